import { blockers, checkClaim } from '@madoguchi/contract/expense-claims/checks.ts';
import { LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { isInMonth } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { isCorporateNumber, isRegistrationNumber } from '@madoguchi/contract/values/registration-number.ts';
import { describe, expect, it } from 'vitest';
import { approversOf } from '../approvals/approvers.ts';
import { momentOf } from '../moments.ts';
import { employRoster } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import { seededRandom } from '../random.ts';
import { type Calendar, calendarOf } from './calendar.ts';
import { checkGround } from './check-ground.ts';
import { drawUpClaims } from './draw-up-claims.ts';
import type { SampleClaim, StoredLine } from './sample-claim.ts';

const SEED = 7;
/** A usual day; first days of a month, also on a Sunday and on a holiday; the day before one; a leap day. */
const DAYS = ['2026-11-21', '2026-11-01', '2027-01-01', '2026-03-31', '2026-04-01', '2028-02-29'].map((day) =>
  PlainDate.parse(day),
);

function draw(today: PlainDate) {
  const employees = employRoster(today, seededRandom(SEED));
  return {
    employees,
    claims: drawUpClaims(
      employees,
      approversOf(employees, calendarOf(today), seededRandom(SEED)),
      calendarOf(today),
      seededRandom(SEED),
    ),
  };
}

function asInput({ receipt, amount, attachmentId, ...line }: StoredLine) {
  return { ...line, attachments: attachmentId === null ? [] : [attachmentId] };
}

function asChecked({ receipt, amount, attachmentId, ...line }: StoredLine) {
  return { ...line, attachments: attachmentId === null ? [] : [{ id: attachmentId }] };
}

/** Findings that block the claim's submission; earlier fares only warn and are left out. */
function blockersOf(claim: SampleClaim, calendar: Calendar) {
  const lines = claim.lines.map(asChecked);
  const ground = checkGround(claim.owner, claim.month, {}, calendar);
  return blockers(lines, checkClaim(lines, ground));
}

describe.each(DAYS)('the sample of %s', (today) => {
  const { employees, claims } = draw(today);
  const calendar = calendarOf(today);
  const thisMonth = claims.filter(({ month }) => month === monthOf(today));

  it('has no claim that could not have been submitted as it was [B4-04]', () => {
    const submitted = claims.filter(({ facts }) => facts.length > 0 && facts[0]?.decision === 'submitted');
    expect(submitted.flatMap((claim) => blockersOf(claim, calendar))).toEqual([]);
  });

  it('has only lines that the portal would take [B4-01]', () => {
    const lines = claims.flatMap((claim) => claim.lines);
    expect(lines.flatMap((line) => LineInput.safeParse(asInput(line)).error?.issues ?? [])).toEqual([]);
  });

  it('dates nothing after the day has begun, and everything in its order', () => {
    const end = momentOf(today, 1);
    for (const { createdAt, updatedAt, facts, lines, month } of claims) {
      const moments = [createdAt, ...facts.map(({ at }) => at)];
      expect(moments.toSorted((one, other) => one - other)).toEqual(moments);
      expect(new Set(facts.map(({ at }) => at)).size).toBe(facts.length);
      expect(Math.max(...moments, updatedAt)).toBeLessThan(end);
      const days = lines.map((line) => line.useDate ?? '');
      expect(days.filter((day) => day > today || !isInMonth(PlainDate.parse(day), month))).toEqual([]);
      expect(days.toSorted()).toEqual(days);
    }
  });

  it('has claims of this month waiting for superiors and for admins, and people who have not begun [B3-03, B4-08]', () => {
    const waiting = (wanted: string) =>
      thisMonth.filter(({ status, owner }) => status === wanted && owner.role !== 'admin');
    expect(waiting('submitted').length).toBeGreaterThanOrEqual(8);
    expect(waiting('in_review').length).toBeGreaterThanOrEqual(4);
    expect(new Set(thisMonth.map(({ status }) => status))).toEqual(
      new Set(['draft', 'submitted', 'in_review', 'returned', 'rejected', 'cancelled', 'approved', 'confirmed']),
    );
    expect(thisMonth.length).toBeLessThan(employees.length - 5);
  });

  it('has claims that came back twice, and some that a delegate decided with both names on record [B3-06, B3-07]', () => {
    const acts = claims.flatMap(({ approval }) => approval?.acts ?? []);
    const twice = claims.filter(({ facts }) => facts.filter(({ decision }) => decision === 'returned').length === 2);
    expect(twice.length).toBeGreaterThan(0);
    const byDelegate = acts.filter(({ onBehalfOf }) => onBehalfOf !== null);
    expect(byDelegate.length).toBeGreaterThan(0);
    expect(byDelegate.filter(({ by, onBehalfOf }) => by.id === onBehalfOf?.employeeId)).toEqual([]);
  });

  it('has a draft of the staff member that can be submitted as it is, and a settled month before it', () => {
    const own = claims.filter(({ owner }) => owner.email === SAMPLE_PEOPLE.staff.email);
    const draft = own.at(-1);
    expect([draft?.month, draft?.status, draft?.lines.length]).toEqual([monthOf(today), 'draft', 5]);
    expect(draft && blockersOf(draft, calendar)).toEqual([]);
    expect(own.at(-2)?.status).toBe('confirmed');
    expect(own).toHaveLength(18);
  });
});

describe('people', () => {
  it('one has joined this month, one has left, and nobody claims outside their employment', () => {
    const today = PlainDate.parse('2026-11-21');
    const { employees, claims } = draw(today);
    expect(employees.filter(({ joinedOn }) => isInMonth(joinedOn, monthOf(today)))).toHaveLength(1);
    expect(employees.filter(({ leftOn }) => leftOn !== null && leftOn < addDays(today, -60))).toHaveLength(1);
    const outside = claims.filter(({ owner, lines }) =>
      lines.some(({ useDate }) => useDate && (useDate < owner.joinedOn || (owner.leftOn && useDate > owner.leftOn))),
    );
    expect(outside).toEqual([]);
  });

  it('registration numbers are well-formed and nobody’s', () => {
    const { claims } = draw(PlainDate.parse('2026-11-21'));
    const numbers = new Set(claims.flatMap(({ lines }) => lines.map((line) => line.registrationNumber)));
    numbers.delete('');
    expect(numbers.size).toBeGreaterThan(5);
    for (const number of numbers) {
      expect(number).toMatch(/^T.9999/);
      expect([isRegistrationNumber(number), isCorporateNumber(number)]).toEqual([true, true]);
    }
  });
});
