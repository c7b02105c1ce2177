import { noteCrash as operation } from '@madoguchi/contract/fault-reports/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { sourceOf, tooMany } from './bounded.ts';
import { keepCrash } from './store.ts';

export const noteCrash = handle(operation, async ({ ground, actor, input, caller, now, commit }) => {
  const { path, errorName, frames } = input;
  const { requestId: reference } = caller;
  const account = actor?.accountId ?? null;
  const id = uuidAt(now);
  const done = await commit(
    keepCrash,
    { id, at: now, reference, source: sourceOf(actor, caller), account, path, errorName, frames },
    { target: ['page', path], difference: { reference, errorName }, answer: { reference } },
  );
  if (done === null) return tooMany();
  ground.log.error({ requestId: reference, account, path, errorName, frames }, 'a page crashed');
  return done;
});
