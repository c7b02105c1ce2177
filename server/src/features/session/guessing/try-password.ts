// One look at a password: compared, and counted where it was wrong. Who guesses too often is not looked at.
import type { Ground } from '../../../platform/ground.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Verify } from '../../../platform/session/password-hasher.ts';
import type { GuessScope } from './limits.ts';
import { type Aim, countGuess, findStanding, type Standing, stillStands } from './limits-store.ts';

export interface Attempt {
  /** The aims that a failure of the attempt counts for. */
  readonly aims: readonly Aim[];
  /** `null` where there is no password to compare with: the same work is done, and it is never right. */
  readonly hashed: string | null;
  readonly password: string;
  /** Goes ahead of strangers in the line for hashing, so that their flood keeps nobody waiting who is known. */
  readonly isKnown: boolean;
  /** Told of an attempt that is not looked at, before it is refused. */
  readonly onThrottled: (block: Block) => Promise<void>;
}

/** The limit that was reached, and until when it blocks. */
export interface Block {
  readonly scope: GuessScope;
  readonly subject: string;
  readonly until: string;
}

/** Something else may close the door between the look and the count; it does not happen twice for nothing. */
const UNTIL_LATER_MS = 1_000;
export const aMomentAfter = (now: string) => new Date(Date.parse(now) + UNTIL_LATER_MS).toISOString();

/** Notes an attempt that is not looked at, and refuses it with 429 and when to try again. */
export async function refuseThrottled(
  { aims, onThrottled }: Pick<Attempt, 'aims' | 'onThrottled'>,
  found: { scope: GuessScope; until: string },
  now: string,
): Promise<never> {
  const subject = aims.find(({ scope }) => scope === found.scope)?.subject ?? '';
  await onThrottled({ ...found, subject });
  const seconds = Math.max(1, Math.ceil((Date.parse(found.until) - Date.parse(now)) / 1_000));
  return refuse('too-many', { retryAfterSeconds: seconds, values: { n: seconds } });
}

/**
 * Compares in a turn that is ours alone, and counts a wrong one. Where nobody was wrong here meanwhile, what was read before
 * the turn holds. `null`: it was not looked at, or the door was closed by others while it was, which is the same to everybody.
 */
function compare(
  { pool, passwords }: Ground,
  { aims, hashed, password, isKnown }: Attempt,
  before: Standing,
  now: string,
): Promise<boolean | null> {
  const turn = async (verify: Verify) => {
    const { block } = stillStands(pool, before) ? before : await findStanding(pool, aims, now);
    if (block !== null) return null;
    if (await verify(hashed, password)) return true;
    return (await countGuess(pool, aims, now)) ? false : null;
  };
  return passwords.inTurn(turn, { isKnown });
}

/**
 * True when the password is right. Refuses with 429 and when to try again, at no cost of hashing (T13). However many processes
 * compare at the same moment: a wrong one is told of only where it could be counted, a right one only where the door is
 * still open once it was compared.
 */
export async function tryPassword(ground: Ground, attempt: Attempt, now: string): Promise<boolean> {
  const { pool } = ground;
  const before = await findStanding(pool, attempt.aims, now);
  if (before.block !== null) return refuseThrottled(attempt, before.block, now);
  const right = await compare(ground, attempt, before, now);
  if (right === false) return false;
  const after = await findStanding(pool, attempt.aims, now);
  if (right && after.block === null) return true;
  return refuseThrottled(attempt, after.block ?? { scope: 'global', until: aMomentAfter(now) }, now);
}
