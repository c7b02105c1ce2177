// Writes of resources, one at a time; a file of them is written by import-resources.ts (B6-01).
import type { InputFault } from '@madoguchi/contract/input-faults.ts';
import type { ResourceContent } from '@madoguchi/contract/resources/model.ts';
import {
  changeResource as changeOperation,
  createResource as createOperation,
  restoreResource as restoreOperation,
  retireResource as retireOperation,
} from '@madoguchi/contract/resources/operations.ts';
import { RESOURCE } from '@madoguchi/contract/resources/record.ts';
import { type StandingResource, standingFaults, wholesOf } from '@madoguchi/contract/resources/rules.ts';
import { refusedBy } from '../../platform/db/change.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { changedFields } from '../../platform/record/changed-fields.ts';
import { recordKit } from '../../platform/record/record-kit.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { reservedAhead } from './ahead.ts';
import { findEmployed, findResource, findStored, stepResource, type WrittenResource, writeResources } from './store.ts';

/** Resources in either state, as their maintainers write them. */
export const resources = recordKit({
  record: RESOURCE,
  find: ({ ground, now }, id) => findResource(ground.pool, { id, now }),
  whyNot: ({ status }, action) => RESOURCE.machine.whyNot(status, action, ['maintainer']),
  current: (resource) => resource,
  answer: ({ id }, moved) => ({ id, ...moved }),
});

function refuseFields(faults: readonly InputFault[]): void {
  if (faults.length === 0) return;
  const fields = faults.map(({ field, code, values = {} }) => ({ field, code, values }));
  refuse('invalid', { fields, values: { n: fields.length } });
}

/** A manager has to work here; one who was named before and has left stays until somebody else is named. */
async function managerFaults(
  ground: Ground,
  { managerIds }: ResourceContent,
  before: readonly string[],
): Promise<InputFault[]> {
  const added = managerIds.filter((id) => !before.includes(id));
  if (added.length === 0) return [];
  const here = await findEmployed(ground.pool, { ids: added, today: ground.clock.today() });
  return here.length === added.length ? [] : [{ field: 'managerIds', code: 'not-employed' }];
}

/** The faults of the resource beside the others as they stand. */
async function refuseBeside(
  ground: Ground,
  one: ResourceContent & StandingResource,
  managersBefore: readonly string[],
): Promise<void> {
  const all = await findStored(ground.pool);
  refuseFields([...standingFaults(all, one), ...(await managerFaults(ground, one, managersBefore))]);
}

const GUARDS = new Set(['resources_one_name', 'resource_parts_whole', 'resource_parts_part_id_fkey']);

/** True where another writer took a name or a unit in the same moment: the rules then say so of what stands now. */
export const isOvertaken = (error: unknown) => GUARDS.has(refusedBy(error) ?? '');

/** Writes, and asks the rules once more where somebody was faster. */
async function guarded<Done>(write: () => Promise<Done>, askAgain: () => Promise<void>): Promise<Done> {
  try {
    return await write();
  } catch (error) {
    if (isOvertaken(error)) await askAgain();
    throw error;
  }
}

const rowsOf = (...written: readonly WrittenResource[]) => JSON.stringify(written);

export const createResource = handle(createOperation, async ({ ground, actor, input, now, commit }) => {
  const id = uuidAt(now);
  const asked = { ...input, id, status: 'active' } as const;
  const check = () => refuseBeside(ground, asked, []);
  await check();
  const write = () =>
    commit(
      writeResources,
      { rows: rowsOf({ ...input, id, seen: 0 }), by: actor.accountId, at: now },
      { target: ['resource', id], difference: input, answer: { id, status: 'active', version: 1, updatedAt: now } },
    );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return (await guarded(write, check)) ?? refuse('unavailable');
});

export const changeResource = handle(changeOperation, async (context) => {
  const { ground, input } = context;
  const { id, version: _version, ...content } = input;
  const before = await resources.seenAt(context, input);
  const check = () => refuseBeside(ground, { ...content, id, status: before.status }, before.managerIds);
  await check();
  const values = { rows: rowsOf({ ...content, id, seen: before.version }) };
  const difference = changedFields(before, content);
  return guarded(() => resources.move(context, before, { change: writeResources, values, difference }), check);
});

async function refuseWhileUnit(ground: Ground, id: string): Promise<void> {
  const [whole] = wholesOf(await findStored(ground.pool), id);
  if (whole !== undefined) refuse('unit-in-use', { values: { name: whole.name } });
}

export const retireResource = handle(retireOperation, async (context) => {
  const { ground, input } = context;
  const before = await resources.seen(context, input.id);
  resources.allow(context, before, 'retire', input.version);
  await refuseWhileUnit(ground, input.id);
  const ahead = await reservedAhead(context, input.id);
  if (ahead.length > 0) refuse('reservations-ahead', { values: { n: ahead.length } });
  return resources.move(context, before, { change: stepResource, values: {}, to: 'retired' });
});

export const restoreResource = handle(restoreOperation, async (context) => {
  const { ground, input } = context;
  const before = await resources.seen(context, input.id);
  resources.allow(context, before, 'restore', input.version);
  const check = () => refuseBeside(ground, { ...before, status: 'active' }, before.managerIds);
  await check();
  return guarded(() => resources.move(context, before, { change: stepResource, values: {}, to: 'active' }), check);
});
