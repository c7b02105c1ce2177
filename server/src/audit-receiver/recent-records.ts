// Which records came last: a record that comes again, because its acknowledgement was lost, is not written again.

/** Number and hash as our portal puts them into the structured data of RFC 5424. */
const RECORD = /^<\d{1,3}>1 (?:\S+ ){5}\[audit@32473 n="(\d{1,15})" h="([0-9a-f]+)"\] /;
/** More than a sender has under way at a time. */
const REMEMBERED = 1_024;

export interface NumberedRecord {
  readonly number: number;
  readonly hash: string;
}

/** Number and hash of a message; null where it is not one of our portal's records. */
export function recordOf(message: string): NumberedRecord | null {
  const [, number, hash] = RECORD.exec(message) ?? [];
  return number === undefined || hash === undefined ? null : { number: Number(number), hash };
}

/** The standing of a record. Only an exact repetition is left out: another record under an old number is evidence. */
export type Standing = 'next' | 'repeated' | 'gap' | 'differs';

export class RecentRecords {
  readonly #hashes = new Map<number, string>();
  #last: number | null = null;

  /** The number that came last; null before the first. */
  get last(): number | null {
    return this.#last;
  }

  /** @param last the number before it, where others are about to be written first */
  standingOf({ number, hash }: NumberedRecord, last = this.#last): Standing {
    if (this.#hashes.get(number) === hash) return 'repeated';
    if (last === null || number === last + 1) return 'next';
    return number > last ? 'gap' : 'differs';
  }

  /** To be called once the record is on the disk, and not before: what is remembered is not written again. */
  remember({ number, hash }: NumberedRecord): void {
    this.#hashes.delete(number);
    this.#hashes.set(number, hash);
    this.#last = number;
    for (const oldest of this.#hashes.keys()) {
      if (this.#hashes.size <= REMEMBERED) break;
      this.#hashes.delete(oldest);
    }
  }
}
