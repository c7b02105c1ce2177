// Eighteen months of claims: for each person, month after month, what they travelled and what became of it.
import { sectionKey } from '@madoguchi/contract/expense-claims/section-key.ts';
import { tokyoDay, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, daysOf } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Approvers } from '../approvals/approvers.ts';
import { course, identity, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import { type Habits, habitsOf } from '../travel/habits.ts';
import type { SampleLine } from '../travel/line.ts';
import { type Days, monthLines } from '../travel/month-lines.ts';
import { staffDraftLines } from '../travel/staff-draft.ts';
import type { Calendar } from './calendar.ts';
import { checkGround } from './check-ground.ts';
import { happenedTo } from './happened.ts';
import { type Outcome, pastOutcome, presentOutcomes } from './outcomes.ts';
import { explained, findingsAt, type SampleClaim, totalOf, withAmount } from './sample-claim.ts';

const MONTHS = 18;

/** All claims up to `today`; nothing in them is later than the first moment of that day. */
export function drawUpClaims(
  employees: readonly Employee[],
  approvers: Approvers,
  calendar: Calendar,
  random: Random,
): SampleClaim[] {
  const present = presentOutcomes(employees.length, random.child('this month'));
  return employees.flatMap((owner, index) =>
    personClaims(owner, present[index] ?? 'none', approvers, calendar, random.child(owner.number)),
  );
}

function personClaims(
  owner: Employee,
  present: Outcome,
  approvers: Approvers,
  calendar: Calendar,
  random: Random,
): SampleClaim[] {
  const habits = habitsOf(owner, random);
  const thisMonth = monthOf(calendar.today);
  const claims: SampleClaim[] = [];
  for (let back = MONTHS - 1; back >= 0; back -= 1) {
    const month = addMonths(thisMonth, -back);
    const days = daysAt(owner, month, calendar);
    if (days.working.length + days.free.length === 0) continue;
    const outcome = fixedOutcome(owner, back) ?? (back === 0 ? present : pastOutcome(back === 1, random));
    const whole = linesOf(owner, habits, days, back, random);
    if (outcome === 'none' || whole.length === 0) continue;
    const lines = outcome === 'draft' && !isStaffPerson(owner) ? unfinished(whole, random) : whole;
    claims.push(makeClaim({ owner, month, outcome, lines, approvers, earlier: claims, calendar, random }));
  }
  return claims;
}

/** The person one logs in as finds last month settled and this month begun; the admin's own claim waits for another. */
function fixedOutcome(owner: Employee, back: number): Outcome | null {
  if (isStaffPerson(owner)) return back === 0 ? 'draft' : 'confirmed';
  if (owner.email === SAMPLE_PEOPLE.admin.email && back === 0) return 'submitted';
  return null;
}

function isStaffPerson(owner: Employee): boolean {
  return owner.email === SAMPLE_PEOPLE.staff.email;
}

function linesOf(owner: Employee, habits: Habits, days: Days, back: number, random: Random): SampleLine[] {
  if (back === 0 && isStaffPerson(owner)) return staffDraftLines(habits, days, random);
  const usual = days.working.length >= 15 ? 1 : Math.max(days.working.length, 1) / 20;
  return monthLines(owner, habits, days, usual, random);
}

/** As drafts are: now and then the last line waits for its fare, or for whom one visited. */
function unfinished(lines: readonly SampleLine[], random: Random): SampleLine[] {
  const gap = random.pick([{}, {}, { unitFare: null }, { visitedParty: '' }]);
  return lines.map((line, index) => (index === lines.length - 1 ? { ...line, ...gap } : line));
}

/** The days of the month, up to today, on which the person was employed. */
function daysAt(owner: Employee, month: YearMonth, { today, holidays }: Calendar): Days {
  const isFree = (day: PlainDate) => weekday(day) % 6 === 0 || holidays.has(day);
  const days = daysOf(month).filter(
    (day) => day <= today && day >= owner.joinedOn && (owner.leftOn === null || day <= owner.leftOn),
  );
  return { working: days.filter((day) => !isFree(day)), free: days.filter(isFree) };
}

interface Making {
  readonly owner: Employee;
  readonly month: YearMonth;
  readonly outcome: Exclude<Outcome, 'none'>;
  readonly lines: readonly SampleLine[];
  readonly approvers: Approvers;
  readonly earlier: readonly SampleClaim[];
  readonly calendar: Calendar;
  readonly random: Random;
}

function makeClaim({ owner, month, outcome, lines, approvers, earlier, calendar, random }: Making): SampleClaim {
  const now = momentOf(calendar.today);
  const createdAt = Math.min(momentOf(dayOf(lines.at(0), calendar), 18 * 60 + random.integer(0, 120)), now);
  const submission = Math.max(createdAt, submissionMoment(month, dayOf(lines.at(-1), calendar), calendar, random));
  const masters = checkGround(owner, month, {}, calendar);
  const drawn = lines.map((line) => {
    const attachmentId = line.receipt === null ? null : identity(createdAt, random);
    return withAmount(line, masters, identity(createdAt, random), attachmentId);
  });
  const totalYen = totalOf(drawn);
  const id = identity(createdAt, random);
  const time = course(submission, now);
  const happened = happenedTo({ id, owner, totalYen }, outcome, approvers, time, random);
  const { facts } = happened;
  const submittedAt = facts.findLast((fact) => fact.decision === 'submitted')?.at ?? null;
  const ground = checkGround(owner, month, lastFares(earlier, submittedAt ?? now), calendar);
  const stored = explained(drawn, ground);
  return {
    ...happened,
    id,
    owner,
    month,
    lines: stored,
    totalYen,
    findings: submittedAt === null ? [] : findingsAt(stored, ground, submittedAt),
    createdAt,
    updatedAt: facts.at(-1)?.at ?? submission,
  };
}

function dayOf(line: SampleLine | undefined, { today }: Calendar): PlainDate {
  return line?.useDate ?? today;
}

/** After the last line's day and around the closing of the month, late now and then; never after today began. */
function submissionMoment(month: YearMonth, lastDay: PlainDate, calendar: Calendar, random: Random): number {
  const now = momentOf(calendar.today);
  const ready = Math.min(momentOf(lastDay, 18 * 60), now);
  if (month === monthOf(calendar.today)) return ready + Math.floor((now - ready) * random.unit());
  const closing = momentOf(calendar.closingDay(month), 19 * 60);
  const latest = random.chance(0.05) ? closing + 4 * 24 * 3_600_000 : closing;
  const until = Math.max(ready, Math.min(latest, now));
  const moment = ready + Math.floor((until - ready) * random.unit());
  return Math.max(ready, Math.min(momentOf(tokyoDay(moment), 9 * 60 + random.integer(0, 600)), until));
}

/** The fares one way of the person's approved claims as they were known at a moment, the latest ride last. */
function lastFares(claims: readonly SampleClaim[], moment: number): Record<string, number> {
  const approvedAt = ({ status, facts }: SampleClaim) =>
    status === 'approved' || status === 'confirmed'
      ? facts.findLast(({ decision }) => decision === 'approved')?.at
      : undefined;
  const approved = claims.filter((claim) => (approvedAt(claim) ?? moment) < moment);
  const rides = approved.flatMap(({ lines }) => lines).filter((line) => line.transportMode !== null);
  return Object.fromEntries(rides.map((line) => [sectionKey(line), line.unitFare ?? 0]));
}
