// How claims and purchases count against a budget, and what is left of it (B9-01): server, tab and form ask the same.
import { percentOf } from '../analytics/rules.ts';
import type { ClaimStatus } from '../expense-claims/model.ts';
import type { Text } from '../message.ts';
import { type PurchaseStatus, UNDER_APPROVAL } from '../purchase-requests/rules.ts';
import { addDays, plainDate, weekday } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';

/** The category of all claims. Any other one is a purchase category; a purchase category of this code would count with the claims. */
export const TRAVEL = 'travel';
export const TRAVEL_NAME: Text = { ja: '交通費・旅費', en: 'Travel expenses' };

/** `spent`: agreed to, or ordered. `committed`: asked for, and it will be spent unless somebody says no. */
type Counting = 'spent' | 'committed';

/** Spent as the analysis has it: agreed to, though it may not have been paid yet. */
export const CLAIMS_COUNT: Readonly<Record<ClaimStatus, Counting | null>> = {
  draft: null,
  submitted: 'committed',
  in_review: 'committed',
  returned: null,
  rejected: null,
  cancelled: null,
  approved: 'spent',
  confirmed: 'spent',
};

/** Spent from the order on, which is never cancelled. */
export const PURCHASES_COUNT: Readonly<Record<PurchaseStatus, Counting | null>> = {
  draft: null,
  submitted: 'committed',
  in_review: 'committed',
  returned: null,
  withdrawn: null,
  rejected: null,
  approved: 'committed',
  ordered: 'spent',
  partially_received: 'spent',
  received: 'spent',
  closed: 'spent',
  cancelled: null,
  expired: null,
};

export function statesThatAre<State extends string>(
  counting: Counting,
  states: Readonly<Record<State, Counting | null>>,
): readonly State[] {
  return (Object.keys(states) as State[]).filter((state) => states[state] === counting);
}

/** Money of a category on a day: of claims the day of use, of an order its day. What waits for an order is of today. */
export interface Spend {
  readonly category: string;
  readonly day: PlainDate;
  readonly spentYen: number;
  readonly committedYen: number;
}

export interface Budgeted {
  /** Null where there is no budget. */
  readonly totalYen: number | null;
  readonly spentYen: number;
  readonly committedYen: number;
}

/** Below zero where more was spent or asked for than there is; null without a budget. */
export function remainingOf({ totalYen, spentYen, committedYen }: Budgeted): number | null {
  return totalYen === null ? null : totalYen - spentYen - committedYen;
}

interface Requested {
  readonly status: PurchaseStatus;
  readonly departmentCode: string | null;
  readonly purchaseCategory: string | null;
}

/** The rest for a request that is in approval, itself counted; null once it is decided, and without a budget. */
export function leftForRequest(
  { status, departmentCode, purchaseCategory }: Requested,
  budgets: readonly (Budgeted & { readonly departmentCode: string; readonly category: string })[],
): number | null {
  if (!UNDER_APPROVAL.includes(status)) return null;
  const budget = budgets.find((one) => one.departmentCode === departmentCode && one.category === purchaseCategory);
  return budget === undefined ? null : remainingOf(budget);
}

/** Parts of the budget in per cent, with one decimal; null where there is none to be a part of. */
export function sharesOf(budgeted: Budgeted): { readonly spent: number | null; readonly remaining: number | null } {
  const { totalYen, spentYen } = budgeted;
  const whole = totalYen ?? 0;
  return { spent: percentOf(spentYen, whole), remaining: percentOf(remainingOf(budgeted) ?? 0, whole) };
}

const sumOf = (rows: readonly Spend[], part: 'spentYen' | 'committedYen') =>
  rows.reduce((sum, row) => sum + row[part], 0);

/** A row for each category with a budget or with money that counts, in the order of the codes. */
export function byCategory(
  budgets: readonly { readonly category: string; readonly amountYen: number }[],
  spend: readonly Spend[],
): (Budgeted & { readonly category: string })[] {
  const totals = new Map(budgets.map(({ category, amountYen }) => [category, amountYen]));
  const categories = [...new Set([...totals.keys(), ...spend.map(({ category }) => category)])].sort();
  return categories.map((category) => {
    const rows = spend.filter((one) => one.category === category);
    return {
      category,
      totalYen: totals.get(category) ?? null,
      spentYen: sumOf(rows, 'spentYen'),
      committedYen: sumOf(rows, 'committedYen'),
    };
  });
}

/** All rows together; a total only of those that have one. */
export function together(rows: readonly Budgeted[]): Budgeted {
  const budgets = rows.flatMap(({ totalYen }) => totalYen ?? []);
  return {
    totalYen: budgets.length === 0 ? null : budgets.reduce((sum, yen) => sum + yen, 0),
    spentYen: rows.reduce((sum, { spentYen }) => sum + spentYen, 0),
    committedYen: rows.reduce((sum, { committedYen }) => sum + committedYen, 0),
  };
}

/** From the first of April to the last of March. */
export function daysOfYear(year: number): { readonly from: PlainDate; readonly to: PlainDate } {
  return { from: plainDate(year, 4, 1) as PlainDate, to: plainDate(year + 1, 3, 31) as PlainDate };
}

interface Week {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly spentYen: number;
}

const earlier = (day: PlainDate, other: PlainDate): PlainDate => (day < other ? day : other);

/** The weeks of the year that have begun, from Monday on, the oldest first; money of a later day has its week, too. */
export function weeklySpend(year: number, today: PlainDate, spend: readonly Spend[]): Week[] {
  const { from: first, to: end } = daysOfYear(year);
  const spent = spend.filter(({ spentYen }) => spentYen !== 0);
  const latest = [today, ...spent.map(({ day }) => day)].sort().at(-1) ?? today;
  const last = earlier(end, latest);
  const weeks: Week[] = [];
  for (let from = first; from <= last; ) {
    const sunday = addDays(from, (7 - weekday(from)) % 7);
    const to = earlier(sunday, end);
    weeks.push({
      from,
      to,
      spentYen: sumOf(
        spent.filter(({ day }) => from <= day && day <= to),
        'spentYen',
      ),
    });
    from = addDays(to, 1);
  }
  return weeks;
}
