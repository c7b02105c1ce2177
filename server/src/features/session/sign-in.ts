import { signIn as operation } from '@madoguchi/contract/session/operations.ts';
import { recordEvent } from '../../platform/audit/audit-store.ts';
import type { WriteContext } from '../../platform/http/handler.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { newToken, tokenHash } from '../../platform/session/session-store.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type AccountRow, beginSession, findAccountByEmail, userOf } from './store.ts';

type Context = WriteContext<typeof operation>;

type Failure = 'user-not-found' | 'wrong-password' | 'user-disabled';

/** Which field the source attaches each code to (S3-07). */
const FIELD = { 'user-not-found': 'email', 'wrong-password': 'password', 'user-disabled': 'email' } as const;

function failureOf(account: AccountRow | null, right: boolean): Failure | null {
  if (account === null) return 'user-not-found';
  if (!right) return 'wrong-password';
  return account.status === 'suspended' ? 'user-disabled' : null;
}

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

export function sessionEnd(now: string, hours: number): string {
  return new Date(Date.parse(now) + hours * 3_600_000).toISOString();
}

export const signIn = handle(operation, async (context) => {
  const { ground, input, now, caller, commit, setToken } = context;
  const account = await findAccountByEmail(ground.pool, input.email);
  // Without an account the same work is done, so that the time tells nothing.
  const right = await ground.passwords.verify(account?.password_hash ?? null, input.password);
  const failure = failureOf(account, right);
  if (account === null || failure !== null) return fail(context, account, failure ?? 'user-not-found');
  const token = newToken();
  const id = uuidAt(now);
  const done = await commit(
    beginSession,
    {
      id,
      account: account.id,
      hash: tokenHash(token),
      begun: now,
      expires: sessionEnd(now, ground.config.sessionHours),
      address: caller.ip,
      agent: caller.userAgent,
    },
    {
      target: ['session', id],
      difference: {},
      by: { accountId: account.id, displayName: account.display_name, roles: account.roles },
      answer: { user: userOf(account), access_token: token },
    },
  );
  setToken(token);
  return done ?? refuse('internal');
});
