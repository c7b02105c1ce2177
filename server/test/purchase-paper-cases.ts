// For what is printed of purchase requests an input that works, and the way to its refusal.
import type { PURCHASE_PAPER_OPERATIONS } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { OperationCases } from './operation-case.ts';
import { drafted, submitted } from './purchase-cases.ts';

type Id = (typeof PURCHASE_PAPER_OPERATIONS)[number]['id'];

export const PURCHASE_PAPER_CASES: { readonly [Each in Id]: OperationCases } = {
  'purchase-requests.print': {
    works: async (world) => ({ who: 'staff', input: { id: (await submitted(world)).id } }),
    refused: { 'not-found': async (world) => ({ who: 'admin', input: { id: (await drafted(world)).id } }) },
  },
};
