// Names of banks and branches as system people correct them with a day (OB6).
import { bankSearchText } from '@madoguchi/contract/bank-accounts/bank-search.ts';
import {
  correctBankName as correctOperation,
  listBankNames as listOperation,
  withdrawBankName as withdrawOperation,
} from '@madoguchi/contract/bank-accounts/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { invalid } from './accounts.ts';
import { findListedName, findName, findNames, insertName, withdrawRow } from './names-store.ts';

export const listNames = handle(listOperation, async ({ ground }) => ({
  names: await findNames(ground.pool, ground.clock.today()),
}));

export const correctName = handle(correctOperation, async ({ ground, actor, input, now, commit }) => {
  const { bank, branch, name, kana, validFrom, reason } = input;
  const listed = await findListedName(ground.pool, { bank, branch });
  if (listed === null) return branch === null ? invalid('bank', 'unknown-bank') : invalid('branch', 'unknown-branch');
  if (listed === name) return invalid('name', 'same-bank-name');
  const id = uuidAt(now);
  const done = await commit(
    insertName,
    { ...input, id, listed, search: bankSearchText([name, kana]), by: actor.accountId, at: now },
    {
      target: ['bank-name', id],
      difference: { bank, branch, name: [listed, name], validFrom, reason },
      answer: { id, version: 1, name },
    },
  );
  return done ?? invalid('validFrom', 'bank-name-day');
});

export const withdrawName = handle(withdrawOperation, async ({ ground, actor, input, now, commit }) => {
  const { id, version } = input;
  const before = await findName(ground.pool, id, ground.clock.today());
  if (before === null) return refuse('not-found');
  if (before.version !== version) return refuse('stale', { current: before });
  const done = await commit(
    withdrawRow,
    { id, version, by: actor.accountId, at: now },
    { target: ['bank-name', id], difference: { name: before.name }, answer: { id, version: version + 1 } },
  );
  return done ?? refuse('stale', { current: await findName(ground.pool, id, ground.clock.today()) });
});
