// One request on its way: the steps with the names found for them, and what each has done (B3-03 … B3-07). No I/O.
import type { ApprovalDomain } from './domains.ts';
import type { StepKind, StepMode, TimeoutAction } from './route.ts';

/** Of one person's turn. Words: glossary, "Approval task". */
export const TASK_STATUSES = [
  'waiting',
  'pending',
  'approved',
  'checked',
  'read',
  'returned',
  'rejected',
  'taken_back',
  'skipped',
  'reassigned',
] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const APPROVAL_STATUSES = ['in_progress', 'approved', 'returned', 'rejected', 'withdrawn', 'lapsed'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** Why this person: shown before submitting, in the simulation, in the timeline. */
export interface FoundBy {
  readonly by:
    | 'superior'
    | 'group-head'
    | 'position'
    | 'role'
    | 'person'
    | 'responsible'
    | 'escalation'
    | 'reassignment';
  /** Levels above the place where the rule looked first: whoever was vacant or the requester was passed over. */
  readonly levelsUp: number;
  /** The group whose head or post it is; null where the rule knows none. */
  readonly groupName: string | null;
  /** The code of the group from which one goes one level up, should the chair fall empty; null: none is known. */
  readonly groupCode: string | null;
}

export interface PlannedApprover {
  readonly employeeId: string;
  readonly name: string;
  readonly departmentName: string;
  readonly foundBy: FoundBy;
}

export interface PlannedStep {
  /** Its index among the steps of the route's version. */
  readonly routeStep: number;
  readonly name: string;
  readonly nameEn: string;
  readonly kind: StepKind;
  readonly mode: StepMode;
  readonly dueBusinessDays: number | null;
  readonly onTimeout: TimeoutAction;
  readonly approvers: readonly PlannedApprover[];
  /** The one person of this step decides the step before as well: they decide once, there (B3-03). */
  readonly isSkipped: boolean;
}

/** A route with names. */
export interface Plan {
  readonly versionId: string;
  readonly routeName: string;
  readonly routeNameEn: string;
  readonly routeNumber: number;
  readonly steps: readonly PlannedStep[];
}

export interface ApprovalTask {
  readonly id: string;
  /** Id of the first task of this chair: who is added or takes over sits on the same one, and one yes is its yes. */
  readonly chair: string;
  /** The request came back to this step or before it since: what was done here stays told, and counts no more. */
  readonly isPast: boolean;
  readonly approver: PlannedApprover;
  readonly status: TaskStatus;
  /** When it became this person's turn; null before. */
  readonly arrivedAt: string | null;
  /** The last day on which it is not overdue; null: never overdue. */
  readonly dueOn: string | null;
  readonly doneAt: string | null;
  /** The actor: the approver, or the delegate of theirs, or the admin who reassigned. */
  readonly doneBy: { readonly employeeId: string; readonly name: string } | null;
}

export interface ApprovalStep extends Omit<PlannedStep, 'approvers'> {
  readonly tasks: readonly ApprovalTask[];
}

export interface Approval {
  readonly id: string;
  readonly domain: ApprovalDomain;
  /** The request: the claim's id, say. */
  readonly subjectId: string;
  readonly requesterId: string;
  /** Yen. */
  readonly amount: number;
  readonly versionId: string;
  readonly status: ApprovalStatus;
  /** Counts its submissions: a returned request that comes again runs anew, from 1 on. */
  readonly round: number;
  readonly version: number;
  /** Index of the step whose turn it is; null once it has ended. */
  readonly current: number | null;
  readonly steps: readonly ApprovalStep[];
}

export const ACTS = [
  'submit',
  'approve',
  'check',
  'read',
  'return',
  'reject',
  'take-back',
  'comment',
  'reassign',
  'withdraw',
  'remind',
  'escalate',
  'change-amount',
  'lapse',
] as const;
/** Acts on an approval. `remind` and `escalate` are the calendar's; `lapse` is its domain's, for what is not asked for any more. */
export type ActKind = (typeof ACTS)[number];

/** The acts by which somebody takes their turn. */
export const DECISIONS = ['approve', 'check', 'read', 'return', 'reject'] as const satisfies readonly ActKind[];

export const RETURN_REASONS = ['entry', 'receipt', 'amount', 'purpose', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** A person's act on an approval that is under way. */
export type Command =
  /** Yes of a deciding, checking or reading step alike; the step's kind names the result. */
  | { readonly kind: 'approve'; readonly comment: string }
  | {
      readonly kind: 'return';
      readonly reason: ReturnReason;
      readonly comment: string /** null: to the requester. */;
      readonly toStep: number | null;
    }
  | { readonly kind: 'reject'; readonly comment: string }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'comment'; readonly comment: string }
  | { readonly kind: 'reassign'; readonly taskId: string; readonly to: PlannedApprover; readonly comment: string }
  | { readonly kind: 'withdraw' };

export interface ActingPerson {
  readonly employeeId: string;
  readonly name: string;
  /** Admins reassign. */
  readonly isAdmin: boolean;
  /** Accepted delegations to this person that hold today. */
  readonly delegations: readonly Delegation[];
}

/** From one person to another, accepted (B3-07). Days half-open. */
export interface Delegation {
  readonly id: string;
  readonly fromEmployeeId: string;
  readonly fromName: string;
  readonly toEmployeeId: string;
  readonly validFrom: string;
  readonly validTo: string;
  /** Empty: all. */
  readonly domains: readonly ApprovalDomain[];
  /** Yen, inclusive; null: any amount. */
  readonly amountLimit: number | null;
}

/** Why an act is refused. */
export const ACT_REFUSALS = [
  'own-request',
  'not-your-turn',
  'already-decided',
  'ended',
  'next-step-begun',
  'not-allowed',
  'no-such-step',
] as const;
export type ActRefusal = (typeof ACT_REFUSALS)[number];

/** Why a submission is refused (B3-04): the step by its name, and whom to ask. */
export interface PlanRefusal {
  readonly code: 'no-route' | 'no-approver';
  readonly stepName: string | null;
}

/** Why another amount is not taken on the way: as a submission is refused, or it belongs on another route (B3-01, B3-05). */
export interface AmountRefusal extends Pick<PlanRefusal, 'stepName'> {
  readonly code: PlanRefusal['code'] | 'other-route';
}
