import { isYearMonth } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { MonthReview } from './MonthReview.tsx';
import { useReviewWords } from './words.ts';

/** `/apps/travelExpensesAdminView/:applicationYm` (S2-13): a month that is none leads to the current one, and says so. */
export function ReviewPage() {
  const t = useReviewWords();
  const message = useMessages();
  const { month, thisMonth, isOpen, go } = useReviewPlace();

  useEffect(() => {
    if (month !== null) return;
    message(t('month.unknown'), 'warning', { key: 'month.unknown' });
    go(thisMonth, { replace: true });
  });

  return month === null ? null : <MonthReview key={month} month={month} isOpen={isOpen} onMonth={go} />;
}

/** Which month the URL of the review page names, and how to go to another one with the same conditions. */
function useReviewPlace() {
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
