import { hash } from 'node:crypto';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { signIn as operation } from '@madoguchi/contract/session/operations.ts';
import { recordEvent } from '../../platform/audit/audit-store.ts';
import type { Committed, WriteContext } from '../../platform/http/handler.ts';
import { handle } from '../../platform/http/handler.ts';
import { networkOf } from '../../platform/http/network.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Aim } from './guessing/limits-store.ts';
import { noteThrottled } from './guessing/throttled-attempts.ts';
import { tryPassword } from './guessing/try-password.ts';
import { deviceHash, entryRefusal, startSession } from './start-session.ts';
import { type AccountRow, findAccountByEmail, isKnownDevice } from './store.ts';

type Context = WriteContext<typeof operation>;
type SignedIn = OutputOf<typeof operation>;

type Failure = 'user-not-found' | 'wrong-password' | 'user-disabled';

/** Which field the source attaches each code to (S3-07). */
const FIELD = { 'user-not-found': 'email', 'wrong-password': 'password', 'user-disabled': 'email' } as const;

/** Records the failure in a transaction of its own, then refuses; with the one-message setting always alike (S3-09). */
async function fail(context: Context, account: AccountRow | null, failure: Failure): Promise<never> {
  const { ground, caller, input, now } = context;
  await recordEvent(ground.pool, null, caller, now, {
    operation: operation.id,
    event: 'session.refused',
    target: account === null ? null : ['account', account.id],
    difference: { email: input.email, reason: failure },
  });
  const fields = ground.config.oneLoginMessage
    ? (['email', 'password'] as const).map((field) => ({ field, code: 'email-or-password' }))
    : [{ field: FIELD[failure], code: failure }];
  return refuse('sign-in-failed', { fields });
}

/** An address that nobody has is locked as an account would be: the lock tells nothing (T16). */
function subjectOf(account: AccountRow | null, email: string): string {
  return account?.id ?? `nobody ${hash('sha256', email.toLowerCase(), 'base64url')}`;
}

/** The aims that a failure counts for. A device that the person has signed in with before counts for itself alone (T13). */
async function aimsOf(context: Context, account: AccountRow | null): Promise<Aim[]> {
  const { ground, input, caller } = context;
  const device = deviceHash(context);
  if (await isKnownDevice(ground.pool, account?.id ?? null, device)) {
    return [{ scope: 'device', subject: `${account?.id} ${device?.toString('base64url')}` }];
  }
  return [
    { scope: 'account', subject: subjectOf(account, input.email) },
    { scope: 'address', subject: networkOf(caller.ip) },
    { scope: 'global', subject: 'all' },
  ];
}

/** Compares and begins; `null` where the account has changed between the two. */
async function tryOnce(context: Context): Promise<Committed<SignedIn> | null> {
  const { ground, input, now, caller } = context;
  const { email, password } = input;
  const account = await findAccountByEmail(ground.pool, email);
  const aims = await aimsOf(context, account);
  const attempted = { operation: operation.id, caller, email, account: account?.id ?? null };
  const right = await tryPassword(
    ground,
    {
      aims,
      hashed: account?.password_hash ?? null,
      password,
      isKnown: aims.some(({ scope }) => scope === 'device'),
      onThrottled: (block) => noteThrottled(ground, attempted, block, now),
    },
    now,
  );
  if (account === null) return fail(context, null, 'user-not-found');
  const failure = right ? entryRefusal(account, ground.clock.today()) : 'wrong-password';
  return failure === null
    ? startSession(context, account, { compared: account.password_hash })
    : fail(context, account, failure);
}

/**
 * A password that was right when it was compared, and is not when the session begins, brings nobody in: another one ends
 * what stands, not only what stood (T15). It is looked at anew, and answered, counted and recorded as what it is now.
 */
export const signIn = handle(
  operation,
  async (context) => (await tryOnce(context)) ?? (await tryOnce(context)) ?? refuse('sign-in-failed'),
);
