// For every operation of buying what was approved an input that works, and the ways to its refusals.
import type { PURCHASE_BUYING_OPERATIONS } from '@madoguchi/contract/purchase-requests/operations.ts';
import { goodsOf, invoiceOf, orderedPurchase, orderOf, receivedPurchase } from './bought-purchases.ts';
import type { OperationCases, Situation } from './operation-case.ts';
import type { Who } from './people.ts';
import { approved, before, drafted, of, submitted } from './purchase-cases.ts';
import { keptWorld } from './side-worlds.ts';
import { openWorld, type World } from './world.ts';

type Id = (typeof PURCHASE_BUYING_OPERATIONS)[number]['id'];

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

export const PURCHASE_BUYING_CASES: { readonly [Each in Id]: OperationCases } = {
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
