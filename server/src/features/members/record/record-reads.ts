// The reads for admins before they change a person: the record, and what would be left behind.
import { showRecord as showOperation, listOpenWork as workOperation } from '@madoguchi/contract/members/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { findOpenWork } from './open-work-store.ts';
import { recordOf } from './rewrite.ts';

export const showRecord = handle(showOperation, async ({ ground, actor, input, own, opened }) => {
  const record = await recordOf(ground, input.employeeId);
  if (record.employeeId === actor.employee?.number) return own(record);
  return opened({ target: ['employee', record.employeeId] }, record);
});

export const listOpenWork = handle(workOperation, async ({ ground, actor, input }) => {
  const asked = { number: input.employeeId, today: ground.clock.today() };
  return (await findOpenWork(ground, actor, asked)) ?? refuse('not-found');
});
