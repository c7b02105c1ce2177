// People end sessions of their own: a device that was left behind, or somebody else's.
import {
  endOwnSession as operation,
  endOtherSessions as othersOperation,
} from '@madoguchi/contract/session/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { deviceHash } from '../start-session.ts';
import { endOthers, endOwn } from './store.ts';

export const endOwnSession = handle(operation, async ({ ground, actor, input, commit }) => {
  const record = { target: ['session', input.id], difference: {}, answer: { ended: true } } as const;
  const done = await commit(endOwn, { id: input.id, account: actor.accountId }, record);
  // Another person's goes on, and so does the page that is open with it.
  if (done === null) return refuse('not-found');
  ground.sessions.forget(input.id);
  return done;
});

export const endOtherSessions = handle(othersOperation, async ({ ground, actor, commit, cookies }) => {
  const values = { account: actor.accountId, own: actor.sessionId, device: deviceHash({ cookies }) };
  const done = await commit(endOthers, values, { target: ['account', actor.accountId], difference: {}, answer: {} });
  ground.sessions.forgetAccount(actor.accountId);
  return done ?? refuse('not-signed-in');
});
