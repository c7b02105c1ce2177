// Delegations for tests: one that is offered, and one that is accepted.
import type { NewDelegation } from '@madoguchi/contract/delegations/model.ts';
import { acceptDelegation, offerDelegation } from '@madoguchi/contract/delegations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { expect } from 'vitest';
import type { Who } from './people.ts';
import type { World } from './world.ts';

/** From the world's today to the end of the month, for everything. */
export function delegationTo({ people }: World, to: Who, more: Partial<NewDelegation> = {}): NewDelegation {
  return {
    to: people[to].employeeUuid ?? '',
    validFrom: PlainDate.parse('2026-11-21'),
    lastDay: PlainDate.parse('2026-11-30'),
    domains: [],
    amountLimit: null,
    note: '',
    ...more,
  };
}

export async function offered(world: World, from: Who, to: Who, more: Partial<NewDelegation> = {}) {
  const { status, output } = await world.as(from)(offerDelegation, delegationTo(world, to, more));
  expect(status).toBe(200);
  return { id: output.id, version: output.version };
}

export async function accepted(world: World, from: Who, to: Who, more: Partial<NewDelegation> = {}) {
  const { status, output } = await world.as(to)(acceptDelegation, await offered(world, from, to, more));
  expect(status).toBe(200);
  return { id: output.id, version: output.version };
}
