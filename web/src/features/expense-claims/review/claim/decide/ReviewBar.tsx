import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { type BarChoice, DecisionBar, useDecisionNote } from '../../../../approvals/public.ts';
import { useReviewWords } from '../../words.ts';

interface Props {
  readonly claim: Claim;
  /** Null: it was decided without, or not handed in again yet. */
  readonly approval: ApprovalView | null;
  readonly choices: readonly BarChoice[];
}

/** What an admin may do with the claim, else why nothing: whose turn it is, or that it is over. */
export function ReviewBar({ claim, approval, choices }: Props) {
  const isUnderApproval = approval !== null && approval.status === 'in_progress';
  const bar = { amount: claim.totalYen, requesterName: claim.employeeName, choices };
  return isUnderApproval ? <ApprovalBar {...bar} approval={approval} /> : <OwnBar {...bar} claim={claim} />;
}

type Bar = Omit<Parameters<typeof DecisionBar>[0], 'note'>;

function ApprovalBar({ approval, ...bar }: Bar & { readonly approval: ApprovalView }) {
  return <DecisionBar {...bar} note={useDecisionNote(approval)} />;
}

function OwnBar({ claim, ...bar }: Bar & { readonly claim: Claim }) {
  const t = useReviewWords();
  return <DecisionBar {...bar} note={noteOf(claim)} />;

  function noteOf({ status, mine }: Claim): string | null {
    if (status === 'approved') return mine ? t('bar.own') : null;
    if (status === 'returned') return t('bar.with-requester');
    return status === 'confirmed' || status === 'rejected' ? t('bar.done') : null;
  }
}
