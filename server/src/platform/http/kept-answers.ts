// Answers as they were last written, to be sent again while the database says that what they show is still the newest.
import type { Ground } from '../ground.ts';

/** A written answer, and the mark of the state of the database that it shows. */
export interface KeptAnswer {
  readonly mark: string;
  readonly text: string;
}

/** A bounded memory of answers, one for each process; the longest unwritten goes first. */
export class KeptAnswers {
  readonly #most: number;
  readonly #of = new WeakMap<Ground, Map<string, KeptAnswer>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What was written under the key last, whether or not it is still the newest: the database is asked by its mark. */
  find(ground: Ground, key: string): KeptAnswer | null {
    return this.#of.get(ground)?.get(key) ?? null;
  }

  keep(ground: Ground, key: string, answer: KeptAnswer): void {
    const kept = this.#of.get(ground) ?? new Map<string, KeptAnswer>();
    this.#of.set(ground, kept);
    kept.delete(key);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > this.#most && oldest !== undefined) kept.delete(oldest);
  }

  forget(ground: Ground, key: string): void {
    this.#of.get(ground)?.delete(key);
  }
}
