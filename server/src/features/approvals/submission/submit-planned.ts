// A submission from its plan to the commit. That a route is published or ended in between is no matter of the requester's:
// the request goes by what holds then.
import type { Approval } from '@madoguchi/contract/approvals/approval.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { forgetRoutes, versionHolds } from '../../approval-routes/public.ts';
import type { AskedApproval, PresentedApproval } from '../subject-port.ts';
import { planSubmission, type Submission } from './plan-submission.ts';

/** Whoever publishes twice while somebody submits once is told of as anybody who was faster. */
const TRIES = 2;

/** The result of a submission: the feature's answer, and the approval that began with it, for `announceApprovals`. */
export interface Submitted<Done> {
  readonly done: Done;
  readonly approval: Approval;
}

/**
 * Submits by the plan of the moment: `commit` runs the feature's own statement with it, and answers null where that changed
 * nothing. Where this is because the planned route holds no more, it is planned and committed once more. Null: the subject
 * is not as it was.
 * @throws Problem `no-approval-route` as `planSubmission` does
 */
export async function submitPlanned<Done>(
  acting: Asking,
  asked: AskedApproval,
  presented: PresentedApproval,
  commit: (planned: Submission) => Promise<Done | null>,
): Promise<Submitted<Done> | null> {
  const { ground } = acting;
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const planned = await planSubmission(acting, asked, presented);
    const done = await commit(planned);
    if (done !== null) return { done, approval: planned.approval };
    const { routeVersion, submittedOn } = planned.values;
    if (await versionHolds(ground.pool, routeVersion, submittedOn)) return null;
    // Published by another process, whose message may not have come yet.
    forgetRoutes(ground);
  }
  return null;
}
