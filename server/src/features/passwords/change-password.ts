import { changePassword as operation } from '@madoguchi/contract/passwords/operations.ts';
import { recordEvent } from '../../platform/audit/audit-store.ts';
import { handle, type WriteContext } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { newToken, tokenHash } from '../../platform/session/session-store.ts';
import { deviceHash, noteThrottled, tryPassword } from '../session/public.ts';
import { newPasswordHash } from './public.ts';
import { findOwnPassword, setPassword } from './store.ts';

type Context = WriteContext<typeof operation>;

const WRONG = { fields: [{ field: 'current', code: 'wrong-password' }] };

/** A wrong present password is recorded: somebody may sit before a session that is not theirs. */
async function refusePresent({ ground, actor, caller, now }: Context): Promise<never> {
  await recordEvent(ground.pool, actor, caller, now, {
    operation: operation.id,
    event: 'password.refused',
    target: ['account', actor.accountId],
    difference: { reason: 'wrong-password' },
  });
  return refuse('invalid', WRONG);
}

/**
 * The person's own, by their present one. Guesses count for the session alone: they lock nobody out (decision 0021). The
 * session goes on under a new token, in the cookie and in the answer; of the answer, what is kept does not have it: whoever
 * lost it is signed in anew when they ask again, and needs none (decision 0022).
 */
export const changePassword = handle(operation, async (context) => {
  const { ground, actor, input, caller, now, commit, setToken } = context;
  const own = (await findOwnPassword(ground.pool, actor.accountId)) ?? refuse('not-signed-in');
  const attempted = { operation: operation.id, caller, email: own.email, account: actor.accountId };
  const right = await tryPassword(
    ground,
    {
      aims: [{ scope: 'session', subject: actor.sessionId }],
      hashed: own.password_hash,
      password: input.current,
      isKnown: true,
      onThrottled: (block) => noteThrottled(ground, attempted, block, now),
    },
    now,
  );
  if (!right || own.password_hash === null) return refusePresent(context);
  const ownWords = [own.display_name, own.email, own.kana ?? ''];
  const hash = await newPasswordHash(ground, input.password, ownWords);
  const token = newToken();
  const done = await commit(
    setPassword,
    {
      account: actor.accountId,
      session: actor.sessionId,
      before: own.password_hash,
      hash,
      token: tokenHash(token),
      device: deviceHash(context),
      at: now,
    },
    {
      target: ['account', actor.accountId],
      difference: {},
      answer: { access_token: null },
      unkept: { access_token: token },
    },
  );
  // Another one has just been set: the present one was right a moment ago, and nobody has guessed.
  if (done === null) return refuse('invalid', WRONG);
  ground.sessions.forgetAccount(actor.accountId);
  setToken(token);
  return done;
});
