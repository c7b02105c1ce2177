// For every operation of shared views an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import type { NewSharedView } from '@madoguchi/contract/shared-views/model.ts';
import { type SHARED_VIEW_OPERATIONS, shareView } from '@madoguchi/contract/shared-views/operations.ts';
import type { OperationCases } from './operation-case.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

type Id = (typeof SHARED_VIEW_OPERATIONS)[number]['id'];

export const memberView = (name = `営業${randomUUID().slice(0, 8)}`): NewSharedView => ({
  list: 'members',
  name,
  query: { department: 'SALES' },
});

export async function sharedView({ as }: World, who: Who = 'staff') {
  return (await as(who)(shareView, memberView())).output;
}

export const SHARED_VIEW_CASES: { readonly [Each in Id]: OperationCases } = {
  'shared-views.list': {
    works: async () => ({ who: 'staff', input: { list: 'members' } }),
    refused: { 'not-allowed': async () => ({ who: 'staff', input: { list: 'accounts' } }) },
  },
  'shared-views.share': {
    works: async () => ({ who: 'staff', input: memberView() }),
    refused: {
      'not-allowed': async () => ({ who: 'user', input: memberView() }),
      invalid: async (world) => ({ who: 'staff', input: memberView((await sharedView(world)).name) }),
    },
  },
  'shared-views.end': {
    works: async (world) => {
      const { id, version } = await sharedView(world);
      return { who: 'staff', input: { id, version }, once: true };
    },
    refused: {
      'not-found': async () => ({ who: 'staff', input: { id: randomUUID(), version: 1 } }),
      'not-allowed': async (world) => {
        const { id, version } = await sharedView(world);
        return { who: 'other', input: { id, version } };
      },
      stale: async (world) => {
        const { id, version } = await sharedView(world);
        return { who: 'staff', input: { id, version: version + 1 } };
      },
    },
  },
};
