// Cards follow the mouse: the library that does it is fetched only where there is a mouse and more than one column.
import type { CardId } from '@madoguchi/contract/information/cards.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Draggable {
  readonly id: CardId;
  readonly frame: RefObject<HTMLElement | null>;
  readonly grip: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
  /** The card was let go over another one, whose place it takes. */
  readonly drop: (card: CardId, over: CardId) => void;
}

/** `held`: this card is under way. `target`: another one is over it. */
type DragState = 'held' | 'target' | undefined;

const HAS_MOUSE = '(pointer: fine)';

export function useDraggable({ id, frame, grip, isOn, drop }: Draggable): DragState {
  const [state, setState] = useState<DragState>(undefined);
  const onDrop = useEffectEvent((card: CardId) => drop(card, id));

  useEffect(() => {
    const [element, dragHandle] = [frame.current, grip.current];
    if (!isOn || !element || !dragHandle || !window.matchMedia(HAS_MOUSE).matches) return undefined;
    let stop = () => {};
    const isGone = { current: false };
    const join = async () => {
      const { joinDragging } = await import('./dragging.ts');
      if (!isGone.current) stop = joinDragging({ id, element, dragHandle, setState, onDrop: (card) => onDrop(card) });
    };
    void join();
    return () => {
      isGone.current = true;
      stop();
    };
  }, [id, frame, grip, isOn]);

  return state;
}
