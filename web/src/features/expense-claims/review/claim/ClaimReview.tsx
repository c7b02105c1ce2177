import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import type { SeenClaim } from '@madoguchi/contract/expense-claims/model.ts';
import Box from '@mui/material/Box';
import { type Ref, useState } from 'react';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { useRead } from '../../../../platform/query.ts';
import { NewsBand, useDecisions } from '../../../approvals/public.ts';
import { ClaimHistory } from '../../decisions/ClaimHistory.tsx';
import { ClaimHead } from './ClaimHead.tsx';
import { ClaimWarnings } from './ClaimWarnings.tsx';
import { ReviewBar } from './decide/ReviewBar.tsx';
import { readAgain } from './decide/take-decision.ts';
import { useConfirm } from './decide/use-confirm.ts';
import { ChangedLines } from './lines/ChangedLines.tsx';
import { ClaimLines } from './lines/ClaimLines.tsx';

/** What was done to the claim, in the words of the screen; a comment and what else moves nothing is none. */
export type ReviewAct = 'approve' | 'return' | 'reject' | 'confirm';

interface Props {
  readonly claim: SeenClaim;
  readonly isPage: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
  readonly onDecided: (act: ReviewAct) => void;
}

const MOVES: Readonly<Record<string, ReviewAct>> = {
  approve: 'approve',
  check: 'approve',
  return: 'return',
  reject: 'reject',
};

/** A claim to decide on, where it is the admin's turn. Render it with the claim's id as key: what was typed belongs to it. */
export function ClaimReview({ claim, isPage, headingRef, onClose, onDecided }: Props) {
  const { approvalId } = claim;
  const approval = useRead(showApproval, { id: approvalId ?? '' }, { enabled: approvalId !== null });
  const [seenVersion, setSeenVersion] = useState<number | null>(null);
  if (seenVersion === null && approval.data) setSeenVersion(approval.data.version);
  const isNews = seenVersion !== null && (approval.data?.version ?? 0) > seenVersion;
  const news = isNews ? (approval.data?.acts.at(-1) ?? null) : null;
  const decisions = useDecisions(approval.data, (acted, act) => {
    setSeenVersion(acted.version);
    readAgain();
    const moved = MOVES[act];
    if (moved) onDecided(moved);
  });
  const confirmation = useConfirm(claim, () => onDecided('confirm'));
  const refusal = decisions.refusal ?? confirmation.refusal;
  return (
    <>
      <Box sx={{ flex: 1, overflow: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <div>
          <ClaimHead claim={claim} isPage={isPage} headingRef={headingRef} onClose={onClose} />
          <NewsBand news={news} />
        </div>
        {refusal && news === null && <ErrorBand error={refusal} />}
        {approval.error && <ErrorBand error={approval.error} onRetry={() => void approval.refetch()} />}
        <ClaimWarnings findings={claim.findings} />
        <ChangedLines claim={claim} />
        <ClaimLines claim={claim} />
        <ClaimHistory claim={claim} />
      </Box>
      <ReviewBar
        claim={claim}
        approval={approval.data ?? null}
        choices={[...decisions.choices, ...confirmation.choices]}
      />
      {decisions.dialog}
    </>
  );
}
