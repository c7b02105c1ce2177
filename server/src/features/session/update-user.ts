import { updateUser as operation } from '@madoguchi/contract/session/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { changeAccount, findAccount, userOf } from './store.ts';

export const updateUser = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const account = (await findAccount(ground.pool, actor.accountId)) ?? refuse('not-signed-in');
  const { displayName = account.display_name, settings = {} } = input.user.data;
  const language = settings.language === undefined ? account.language : settings.language;
  const next = { ...account, display_name: displayName, language };
  const difference = {
    displayName: [account.display_name, displayName],
    language: [account.language, language],
  };
  const done = await commit(
    changeAccount,
    { id: account.id, displayName, language, at: now },
    { target: ['account', account.id], difference, answer: userOf(next, actor.provider) },
  );
  ground.sessions.forget(actor.sessionId);
  return done ?? refuse('not-signed-in');
});
