import { isYearMonth } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';

/** Which month the URL of the review page names, and how to go to another one with the same conditions. */
export function useReviewPlace() {
  const params: { applicationYm?: string } = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { today } = useSession();
  const asked = params.applicationYm ?? '';

  function go(month: YearMonth, { replace = false } = {}): void {
    const to = screenPath('expense-claims.review', { applicationYm: month });
    const { claim: _open, ...conditions } = search;
    void navigate({ to, search: conditions, replace, resetScroll: false });
  }

  return {
    /** `null` where the URL names no month of the calendar. */
    month: isYearMonth(asked) ? asked : null,
    thisMonth: monthOf(today),
    isOpen: search['claim'] !== undefined,
    go,
  };
}
