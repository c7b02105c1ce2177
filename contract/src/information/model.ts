// The dashboard 'information': the day, waiting tasks, the months to hand in (B9-01, R10).
import * as z from 'zod';
import { ClaimStatus } from '../expense-claims/model.ts';
import { MemberRow } from '../members/model.ts';
import { PRESENCES } from '../members/presences.ts';
import { PURCHASE_STATUSES } from '../purchase-requests/rules.ts';
import { Code, Id, Instant } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { YearMonth } from '../values/year-month.ts';
import { Yen } from '../values/yen.ts';

/** The day by the server's clock. */
export const Today = z.object({
  now: Instant,
  today: PlainDate,
  /** Name of the national or company holiday, where it is one. */
  holiday: z.object({ name: z.string(), nameEn: z.string() }).nullable(),
});
export type Today = z.infer<typeof Today>;

/** Something that waits for the caller: how many, since when the oldest, and what opens it. */
export const Task = z.discriminatedUnion('kind', [
  /** An own claim came back and waits for its correction. */
  z.object({ kind: z.literal('returned-claim'), month: YearMonth, count: z.number().int(), since: Instant }),
  /** Own purchase requests that came back and wait for their correction. */
  z.object({ kind: z.literal('returned-purchases'), count: z.number().int(), since: Instant }),
  /** Own purchase requests that are approved and not ordered yet; after 90 days they expire (B5-03). */
  z.object({ kind: z.literal('purchases-to-order'), count: z.number().int(), since: Instant }),
  /** Requests of any kind whose turn is the caller's, or that of somebody whose delegate they are today. */
  z.object({
    kind: z.literal('approvals-waiting'),
    count: z.number().int(),
    overdue: z.number().int(),
    since: Instant,
  }),
  /** Approved claims of a month that an admin may confirm; nobody confirms their own. */
  z.object({ kind: z.literal('claims-to-confirm'), month: YearMonth, count: z.number().int(), since: Instant }),
  /** Own open to-dos that are due by today (TD8). `since`: the first moment of the earliest of these days. */
  z.object({ kind: z.literal('to-dos-due'), count: z.number().int(), since: Instant }),
  /** Open cards with the person as a member that are due by today. `since` as of to-dos. */
  z.object({ kind: z.literal('cards-due'), count: z.number().int(), since: Instant }),
  /** Courses that the person is asked to take and has not completed (B9-06). `since`: when the first was assigned. */
  z.object({ kind: z.literal('courses-to-take'), count: z.number().int(), since: Instant }),
  /** Own onboarding documents that were asked for or came back (B8-02). `since`: when. */
  z.object({ kind: z.literal('papers-to-fill-in'), count: z.number().int(), since: Instant }),
  /** Announcements to be confirmed; `announcementId` is the oldest. `since`: the first moment of its first day. */
  z.object({ kind: z.literal('must-read'), announcementId: Id, count: z.number().int(), since: Instant }),
]);
export type Task = z.infer<typeof Task>;

/** A month that the caller can still hand in, with what there is of it. */
export const OpenMonth = z.object({
  month: YearMonth,
  /** `null`: nothing has been typed yet. */
  claim: z.object({ status: ClaimStatus, lineCount: z.number().int(), totalYen: Yen }).nullable(),
  closingDate: PlainDate,
});
export type OpenMonth = z.infer<typeof OpenMonth>;

const PurchaseCount = z.object({ status: z.enum(PURCHASE_STATUSES), count: z.number().int(), totalYen: Yen });
export type PurchaseCount = z.infer<typeof PurchaseCount>;

/** Purchase requests by state with their sums, a state without any left out. */
export const OpenPurchases = z.object({
  /** The caller's own that have not come to their end. */
  own: z.array(PurchaseCount),
  /** Everybody's that wait for a decision; `null` for who is no admin. */
  undecided: z.array(PurchaseCount).nullable(),
});
export type OpenPurchases = z.infer<typeof OpenPurchases>;

/** Presences of the caller's colleagues of the same department today. */
export const TeamToday = z.object({
  /** `null` for an account without an employee record, which has no department. */
  departmentCode: Code.nullable(),
  /** People who said something, by reading, the caller included; in a large department the first of them. */
  people: z.array(
    MemberRow.pick({ employeeId: true, name: true, photoURL: true }).extend({
      presence: z.enum(PRESENCES),
      note: z.string(),
    }),
  ),
  /** How many more work there today. */
  others: z.number().int(),
});
export type TeamToday = z.infer<typeof TeamToday>;
