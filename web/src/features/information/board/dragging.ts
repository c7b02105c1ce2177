// Registers a card with the drag-and-drop library. Loaded by itself: no first screen needs it.
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { CARD_IDS, type CardId } from '@madoguchi/contract/information/cards.ts';

interface Dragging {
  readonly id: CardId;
  readonly element: HTMLElement;
  readonly dragHandle: HTMLElement;
  readonly setState: (state: 'held' | 'target' | undefined) => void;
  readonly onDrop: (card: CardId) => void;
}

const cardOf = (data: Readonly<Record<string, unknown>>) => CARD_IDS.find((id) => id === data['card']);

/** Lets the card be dragged by its handle, and other cards be dropped on it. Answers how to stop. */
export function joinDragging({ id, element, dragHandle, setState, onDrop }: Dragging): () => void {
  return combine(
    draggable({
      element,
      dragHandle,
      getInitialData: () => ({ card: id }),
      onDragStart: () => setState('held'),
      onDrop: () => setState(undefined),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => cardOf(source.data) !== undefined && source.data['card'] !== id,
      onDragEnter: () => setState('target'),
      onDragLeave: () => setState(undefined),
      onDrop: ({ source }) => {
        setState(undefined);
        const card = cardOf(source.data);
        if (card !== undefined) onDrop(card);
      },
    }),
  );
}
