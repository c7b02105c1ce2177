// Approval routes for tests: a text that works, a draft of it, and one that is published.
import { createRoute, publishRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import type { RouteStep, RouteText } from '@madoguchi/contract/approvals/route.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import { expect } from 'vitest';
import type { World } from './world.ts';

/** The world's today. */
export const TODAY = PlainDate.parse('2026-11-21');

/** An approving step of any admin, from the first yen on. */
export function routeStep(more: Partial<RouteStep> = {}): RouteStep {
  return {
    name: '管理者の承認',
    nameEn: 'Approval by an admin',
    kind: 'approve',
    mode: { of: 'any' },
    approvers: [{ by: 'role', role: 'admin' }],
    fromAmount: Yen.parse(0),
    dueBusinessDays: 3,
    onTimeout: 'remind',
    ...more,
  };
}

/** For every travel expense from today on, decided by any admin. */
export function routeText(more: Partial<RouteText> = {}): RouteText {
  return {
    name: '交通費・旅費精算の承認経路',
    nameEn: 'Approval route for travel expenses',
    domain: 'travel-expenses',
    conditions: { minAmount: null, maxAmount: null, types: [], groups: [], positions: [] },
    priority: 100,
    validFrom: TODAY,
    validTo: null,
    steps: [routeStep()],
    ...more,
  };
}

/** A draft of the system's. */
export async function draftedRoute(world: World, more: Partial<RouteText> = {}) {
  const { status, output } = await world.as('system')(createRoute, { draft: routeText(more) });
  expect(status).toBe(200);
  return { id: output.id, version: output.version };
}

/** One that is published. */
export async function publishedRoute(world: World, more: Partial<RouteText> = {}) {
  const { status, output } = await world.as('system')(publishRoute, await draftedRoute(world, more));
  expect(status).toBe(200);
  return { id: output.id, version: output.version };
}
