// Columns follow the mouse; the library that does it is fetched only where there is one.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Draggable {
  readonly field: string;
  readonly line: RefObject<HTMLElement | null>;
  readonly grip: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
  /** Another column was let go over this one, whose place it takes. */
  readonly onDrop: (field: string) => void;
}

/** `held`: this one is under way. `target`: another one is over it. */
type DragState = 'held' | 'target' | undefined;

const HAS_MOUSE = '(pointer: fine)';

export function useColumnDrag({ field, line, grip, isOn, onDrop }: Draggable): DragState {
  const [state, setState] = useState<DragState>(undefined);
  const drop = useEffectEvent((moved: string) => onDrop(moved));

  useEffect(() => {
    const [element, dragHandle] = [line.current, grip.current];
    if (!isOn || !element || !dragHandle || !window.matchMedia(HAS_MOUSE).matches) return undefined;
    let stop = () => {};
    let isGone = false;
    const join = async () => {
      const { joinColumnDrag } = await import('./column-drag.ts');
      if (!isGone) stop = joinColumnDrag({ field, element, dragHandle, setState, onDrop: (moved) => drop(moved) });
    };
    void join();
    return () => {
      isGone = true;
      stop();
    };
  }, [field, line, grip, isOn]);

  return state;
}
