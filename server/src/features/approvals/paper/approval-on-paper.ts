// An approval as papers show it: where its steps stand, and everything that was done to it.
import type { Approval } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalActView } from '@madoguchi/contract/approvals/model.ts';
import type { Ground } from '../../../platform/ground.ts';
import { findActs } from '../acts-store.ts';
import { findApproval } from '../approval-store.ts';

export interface ApprovalOnPaper {
  /** `null` before the first submission. */
  readonly approval: Pick<Approval, 'status' | 'current' | 'steps'> | null;
  /** The acts on its approval in all rounds, oldest first. */
  readonly acts: readonly ApprovalActView[];
}

export async function approvalOnPaper(ground: Ground, approvalId: string | null): Promise<ApprovalOnPaper> {
  if (approvalId === null) return { approval: null, acts: [] };
  const asked = { employee: null, on: ground.clock.today() };
  const [found, acts] = await Promise.all([
    findApproval(ground.pool, approvalId, asked),
    findActs(ground.pool, approvalId),
  ]);
  return { approval: found?.approval ?? null, acts };
}
