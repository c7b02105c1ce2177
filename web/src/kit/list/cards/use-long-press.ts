// A finger that stays on a card: what a pointer does by pressing a card's box (MOB: bulk by long press).
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { pageTimers, type Timers } from '../../../platform/timers.ts';

const LONG_MS = 500;
/** A finger never lies quite still; farther than this it draws or scrolls, CSS pixels. */
const SLACK_PX = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly callOff: () => void;
}

/** Handlers for the element that is pressed; `act` is `null` where a long press means nothing. */
export function useLongPress(act: (() => void) | null, timers: Timers = pageTimers) {
  const press = useRef<Press | null>(null);
  const hasActed = useRef(false);
  const end = useCallback(() => {
    press.current?.callOff();
    press.current = null;
  }, []);
  useEffect(() => end, [end]);
  if (act === null) return {};
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      end();
      hasActed.current = false;
      if (pointerType !== 'touch' || !isPrimary) return;
      const callOff = timers.after(LONG_MS, () => {
        hasActed.current = true;
        act();
      });
      press.current = { x: clientX, y: clientY, callOff };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > SLACK_PX) end();
    },
    onPointerUp: end,
    // The browser takes the finger over to scroll.
    onPointerCancel: end,
    // The menu of the link under the finger would open in place of the choice.
    onContextMenu(event: MouseEvent) {
      if (press.current !== null || hasActed.current) event.preventDefault();
    },
    // Lifting the finger must not open what was chosen; keys press without a finger.
    onClickCapture(event: MouseEvent) {
      if (!hasActed.current || event.detail === 0) return;
      hasActed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
