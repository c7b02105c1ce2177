// The data that the checks of a month need: masters, calendar, the person's employment and former fares.
import type { CheckGround } from '@madoguchi/contract/expense-claims/checks.ts';
import type { ClaimLimits, MonthContext } from '@madoguchi/contract/expense-claims/model.ts';
import { sectionKey } from '@madoguchi/contract/expense-claims/section-key.ts';
import { nthBusinessDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Ground } from '../../platform/ground.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { ActorEmployee } from '../../platform/session/actor.ts';
import { type MasterSnapshot, masterData, rateOn } from '../master-data/public.ts';
import { findLastFares } from './store.ts';

/** Fares and suggestions reach back so many months. */
const HISTORY_MONTHS = 18;
/** Without a rate of its own the company closes a month on the 5th business day of the next (B1-06). */
const CLOSING_BUSINESS_DAY = 5;

const INVOICE_RATE = 'public-transport-invoice-from-yen';
const CLOSING_RATE = 'claim-closing-business-day';

/** The month, where a claim of it may exist: up to the next one (R25). */
export function claimMonth(month: YearMonth, ground: Ground): YearMonth {
  const latest = addMonths(monthOf(ground.clock.today()), 1);
  if (month <= latest) return month;
  return refuse('invalid', { fields: [{ field: 'month', code: 'month-ahead' }], values: { n: 1 } });
}

function limitsOf({ config }: Pick<Ground, 'config'>): ClaimLimits {
  return { lines: config.claimMaxLines, lineYen: config.claimMaxLineYen, totalYen: config.claimMaxTotalYen };
}

/** The last day to submit a month's claim in time: the nth business day of the month after. */
export function closingDate(month: YearMonth, snapshot: MasterSnapshot): PlainDate {
  const first = firstDay(addMonths(month, 1));
  const n = rateOn(snapshot, CLOSING_RATE, first) ?? CLOSING_BUSINESS_DAY;
  return nthBusinessDay(first, n, new Set(snapshot.holidays.map(({ day }) => day)));
}

type MonthOfAll = Omit<MonthContext, 'joinedOn' | 'leftOn'>;

function monthOfAll(month: YearMonth, snapshot: MasterSnapshot): MonthOfAll {
  const [first, last] = [firstDay(month), lastDay(month)];
  const holidays = snapshot.holidays.filter(({ day }) => day >= first && day <= last);
  return {
    month,
    holidays: Object.fromEntries(holidays.map(({ day, name }) => [day, name])),
    invoiceFromYen: snapshot.rates
      .filter(({ key }) => key === INVOICE_RATE)
      .map(({ validFrom, value }) => ({ validFrom: validFrom as PlainDate, yen: value })),
    closingDate: closingDate(month, snapshot),
  };
}

/** Months derived from a snapshot of the masters: the same for everybody until a master changes. */
const WORKED_OUT = new WeakMap<MasterSnapshot, Map<YearMonth, MonthOfAll>>();

/** The month's ground as far as it needs no question to the database beyond the masters. */
export function monthContext(month: YearMonth, employee: ActorEmployee, snapshot: MasterSnapshot): MonthContext {
  const months = WORKED_OUT.get(snapshot) ?? new Map<YearMonth, MonthOfAll>();
  const ofAll = months.get(month) ?? monthOfAll(month, snapshot);
  WORKED_OUT.set(snapshot, months.set(month, ofAll));
  return { ...ofAll, joinedOn: employee.joinedOn as PlainDate, leftOn: employee.leftOn as PlainDate | null };
}

/** The first month of the person's history that suggestions and fares look at. */
export function historySince(month: YearMonth): YearMonth {
  return addMonths(month, -HISTORY_MONTHS);
}

/** The last approved fare of each section, by `sectionKey`. */
export async function lastFares(ground: Ground, employee: string, month: YearMonth, except: string | null) {
  const rows = await findLastFares(ground.pool, employee, historySince(month), except);
  return Object.fromEntries(rows.map((row) => [sectionKey(row), row.unitFare]));
}

/** Everything that the checks before submission need (B4-04). */
export async function checkGround(
  ground: Ground,
  month: YearMonth,
  employee: ActorEmployee,
  claim: string,
): Promise<CheckGround> {
  const snapshot = await masterData(ground);
  const fares = await lastFares(ground, employee.id, month, claim);
  const context = { ...monthContext(month, employee, snapshot), lastFares: fares };
  return { context, masters: snapshot.lists, limits: limitsOf(ground), today: ground.clock.today() };
}
