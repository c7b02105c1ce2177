// Input and output of the engine for each act. It reads no clock and makes no ids itself.
import type { ActKind, ActRefusal, Approval, ReturnReason } from '../approval.ts';

/** The calendar at the moment of an act. */
export interface Moment {
  /** Instant in UTC. */
  readonly at: string;
  /** The day in Asia/Tokyo. */
  readonly on: string;
  /** The nth business day after the day. */
  readonly addBusinessDays: (day: string, days: number) => string;
}

export type NewId = () => string;

export interface Ground extends Moment {
  readonly newId: NewId;
}

/** The act, as it goes on record: who did it and when is known to whoever asked for it. */
export interface RecordedAct {
  readonly kind: ActKind;
  /** Index of the step at the time of the act; null where it concerns no step. */
  readonly stepIndex: number | null;
  readonly taskId: string | null;
  /** The approver for whom a delegate acted (B3-07). */
  readonly onBehalfOf: { readonly employeeId: string; readonly name: string } | null;
  readonly reason: ReturnReason | null;
  readonly comment: string;
}

export interface Done {
  readonly approval: Approval;
  readonly act: RecordedAct;
}

export type Acted = Done | { readonly refusal: ActRefusal };
