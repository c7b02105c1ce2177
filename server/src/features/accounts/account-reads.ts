// What system people see of accounts: the list, its file, one account with its sessions and its link.
import { ACCOUNT_LIST } from '@madoguchi/contract/accounts/lists.ts';
import type { AccountRow } from '@madoguchi/contract/accounts/model.ts';
import {
  exportAccounts as exportOperation,
  listAccounts as listOperation,
  showAccount as showOperation,
} from '@madoguchi/contract/accounts/operations.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import { csvAnswer } from '../../platform/csv/csv-answer.ts';
import { csvFile } from '../../platform/csv/csv-file.ts';
import { handle } from '../../platform/http/handler.ts';
import { listColumns } from '../../platform/list/list-columns.ts';
import { askedState } from '../../platform/list/list-question.ts';
import { everyRow, writtenPage } from '../../platform/list/list-store.ts';
import { openedAccount } from './administered.ts';
import { accountPages } from './lists-store.ts';

export const listAccounts = handle(listOperation, async ({ ground, input, now }) => {
  const { after, limit } = input;
  const asked = { ...askedState(ACCOUNT_LIST, input), after, limit };
  return writtenPage(await accountPages(ground.pool, { now }, asked));
});

export const exportAccounts = handle(exportOperation, async ({ ground, input, now, language, record }) => {
  const { encoding, ...narrowing } = input;
  const asked = askedState(ACCOUNT_LIST, narrowing);
  const rows = everyRow<AccountRow>((place) => accountPages(ground.pool, { now }, { ...asked, ...place }));
  const file = await csvFile(listColumns(ACCOUNT_LIST), rows, { language, encoding });
  const recorded = await record({ target: null, difference: { ...writeListState(ACCOUNT_LIST, asked), encoding } });
  return csvAnswer(file, language === 'ja' ? 'アカウント一覧.csv' : 'accounts.csv', recorded);
});

export const showAccount = handle(showOperation, async ({ ground, actor, input, now, opened, own }) => {
  const account = await openedAccount(ground, input.id, now);
  return actor.accountId === account.id ? own(account) : opened({ target: ['account', account.id] }, account);
});
