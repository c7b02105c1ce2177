// Where something stands beside a cell: below it, or above where the window ends.

const ROOM_PX = 300;
const EDGE_PX = 8;

/** Where such a thing is put in the document: within the page's main part, yet outside of the scrolling rows. */
export function layerOf(root: Element): Element {
  return root.closest('main') ?? document.body;
}

export interface Beside {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Fixed position in CSS pixels of what belongs to the cell `box`. */
export function besideBox(box: Element): Beside {
  const { left, top, bottom } = box.getBoundingClientRect();
  const hasRoomBelow = window.innerHeight - bottom >= ROOM_PX || top < ROOM_PX;
  const start = Math.max(EDGE_PX, Math.min(left, window.innerWidth - ROOM_PX - EDGE_PX));
  return hasRoomBelow ? { left: start, top: bottom + 2 } : { left: start, bottom: window.innerHeight - top + 2 };
}
