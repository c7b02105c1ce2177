// Gathers what is changed in quick succession, and hands it on together after a pause.
import { type FrameChoice, merged } from '@madoguchi/contract/preferences/frame-fields.ts';
import type { Timers } from '../../platform/timers.ts';

const PAUSE_MS = 300;

export interface PausedChanges {
  add(change: FrameChoice): void;
  /** Hands on at once what is waiting. */
  flush(): void;
}

export function pausedChanges(timers: Timers, apply: (changes: FrameChoice) => void): PausedChanges {
  let waiting: FrameChoice | null = null;
  let callOff = () => {};
  const flush = () => {
    callOff();
    const changes = waiting;
    waiting = null;
    if (changes !== null) apply(changes);
  };
  return {
    add(change) {
      waiting = merged(waiting ?? {}, change);
      callOff();
      callOff = timers.after(PAUSE_MS, flush);
    },
    flush,
  };
}
