// When somebody last touched this page: with each request the server hears how long ago that was.
import { epochNow } from './clock.ts';

/** Events that only a hand causes. The pointer also "moves" where the page moves beneath it, and scripts scroll. */
const TOUCHES = ['keydown', 'input', 'pointerdown', 'wheel', 'touchmove'] as const;

/** It was opened by somebody. */
let touchedAtMs = epochNow();

/** Notes every touch from now on. Answers how to end that. */
export function watchTouches(): () => void {
  const ended = new AbortController();
  const touched = () => {
    touchedAtMs = epochNow();
  };
  touched();
  // On the way down: what a screen does with the event is its own affair.
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const name of TOUCHES) window.addEventListener(name, touched, options);
  return () => ended.abort();
}

/** Whole seconds since the last touch. A clock that was set back makes it none. */
export function secondsSinceTouch(): number {
  return Math.max(0, Math.floor((epochNow() - touchedAtMs) / 1_000));
}
