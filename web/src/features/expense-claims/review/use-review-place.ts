import { isYearMonth, monthOf, type YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { type ReviewSearch, readSearch } from './search.ts';

/** Where the review page is: month and search of its URL, and how to go elsewhere. */
export function useReviewPlace() {
  const params: { applicationYm?: string } = useParams({ strict: false });
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { today } = useSession();
  const search = useMemo(() => readSearch(raw), [raw]);
  const asked = params.applicationYm ?? '';

  function go(month: YearMonth, next: ReviewSearch, { replace = false } = {}): void {
    const to = screenPath('expense-claims.review', { applicationYm: month });
    void navigate({ to, search: next, replace, resetScroll: false });
  }

  return {
    /** `null` where the URL names no month of the calendar. */
    month: isYearMonth(asked) ? asked : null,
    thisMonth: monthOf(today),
    search,
    go,
  };
}
