import { signOut as operation } from '@madoguchi/contract/session/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { endSession } from './store.ts';

export const signOut = handle(operation, async ({ ground, actor, commit, setToken }) => {
  const record = { target: ['session', actor.sessionId], difference: {}, answer: { ended: true } } as const;
  const done = await commit(endSession, { id: actor.sessionId }, record);
  ground.sessions.forget(actor.sessionId);
  setToken(null);
  // Somebody else ended it in this moment: there is no session left to sign out of.
  return done ?? refuse('not-signed-in');
});
