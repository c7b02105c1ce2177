// The month and the department of the analysis, in its address: reload, Back and a shared link show the same figures.
import { isYearMonth } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMasters, useSession } from '../../platform/session.ts';

export interface AnalyticsAddress {
  readonly month: YearMonth;
  readonly current: YearMonth;
  /** Blank: all of them. */
  readonly department: string;
  readonly show: (change: { readonly month?: YearMonth; readonly department?: string }) => void;
}

export function useAnalyticsAddress(): AnalyticsAddress {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { group } = useMasters();
  const current = monthOf(useSession().today) as YearMonth;
  const asked = search['month'];
  const month = typeof asked === 'string' && isYearMonth(asked) && asked <= current ? asked : current;
  const department = group.find(({ code }) => code === search['department'])?.code ?? '';
  return {
    month,
    current,
    department,
    show: (change) => {
      const next = { month, department, ...change };
      void navigate({
        to: '.',
        search: {
          ...(next.month === current ? {} : { month: next.month }),
          ...(next.department === '' ? {} : { department: next.department }),
        },
        resetScroll: false,
      });
    },
  };
}
