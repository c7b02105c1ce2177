// For every operation of approval routes and delegations an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import type { APPROVAL_ROUTE_OPERATIONS } from '@madoguchi/contract/approval-routes/operations.ts';
import type { DELEGATION_OPERATIONS } from '@madoguchi/contract/delegations/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { draftedRoute, publishedRoute, routeStep, routeText, TODAY } from './approval-routes.ts';
import { accepted, delegationTo, offered } from './delegations.ts';
import type { OperationCases, Situation } from './operation-case.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

type Id = (typeof APPROVAL_ROUTE_OPERATIONS | typeof DELEGATION_OPERATIONS)[number]['id'];
type Route = { readonly id: string; readonly version: number };

const asked = (who: Who, input: object) => ({ who, input: { ...input } });
const contradictory = { validTo: TODAY };

/** The cases of a maintainer's operation on one route in its newest version. */
function byMaintainer(ready: (world: World) => Promise<Route>, more: object = {}): OperationCases {
  return {
    works: async (world) => asked('system', { ...(await ready(world)), ...more }),
    refused: {
      'not-found': async () => asked('system', { id: randomUUID(), version: 1, ...more }),
      stale: async (world) => asked('system', { ...(await ready(world)), version: 0, ...more }),
    },
  };
}

const onDraft = (more: object = {}) => byMaintainer((world) => draftedRoute(world), more);
const afterPublication: Situation = async (world) => asked('system', await publishedRoute(world));

const ending = byMaintainer((world) => publishedRoute(world), { validTo: TODAY });

const question = ({ people }: World, more: object = {}) => ({
  domain: 'travel-expenses',
  requester: people.staff.employeeUuid,
  amount: 12_000,
  on: TODAY,
  ...more,
});

let day = TODAY;
/** Each situation takes days of its own: two delegations of one giver may not overlap. */
function freshDays(): { validFrom: PlainDate; lastDay: PlainDate } {
  const validFrom = addDays(day, 1);
  day = addDays(day, 3);
  return { validFrom, lastDay: addDays(validFrom, 1) };
}

/** The cases of the delegate's answer to the delegation they were offered. */
const answering: OperationCases = {
  works: async (world) => asked('other', await offered(world, 'staff', 'other', freshDays())),
  refused: {
    'not-found': async (world) => asked('admin', await offered(world, 'staff', 'other', freshDays())),
    'not-allowed': async (world) => asked('staff', await offered(world, 'staff', 'other', freshDays())),
    'wrong-state': async (world) => asked('other', await accepted(world, 'staff', 'other', freshDays())),
    stale: async (world) => asked('other', { ...(await offered(world, 'staff', 'other', freshDays())), version: 0 }),
  },
};

export const APPROVAL_ROUTE_CASES: Record<Id, OperationCases> = {
  'approval-routes.list': { works: async () => asked('system', {}), refused: {} },
  'approval-routes.export': { works: async () => asked('system', {}), refused: {} },
  'approval-routes.show': {
    works: async (world) => asked('system', { id: (await draftedRoute(world)).id }),
    refused: { 'not-found': async () => asked('system', { id: randomUUID() }) },
  },
  'approval-routes.create': {
    works: async () => asked('system', { draft: routeText() }),
    refused: { invalid: async () => asked('system', { draft: routeText(contradictory) }) },
  },
  'approval-routes.save': {
    works: onDraft({ draft: routeText({ priority: 7 }) }).works,
    refused: {
      ...onDraft({ draft: routeText({ priority: 7 }) }).refused,
      invalid: async (world) => asked('system', { ...(await draftedRoute(world)), draft: routeText(contradictory) }),
    },
  },
  'approval-routes.discard': {
    works: onDraft().works,
    refused: { ...onDraft().refused, 'wrong-state': afterPublication },
  },
  'approval-routes.publish': {
    works: onDraft().works,
    refused: {
      ...onDraft().refused,
      'wrong-state': afterPublication,
      invalid: async (world) => asked('system', await draftedRoute(world, { steps: [routeStep({ kind: 'check' })] })),
    },
  },
  'approval-routes.end': {
    works: ending.works,
    refused: {
      ...ending.refused,
      'wrong-state': async (world) => asked('system', { ...(await draftedRoute(world)), validTo: TODAY }),
      invalid: async (world) => asked('system', { ...(await publishedRoute(world)), validTo: addDays(TODAY, -1) }),
    },
  },
  'approval-routes.simulate': {
    works: async (world) => asked('system', question(world)),
    refused: {
      'not-found': async (world) => asked('system', question(world, { withDraftOf: randomUUID() })),
      invalid: async (world) => asked('system', question(world, { requester: randomUUID() })),
    },
  },
  'delegations.list': { works: async () => asked('staff', {}), refused: {} },
  'delegations.offer': {
    works: async (world) => asked('staff', delegationTo(world, 'other', freshDays())),
    refused: {
      invalid: async (world) => asked('staff', delegationTo(world, 'staff', freshDays())),
    },
  },
  'delegations.accept': answering,
  'delegations.decline': answering,
  'delegations.end': {
    works: async (world) => asked('staff', await accepted(world, 'staff', 'other', freshDays())),
    refused: {
      'not-found': async (world) => asked('admin', await accepted(world, 'staff', 'other', freshDays())),
      'wrong-state': async (world) => {
        const { id, version } = await offered(world, 'staff', 'other', freshDays());
        await world.pool.query(
          `update delegations set status = 'declined', answered_at = now(), version = version + 1 where id = $1`,
          [id],
        );
        return asked('staff', { id, version: version + 1 });
      },
      stale: async (world) => asked('staff', { ...(await accepted(world, 'staff', 'other', freshDays())), version: 0 }),
    },
  },
};
