// How much one person may ask for of what costs more than an answer: files that come, files that leave, mails. Reads have no
// limit. Counted in this process: it protects the house from a script gone wild, not a secret (decision 0021).
import type { Operation } from '@madoguchi/contract/operation.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

type Limited = 'uploads' | 'downloads' | 'mails' | 'counts';

/** Far more than anybody turns pages; a script would make counters worthless, and keep their rows busy. */
const COUNTS_PER_HOUR = 1_200;

const HOUR_MS = 3_600_000;
/** More persons at once than any portal has. Those who have asked for nothing lately are let go first. */
const PERSONS_MOST = 10_000;

/** The limit that an operation counts against; `null` where it has none. */
export function limitedAs(operation: Operation): Limited | null {
  if (operation.kind === 'upload') return 'uploads';
  if (operation.kind === 'download') return 'downloads';
  if (operation.kind === 'count') return 'counts';
  return operation.kind === 'write' && operation.asksForMail ? 'mails' : null;
}

/** A token bucket: what is left, and since when. It refills evenly over an hour. */
interface Bucket {
  left: number;
  atMs: number;
  wasRefused: boolean;
}

export interface Wait {
  readonly seconds: number;
  /** The first refusal after requests that passed: the one that is recorded. */
  readonly isFirst: boolean;
}

export class PersonLimits {
  readonly #clock: Clock;
  readonly #perHour: Readonly<Record<Limited, number>>;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock, { uploadsPerHour, downloadsPerHour, mailsPerHour }: Config) {
    this.#clock = clock;
    this.#perHour = {
      ...{ uploads: uploadsPerHour, downloads: downloadsPerHour, mails: mailsPerHour, counts: COUNTS_PER_HOUR },
    };
  }

  /** Takes one; `null`: it may pass. */
  take(accountId: string, limited: Limited): Wait | null {
    const perHour = this.#perHour[limited];
    const bucket = this.#filled(`${limited} ${accountId}`, perHour);
    if (bucket.left < 1) {
      const isFirst = !bucket.wasRefused;
      bucket.wasRefused = true;
      return { seconds: Math.ceil(((1 - bucket.left) * HOUR_MS) / perHour / 1_000), isFirst };
    }
    bucket.left -= 1;
    bucket.wasRefused = false;
    return null;
  }

  #filled(key: string, perHour: number): Bucket {
    const nowMs = this.#clock.elapsedMs();
    const known = this.#buckets.get(key);
    const left =
      known === undefined
        ? perHour
        : Math.min(perHour, known.left + (Math.max(0, nowMs - known.atMs) * perHour) / HOUR_MS);
    const bucket = { left, atMs: nowMs, wasRefused: known?.wasRefused ?? false };
    // Set anew, so that the map is in the order of the last use.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > PERSONS_MOST && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}
