// What stands on record of a claim of the sample: its facts, and what its approvers did.
import type { ActKind, Approval, ReturnReason } from '@madoguchi/contract/approvals/approval.ts';
import type { ClaimDecision, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { Employee } from '../organisation/roster.ts';

export interface Fact {
  readonly decision: ClaimDecision['decision'];
  readonly by: Employee;
  readonly at: number;
  readonly comment: string;
}

/** An act on the claim's approval, as it stands on record. */
export interface SampleAct {
  readonly id: string;
  readonly kind: ActKind;
  readonly round: number;
  readonly step: number | null;
  readonly stepName: string | null;
  readonly stepNameEn: string | null;
  readonly taskId: string | null;
  readonly by: Employee;
  readonly onBehalfOf: { readonly employeeId: string; readonly name: string } | null;
  readonly reason: ReturnReason | null;
  readonly comment: string;
  readonly at: number;
}

export interface SampleApproval {
  /** As each round ended, or stands. */
  readonly rounds: readonly Approval[];
  readonly acts: readonly SampleAct[];
  readonly route: { readonly name: string; readonly nameEn: string; readonly number: number };
  readonly submittedAt: number;
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

/** Whether the fact is one of the claim's own; the others stand on record as acts of its approval. */
export const isOwnFact = ({ decision }: Pick<Fact, 'decision'>): boolean =>
  decision === 'submitted' || decision === 'withdrawn' || decision === 'cancelled' || decision === 'confirmed';
