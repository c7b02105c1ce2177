// The nouns of a month's travel and transport expenses (B4-01).

import * as z from 'zod';
import { Attachment } from '../attachments/model.ts';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { registrationNumber, text } from '../values/text.ts';
import { YearMonth } from '../values/year-month.ts';
import { Yen } from '../values/yen.ts';
import { FINDING_TEXTS, type FindingCode } from './findings.ts';
import { EXPENSE_TYPES, INVOICE_BASES, LINE_FIELDS, PAID_BY, TAX_CLASSES, TEXT_LIMITS } from './line-fields.ts';

export const CLAIM_STATUSES = [
  'draft',
  'submitted',
  'in_review',
  'returned',
  'rejected',
  'cancelled',
  'approved',
  'confirmed',
] as const;
export const ClaimStatus = z.enum(CLAIM_STATUSES);
export type ClaimStatus = z.infer<typeof ClaimStatus>;

/** Settings with these defaults (B4-01); the server checks with its own, the client with those of the session. */
export interface ClaimLimits {
  readonly lines: number;
  readonly lineYen: number;
  readonly totalYen: number;
}
export const DEFAULT_LIMITS: ClaimLimits = { lines: 200, lineYen: 500_000, totalYen: 2_000_000 };

/**
 * One line as the requester types it. A draft may be incomplete: `null` is not filled yet. What cannot be read stays
 * as typed in `typed`, by column, and blocks submission: nothing typed is lost.
 */
export const LineInput = z.strictObject({
  id: Id,
  useDate: PlainDate.nullable(),
  purpose: Code.nullable(),
  purposeText: text(TEXT_LIMITS.purposeText),
  visitedParty: text(TEXT_LIMITS.visitedParty),
  transportMode: Code.nullable(),
  from: text(TEXT_LIMITS.from),
  via: text(TEXT_LIMITS.via),
  to: text(TEXT_LIMITS.to),
  tripType: Code.nullable(),
  /** One way, in yen. A save refuses what is under 1 or over the limit: the message names both, and the limit is a setting. */
  unitFare: z.number().int({ error: 'whole-yen' }).nullable(),
  /** Commuter part, taken off fare × trip; from 0. */
  deduction: z.number().int({ error: 'whole-yen' }),
  expenseType: z.enum(EXPENSE_TYPES),
  taxClass: z.enum(TAX_CLASSES),
  invoiceBasis: z.enum(INVOICE_BASES).nullable(),
  registrationNumber: registrationNumber(TEXT_LIMITS.registrationNumber),
  paidBy: z.enum(PAID_BY),
  memo: text(TEXT_LIMITS.memo),
  attachments: z.array(Id).max(3, { error: 'attachments-per-line' }),
  typed: z.partialRecord(z.enum(LINE_FIELDS), text(200)),
});
export type LineInput = z.infer<typeof LineInput>;

/** A stored line: what was typed, its computed amount, its place, and the files with their names. */
export const ClaimLine = LineInput.extend({
  amount: Yen.nullable(),
  attachments: z.array(Attachment),
});
export type ClaimLine = z.infer<typeof ClaimLine>;

const DECISIONS = [
  'submitted',
  'withdrawn',
  'cancelled',
  'approved',
  'checked',
  'taken-back',
  'returned',
  'rejected',
  'confirmed',
] as const;

/**
 * A fact: who did what to the claim when. Status says where it is, facts say how it got there. The owner's steps and the
 * confirmation are the claim's own; the rest is what its approvers did.
 */
export const ClaimDecision = z.object({
  decision: z.enum(DECISIONS),
  by: z.string(),
  department: z.string(),
  /** The approver for whom a delegate decided; `null`: nobody stood in (B3-07). */
  onBehalfOf: z.string().nullable(),
  /** Name of the step of the approval route; `null` for what is none of its. */
  step: z.string().nullable(),
  stepEn: z.string().nullable(),
  at: Instant,
  comment: z.string(),
});
export type ClaimDecision = z.infer<typeof ClaimDecision>;

/** The answer of a write: enough for the screen to go on without reading again. */
export const ClaimHeader = z.object({
  id: Id,
  month: YearMonth,
  status: ClaimStatus,
  version: Version,
  number: z.string().nullable(),
  lineCount: z.number().int(),
  totalYen: Yen,
  submittedAt: Instant.nullable(),
  updatedAt: Instant,
});
export type ClaimHeader = z.infer<typeof ClaimHeader>;

/** A finding of the checks as it was kept at submission: the reviewer sees what the requester saw (B4-08). */
const KeptFinding = z.object({
  /** `null`: the claim as a whole. */
  lineId: Id.nullable(),
  field: z.enum([...LINE_FIELDS, 'attachments', 'lines']).nullable(),
  code: z.enum(Object.keys(FINDING_TEXTS) as [FindingCode, ...FindingCode[]]),
  severity: z.enum(['error', 'warning']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const Claim = ClaimHeader.extend({
  employeeId: Code,
  employeeName: z.string(),
  employeeKana: z.string(),
  departmentName: z.string(),
  /** True when the caller is its owner; decides what may be done. */
  mine: z.boolean(),
  lines: z.array(ClaimLine),
  decisions: z.array(ClaimDecision),
  /** Empty before the first submission. */
  findings: z.array(KeptFinding),
  /** Its approval, which goes through all rounds; `null` before the first submission, and for what was decided without. */
  approvalId: Id.nullable(),
});
export type Claim = z.infer<typeof Claim>;

/** A claim as its approvers meet it: with the lines as they were when it last came back, `null` where it never did. */
export const SeenClaim = Claim.extend({ returnedLines: z.array(ClaimLine).nullable() });
export type SeenClaim = z.infer<typeof SeenClaim>;

/** Input of the checks besides the lines; the same on both sides. */
export const CheckContext = z.object({
  month: YearMonth,
  joinedOn: PlainDate.nullable(),
  leftOn: PlainDate.nullable(),
  /** National and company holidays of the month, by day. */
  holidays: z.record(z.string(), z.string()),
  /** The last fare one way of a section in the person's own approved claims: key from `sectionKey`. */
  lastFares: z.record(z.string(), z.number().int()),
  /** From this amount public transport needs a qualified invoice, in yen, by first day of validity. */
  invoiceFromYen: z.array(z.object({ validFrom: PlainDate, yen: z.number().int() })),
  /** Last day to submit this month's claim without being late. */
  closingDate: PlainDate,
});
export type CheckContext = z.infer<typeof CheckContext>;

/** Input of a month's checks, without the fares: those come once with the suggestions, not with each month. */
export const MonthContext = CheckContext.omit({ lastFares: true });
export type MonthContext = z.infer<typeof MonthContext>;

/** The signed-in person's month: the claim where there is one, and what the grid checks against. */
export const MyMonth = z.object({ claim: Claim.nullable(), context: MonthContext });
export type MyMonth = z.infer<typeof MyMonth>;

/** One row of the review list: a person, and the claim of the month where it was submitted (B4-08). */
export const ReviewRow = z.object({
  employeeId: Code,
  employeeName: z.string(),
  employeeKana: z.string(),
  departmentCode: Code,
  claimId: Id.nullable(),
  /** `null`: not submitted (no claim, a draft, or a cancelled one). */
  status: ClaimStatus.nullable(),
  number: z.string().nullable(),
  lineCount: z.number().int(),
  totalYen: Yen,
  warningCount: z.number().int(),
  submittedAt: Instant.nullable(),
  version: Version,
  /** Under approval: by what one acts on it, and whose turn it is. `null` in every other state. */
  approval: z
    .object({ id: Id, version: Version, waitsFor: z.array(z.object({ employeeId: Code, name: z.string() })) })
    .nullable(),
});
export type ReviewRow = z.infer<typeof ReviewRow>;

export const REVIEW_STATES = [
  'not-submitted',
  'submitted',
  'in_review',
  'returned',
  'approved',
  'confirmed',
  'rejected',
] as const;

/** A line the person has claimed before, for suggestions; newest first, each combination once (B4-02). */
export const Suggestion = z.object({
  purpose: Code.nullable(),
  purposeText: z.string(),
  visitedParty: z.string(),
  transportMode: Code.nullable(),
  from: z.string(),
  via: z.string(),
  to: z.string(),
  tripType: Code.nullable(),
  unitFare: z.number().int().nullable(),
  expenseType: z.enum(EXPENSE_TYPES),
  times: z.number().int(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A station's name and reading, so that kana and romaji find it. */
export const Station = z.object({ name: z.string(), kana: z.string() });
export type Station = z.infer<typeof Station>;
