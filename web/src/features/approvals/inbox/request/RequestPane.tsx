import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import Box from '@mui/material/Box';
import { RecordPane } from '../../../../kit/list/pane/RecordPane.tsx';
import { useRead } from '../../../../platform/query.ts';
import type { DecisionAct } from '../../decide/offered-choices.ts';
import { RouteSkeleton } from '../../route/RouteSkeleton.tsx';
import { useInboxWords } from '../words.ts';
import { Request } from './Request.tsx';

interface Props {
  readonly approvalId: string;
  /** Names the way back to the list beside it. */
  readonly back: string;
  /** Whether it stands alone, in the place of the list. */
  readonly isPage: boolean;
  /** Answers, once, whether the request's heading shall take the focus. */
  readonly takeFocus: (approvalId: string) => boolean;
  readonly onClose: () => void;
  readonly onActed: (acted: ActedApproval, act: DecisionAct, approval: ApprovalView) => void;
}

/** The open request: beside the list, or on a narrow screen in its place. */
export function RequestPane({ approvalId, back, isPage, takeFocus, onClose, onActed }: Props) {
  const t = useInboxWords();
  const read = useRead(showApproval, { id: approvalId });
  return (
    <RecordPane
      {...{ id: approvalId, read, takeFocus, onClose }}
      label={t('pane.label')}
      gone={{ icon: 'check', text: t('pane.gone'), back }}
      skeleton={
        <Box sx={{ p: 2 }}>
          <RouteSkeleton />
        </Box>
      }
    >
      {(approval, heading) => (
        <Request
          key={approval.id}
          approval={approval}
          back={back}
          isPage={isPage}
          headingRef={heading}
          onClose={onClose}
          onActed={onActed}
        />
      )}
    </RecordPane>
  );
}
