import { countForReview, listForReview, showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useLiveReads } from '../../../platform/live/use-live-reads.ts';
import { useLive } from '../../../platform/live.ts';
import { queryClient } from '../../../platform/query.ts';

const READS = { 'claim-changed': [listForReview.id, countForReview.id] } as const;

/** Reads the month's list, its counts and the changed claim again as soon as the server says that a claim changed. */
export function useLiveList(month: YearMonth): void {
  useLiveReads(READS, (event) => event.kind === 'claim-changed' && event.month === month);
  useLive((event) => {
    if (event.kind !== 'claim-changed' || event.month !== month) return;
    void queryClient.invalidateQueries({ queryKey: [showClaim.id, { id: event.claimId }] });
  });
}
