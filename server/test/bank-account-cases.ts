// For every operation of bank accounts an input that works, and the ways to its refusals.
import type { BANK_ACCOUNT_OPERATIONS } from '@madoguchi/contract/bank-accounts/operations.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import { accountOf, correctedName, fewBanks, freshDay, NEW_NAME, withAccount } from './bank-accounts.ts';
import type { OperationCases } from './operation-case.ts';

const NOBODYS = '019a0000-0000-7000-8000-00000000dead';

type OperationId = (typeof BANK_ACCOUNT_OPERATIONS)[number]['id'];

export const BANK_ACCOUNT_CASES: Record<OperationId, OperationCases> = {
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
  'bank-accounts.names': {
    works: async (world) => {
      await correctedName(world);
      return { who: 'system', input: {} };
    },
    refused: {},
  },
  'bank-accounts.correct-name': {
    works: async (world) => {
      await fewBanks(world);
      return { who: 'system', input: { ...NEW_NAME, validFrom: freshDay() } };
    },
    refused: {},
  },
  'bank-accounts.withdraw-name': {
    works: async (world) => ({ who: 'system', input: await correctedName(world) }),
    refused: {
      'not-found': async () => ({ who: 'system', input: { id: Id.parse(NOBODYS), version: 1 } }),
      stale: async (world) => {
        const { id, version } = await correctedName(world);
        return { who: 'system', input: { id, version: version + 1 } };
      },
    },
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
