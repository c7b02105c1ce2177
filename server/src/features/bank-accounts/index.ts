// Handlers of bank accounts and of the list of banks.
import { bankSearchWords } from '@madoguchi/contract/bank-accounts/bank-search.ts';
import {
  type BANK_ACCOUNT_OPERATIONS,
  findBanks as banksOperation,
  findBranches as branchesOperation,
} from '@madoguchi/contract/bank-accounts/operations.ts';
import { readTypedDigits } from '@madoguchi/contract/values/typed-text.ts';
import type { Ground } from '../../platform/ground.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { changeExpenseAccount, openAccount, showAccounts, tellOfClosedBranches } from './accounts.ts';
import { findListedBanks, findListedBranches } from './bank-store.ts';
import { correctName, listNames, withdrawName } from './names.ts';
import { SEALED_HOLDER, SEALED_NUMBER } from './store.ts';

function soughtBy({ clock }: Pick<Ground, 'clock'>, q: string) {
  const digits = readTypedDigits(q);
  const code = /^\d+$/.test(digits) ? digits : null;
  return { day: clock.today(), words: code === null ? bankSearchWords(q) : [], code };
}

const findBanks = handle(banksOperation, async ({ ground, input }) => ({
  found: await findListedBanks(ground.pool, soughtBy(ground, input.q)),
}));

const findBranches = handle(branchesOperation, async ({ ground, input: { bank, q } }) => ({
  found: await findListedBranches(ground.pool, { bank, ...soughtBy(ground, q) }),
}));

const bankAccountHandlers = {
  'bank-accounts.find-banks': findBanks,
  'bank-accounts.find-branches': findBranches,
  'bank-accounts.show': showAccounts,
  'bank-accounts.open': openAccount,
  'bank-accounts.change-expense': changeExpenseAccount,
  'bank-accounts.names': listNames,
  'bank-accounts.correct-name': correctName,
  'bank-accounts.withdraw-name': withdrawName,
} satisfies HandlersFor<typeof BANK_ACCOUNT_OPERATIONS>;

export const bankAccountsFeature = {
  handlers: bankAccountHandlers,
  daily: tellOfClosedBranches,
  sealed: [SEALED_NUMBER, SEALED_HOLDER],
};
