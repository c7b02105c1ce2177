import { countForReview, listForReview, showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useEffect, useRef } from 'react';
import { useLive } from '../../../platform/live.ts';
import { queryClient, refresh } from '../../../platform/query.ts';

/** Submissions come in swarms before a closing date; the list is read again at most this often. */
const GAP_MS = 400;

/** Reads the month's list, its counts and the changed claim again as soon as the server says that a claim changed. */
export function useLiveList(month: YearMonth): void {
  const gap = useRef<{ timer: ReturnType<typeof setTimeout>; isDue: boolean } | null>(null);

  function readAgain(): void {
    void refresh([listForReview.id, countForReview.id]);
    const timer = setTimeout(() => {
      const isDue = gap.current?.isDue ?? false;
      gap.current = null;
      if (isDue) readAgain();
    }, GAP_MS);
    gap.current = { timer, isDue: false };
  }

  useLive((event) => {
    if (event.kind !== 'claim-changed' || event.month !== month) return;
    void queryClient.invalidateQueries({ queryKey: [showClaim.id, { id: event.claimId }] });
    if (gap.current) gap.current.isDue = true;
    else readAgain();
  });

  useEffect(
    () => () => {
      clearTimeout(gap.current?.timer);
      gap.current = null;
    },
    [],
  );
}
