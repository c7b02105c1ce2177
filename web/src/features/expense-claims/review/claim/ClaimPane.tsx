import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { ProblemError } from '../../../../platform/http/refusals.ts';
import { useRead } from '../../../../platform/query.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorBand } from '../../../../ui/ErrorBand.tsx';
import { RADIUS } from '../../../../ui/theme/tokens.ts';
import { useReviewWords } from '../words.ts';
import { ClaimReview, type ReviewAct } from './ClaimReview.tsx';
import { ClaimSkeleton } from './ClaimSkeleton.tsx';

interface Props {
  readonly claimId: string;
  /** Whether it stands alone, in the place of the list. */
  readonly isPage: boolean;
  /** Answers, once, whether the claim's heading shall take the focus. */
  readonly takeFocus: (claimId: string) => boolean;
  readonly onClose: () => void;
  readonly onDecided: (claim: Claim, act: ReviewAct) => void;
}

/** The open claim: beside the list, or on a narrow screen in its place. */
export function ClaimPane({ claimId, isPage, takeFocus, onClose, onDecided }: Props) {
  const t = useReviewWords();
  const claim = useRead(showClaim, { id: claimId });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (heading.current && takeFocus(claimId)) heading.current.focus();
  });

  const isGone = claim.error instanceof ProblemError && claim.error.body.code === 'not-found';
  return (
    <Box
      component="section"
      aria-label={t('claim.label')}
      aria-busy={claim.isPending}
      sx={{
        containerName: 'claim',
        containerType: 'inline-size',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 0,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: `${RADIUS.card}px`,
      }}
    >
      {isGone ? (
        <EmptyState icon="receipt" text={t('claim.gone')}>
          <Button variant="outlined" onClick={onClose}>
            {t('claim.back')}
          </Button>
        </EmptyState>
      ) : (
        <>
          {claim.error && <ErrorBand error={claim.error} onRetry={() => void claim.refetch()} />}
          {claim.data && (
            <ClaimReview
              key={claim.data.id}
              claim={claim.data}
              isPage={isPage}
              headingRef={heading}
              onClose={onClose}
              onDecided={(act) => onDecided(claim.data, act)}
            />
          )}
          {claim.isPending && <ClaimSkeleton />}
        </>
      )}
    </Box>
  );
}
