import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { writtenAmount } from '../amount.ts';
import { ActHistory } from '../route/history/ActHistory.tsx';
import { RouteProgress } from '../route/progress/RouteProgress.tsx';
import { RouteSkeleton } from '../route/RouteSkeleton.tsx';
import { DecisionBar } from './bar/DecisionBar.tsx';
import { NewsBand } from './NewsBand.tsx';
import { useDecisionNote } from './use-decision-note.ts';
import { useDecisions } from './use-decisions.tsx';
import { useDecideWords } from './words.ts';

interface Props {
  readonly approvalId: string;
}

/** The approval of a record on the record's own page: how it goes its way, and the decision of whoever has the turn. */
export function ApprovalWithDecision({ approvalId }: Props) {
  const { data, error, refetch } = useRead(showApproval, { id: approvalId });
  if (error) return <ErrorBand error={error} onRetry={() => void refetch()} />;
  return data === undefined ? <RouteSkeleton /> : <Decidable key={data.id} approval={data} />;
}

function Decidable({ approval }: { readonly approval: ApprovalView }) {
  const t = useDecideWords();
  const message = useMessages();
  const [seenVersion, setSeenVersion] = useState(approval.version);
  const news = approval.version > seenVersion ? (approval.acts.at(-1) ?? null) : null;
  const { choices, refusal, dialog } = useDecisions(approval, true, (acted, act) => {
    setSeenVersion(acted.version);
    message(t(`done.${act}`, { number: approval.number }), 'success');
  });
  const note = useDecisionNote(approval);
  const amount = writtenAmount(approval) === null ? null : approval.amount;
  return (
    <>
      <NewsBand news={news} />
      {refusal && news === null && <ErrorBand error={refusal} />}
      <RouteProgress approval={approval} />
      <ActHistory approval={approval} />
      {choices.some(({ folds }) => folds !== 'always') && (
        <DecisionBar amount={amount} requesterName={approval.requesterName} note={note} choices={choices} />
      )}
      {dialog}
    </>
  );
}
