// Answers as they were last written, to be sent again while the database says that what they show is still the newest.
import type { Ground } from '../ground.ts';

/** A written answer, and the mark of the state of the database that it shows. */
export interface KeptAnswer {
  readonly mark: string;
  readonly text: string;
}

class Shelf {
  readonly #answers = new Map<string, KeptAnswer>();
  #characters = 0;

  find(key: string): KeptAnswer | null {
    return this.#answers.get(key) ?? null;
  }

  put(key: string, answer: KeptAnswer): void {
    this.remove(key);
    this.#answers.set(key, answer);
    this.#characters += answer.text.length;
  }

  remove(key: string): void {
    this.#characters -= this.#answers.get(key)?.text.length ?? 0;
    this.#answers.delete(key);
  }

  shrinkTo(characters: number): void {
    for (const key of this.#answers.keys()) {
      if (this.#characters <= characters) return;
      this.remove(key);
    }
  }
}

/** A memory of answers, one for each process, bounded by their length; the longest unwritten goes first. */
export class KeptAnswers {
  readonly #characters: number;
  readonly #of = new WeakMap<Ground, Shelf>();

  /** `characters`: of all answers together. Where there is one beyond Latin among them, each takes two bytes. */
  constructor(characters: number) {
    this.#characters = characters;
  }

  /** The last answer under the key, possibly stale: its mark is sent to the database, which decides. */
  find(ground: Ground, key: string): KeptAnswer | null {
    return this.#of.get(ground)?.find(key) ?? null;
  }

  keep(ground: Ground, key: string, answer: KeptAnswer): void {
    const shelf = this.#of.get(ground) ?? new Shelf();
    this.#of.set(ground, shelf);
    shelf.put(key, answer);
    shelf.shrinkTo(this.#characters);
  }

  forget(ground: Ground, key: string): void {
    this.#of.get(ground)?.remove(key);
  }
}
