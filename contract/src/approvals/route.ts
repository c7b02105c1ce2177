// The shape of an approval route: for which requests it holds, and who decides in which order (B3-01, B3-02).
import * as z from 'zod';
import { ROLES } from '../access.ts';
import { Code, Id } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredText, text } from '../values/text.ts';
import { Yen } from '../values/yen.ts';
import { APPROVAL_DOMAINS } from './domains.ts';

export const MOST_STEPS = 10;
export const MOST_APPROVERS = 10;
const MOST_LEVELS_UP = 9;
const MOST_NAME = 60;

/** How an approver is found (B3-02). Who is found is a question of the organisation on the day of submission. */
export const ApproverRule = z.discriminatedUnion('by', [
  /** The direct superior: the head of the requester's department, or of the one above where that is the requester. */
  z.strictObject({ by: z.literal('superior') }),
  /** The head of the requester's group, or of the group so many levels above it. */
  z.strictObject({ by: z.literal('group-head'), levelsUp: z.number().int().min(0).max(MOST_LEVELS_UP) }),
  /** Those who hold the position in the requester's group; where nobody does, in the nearest group above. */
  z.strictObject({ by: z.literal('position'), position: Code }),
  /** Everybody whose account has the role or a higher one. */
  z.strictObject({ by: z.literal('role'), role: z.enum(ROLES) }),
  /** One employee. */
  z.strictObject({ by: z.literal('person'), employeeId: Id }),
  /** Those whom the request's domain names: the managers of the resources that are booked. Only where the domain names any. */
  z.strictObject({ by: z.literal('responsible') }),
]);
export type ApproverRule = z.infer<typeof ApproverRule>;

/** 全員 all · 誰か1人 any · n人 n of m. */
export const StepMode = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('all') }),
  z.strictObject({ of: z.literal('any') }),
  z.strictObject({ of: z.literal('some'), count: z.number().int().min(1).max(MOST_APPROVERS) }),
]);
export type StepMode = z.infer<typeof StepMode>;

/** 承認 approve: decides · 確認 check: looks, and may return · 回覧 circulate: reads, and holds nothing up. */
export const STEP_KINDS = ['approve', 'check', 'circulate'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const TIMEOUT_ACTIONS = ['remind', 'escalate'] as const;
export type TimeoutAction = (typeof TIMEOUT_ACTIONS)[number];

export const RouteStep = z.strictObject({
  name: requiredText(MOST_NAME),
  nameEn: text(MOST_NAME),
  kind: z.enum(STEP_KINDS),
  mode: StepMode,
  approvers: z.array(ApproverRule).min(1).max(MOST_APPROVERS),
  /** Yen: the step belongs to the route from this amount on; 0: always. */
  fromAmount: Yen,
  /** Business days from the arrival until the step is overdue; null: never. */
  dueBusinessDays: z.number().int().min(1).max(60).nullable(),
  /** On time-out: ask again, or one level up as well. Nothing ever approves by itself. */
  onTimeout: z.enum(TIMEOUT_ACTIONS),
});
export type RouteStep = z.infer<typeof RouteStep>;

/** All that are given must hold; an empty list and a null hold for everything. */
export const RouteConditions = z.strictObject({
  /** Yen, both inclusive. */
  minAmount: Yen.nullable(),
  maxAmount: Yen.nullable(),
  /** Codes of the domain's types: the category of a purchase, say. */
  types: z.array(Code).max(50),
  /** Codes of groups; each stands for itself and all below it. */
  groups: z.array(Code).max(50),
  /** Codes of the requester's positions. */
  positions: z.array(Code).max(50),
});
export type RouteConditions = z.infer<typeof RouteConditions>;

/** A version of a route; published, it never changes again (B3-01). */
export const RouteText = z.strictObject({
  name: requiredText(MOST_NAME),
  nameEn: text(MOST_NAME),
  domain: z.enum(APPROVAL_DOMAINS),
  conditions: RouteConditions,
  /** Of several that hold the smallest number wins; equal ones: the more conditions, then the older route. */
  priority: z.number().int().min(1).max(999),
  validFrom: PlainDate,
  /** The first day on which it holds no more; null: until something ends it. */
  validTo: PlainDate.nullable(),
  steps: z.array(RouteStep).min(1).max(MOST_STEPS),
});
export type RouteText = z.infer<typeof RouteText>;

/** A published version, as the engine chooses from. */
export interface PublishedRoute extends RouteText {
  readonly routeId: string;
  readonly versionId: string;
  readonly number: number;
}
