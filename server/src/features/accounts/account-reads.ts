// The reads of accounts for system people: the list, its file, one account with its sessions and its link.
import { ACCOUNT_LIST } from '@madoguchi/contract/accounts/lists.ts';
import {
  exportAccounts as exportOperation,
  listAccounts as listOperation,
  showAccount as showOperation,
} from '@madoguchi/contract/accounts/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import { openedAccount } from './administered.ts';
import { accountPages } from './lists-store.ts';

const ACCOUNTS = listHandlers({ list: ACCOUNT_LIST, pages: accountPages, values: ({ now }) => ({ now }) });

export const listAccounts = ACCOUNTS.page(listOperation);
export const exportAccounts = ACCOUNTS.file(exportOperation, { name: { ja: 'アカウント一覧', en: 'accounts' } });

export const showAccount = handle(showOperation, async ({ ground, actor, input, now, opened, own }) => {
  const account = await openedAccount(ground, input.id, now);
  return actor.accountId === account.id ? own(account) : opened({ target: ['account', account.id] }, account);
});
