// When the next batch goes out: after a rest, at the latest after a while, and after a failure later each time.
import type { Timers } from '../../../../platform/timers.ts';

const REST_MS = 800;
const LATEST_MS = 5_000;
const RETRY_MS = [1_000, 2_000, 5_000];
const LONGEST_RETRY_MS = 15_000;

export class SendTimers {
  readonly #timers: Timers;
  readonly #send: () => void;
  #cancelRest: (() => void) | null = null;
  #cancelLatest: (() => void) | null = null;

  constructor(timers: Timers, send: () => void) {
    this.#timers = timers;
    this.#send = send;
  }

  /** True when something is to be sent by itself. */
  get isSet(): boolean {
    return this.#cancelRest !== null;
  }

  /** Something changed: the rest begins anew, the latest moment stays. */
  rest(): void {
    this.#cancelRest?.();
    this.#cancelRest = this.#timers.after(REST_MS, this.#send);
    this.#cancelLatest ??= this.#timers.after(LATEST_MS, this.#send);
  }

  /** After the nth failure in a row, from 1. */
  retry(failures: number): void {
    this.cancel();
    this.#cancelRest = this.#timers.after(RETRY_MS[failures - 1] ?? LONGEST_RETRY_MS, this.#send);
  }

  cancel(): void {
    this.#cancelRest?.();
    this.#cancelLatest?.();
    this.#cancelRest = this.#cancelLatest = null;
  }
}
