import { savePreference as operation } from '@madoguchi/contract/preferences/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { preferencesOf } from './public.ts';
import { keepPreference } from './store.ts';

export const savePreference = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { name, value, version } = input;
  const before = (await preferencesOf(ground, actor))[name];
  if (before.version !== version) refuse('stale', { current: before });
  const done = await commit(
    keepPreference,
    { account: actor.accountId, name, value: JSON.stringify(value), version, at: now },
    {
      target: ['preference', name],
      difference: { [name]: [before.value, value] },
      answer: { version: version + 1 },
    },
  );
  if (done !== null) return done;
  return refuse('stale', { current: (await preferencesOf(ground, actor))[name] });
});
