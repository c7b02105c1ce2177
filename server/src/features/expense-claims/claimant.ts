import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Ground } from '../../platform/ground.ts';
import { refuse } from '../../platform/http/problem.ts';

/** The month, where a claim of it may exist: up to the next one (R25). */
export function claimMonth(month: YearMonth, ground: Ground): YearMonth {
  const latest = addMonths(monthOf(ground.clock.today()), 1);
  if (month <= latest) return month;
  return refuse('invalid', { fields: [{ field: 'month', code: 'month-ahead' }], values: { n: 1 } });
}
