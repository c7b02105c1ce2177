// For every operation of purchase requests an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import {
  type PURCHASE_REQUEST_OPERATIONS,
  savePurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import type { Asked, OperationCases } from './operation-case.ts';
import type { Who } from './people.ts';
import { PURCHASE_LIST_CASES } from './purchase-list-cases.ts';
import { approvedPurchase, draftedPurchase, purchase, purchaseLine, submittedPurchase } from './purchases.ts';
import { keptWorld } from './side-worlds.ts';
import { openWorld, type World } from './world.ts';

type Id = (typeof PURCHASE_REQUEST_OPERATIONS)[number]['id'];

interface Standing {
  readonly id: string;
  readonly version: number;
}

/** A request in some state, and who asks what of it. */
export const of =
  (ready: (world: World) => Promise<Standing>, who: Who, more: () => object = () => ({})) =>
  async (world: World): Promise<Asked> => {
    const { id, version } = await ready(world);
    return { who, input: { id, version, ...more() } };
  };

export const drafted = (world: World) => draftedPurchase(world);
export const submitted = (world: World) => submittedPurchase(world);
export const approved = (world: World) => approvedPurchase(world);

/** Whoever looks at the version before is late. */
export const before = (ready: (world: World) => Promise<Standing>) => async (world: World) => {
  const { id, version } = await ready(world);
  return { id, version: version - 1 };
};

/** A draft that its requester has saved once more since. */
async function overtaken(world: World): Promise<Standing> {
  const { id, version } = await drafted(world);
  await world.as('staff')(savePurchaseRequest, { ...purchase(), id, version });
  return { id, version };
}

/** No route leads anywhere there; whom to ask has a name that is said in both languages alike. */
async function withoutRoute(): Promise<Asked> {
  const at = await keptWorld('purchases without a route', async () => {
    const world = await openWorld();
    await world.pool.query('update approval_route_versions set valid_to = valid_from');
    await world.pool.query(`update accounts set display_name = 'Kobayashi' where roles @> '{system}'`);
    return world;
  });
  const { id, version } = await drafted(at);
  return { who: 'staff', input: { id, version }, at };
}

const saying = () => ({ comment: '不要になったため。' });

export const PURCHASE_CASES: { readonly [Each in Id]: OperationCases } = {
  ...PURCHASE_LIST_CASES,
  'purchase-requests.show-ground': { works: async () => ({ who: 'staff', input: {} }), refused: {} },
  'purchase-requests.preview-route': {
    works: async () => ({ who: 'staff', input: { totalYen: 480_000, purchaseCategory: 'office-supplies' } }),
    refused: {},
  },
  'purchase-requests.show': {
    works: async (world) => ({ who: 'admin', input: { id: (await submitted(world)).id } }),
    refused: { 'not-found': async (world) => ({ who: 'admin', input: { id: (await drafted(world)).id } }) },
  },
  'purchase-requests.create': {
    works: async () => ({ who: 'staff', input: purchase() }),
    refused: {
      invalid: async () => {
        const line = purchaseLine();
        return { who: 'staff', input: purchase({ lines: [line, line] }) };
      },
    },
  },
  'purchase-requests.save': {
    works: of(drafted, 'staff', () => purchase()),
    refused: {
      'not-found': of(drafted, 'other', () => purchase()),
      'wrong-state': of(submitted, 'staff', () => purchase()),
      stale: of(overtaken, 'staff', () => purchase()),
      invalid: of(drafted, 'staff', () => purchase({ attachmentIds: [randomUUID()] })),
    },
  },
  'purchase-requests.submit': {
    works: of(drafted, 'staff'),
    refused: {
      'not-found': of(drafted, 'other'),
      'wrong-state': of(submitted, 'staff'),
      stale: of(overtaken, 'staff'),
      'purchase-not-ready': of((world) => draftedPurchase(world, 'staff', { reason: '' }), 'staff'),
      'no-approval-route': withoutRoute,
    },
  },
  'purchase-requests.withdraw': {
    works: of(submitted, 'staff'),
    refused: {
      'not-found': of(submitted, 'other'),
      'wrong-state': of(drafted, 'staff'),
      stale: of(before(submitted), 'staff'),
    },
  },
  'purchase-requests.cancel': {
    works: of(approved, 'staff', saying),
    refused: {
      'not-found': of(drafted, 'other', saying),
      'wrong-state': of(submitted, 'staff', saying),
      stale: of(overtaken, 'staff', saying),
      'not-allowed': of(submitted, 'admin', saying),
    },
  },
};
