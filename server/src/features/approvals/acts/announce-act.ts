// Tells open pages after the commit: whoever has a turn, had one or gets one, and the requester. No data travels.
import type { Approval } from '@madoguchi/contract/approvals/approval.ts';
import type { Ground } from '../../../platform/ground.ts';
import type { StoredApproval } from '../approval-store.ts';
import type { ApprovalSubjectPort } from '../subject-port.ts';
import { type TellingNeeds, tellDelegates, tellOf } from './tell-delegates.ts';

const BEYOND: readonly string[] = ['waiting', 'skipped'];

/** Employees whose inbox or timeline is another than before. Those whose turn has not come have seen nothing change. */
function concerned(...approvals: readonly Approval[]): ReadonlySet<string> {
  const people = approvals.flatMap(({ requesterId, steps }) => [
    requesterId,
    ...steps
      .flatMap(({ tasks }) => tasks)
      .filter((task) => task.arrivedAt !== null || !BEYOND.includes(task.status))
      .flatMap(({ approver, doneBy }) => [approver.employeeId, ...(doneBy === null ? [] : [doneBy.employeeId])]),
  ]);
  return new Set(people);
}

/** Tells that an approval began, moved or ended: at once those concerned, and a moment later whoever stands in for them. */
export function announceApprovals(needs: TellingNeeds, ...approvals: readonly [Approval, ...Approval[]]): void {
  const [{ id }] = approvals;
  const told = concerned(...approvals);
  for (const employeeId of told) tellOf(needs, id, employeeId);
  tellDelegates(needs, approvals, told);
}

/** The same of an act; a port tells of its own subject, where that moved. */
export function announceAct(
  ground: Ground,
  { presented }: Pick<StoredApproval, 'presented'>,
  { before, after }: { readonly before: Approval; readonly after: Approval },
  moved: ApprovalSubjectPort | null,
): void {
  announceApprovals(ground, after, before);
  const { id, subjectId, requesterId } = after;
  moved?.announce(ground, { id, subjectId, requesterId, about: presented.about });
}
