import { NewPurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { quotesGiven, quotesNeeded } from '@madoguchi/contract/purchase-requests/quotes-needed.ts';
import { PURCHASE_STATUSES } from '@madoguchi/contract/purchase-requests/rules.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { fiscalYear, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { approversOf } from '../approvals/approvers.ts';
import { calendarOf } from '../expense-claims/calendar.ts';
import { momentOf } from '../moments.ts';
import { employRoster } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE, SAMPLE_SUPERIOR } from '../people.ts';
import { seededRandom } from '../random.ts';
import { QUOTE_BANDS } from './check-ground.ts';
import { drawUpPurchases } from './draw-up-purchases.ts';
import { firstSubmission, type SamplePurchase } from './sample-purchase.ts';

const SEED = 7;
/** A usual day; first days of a month, also on a Sunday and on a holiday; the days around a fiscal year; a leap day. */
const DAYS = ['2026-11-21', '2026-11-01', '2027-01-01', '2026-03-31', '2026-04-01', '2028-02-29'].map((day) =>
  PlainDate.parse(day),
);

function draw(today: PlainDate) {
  const employees = employRoster(today, seededRandom(SEED));
  const approvers = approversOf(employees, calendarOf(today), seededRandom(SEED));
  return { employees, ...drawUpPurchases(employees, approvers, today, seededRandom(SEED)) };
}

/** E-mail addresses of those whose turn it is. */
function waitsFor({ approval }: SamplePurchase, people: ReadonlyMap<string, string>): string[] {
  const tasks = approval?.rounds.at(-1)?.steps.flatMap((step) => step.tasks) ?? [];
  return tasks
    .filter(({ status }) => status === 'pending')
    .map(({ approver }) => people.get(approver.employeeId) ?? '');
}

describe.each(DAYS)('the purchase requests of the sample of %s', (today) => {
  const { employees, purchases, last } = draw(today);
  const people = new Map(employees.map(({ id, email }) => [id, email]));

  it('are two years of them in every state [B5-03]', () => {
    expect(purchases.length).toBeGreaterThanOrEqual(120);
    expect(new Set(purchases.map(({ status }) => status))).toEqual(new Set(PURCHASE_STATUSES));
    const oldest = Math.min(...purchases.map(({ createdAt }) => createdAt));
    expect(oldest).toBeLessThan(momentOf(today) - 600 * 24 * 3_600_000);
  });

  it('could all have been submitted as they are, with the quotes that their totals ask for [B5-02]', () => {
    for (const { content, findings, number } of purchases.filter((purchase) => purchase.number !== null)) {
      expect([number, findings.filter(({ severity }) => severity === 'error')]).toEqual([number, []]);
      const { quotes, reasonStands } = quotesNeeded(purchaseTotals(content).gross, QUOTE_BANDS);
      const given = reasonStands && content.singleSourceReason !== '' ? quotes : quotesGiven(content.quotes);
      expect([number, given]).toEqual([number, quotes]);
    }
    expect(purchases.flatMap(({ content }) => NewPurchaseRequest.safeParse(content).error?.issues ?? [])).toEqual([]);
  });

  it('say the same as their quotes, which follow the request where they were chosen [B5-01]', () => {
    const quoted = purchases.filter(({ content }) => content.quotes.length > 0);
    expect(quoted.length).toBeGreaterThan(30);
    for (const { content, quoteFiles } of quoted) {
      expect(content.quotes.find(({ isChosen }) => isChosen)?.amount).toBe(purchaseTotals(content).gross);
      expect(quoteFiles.map(({ attachmentId, paper }) => [attachmentId, paper.supplier, paper.totals.gross])).toEqual(
        content.quotes.map(({ attachmentId, supplier, amount }) => [attachmentId, supplier, amount]),
      );
    }
    expect(quoted.filter(({ content }) => content.quotes.length > 1).length).toBeGreaterThan(3);
  });

  it('date nothing after the day has begun, and everything in its order', () => {
    for (const { createdAt, updatedAt, facts, approval } of purchases) {
      const moments = [createdAt, ...facts.map(({ at }) => at)];
      expect(moments.toSorted((one, other) => one - other)).toEqual(moments);
      const acts = approval?.acts.map(({ at }) => at) ?? [];
      expect(acts.toSorted((one, other) => one - other)).toEqual(acts);
      expect(Math.max(...moments, ...acts, updatedAt)).toBeLessThan(momentOf(today, 1));
    }
  });

  it('are numbered in the order of their first submission, by fiscal year, without a gap [B0-06]', () => {
    const submitted = purchases
      .flatMap((purchase) => {
        const at = firstSubmission(purchase);
        return at === null ? [] : [{ at, number: purchase.number }];
      })
      .toSorted((one, other) => one.at - other.at);
    const counters = new Map<number, number>();
    for (const { at, number } of submitted) {
      const year = fiscalYear(tokyoDay(at));
      counters.set(year, (counters.get(year) ?? 0) + 1);
      expect(number).toBe(`PR-${year}-${String(counters.get(year)).padStart(5, '0')}`);
    }
    expect(last).toEqual(counters);
  });

  it('wait for those one logs in as, and never for their requester [B3-03, B5-04]', () => {
    const waiting = purchases.filter(({ status }) => status === 'submitted' || status === 'in_review');
    for (const purchase of waiting) {
      const turns = waitsFor(purchase, people);
      expect(turns.length).toBeGreaterThan(0);
      expect(turns).not.toContain(purchase.owner.email);
    }
    const turnsOf = (email: string) => waiting.filter((purchase) => waitsFor(purchase, people).includes(email));
    expect(turnsOf(SAMPLE_SUPERIOR.email).length).toBeGreaterThanOrEqual(2);
    expect(turnsOf(SAMPLE_PEOPLE.admin.email).length).toBeGreaterThanOrEqual(2);
  });

  it('are the staff member’s own in the states that one goes on from: draft, returned, under way, approved [B5-03]', () => {
    const own = purchases.filter(({ owner }) => owner.email === SAMPLE_PEOPLE.staff.email);
    const statuses = own.map(({ status }) => status);
    for (const status of ['draft', 'returned', 'in_review', 'partially_received', 'approved'] as const)
      expect(statuses).toContain(status);
    const returned = own.find(({ status }) => status === 'returned');
    expect(returned?.returnedContent).toEqual(returned?.content);
  });

  it('show one that seems to be split, one that expires soon, one invoice that asks for more [B5-02, B5-03, B5-05]', () => {
    const suspicious = purchases.filter(({ findings }) => findings.some(({ code }) => code === 'split-suspicion'));
    expect(suspicious.map(({ owner }) => owner.department.code)).toContain('NGO');
    const approvedAt = purchases.filter(({ status }) => status === 'approved').map((one) => one.approvedAt ?? 0);
    const daysLeft = 90 - (momentOf(today) - Math.min(...approvedAt)) / (24 * 3_600_000);
    expect(daysLeft).toBeGreaterThan(0);
    expect(daysLeft).toBeLessThan(14);
    const tooDear = purchases.filter(({ order, invoices }) => {
      const invoiced = invoices.reduce((sum, { totalYen }) => sum + totalYen, 0);
      return order !== null && invoiced > order.orderedYen;
    });
    expect(tooDear).toHaveLength(1);
  });

  it('were never ordered dearer than approved, nor received more than asked for [B5-03]', () => {
    for (const { content, order, receipts, status } of purchases) {
      if (order !== null) expect(order.orderedYen).toBe(purchaseTotals(content).gross);
      const received = (lineId: string) =>
        receipts
          .flatMap(({ lines }) => lines)
          .reduce((sum, one) => sum + (one.lineId === lineId ? one.quantity : 0), 0);
      const missing = content.lines.map(({ id, quantity }) => (quantity ?? 0) - received(id));
      expect(missing.filter((pieces) => pieces < 0)).toEqual([]);
      if (status === 'received') expect(missing.every((pieces) => pieces === 0)).toBe(true);
      if (status === 'partially_received') expect(missing.some((pieces) => pieces > 0)).toBe(true);
      expect(receipts.filter(({ lines }) => lines.length === 0)).toEqual([]);
    }
  });
});
