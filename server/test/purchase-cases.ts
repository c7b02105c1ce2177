// For every operation of purchase requests an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import {
  type PURCHASE_BUYING_OPERATIONS,
  type PURCHASE_PAPER_OPERATIONS,
  type PURCHASE_REQUEST_OPERATIONS,
  savePurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { goodsOf, invoiceOf, orderedPurchase, orderOf, receivedPurchase } from './bought-purchases.ts';
import type { Asked, OperationCases, Situation } from './operation-case.ts';
import type { Who } from './people.ts';
import { approvedPurchase, draftedPurchase, purchase, purchaseLine, submittedPurchase } from './purchases.ts';
import { keptWorld } from './side-worlds.ts';
import { openWorld, type World } from './world.ts';

const asked = (who: 'staff' | 'admin', input: Record<string, unknown> = {}): OperationCases => ({
  works: async () => ({ who, input }),
  refused: {},
});

const PURCHASE_LIST_CASES = {
  'purchase-requests.list': asked('staff'),
  'purchase-requests.export': asked('staff'),
  'purchase-requests.list-for-decision': asked('admin', { tab: 'all' }),
  'purchase-requests.export-for-decision': asked('admin', { tab: 'mine' }),
  'purchase-requests.count-for-decision': asked('admin'),
  'purchase-requests.find-by-number': asked('staff', { number: 'PR-2026-1' }),
} as const;

type Id = (typeof PURCHASE_REQUEST_OPERATIONS)[number]['id'];

interface Standing {
  readonly id: string;
  readonly version: number;
}

/** A request in some state, and who asks what of it. */
const of =
  (ready: (world: World) => Promise<Standing>, who: Who, more: () => object = () => ({})) =>
  async (world: World): Promise<Asked> => {
    const { id, version } = await ready(world);
    return { who, input: { id, version, ...more() } };
  };

const drafted = (world: World) => draftedPurchase(world);
const submitted = (world: World) => submittedPurchase(world);
const approved = (world: World) => approvedPurchase(world);

/** Whoever looks at the version before is late. */
const before = (ready: (world: World) => Promise<Standing>) => async (world: World) => {
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

type PaperId = (typeof PURCHASE_PAPER_OPERATIONS)[number]['id'];

export const PURCHASE_PAPER_CASES: { readonly [Each in PaperId]: OperationCases } = {
  'purchase-requests.print': {
    works: async (world) => ({ who: 'staff', input: { id: (await submitted(world)).id } }),
    refused: { 'not-found': async (world) => ({ who: 'admin', input: { id: (await drafted(world)).id } }) },
  },
};

type BuyingId = (typeof PURCHASE_BUYING_OPERATIONS)[number]['id'];

const ordered = (world: World) => orderedPurchase(world);
const received = (world: World) => receivedPurchase(world);

/** So many pieces of the only line of a request. */
const receiving =
  (ready: (world: World) => Promise<{ id: string; version: number }>, who: Who, quantity = 1): Situation =>
  async (world) => {
    const { id, version } = await ready(world);
    return { who, input: { id, version, ...(await goodsOf(world, { id }, quantity)) } };
  };

/** Whoever leads the department may look; buying is the requester's and the admins'. */
const byLeader =
  (situation: Situation): Situation =>
  async () => {
    const at = await keptWorld('purchases with a deputy head', async () => {
      const world = await openWorld();
      await world.pool.query(
        `update classification_details set extra = extra || jsonb_build_object('deputy', $1::text)
       where classification_code = 'group' and code = 'HQ'`,
        [world.people.other.number],
      );
      return world;
    });
    return { ...(await situation(at)), at };
  };

const closing =
  (comment = '残りは製造中止のため。') =>
  () => ({ comment });

export const PURCHASE_BUYING_CASES: { readonly [Each in BuyingId]: OperationCases } = {
  'purchase-requests.order': {
    works: of(approved, 'admin', orderOf),
    refused: {
      'not-found': of(drafted, 'admin', orderOf),
      'wrong-state': of(submitted, 'staff', orderOf),
      stale: of(before(approved), 'staff', orderOf),
      'not-allowed': byLeader(of(approved, 'other', orderOf)),
      invalid: of(approved, 'staff', () => orderOf({ orderedYen: 3_301 })),
    },
  },
  'purchase-requests.receive': {
    works: receiving(ordered, 'staff'),
    refused: {
      'not-found': receiving(drafted, 'other'),
      'wrong-state': receiving(approved, 'staff'),
      stale: receiving(before(ordered), 'staff'),
      'not-allowed': byLeader(receiving(ordered, 'other')),
      invalid: receiving(ordered, 'staff', 4),
    },
  },
  'purchase-requests.note-invoice': {
    works: of(ordered, 'admin', invoiceOf),
    refused: {
      'not-found': of(drafted, 'other', invoiceOf),
      'wrong-state': of(approved, 'staff', invoiceOf),
      stale: of(before(ordered), 'staff', invoiceOf),
      'not-allowed': byLeader(of(ordered, 'other', invoiceOf)),
      invalid: of(ordered, 'staff', () => invoiceOf({ registrationNumber: 'T0123' })),
    },
  },
  'purchase-requests.close': {
    works: of(received, 'staff', closing('')),
    refused: {
      'not-found': of(drafted, 'other', closing()),
      'wrong-state': of(approved, 'staff', closing()),
      stale: of(before(ordered), 'staff', closing()),
      'not-allowed': byLeader(of(ordered, 'other', closing())),
      invalid: of(ordered, 'staff', closing(' ')),
    },
  },
};
