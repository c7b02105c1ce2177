// For every operation of bank accounts an input that works, and the ways to its refusals.
import type { BANK_ACCOUNT_OPERATIONS } from '@madoguchi/contract/bank-accounts/operations.ts';
import { accountOf, fewBanks, withAccount } from './bank-accounts.ts';
import type { OperationCases } from './operation-case.ts';

type Id = (typeof BANK_ACCOUNT_OPERATIONS)[number]['id'];

export const BANK_ACCOUNT_CASES: Record<Id, OperationCases> = {
  'bank-accounts.find-banks': {
    works: async (world) => {
      await fewBanks(world);
      return { who: 'staff', input: { q: 'みつびし' } };
    },
    refused: {},
  },
  'bank-accounts.find-branches': {
    works: async (world) => {
      await fewBanks(world);
      return { who: 'staff', input: { bank: '0005', q: '本店' } };
    },
    refused: {},
  },
  'bank-accounts.show': {
    works: async (world) => {
      await withAccount(world, 'staff');
      return { who: 'admin', input: { employeeId: world.people.staff.number } };
    },
    refused: {
      'not-found': async ({ people }) => ({ who: 'staff', input: { employeeId: people.other.number } }),
    },
  },
  'bank-accounts.open': {
    works: async (world) => {
      await withAccount(world, 'staff');
      return { who: 'staff', input: { purpose: 'expense' } };
    },
    refused: { 'not-found': async () => ({ who: 'staff', input: { purpose: 'wage' } }) },
  },
  'bank-accounts.change-expense': {
    works: async (world) => ({ who: 'staff', input: await accountOf(world, 'staff') }),
    refused: {
      stale: async (world) => {
        const input = await accountOf(world, 'staff');
        return { who: 'staff', input: { ...input, version: input.version + 1 } };
      },
    },
  },
};
