// Records of what anybody can bring about without end, signed in or not: the first of a kind at once, the rest as sums a
// minute, so that ten thousand attempts a minute are two rows (decision 0021).
import type { Ground } from '../ground.ts';
import type { Caller } from '../http/handler.ts';
import type { Actor } from '../session/actor.ts';
import { type AuditRecord, recordEvent } from './audit-store.ts';

const SUM_MS = 60_000;
/** More kinds than this at once are summed up as one. */
const MOST_KINDS = 200;

/** One that happened: who, from where, when, and what is recorded of it. */
export interface Happened {
  readonly actor: Actor | null;
  readonly caller: Caller;
  /** ISO instant. */
  readonly now: string;
  readonly record: AuditRecord;
}

interface Sum extends Happened {
  count: number;
}

export class SummedRecords {
  readonly #ground: Ground;
  readonly #sums = new Map<string, Sum>();
  #timer: NodeJS.Timeout | null = null;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** Where one of its kind was recorded within the minute it is counted, and told of by the first one's record. */
  async note(kind: string, happened: Happened): Promise<void> {
    const room = this.#sums.has(kind) || this.#sums.size < MOST_KINDS ? kind : 'others';
    const sum = this.#sums.get(room);
    if (sum !== undefined) {
      sum.count += 1;
      return;
    }
    const first = { ...happened, count: 1 };
    this.#sums.set(room, { ...happened, count: 0 });
    this.#timer ??= setTimeout(() => void this.#flush(), SUM_MS).unref();
    await this.#write(first, happened.now);
  }

  /** Writes the sums so far: at the end of a minute, and of the process. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#flush();
  }

  async #flush(): Promise<void> {
    this.#timer = null;
    const sums = [...this.#sums.values()].filter(({ count }) => count > 0);
    this.#sums.clear();
    const now = this.#ground.clock.now();
    try {
      for (const sum of sums) await this.#write(sum, now);
    } catch (error) {
      this.#ground.log.error({ err: error, sums: sums.length }, 'refused attempts could not be recorded');
    }
  }

  #write({ actor, caller, record, count, now: since }: Sum, now: string): Promise<void> {
    const difference = { ...record.difference, attempts: count, since };
    return recordEvent(this.#ground.pool, actor, caller, now, { ...record, difference });
  }
}

const OF_PROCESS = new WeakMap<Ground, SummedRecords>();

/** Those of this process. */
export function summedRecords(ground: Ground): SummedRecords {
  const known = OF_PROCESS.get(ground) ?? new SummedRecords(ground);
  OF_PROCESS.set(ground, known);
  return known;
}
