// Input for the contract's checks: the standard masters, the calendar, the person, the fares they know.
import type { CheckGround } from '@madoguchi/contract/expense-claims/checks.ts';
import { DEFAULT_LIMITS } from '@madoguchi/contract/expense-claims/model.ts';
import { lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { ratesOf } from '../../base-data/dated-rates.ts';
import { VALID_FROM } from '../../base-data/load-base-data.ts';
import type { StandardValue } from '../../base-data/standard-value.ts';
import { PURPOSES, TRANSPORT_MODES, TRIP_TYPES } from '../../base-data/travel-values.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Calendar } from './calendar.ts';

const VALIDITY = { order: 0, validFrom: PlainDate.parse(VALID_FROM), validTo: null, active: true } as const;

function masterValues<Value extends StandardValue<'reason' | 'route' | 'way'>>(values: readonly Value[]) {
  return values.map((value) => ({ ...value, ...VALIDITY }));
}

const MASTERS = {
  reason: masterValues(PURPOSES),
  route: masterValues(TRANSPORT_MODES),
  way: masterValues(TRIP_TYPES),
};

const INVOICE_FROM_YEN = ratesOf('public-transport-invoice-from-yen').map(({ validFrom, value }) => ({
  validFrom: PlainDate.parse(validFrom),
  yen: value,
}));

export function checkGround(
  employee: Pick<Employee, 'joinedOn' | 'leftOn'>,
  month: YearMonth,
  lastFares: Readonly<Record<string, number>>,
  calendar: Calendar,
): CheckGround {
  return {
    context: {
      month,
      joinedOn: employee.joinedOn,
      leftOn: employee.leftOn,
      holidays: calendar.holidaysOf(month),
      lastFares,
      invoiceFromYen: INVOICE_FROM_YEN,
      closingDate: calendar.closingDay(month),
    },
    masters: MASTERS,
    limits: DEFAULT_LIMITS,
    // Nobody in the sample claims a ride ahead of time.
    today: lastDay(month),
  };
}
