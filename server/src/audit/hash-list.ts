const BYTES = 32;
const FIRST_ROOM = 1_024;
/** Numbers are without gaps: one far beyond the last is forged, and not worth the memory. */
const FURTHEST = 1_000_000;

/** The hash of each number from 1 on, in 32 bytes each: a million records take 32 MB. */
export class HashList {
  #bytes = Buffer.alloc(FIRST_ROOM * BYTES);
  #has = new Uint8Array(FIRST_ROOM);
  #last = 0;

  /** The highest number there is. */
  get last(): number {
    return this.#last;
  }

  set(number: number, hash: string): void {
    if (number < 1 || number > this.#last + FURTHEST) return;
    if (number > this.#has.length) this.#grow(number);
    this.#bytes.write(hash, (number - 1) * BYTES, BYTES, 'hex');
    this.#has[number - 1] = 1;
    this.#last = Math.max(this.#last, number);
  }

  get(number: number): string | null {
    if (this.#has[number - 1] !== 1) return null;
    return this.#bytes.toString('hex', (number - 1) * BYTES, number * BYTES);
  }

  /** The lowest number of which both have a hash, and not the same one; `null` where there is none. */
  firstDifference(other: HashList): number | null {
    const both = Math.min(this.#last, other.#last);
    for (let index = 0; index < both; index += 1) {
      if (this.#has[index] !== 1 || other.#has[index] !== 1) continue;
      const [from, to] = [index * BYTES, (index + 1) * BYTES];
      if (this.#bytes.compare(other.#bytes, from, to, from, to) !== 0) return index + 1;
    }
    return null;
  }

  #grow(number: number): void {
    const room = Math.max(number, this.#has.length * 2);
    const bytes = Buffer.alloc(room * BYTES);
    this.#bytes.copy(bytes);
    this.#bytes = bytes;
    const has = new Uint8Array(room);
    has.set(this.#has);
    this.#has = has;
  }
}
