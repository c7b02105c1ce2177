// Records of a sample claim: its facts, and the acts of its approvers.
import type { ClaimDecision, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { SampleApproval } from '../approvals/sample-approval.ts';
import type { Employee } from '../organisation/roster.ts';

export interface Fact {
  readonly decision: ClaimDecision['decision'];
  readonly by: Employee;
  readonly at: number;
  readonly comment: string;
}

export interface Happened {
  readonly status: ClaimStatus;
  readonly facts: readonly Fact[];
  /** Null for what was never submitted. */
  readonly approval: SampleApproval | null;
}

export interface Claimed {
  readonly id: string;
  readonly owner: Employee;
  readonly totalYen: number;
}

/** True when the fact is one of the claim's own; the others stand on record as acts of its approval. */
export const isOwnFact = ({ decision }: Pick<Fact, 'decision'>): boolean =>
  decision === 'submitted' || decision === 'withdrawn' || decision === 'cancelled' || decision === 'confirmed';
