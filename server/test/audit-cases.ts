// For every operation of the audit trail an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import type { AUDIT_OPERATIONS } from '@madoguchi/contract/audit/operations.ts';
import { savedDraft } from './claims.ts';
import type { OperationCases } from './operation-case.ts';
import type { World } from './world.ts';

type Id = (typeof AUDIT_OPERATIONS)[number]['id'];

/** A record of somebody else than the system person. */
async function recordOfStaff(world: World): Promise<string> {
  const find = () => world.audit(`account_id = '${world.people.staff.accountId}'`);
  if ((await find()).length === 0) await savedDraft(world.as('staff'));
  const [record] = await find();
  return record?.id ?? '';
}

export const AUDIT_CASES: Record<Id, OperationCases> = {
  'audit.list': { works: async () => ({ who: 'system', input: {} }), refused: {} },
  'audit.show': {
    works: async (world) => ({ who: 'system', input: { id: await recordOfStaff(world) } }),
    refused: { 'not-found': async () => ({ who: 'system', input: { id: randomUUID() } }) },
  },
  'audit.export': { works: async () => ({ who: 'system', input: {} }), refused: {} },
  'audit.list-own': { works: async () => ({ who: 'user', input: {} }), refused: {} },
  'audit.list-profile-changes': { works: async () => ({ who: 'user', input: {} }), refused: {} },
};
