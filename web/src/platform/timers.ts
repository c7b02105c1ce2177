// Waiting, handed in where it matters, so that tests decide what time it is.

export interface Timers {
  /** Calls `then` once after `ms`; the answer calls it off. */
  after(ms: number, then: () => void): () => void;
}

export const pageTimers: Timers = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
