import { setLeaving as operation } from '@madoguchi/contract/members/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { mayAdministerSystem } from './record-store.ts';
import { recordOf, rewrite } from './rewrite.ts';

/** The last day worked is set, moved or taken back. From the day after, the account is stopped (B2-04). */
export const setLeaving = handle(operation, async (context) => {
  const { ground, input } = context;
  const { employeeId, version, leftOn } = input;
  const before = await recordOf(ground, employeeId, version);
  if (leftOn !== null && leftOn < before.joinedOn) {
    refuse('invalid', { fields: [{ field: 'leftOn', code: 'left-before-joined' }] });
  }
  const needsSuccessor = leftOn !== null && (await mayAdministerSystem(ground.pool, employeeId));
  return rewrite(context, before, { ...before, leftOn }, { needsSuccessor });
});
