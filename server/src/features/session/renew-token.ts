import { renewToken as operation } from '@madoguchi/contract/session/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { newToken, tokenHash } from '../../platform/session/session-store.ts';
import { preferencesOf } from '../preferences/public.ts';
import { findAccount, renewSession, userOf } from './store.ts';

/** Requests under way with the old token are still answered for so long. */
const OVERLAP_MS = 60_000;

/** A fresh token for the same session: it ends when it would have ended (decision 0022). */
export const renewToken = handle(operation, async ({ ground, actor, input, caller, now, commit, setToken }) => {
  if (input.access_token !== undefined) return refuse('bad-token');
  const account = actor === null ? null : await findAccount(ground.pool, actor.accountId);
  if (actor === null || account === null || caller.token === null) return refuse('bad-token');
  const token = newToken();
  const user = userOf(account, actor.provider, await preferencesOf(ground, actor));
  const done = await commit(
    renewSession,
    {
      id: actor.sessionId,
      old: tokenHash(caller.token),
      hash: tokenHash(token),
      previousUntil: new Date(Date.parse(now) + OVERLAP_MS).toISOString(),
    },
    {
      target: ['session', actor.sessionId],
      difference: {},
      answer: { user, access_token: token, lastSignIn: null },
    },
  );
  // Ended, or given another token by a new password, in this moment.
  if (done === null) return refuse('bad-token');
  ground.sessions.forget(actor.sessionId);
  setToken(token);
  return done;
});
