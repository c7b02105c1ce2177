// Which rows are drawn whole while a list is scrolled on and on: nobody reads ten rows a frame, but a frame that draws them
// all with their links, states and sums comes late.

/** Rows that one frame draws whole at most, while others pass. */
export const MOST_A_FRAME = 4;
/** Frames of scrolling after which it counts as going on: a jump, or a press of Page Down, shows its rows at once. */
const GOING_ON = 2;

/** The rows drawn last. */
export interface DrawnRows {
  /** Keys of all rows, in whatever form. */
  readonly all: ReadonlySet<string>;
  /** Of those that show their name alone for now. */
  readonly brief: ReadonlySet<string>;
  /** How many frames the list has been scrolled without a pause. */
  readonly frames: number;
}

export const NOTHING_DRAWN: DrawnRows = { all: new Set(), brief: new Set(), frames: 0 };

/**
 * The rows to draw next. Rows that rush in are brief; as soon as they come slower than `MOST_A_FRAME`, brief ones are drawn whole,
 * so many a frame. A row that is whole stays so.
 */
export function drawnNext(before: DrawnRows, keys: readonly string[], isScrolling: boolean): DrawnRows {
  const frames = isScrolling ? before.frames + 1 : 0;
  const come = keys.filter((key) => !before.all.has(key));
  const isRush = frames > GOING_ON && come.length > MOST_A_FRAME;
  const waiting = keys.filter((key) => before.brief.has(key));
  const brief = isRush ? [...waiting, ...come] : waiting.slice(MOST_A_FRAME);
  return { all: new Set(keys), brief: new Set(brief), frames };
}
