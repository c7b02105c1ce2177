// Records of a sample approval: how each of its rounds ended, and the acts of its people.
import type { ActKind, Approval, ReturnReason } from '@madoguchi/contract/approvals/approval.ts';
import type { Employee } from '../organisation/roster.ts';

/** An act, as it stands on record. */
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
