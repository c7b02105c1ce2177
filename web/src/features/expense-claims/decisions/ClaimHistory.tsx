import type { Claim, ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import Box from '@mui/material/Box';
import { ApprovalTimeline } from '../../approvals/public.ts';
import { DecisionTimeline } from './DecisionTimeline.tsx';

/**
 * How a claim got where it is: its approval with names, turns and acts, and above it what is the claim's own, such as the
 * confirmation. A claim from before the approvals has its own decisions alone.
 */
export function ClaimHistory({ claim }: { readonly claim: Claim }) {
  const { approvalId, decisions } = claim;
  if (approvalId === null) return <DecisionTimeline decisions={decisions} />;
  const own = ownDecisions(decisions);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {own.length > 0 && <DecisionTimeline decisions={own} />}
      <ApprovalTimeline approvalId={approvalId} />
    </Box>
  );
}

/** Steps that the approval tells of as well. */
const TOLD_BY_APPROVAL: readonly ClaimDecision['decision'][] = ['submitted', 'withdrawn'];

/** Decisions outside any approval: confirmations, cancellations, and those made before there were approvals. */
function ownDecisions(decisions: readonly ClaimDecision[]): readonly ClaimDecision[] {
  return decisions.filter(({ step, decision }) => step === null && !TOLD_BY_APPROVAL.includes(decision));
}
