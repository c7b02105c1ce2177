// Records attempts that were not looked at: the first of a kind at once, the rest as sums a minute (decision 0021).
import { summedRecords } from '../../../platform/audit/summed-records.ts';
import type { Ground } from '../../../platform/ground.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Block } from './try-password.ts';

/** One attempt: which operation, from where, at whom. */
export interface ThrottledAttempt {
  readonly operation: string;
  readonly caller: Caller;
  /** The email address that the attempt gives; absent where it gives none. */
  readonly email?: string;
  /** The account aimed at; `null` where nobody has the address. */
  readonly account: string | null;
}

/** Of one kind are those that the same limit held off. */
export async function noteThrottled(
  ground: Ground,
  { operation, caller, email, account }: ThrottledAttempt,
  { scope, subject, until }: Block,
  now: string,
): Promise<void> {
  const said = email === undefined ? {} : { email };
  await summedRecords(ground).note(`${scope} ${subject}`, {
    actor: null,
    caller,
    now,
    record: {
      operation,
      event: 'session.throttled',
      target: account === null ? null : ['account', account],
      difference: { ...said, limit: scope, until },
    },
  });
}
