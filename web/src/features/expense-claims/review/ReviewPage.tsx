import { useEffect } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { MonthReview } from './MonthReview.tsx';
import { useReviewPlace } from './use-review-place.ts';
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
