import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import Box from '@mui/material/Box';
import { type Ref, Suspense, useState } from 'react';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { DecisionBar } from '../../decide/bar/DecisionBar.tsx';
import { NewsBand } from '../../decide/NewsBand.tsx';
import type { DecisionAct } from '../../decide/offered-choices.ts';
import { useDecisionNote } from '../../decide/use-decision-note.ts';
import { useDecisions } from '../../decide/use-decisions.tsx';
import { ActHistory } from '../../route/history/ActHistory.tsx';
import { RouteProgress } from '../../route/progress/RouteProgress.tsx';
import { RouteSkeleton } from '../../route/RouteSkeleton.tsx';
import { RequestHead } from './RequestHead.tsx';
import { BESIDE_AMOUNT, SUBJECT_PANES } from './subject-panes.ts';

interface Props {
  readonly approval: ApprovalView;
  readonly back: string;
  readonly isPage: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
  readonly onActed: (acted: ActedApproval, act: DecisionAct, approval: ApprovalView) => void;
}

/** A request to decide on. Render it with the approval's id as key: what was typed and seen belongs to one request. */
export function Request({ approval, back, isPage, headingRef, onClose, onActed }: Props) {
  const [seenVersion, setSeenVersion] = useState(approval.version);
  const news = approval.version > seenVersion ? (approval.acts.at(-1) ?? null) : null;
  const { choices, refusal, dialog } = useDecisions(approval, (acted, act) => {
    setSeenVersion(acted.version);
    onActed(acted, act, approval);
  });
  const note = useDecisionNote(approval);
  const Subject = SUBJECT_PANES[approval.domain];
  const Beside = BESIDE_AMOUNT[approval.domain];
  return (
    <>
      <Box sx={{ flex: 1, overflow: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 3 }} tabIndex={0}>
        <div>
          <RequestHead approval={approval} back={back} isPage={isPage} headingRef={headingRef} onClose={onClose} />
          <NewsBand news={news} />
        </div>
        {refusal && news === null && <ErrorBand error={refusal} />}
        <Suspense fallback={<RouteSkeleton />}>
          <Subject subjectId={approval.subjectId} />
        </Suspense>
        <RouteProgress approval={approval} />
        <ActHistory approval={approval} />
      </Box>
      <DecisionBar
        amount={approval.amount}
        requesterName={approval.requesterName}
        beside={
          Beside && (
            <Suspense fallback={null}>
              <Beside subjectId={approval.subjectId} />
            </Suspense>
          )
        }
        note={note}
        choices={choices}
      />
      {dialog}
    </>
  );
}
