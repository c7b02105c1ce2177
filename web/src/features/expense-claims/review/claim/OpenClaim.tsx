import type { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { Suspense, useEffect } from 'react';
import type { OpenRow } from '../../../../kit/list/list-props.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { prefetch } from '../../../../platform/query.ts';
import { useUser } from '../../../../platform/session.ts';
import { nextToReview } from '../people/next-claim.ts';
import { useReviewWords } from '../words.ts';
import type { ReviewAct } from './ClaimReview.tsx';
import { ClaimSkeleton } from './ClaimSkeleton.tsx';
import { LazyClaimPane } from './lazy-claim-pane.ts';

/** The claim that is open, and the way on: after a decision the next one opens (B4-08). */
export function OpenClaim({ id, isPage, rows, takeFocus, open, close }: OpenRow<typeof REVIEW_LIST>) {
  const t = useReviewWords();
  const message = useMessages();
  const { employeeId } = useUser();

  // The claim that a decision will lead to is read while this one is being looked at.
  const following = nextToReview(rows, id, employeeId)?.claimId;
  useEffect(() => {
    if (following !== undefined) void prefetch(showClaim, { id: following });
  }, [following]);

  function goOn(claim: Claim, act: ReviewAct): void {
    message(t(`done.${act}`, { number: claim.number ?? '' }), 'success');
    const next = nextToReview(rows, claim.id, employeeId);
    if (next) open(next.claimId);
    else message(t('done.last'));
  }

  return (
    <Suspense fallback={<ClaimSkeleton />}>
      <LazyClaimPane claimId={id} isPage={isPage} takeFocus={takeFocus} onClose={close} onDecided={goOn} />
    </Suspense>
  );
}
