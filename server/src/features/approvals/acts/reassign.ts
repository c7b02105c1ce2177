// An admin moves one person's open turn to another (B3-06).
import type { Approval, PlannedApprover } from '@madoguchi/contract/approvals/approval.ts';
import { reassign as operation } from '@madoguchi/contract/approvals/operations.ts';
import { UNFIT_APPROVER } from '@madoguchi/contract/approvals/refusal-texts.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { organisationFor } from '../organisation/organisation-of-day.ts';
import { takeAct } from './take-act.ts';

function refuseChoice(why: keyof typeof UNFIT_APPROVER): never {
  return refuse('invalid', {
    fields: [{ field: 'to', code: why, sentence: (language) => UNFIT_APPROVER[why][language] }],
  });
}

/** The other as an approver. @throws Problem `invalid` for somebody who could not decide: the requester, one who left */
async function otherApprover({ ground }: Asking, { requesterId }: Approval, to: string): Promise<PlannedApprover> {
  if (to === requesterId) return refuseChoice('requester');
  const { people } = await organisationFor(ground.pool, [], [to], ground.clock.today());
  const person = people.get(to);
  if (!person?.isActive) return refuseChoice('inactive');
  const { employeeId, name, departmentName } = person;
  return {
    employeeId,
    name,
    departmentName,
    foundBy: { by: 'reassignment', levelsUp: 0, groupCode: null, groupName: null },
  };
}

/** Somebody who has a turn in the step already cannot have another's as well. */
function refuseTwice({ steps }: Approval, taskId: string, to: string): void {
  const step = steps.find(({ tasks }) => tasks.some(({ id }) => id === taskId));
  if (step?.tasks.some(({ approver, status }) => approver.employeeId === to && status !== 'reassigned')) {
    refuseChoice('has-turn');
  }
}

export const reassign = handle(operation, (context) => {
  const { taskId, to, comment } = context.input;
  return takeAct(context, context.input, async ({ approval }) => {
    if (approval.version === context.input.version) refuseTwice(approval, taskId, to);
    return { kind: 'reassign', taskId, to: await otherApprover(context, approval, to), comment };
  });
});
