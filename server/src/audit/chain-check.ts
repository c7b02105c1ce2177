// Walks one chain from its first place and finds the first that is not as the sequencer left it.
import { GENESIS } from '../platform/audit/record-line.ts';
import { HashList } from './hash-list.ts';
import type { Broken, Place } from './place.ts';
import type { PublicKeys } from './public-keys.ts';

export type Source = 'database' | 'log';

/** The first thing wrong of its kind. */
export interface Fault {
  readonly source: Source;
  /** Of the first bad record; `null` where it has none. */
  readonly number: number | null;
  /** Completes "record 12: …". */
  readonly why: string;
}

/** Clocks of several nodes may differ, and a request takes a while; a record from further back was dated back. */
const CLOCKS_DIFFER_MS = 300_000;

export class ChainCheck {
  readonly source: Source;
  readonly hashes = new HashList();
  readonly #keys: PublicKeys;
  #fault: Fault | null = null;
  #last: Place | null = null;
  #checkpoint: Place | null = null;
  /** The fault of a line that may come again: a full disk or a kill cuts the last one off. */
  #unread: string | null = null;

  constructor(source: Source, keys: PublicKeys) {
    this.source = source;
    this.#keys = keys;
  }

  get fault(): Fault | null {
    if (this.#fault !== null || this.#unread === null) return this.#fault;
    return { source: this.source, number: this.#expected, why: this.#unread };
  }

  /** The newest checkpoint whose signature holds. */
  get checkpoint(): Place | null {
    return this.#checkpoint;
  }

  add(place: Place | Broken): void {
    if ('broken' in place) {
      if (place.number === null) this.#unread ??= place.broken;
      else this.blame(place.number, place.broken);
      return;
    }
    if (this.#isRepeated(place)) return;
    this.#look(place, this.#expected);
    this.#unread = null;
    this.hashes.set(place.number, place.claimed);
    this.#last = place;
  }

  get #expected(): number {
    return (this.#last?.number ?? 0) + 1;
  }

  /** Notes a fault; the first stays. */
  blame(number: number | null, why: string): void {
    this.#fault ??= { source: this.source, number, why };
  }

  /** A log server may be sent a line twice. It is a fault only where it is another line. */
  #isRepeated({ number, claimed, computed }: Place): boolean {
    return claimed === computed && this.hashes.get(number) === claimed;
  }

  #look(place: Place, expected: number): void {
    const { number } = place;
    if (number > expected) {
      return this.blame(expected, this.#unread ?? `it is missing; ${number} follows ${expected - 1}`);
    }
    if (number < expected) return this.blame(number, 'it stands there again, as another one');
    if (place.computed !== place.claimed) return this.blame(number, 'its content does not fit its hash');
    if (place.previous !== (this.#last?.claimed ?? GENESIS)) return this.#blameLink(place);
    if (place.signed) return this.#lookAtSignature(place);
    const signedAt = this.#checkpoint?.at;
    if (signedAt !== undefined && Date.parse(place.at) < Date.parse(signedAt) - CLOCKS_DIFFER_MS) {
      this.blame(number, `it is dated ${place.at}, before the checkpoint ${this.#checkpoint?.number} of ${signedAt}`);
    }
  }

  /** The later record fits its own hash, so it is the earlier one that was put there, unless that is signed. */
  #blameLink({ number }: Place): void {
    const isSigned = this.#last !== null && this.#last === this.#checkpoint;
    if (this.#last === null || isSigned) return this.blame(number, 'it does not follow the record before it');
    this.blame(this.#last.number, 'it was put in the place of another: the record after it names another hash');
  }

  #lookAtSignature(place: Place): void {
    const { number, signed } = place;
    const since = this.#checkpoint === null ? 'the beginning' : `checkpoint ${this.#checkpoint.number}`;
    const result = signed ? this.#keys.check(signed) : 'false';
    if (result === 'unknown') return this.blame(number, `it is signed with the unknown key ${signed?.key}`);
    if (result === 'false') {
      return this.blame(number, `its signature does not hold: it or records since ${since} were rewritten`);
    }
    this.#checkpoint = place;
  }
}
