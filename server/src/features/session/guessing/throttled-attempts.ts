// Records attempts that were not looked at: the first of a kind at once, the rest as sums a minute, so that ten thousand
// guesses a minute are one row and not ten thousand (decision 0021).
import { recordEvent } from '../../../platform/audit/audit-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Block } from './try-password.ts';

const SUM_MS = 60_000;
/** More kinds than this at once are summed up as one. */
const MOST_KINDS = 200;

/** One attempt: which operation, from where, at whom. */
export interface ThrottledAttempt {
  readonly operation: string;
  readonly caller: Caller;
  /** Who the attempt says it is; absent where it says nothing of that. */
  readonly email?: string;
  /** The account aimed at; `null` where nobody has the address. */
  readonly account: string | null;
}

interface Sum extends ThrottledAttempt {
  readonly block: Block;
  since: string;
  count: number;
}

export class ThrottledAttempts {
  readonly #ground: Ground;
  readonly #sums = new Map<string, Sum>();
  #timer: NodeJS.Timeout | null = null;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  async note(attempt: ThrottledAttempt, block: Block, now: string): Promise<void> {
    const kind = this.#sums.size < MOST_KINDS ? `${block.scope} ${block.subject}` : 'others';
    const sum = this.#sums.get(kind);
    if (sum !== undefined) {
      sum.count += 1;
      return;
    }
    this.#sums.set(kind, { ...attempt, block, since: now, count: 0 });
    this.#timer ??= setTimeout(() => void this.#flush(), SUM_MS).unref();
    await this.#record({ ...attempt, block, since: now, count: 1 }, now);
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
      for (const sum of sums) await this.#record(sum, now);
    } catch (error) {
      this.#ground.log.error({ err: error, sums: sums.length }, 'throttled sign-ins could not be recorded');
    }
  }

  #record({ operation, caller, email, account, block, since, count }: Sum, now: string): Promise<void> {
    const said = email === undefined ? {} : { email };
    return recordEvent(this.#ground.pool, null, caller, now, {
      operation,
      event: 'session.throttled',
      target: account === null ? null : ['account', account],
      difference: { ...said, limit: block.scope, until: block.until, attempts: count, since },
    });
  }
}

const OF_PROCESS = new WeakMap<Ground, ThrottledAttempts>();

/** Those of this process. */
export function throttledAttempts(ground: Ground): ThrottledAttempts {
  const known = OF_PROCESS.get(ground) ?? new ThrottledAttempts(ground);
  OF_PROCESS.set(ground, known);
  return known;
}
