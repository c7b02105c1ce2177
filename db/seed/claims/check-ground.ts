// What the contract's checks are given: the standard masters, the holidays, the person, the fares they know.
import type { CheckGround } from '@madoguchi/contract/expense-claims/checks.ts';
import { DEFAULT_LIMITS } from '@madoguchi/contract/expense-claims/model.ts';
import { nthBusinessDay, PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { addMonths, firstDay, isInMonth, type YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { DATED_RATES } from '../../base-data/dated-rates.ts';
import type { Holiday } from '../../base-data/holidays.ts';
import type { StandardValue } from '../../base-data/standard-value.ts';
import { PURPOSES, TRANSPORT_MODES, TRIP_TYPES } from '../../base-data/travel-values.ts';
import type { Employee } from '../organisation/roster.ts';

const VALIDITY = { order: 0, validFrom: PlainDate.parse('2020-04-01'), validTo: null, active: true } as const;

function masterValues<Value extends StandardValue<'reason' | 'route' | 'way'>>(values: readonly Value[]) {
  return values.map((value) => ({ ...value, ...VALIDITY }));
}

const MASTERS = {
  reason: masterValues(PURPOSES),
  route: masterValues(TRANSPORT_MODES),
  way: masterValues(TRIP_TYPES),
};

function rates(key: (typeof DATED_RATES)[number]['key']) {
  return DATED_RATES.filter((rate) => rate.key === key);
}

/** The last day to submit a month's claim in time: the nth business day of the next month. */
export function closingDay(month: YearMonth, holidays: readonly Holiday[]): PlainDate {
  const next = firstDay(addMonths(month, 1));
  const ordinal = rates('claim-closing-business-day').findLast((rate) => rate.validFrom <= next)?.value;
  if (ordinal === undefined) throw new RangeError(`no closing day is set for ${month}`);
  return nthBusinessDay(next, ordinal, new Set(holidays.map(({ day }) => day)));
}

export function checkGround(
  employee: Pick<Employee, 'joinedOn' | 'leftOn'>,
  month: YearMonth,
  lastFares: Readonly<Record<string, number>>,
  holidays: readonly Holiday[],
): CheckGround {
  const ofMonth = holidays.filter(({ day }) => isInMonth(PlainDate.parse(day), month));
  return {
    context: {
      month,
      joinedOn: employee.joinedOn,
      leftOn: employee.leftOn,
      holidays: Object.fromEntries(ofMonth.map(({ day, name }) => [day, name])),
      lastFares,
      invoiceFromYen: rates('public-transport-invoice-from-yen').map((rate) => ({
        validFrom: PlainDate.parse(rate.validFrom),
        yen: rate.value,
      })),
      closingDate: closingDay(month, holidays),
    },
    masters: MASTERS,
    limits: DEFAULT_LIMITS,
  };
}
