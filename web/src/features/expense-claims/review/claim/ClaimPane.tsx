import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { RecordPane } from '../../../../kit/list/pane/RecordPane.tsx';
import { useRead } from '../../../../platform/query.ts';
import { useReviewWords } from '../words.ts';
import { ClaimReview, type ReviewAct } from './ClaimReview.tsx';
import { ClaimSkeleton } from './ClaimSkeleton.tsx';

interface Props {
  readonly claimId: string;
  /** True when it stands alone, in the place of the list. */
  readonly isPage: boolean;
  /** Answers, once, whether the claim's heading shall take the focus. */
  readonly takeFocus: (claimId: string) => boolean;
  readonly onClose: () => void;
  readonly onDecided: (claim: Claim, act: ReviewAct) => void;
}

/** The open claim: beside the list, or on a narrow screen in its place. */
export function ClaimPane({ claimId, isPage, takeFocus, onClose, onDecided }: Props) {
  const t = useReviewWords();
  const read = useRead(showClaim, { id: claimId });
  return (
    <RecordPane
      {...{ id: claimId, read, takeFocus, onClose }}
      label={t('claim.label')}
      gone={{ icon: 'receipt', text: t('claim.gone'), back: t('claim.back') }}
      skeleton={<ClaimSkeleton />}
    >
      {(claim, heading) => (
        <ClaimReview
          key={claim.id}
          claim={claim}
          isPage={isPage}
          headingRef={heading}
          onClose={onClose}
          onDecided={(act) => onDecided(claim, act)}
        />
      )}
    </RecordPane>
  );
}
