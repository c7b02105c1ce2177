import { setLeaving as operation } from '@madoguchi/contract/members/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { findAccount } from './record-store.ts';
import { recordOf, rewrite } from './rewrite.ts';

/** The last day worked is set, moved or taken back. From the day after, the account is stopped (B2-04). */
export const setLeaving = handle(operation, async (context) => {
  const { ground, input } = context;
  const { employeeId, version, leftOn } = input;
  const before = await recordOf(ground, employeeId, version);
  if (leftOn !== null && leftOn < before.joinedOn) {
    refuse('invalid', { fields: [{ field: 'leftOn', code: 'left-before-joined' }] });
  }
  const account = await findAccount(ground.pool, employeeId);
  const needsSuccessor = leftOn !== null && account?.isSystem === true;
  const done = await rewrite(context, before, { ...before, leftOn }, { needsSuccessor });
  // Whoever has left is told apart at their very next request, before the database has told of it.
  if (account !== null) ground.sessions.forgetAccount(account.id);
  return done;
});
