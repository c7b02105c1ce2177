// One look at a password: counted, compared, and taken back where it was right. Who guesses too often is not looked at.
import type { Ground } from '../../../platform/ground.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { GuessScope } from './limits.ts';
import { type Aim, countGuess, findBlock, takeBackGuess } from './limits-store.ts';

export interface Attempt {
  /** What a failure of it counts for. */
  readonly aims: readonly Aim[];
  /** `null` where there is no password to compare with: the same work is done, and it is never right. */
  readonly hashed: string | null;
  readonly password: string;
  /** Told of an attempt that is not looked at, before it is refused. */
  readonly onThrottled: (block: Block) => Promise<void>;
}

/** What closed the door, and until when. */
export interface Block {
  readonly scope: GuessScope;
  readonly subject: string;
  readonly until: string;
}

/** Something else may close the door between the look and the count; it does not happen twice for nothing. */
const UNTIL_LATER_MS = 1_000;

async function throttled({ aims, onThrottled }: Attempt, found: { scope: GuessScope; until: string }, now: string) {
  const subject = aims.find(({ scope }) => scope === found.scope)?.subject ?? '';
  await onThrottled({ ...found, subject });
  const seconds = Math.max(1, Math.ceil((Date.parse(found.until) - Date.parse(now)) / 1_000));
  return refuse('too-many', { retryAfterSeconds: seconds, values: { n: seconds } });
}

/** Whether the password is right. Refuses with 429 and when to try again, at no cost of hashing (T13). */
export async function tryPassword({ pool, passwords }: Ground, attempt: Attempt, now: string): Promise<boolean> {
  const { aims, hashed, password } = attempt;
  const block = await findBlock(pool, aims, now);
  if (block !== null) return throttled(attempt, block, now);
  const right = await passwords.inTurn(async (verify) => {
    if (!(await countGuess(pool, aims, now))) return null;
    const isRight = await verify(hashed, password);
    if (isRight) await takeBackGuess(pool, aims, now);
    return isRight;
  });
  if (right !== null) return right;
  const until = new Date(Date.parse(now) + UNTIL_LATER_MS).toISOString();
  return throttled(attempt, (await findBlock(pool, aims, now)) ?? { scope: 'global', until }, now);
}
