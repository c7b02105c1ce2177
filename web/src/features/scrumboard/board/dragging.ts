// Cards and lists that follow the mouse. The library knows no keys: what it does, menus, arrows and the move dialog do as well.
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** On which side of a card or list something is let go. */
export type Side = 'before' | 'after';
type Data = Readonly<Record<string | symbol, unknown>>;

export const HAS_MOUSE = '(pointer: fine)';

const text = (data: Data, name: string): string | null => {
  const value = data[name];
  return typeof value === 'string' ? value : null;
};

interface Joined {
  readonly element: HTMLElement;
  /** The part that takes hold of it; all of it where absent. */
  readonly handle?: HTMLElement;
  readonly id: string;
  /** Things of one group are let go only among themselves: the cards of one lane. */
  readonly group: string;
  readonly onHeld: (isHeld: boolean) => void;
  readonly onOver: (side: Side | null) => void;
}

function joinThing(of: 'card' | 'list', { element, handle, id, group, onHeld, onOver }: Joined): () => void {
  const isLike = (data: Data) => data['of'] === of && data['group'] === group;
  const sideAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Side => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isAfter = of === 'card' ? clientY > top + height / 2 : clientX > left + width / 2;
    return isAfter ? 'after' : 'before';
  };
  return combine(
    draggable({
      element,
      ...(handle === undefined ? {} : { dragHandle: handle }),
      getInitialData: () => ({ of, id, group }),
      onDragStart: () => onHeld(true),
      onDrop: () => onHeld(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => isLike(source.data),
      getData: ({ input }) => ({ of, id, side: sideAt(input) }),
      onDrag: ({ self, source }) => onOver(source.data['id'] === id ? null : (text(self.data, 'side') as Side | null)),
      onDragLeave: () => onOver(null),
      onDrop: () => onOver(null),
    }),
  );
}

export const joinCard = (joined: Joined) => joinThing('card', joined);
export const joinList = (joined: Joined) => joinThing('list', joined);

/** The room of a list below its cards: what is let go there stands at its end. */
export function joinRoom(
  element: HTMLElement,
  listId: string,
  group: string,
  onOver: (isOver: boolean) => void,
): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data['of'] === 'card' && source.data['group'] === group,
    getData: () => ({ of: 'room', id: listId }),
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: () => onOver(false),
  });
}

interface Dropped {
  readonly onCard: (
    id: string,
    place: { readonly card: string; readonly side: Side } | { readonly list: string },
  ) => void;
  readonly onList: (id: string, place: { readonly list: string; readonly side: Side }) => void;
}

/** Tells what was let go where. Outside of any place nothing is told. */
export function watchDrops({ onCard, onList }: Dropped): () => void {
  return monitorForElements({
    canMonitor: ({ source }) => source.data['of'] === 'card' || source.data['of'] === 'list',
    onDrop: ({ source, location }) => {
      const id = text(source.data, 'id');
      const isCard = source.data['of'] === 'card';
      const places = location.current.dropTargets.map(({ data }) => data);
      const place = places.find((data) => (isCard ? data['of'] !== 'list' : data['of'] === 'list'));
      const at = place === undefined ? null : text(place, 'id');
      if (id === null || place === undefined || at === null) return;
      const side: Side = place['side'] === 'after' ? 'after' : 'before';
      if (!isCard) onList(id, { list: at, side });
      else onCard(id, place['of'] === 'room' ? { list: at } : { card: at, side });
    },
  });
}
