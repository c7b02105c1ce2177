import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { RoutePreview } from '../../approvals/public.ts';
import { ClaimHistory } from '../decisions/ClaimHistory.tsx';
import type { OpenSheet } from './open-sheet/open-sheet.ts';
import { useSaveState, useSummary } from './open-sheet/use-open-sheet.ts';

interface Props {
  readonly sheet: OpenSheet;
  readonly claim: Claim | null;
  readonly isEditable: boolean;
}

/** Whom the claim goes to, with names, before it is submitted (B3-05); how it went, after. */
export function ClaimRoute({ sheet, claim, isEditable }: Props) {
  const { claimId } = useSaveState(sheet);
  const total = useSavedTotal(sheet);
  const hasHistory = claim !== null && claim.decisions.length > 0;
  return (
    <Box sx={{ mt: 4, maxWidth: 560, display: 'grid', gap: 4 }}>
      {isEditable && claimId !== null && <RoutePreview domain="travel-expenses" subjectId={claimId} asOf={total} />}
      {hasHistory && <ClaimHistory claim={claim} />}
    </Box>
  );
}

/** The total as it was last stored: the route is found by what the server has, and autosave waits for a pause. */
function useSavedTotal(sheet: OpenSheet): number {
  const { phase } = useSaveState(sheet);
  const { totalYen } = useSummary(sheet);
  const [saved, setSaved] = useState<number>(totalYen);
  if (phase === 'saved' && saved !== totalYen) setSaved(totalYen);
  return saved;
}
