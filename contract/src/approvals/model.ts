// Shapes of approvals: a task in the inbox, the route with names, the timeline.
import * as z from 'zod';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredLines, textLines } from '../values/text.ts';
import { Yen } from '../values/yen.ts';
import { ACTS, APPROVAL_STATUSES, DECISIONS, RETURN_REASONS, TASK_STATUSES } from './approval.ts';
import { APPROVAL_DOMAINS } from './domains.ts';
import { MOST_STEPS, STEP_KINDS, StepMode, TIMEOUT_ACTIONS } from './route.ts';

export const COMMENT_LIMIT = 500;

const FoundBy = z.object({
  by: z.enum(['superior', 'group-head', 'position', 'role', 'person', 'responsible', 'escalation', 'reassignment']),
  levelsUp: z.number().int(),
  groupName: z.string().nullable(),
  groupCode: z.string().nullable(),
});

const PlannedApprover = z.object({
  employeeId: Id,
  name: z.string(),
  departmentName: z.string(),
  foundBy: FoundBy,
});

const StepHead = z.object({
  name: z.string(),
  nameEn: z.string(),
  kind: z.enum(STEP_KINDS),
  mode: StepMode,
  dueBusinessDays: z.number().int().nullable(),
  onTimeout: z.enum(TIMEOUT_ACTIONS),
  isSkipped: z.boolean(),
});

/** A route with names, before it is submitted (B3-05). */
export const ApprovalPlan = z.object({
  versionId: Id,
  routeName: z.string(),
  routeNameEn: z.string(),
  routeNumber: z.number().int(),
  steps: z.array(StepHead.extend({ approvers: z.array(PlannedApprover).readonly() })).readonly(),
});
export type ApprovalPlan = z.infer<typeof ApprovalPlan>;

/** The plan, or why there is none and who can help: the system people by name (B3-04). */
export const ApprovalPreview = z.object({
  plan: ApprovalPlan.nullable(),
  refusal: z.object({ code: z.enum(['no-route', 'no-approver']), stepName: z.string().nullable() }).nullable(),
  ask: z.array(z.string()),
});
export type ApprovalPreview = z.infer<typeof ApprovalPreview>;

/** The steps that another amount would add, with names, in the route's order; or why it cannot be had, with what to do. */
export const AmountPreview = z.object({
  added: ApprovalPlan.shape.steps,
  refusal: z.object({ code: z.string(), sentence: z.string() }).nullable(),
});
export type AmountPreview = z.infer<typeof AmountPreview>;

const Doer = z.object({ employeeId: Id, name: z.string() });

export const ApprovalTaskView = z.object({
  id: Id,
  approver: PlannedApprover,
  status: z.enum(TASK_STATUSES),
  arrivedAt: Instant.nullable(),
  dueOn: PlainDate.nullable(),
  doneAt: Instant.nullable(),
  doneBy: Doer.nullable(),
  /** The request came back to this step or before it since: told, and counts no more. */
  isPast: z.boolean(),
});
export type ApprovalTaskView = z.infer<typeof ApprovalTaskView>;

export const ApprovalActView = z.object({
  id: Id,
  kind: z.enum(ACTS),
  round: z.number().int(),
  stepName: z.string().nullable(),
  stepNameEn: z.string().nullable(),
  at: Instant,
  /** Null: the calendar did it. */
  by: z.object({ employeeId: Id, name: z.string(), departmentName: z.string() }).nullable(),
  /** The approver for whom a delegate acted (B3-07). */
  onBehalfOf: Doer.nullable(),
  reason: z.enum(RETURN_REASONS).nullable(),
  comment: z.string(),
  /** Yen before and after, where an approver changed the amount (B3-05); else null. */
  amounts: z.object({ before: Yen, after: Yen }).nullable(),
});
export type ApprovalActView = z.infer<typeof ApprovalActView>;

/** Acts that the reader may do now, as the engine says; nobody guesses. */
const OfferedActs = z.array(z.enum(ACTS)).readonly();

/** How a request presents itself to its approvers, as its domain wrote it when it was submitted. */
const PRESENTED = {
  /** Number of the request: TE-2026-00123. */
  number: z.string(),
  /** Its title: 「2026年11月」, the purchase's name. As the domain writes it. */
  title: z.string(),
  titleEn: z.string(),
  /** Where it opens: parameters of the domain's screen, the month of a claim. */
  about: z.string(),
  requesterNumber: z.string(),
  requesterName: z.string(),
  departmentCode: Code,
  departmentName: z.string(),
  amount: Yen,
  warnings: z.number().int(),
};

/** One approval: its steps with what each person did, and every act of all rounds. */
export const ApprovalView = z.object({
  id: Id,
  domain: z.enum(APPROVAL_DOMAINS),
  subjectId: Id,
  ...PRESENTED,
  status: z.enum(APPROVAL_STATUSES),
  round: z.number().int(),
  version: Version,
  current: z.number().int().nullable(),
  routeName: z.string(),
  routeNameEn: z.string(),
  routeNumber: z.number().int(),
  steps: z.array(StepHead.extend({ tasks: z.array(ApprovalTaskView).readonly() })).readonly(),
  acts: z.array(ApprovalActView),
  offered: OfferedActs,
  /** In whose name the reader would decide now (B3-07); null: in their own, or not at all. */
  onBehalfOf: z.string().nullable(),
});
export type ApprovalView = z.infer<typeof ApprovalView>;

/** A turn that the reader took, or that was taken in their name. */
export const DecidedRow = z.object({
  /** The act's id. */
  id: Id,
  approvalId: Id,
  domain: z.enum(APPROVAL_DOMAINS),
  ...PRESENTED,
  stepName: z.string(),
  stepNameEn: z.string(),
  decision: z.enum(DECISIONS),
  decidedAt: Instant,
  /** How the request stands now. */
  status: z.enum(APPROVAL_STATUSES),
  /** In whose name the reader took the turn; null: in their own. */
  onBehalfOf: z.string().nullable(),
  /** The delegate who took it in the reader's name; null: the reader. */
  by: z.string().nullable(),
});
export type DecidedRow = z.infer<typeof DecidedRow>;

/** A request of any kind, as admins see all of them. */
export const RequestRow = z.object({
  /** The approval's id. */
  id: Id,
  domain: z.enum(APPROVAL_DOMAINS),
  ...PRESENTED,
  status: z.enum(APPROVAL_STATUSES),
  /** Of its first round, by which it is counted. */
  firstSubmittedAt: Instant,
});
export type RequestRow = z.infer<typeof RequestRow>;

/** A row of "waiting for me", whatever feature it comes from. */
export const InboxRow = z.object({
  /** The task's id. */
  id: Id,
  approvalId: Id,
  approvalVersion: Version,
  domain: z.enum(APPROVAL_DOMAINS),
  subjectId: Id,
  ...PRESENTED,
  stepName: z.string(),
  stepNameEn: z.string(),
  kind: z.enum(STEP_KINDS),
  arrivedAt: Instant,
  dueOn: PlainDate.nullable(),
  isOverdue: z.boolean(),
  /** Whose turn it is, where the reader stands in for them; null: the reader's own. */
  onBehalfOf: z.string().nullable(),
});
export type InboxRow = z.infer<typeof InboxRow>;

/** The answer of an act: enough to go on with, whoever asked. */
export const ActedApproval = z.object({
  id: Id,
  domain: z.enum(APPROVAL_DOMAINS),
  subjectId: Id,
  status: z.enum(APPROVAL_STATUSES),
  version: Version,
  current: z.number().int().nullable(),
});
export type ActedApproval = z.infer<typeof ActedApproval>;

/** An act is on the approval as it was looked at. */
export const AtVersion = z.strictObject({ id: Id, version: Version });

/** A submission; the requester may tell the approvers something with it, such as what was corrected. */
export const SubmittedAct = AtVersion.extend({ comment: textLines(COMMENT_LIMIT).default('') });

/** A rejection or a comment: nothing without its words. */
export const CommentedAct = AtVersion.extend({ comment: requiredLines(COMMENT_LIMIT) });

export const ReturnAct = CommentedAct.extend({
  reason: z.enum(RETURN_REASONS),
  /** The index of an earlier step; null: to the requester. */
  toStep: z
    .number()
    .int()
    .min(0)
    .max(MOST_STEPS - 1)
    .nullable()
    .default(null),
});

/** Another amount, in yen, and why. */
export const AmountAct = CommentedAct.extend({ amount: Yen.min(0) });

export const ReassignAct = CommentedAct.extend({ taskId: Id, to: Id });
