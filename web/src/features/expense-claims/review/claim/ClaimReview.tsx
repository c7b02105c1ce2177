import type { Claim, ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import Box from '@mui/material/Box';
import { lazy, type Ref, Suspense, useState } from 'react';
import { ProblemError } from '../../../../platform/http/refusals.ts';
import { ErrorBand } from '../../../../ui/ErrorBand.tsx';
import { DecisionTimeline } from '../../decisions/DecisionTimeline.tsx';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { ClaimHead } from './ClaimHead.tsx';
import { DecisionBar } from './decide/DecisionBar.tsx';
import { offeredActions, type ReviewAction } from './decide/offered-actions.ts';
import { type PlainDecision, useDecision } from './decide/use-decision.ts';
import { ClaimLines } from './lines/ClaimLines.tsx';
import { NewsBand } from './NewsBand.tsx';
import { WarningBand } from './WarningBand.tsx';

const CommentDialog = lazy(async () => ({ default: (await import('./decide/CommentDialog.tsx')).CommentDialog }));

interface Props {
  readonly claim: Claim;
  readonly isPage: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
  readonly onDecided: (header: ClaimHeader, action: ReviewAction) => void;
}

/** A claim to decide on. Render it with the claim's id as key: what was typed and seen belongs to one claim. */
export function ClaimReview({ claim, isPage, headingRef, onClose, onDecided }: Props) {
  const decision = useDecision();
  const [asked, setAsked] = useState<'return' | 'reject' | null>(null);
  const [seenVersion, setSeenVersion] = useState(claim.version);
  const news = claim.version > seenVersion ? (claim.decisions.at(-1) ?? null) : null;
  const offered = offeredActions(claim.status, claim.mine);
  const isStillAsked = asked !== null && offered.some(({ action }) => action === asked);

  function isDecided(header: ClaimHeader, action: ReviewAction): void {
    setAsked(null);
    setSeenVersion(header.version);
    onDecided(header, action);
  }

  async function decide(action: PlainDecision): Promise<void> {
    const header = await decision.decide(claim, action);
    if (header) isDecided(header, action);
  }

  function choose(action: ReviewAction): void {
    const isAllowed = offered.some((one) => one.action === action && one.refusal === null);
    if (!isAllowed || decision.working !== null) return;
    decision.forget();
    if (action === 'return' || action === 'reject') setAsked(action);
    else void decide(action);
  }

  useShortcuts({
    approve: () => choose('approve'),
    confirm: () => choose('confirm'),
    return: () => choose('return'),
  });

  return (
    <>
      <Box sx={{ flex: 1, overflow: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <div>
          <ClaimHead claim={claim} isPage={isPage} headingRef={headingRef} onClose={onClose} />
          <NewsBand news={news} />
        </div>
        {decision.refusal && asked === null && !explains(news, decision.refusal) && (
          <ErrorBand error={decision.refusal} />
        )}
        <WarningBand findings={claim.findings} />
        <ClaimLines claim={claim} />
        <DecisionTimeline decisions={claim.decisions} />
      </Box>
      <DecisionBar claim={claim} offered={offered} working={decision.working} onAction={choose} />
      {isStillAsked && (
        <Suspense fallback={null}>
          <CommentDialog
            claim={claim}
            action={asked}
            onDone={(header) => isDecided(header, asked)}
            onDismiss={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the news says already why the decision was refused: somebody else was quicker. */
function explains(news: unknown, refusal: Error): boolean {
  const code = refusal instanceof ProblemError ? refusal.body.code : null;
  return news !== null && (code === 'stale' || code === 'wrong-state');
}
