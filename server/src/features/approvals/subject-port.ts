// The port for features whose requests go through approval. The engine knows none: server/src/features.ts gathers them.
import type { Approval } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { RawBuilder } from 'kysely';
import type { ChangeParts } from '../../platform/db/change.ts';
import type { Places } from '../../platform/db/statement.ts';
import type { ToldFact } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Asking } from '../../platform/record/record-kit.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Where a request stands by what its approvers have done: `submitted` while none has. The feature's own words for it. */
export type SubjectState = 'submitted' | 'in_review' | 'approved' | 'returned' | 'rejected';

/** The approval that a request asks for, in its present state. */
export interface AskedApproval {
  readonly domain: ApprovalDomain;
  readonly subjectId: string;
  readonly requesterId: string;
  /** The requester's department, by which routes are chosen and superiors are found. */
  readonly groupCode: string;
  /** Yen. */
  readonly amount: number;
  /** Code of the domain's type; null where it has none. */
  readonly type: string | null;
  /** Employee ids of those whom the domain names for routes that ask the responsible; absent where it names nobody. */
  readonly responsible?: readonly string[];
}

/** How a request presents itself to its approvers. Its number is known in the statement that submits it, at the latest. */
export interface PresentedApproval {
  readonly title: string;
  readonly titleEn: string;
  /** Where it opens: parameters of the domain's screen, the month of a claim. */
  readonly about: string;
  readonly requesterNumber: string;
  readonly requesterName: string;
  readonly departmentName: string;
  readonly warnings: number;
  /** Said to the approvers with this submission; empty for none. */
  readonly comment: string;
}

/** Values that the moving of a subject may name. */
export interface MoveValues {
  /** The new state of the subject: a `SubjectState`. */
  readonly outcome: string | null;
  /** The instant of the act. */
  readonly at: string;
  /** The employee who acts, perhaps in another's name: their id, number and name. */
  readonly byEmployee: string;
  readonly byNumber: string;
  readonly byName: string;
  /** Their words with it; empty for none. */
  readonly comment: string;
}

/** Values that the taking up of another amount may name. */
export interface AmountValues {
  /** Yen. */
  readonly amount: number;
  /** The instant of the act. */
  readonly at: string;
}

/** The request that an act was done to, for those who tell of it. */
export interface ActedOn extends Pick<Approval, 'id' | 'subjectId' | 'requesterId'> {
  readonly about: string;
}

/** The state that the subject comes to, and the words with which it was decided. */
export interface Moved {
  readonly outcome: SubjectState;
  readonly comment: string;
}

/** Why an amount cannot be had, worded with what to do instead. */
export interface AmountFault {
  readonly code: string;
  readonly sentence: (language: Language) => string;
}

/** A domain's judgement of another amount for a request of its own. */
export interface JudgedAmount {
  /** Code of the domain's type, by which routes are chosen; null where it has none. */
  readonly type: string | null;
  /** Why the domain's own rules refuse the amount, as they would refuse its submission; null: they take it. */
  readonly fault: AmountFault | null;
}

/** The side of a feature whose approvers may change the amount (B3-05). */
export interface AmountsPort {
  /**
   * An update of the subject, as a part of the act's statement. It writes `amount` into the row whose id is `subject_id` in
   * `held`, held to one that is under approval, and returns it; where it returns none, nothing of the act happens.
   */
  readonly take: (at: Places<AmountValues>) => RawBuilder<unknown>;
  /** Asked before: what is under approval does not change meanwhile. */
  readonly judge: (ground: Ground, subjectId: string, amount: number) => Promise<JudgedAmount>;
}

/** A feature's side of its approvals. */
export interface ApprovalSubjectPort {
  readonly domain: ApprovalDomain;
  /**
   * An update of subjects, as a part of the acts' statement: it moves each row whose id is `subject_id` in `moving` (where an
   * act that moves nothing has none) to `outcome`, and returns its `id`. The values are columns of `moving`. It is held to
   * rows that are under approval: where it returns none, nothing of that act happens.
   */
  readonly move: (at: Places<MoveValues>) => RawBuilder<unknown>;
  /** Further parts of the same statement, for what follows from the move: each reads `moved`. */
  readonly moveAlso?: (at: Places<MoveValues>) => NonNullable<ChangeParts['after']>;
  /** Facts of which people are told with a move, where the domain tells them itself. */
  readonly tells?: (asking: Asking, acted: ActedOn, moved: Moved) => Promise<readonly ToldFact[]>;
  /** Gives time its due before an act: what is over by now lapses, whether or not a clock has come to it. */
  readonly settle?: (ground: Ground, acted: ActedOn) => Promise<void>;
  /** After the commit of an act that moved the subject, and before it is answered: what follows from it. */
  readonly follow?: (ground: Ground, acted: ActedOn, outcome: SubjectState | null) => Promise<void>;
  /** Where approvers may change the amount. Domains without it keep what was asked for. */
  readonly amounts?: AmountsPort;
  /** The approval that a draft of the actor's asks for, for the preview; null where they have no draft of this id. */
  readonly asked: (ground: Ground, actor: Actor, subjectId: string) => Promise<AskedApproval | null>;
  /**
   * True when a request of the domain is somebody's business besides the requester, its approvers with their delegates, and
   * admins: who leads the department, say. They read its route, and act in none of its steps.
   */
  readonly sees?: (ground: Ground, actor: Actor, subjectId: string) => Promise<boolean>;
  /** After the commit of an act that moved the subject: tells open pages of it. */
  readonly announce: (ground: Ground, acted: ActedOn) => void;
}

export type ApprovalSubjects = readonly ApprovalSubjectPort[];

const REMEMBERED = new WeakMap<Ground, ApprovalSubjects>();

/** Makes the features known whose requests are approved here. To be called once, before listening. */
export function prepareApprovals(ground: Ground, subjects: ApprovalSubjects): void {
  REMEMBERED.set(ground, subjects);
}

/** The side of the domain's feature; null where none takes part. */
export function subjectPort(ground: Ground, domain: string): ApprovalSubjectPort | null {
  return REMEMBERED.get(ground)?.find((subject) => subject.domain === domain) ?? null;
}
