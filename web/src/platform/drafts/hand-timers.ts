// Timers that a test moves by hand.
import type { Timers } from '../timers.ts';

export interface HandTimers extends Timers {
  /** Lets the time pass, calls what falls due in order, and waits for what those calls began. */
  pass(ms: number): Promise<void>;
}

export function handTimers(): HandTimers {
  let now = 0;
  let due: { at: number; then: () => void }[] = [];
  // More turns of the promise queue than any chain under test has links.
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    after(ms, then) {
      const entry = { at: now + ms, then };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    async pass(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((other) => other !== next);
        now = next.at;
        next.then();
        await settle();
      }
      now = end;
    },
  };
}
