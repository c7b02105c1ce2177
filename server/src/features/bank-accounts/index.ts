// Handlers of bank accounts and of the list of banks.
import { bankSearchWords } from '@madoguchi/contract/bank-accounts/bank-search.ts';
import {
  type BANK_ACCOUNT_OPERATIONS,
  findBanks as banksOperation,
  findBranches as branchesOperation,
} from '@madoguchi/contract/bank-accounts/operations.ts';
import { readTypedDigits } from '@madoguchi/contract/values/typed-text.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { changeExpenseAccount, openAccount, showAccounts, tellOfClosedBranches } from './accounts.ts';
import { findListedBanks, findListedBranches } from './bank-store.ts';
import { SEALED_HOLDER, SEALED_NUMBER } from './store.ts';

function soughtBy(q: string) {
  const digits = readTypedDigits(q);
  const code = /^\d+$/.test(digits) ? digits : null;
  return { words: code === null ? bankSearchWords(q) : [], code };
}

const findBanks = handle(banksOperation, async ({ ground, input }) => ({
  found: await findListedBanks(ground.pool, soughtBy(input.q)),
}));

const findBranches = handle(branchesOperation, async ({ ground, input: { bank, q } }) => ({
  found: await findListedBranches(ground.pool, { bank, ...soughtBy(q) }),
}));

const bankAccountHandlers = {
  'bank-accounts.find-banks': findBanks,
  'bank-accounts.find-branches': findBranches,
  'bank-accounts.show': showAccounts,
  'bank-accounts.open': openAccount,
  'bank-accounts.change-expense': changeExpenseAccount,
} satisfies HandlersFor<typeof BANK_ACCOUNT_OPERATIONS>;

export const bankAccountsFeature = {
  handlers: bankAccountHandlers,
  daily: tellOfClosedBranches,
  sealed: [SEALED_NUMBER, SEALED_HOLDER],
};
