// A requester takes a request back before anybody has decided: the approval's part of it (B3-06).

import type { Approval } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { askedBy } from '../acting.ts';
import { asEngineActs, writeOf } from '../acts/take-act.ts';
import { findApprovalOf } from '../approval-store.ts';
import type { ApprovalWrite } from '../approval-writes-store.ts';

export interface Withdrawal {
  readonly values: ApprovalWrite;
  /** Before and after, for `announceApprovals`. */
  readonly approvals: readonly [after: Approval, before: Approval];
}

/**
 * Plans a withdrawal for the feature's own statement, which takes it up by `withdrawParts`.
 * @throws Problem `not-allowed` for anybody but the requester, `wrong-state` where the request has ended or somebody has
 * decided, `not-found` where it was never submitted
 */
export async function planWithdrawal(acting: Asking, domain: ApprovalDomain, subjectId: string): Promise<Withdrawal> {
  const stored = await findApprovalOf(acting.ground.pool, domain, subjectId, askedBy(acting));
  if (stored === null) return refuse('not-found');
  const acted = await asEngineActs(acting, stored, { kind: 'withdraw' }, stored.approval.version);
  return { values: await writeOf(acting, acted), approvals: [acted.after, acted.before] };
}
