import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { ProblemError } from '../../../../platform/http/refusals.ts';
import { useRead } from '../../../../platform/query.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorBand } from '../../../../ui/ErrorBand.tsx';
import { RADIUS } from '../../../../ui/theme/tokens.ts';
import type { DecisionAct } from '../../decide/offered-choices.ts';
import { RouteSkeleton } from '../../route/RouteSkeleton.tsx';
import { useInboxWords } from '../words.ts';
import { Request } from './Request.tsx';

interface Props {
  readonly approvalId: string;
  readonly onBehalfOf: string | null;
  /** Whether it stands alone, in the place of the list. */
  readonly isPage: boolean;
  /** Answers, once, whether the request's heading shall take the focus. */
  readonly takeFocus: (approvalId: string) => boolean;
  readonly onClose: () => void;
  readonly onActed: (acted: ActedApproval, act: DecisionAct, approval: ApprovalView) => void;
}

/** The open request: beside the list, or on a narrow screen in its place. */
export function RequestPane({ approvalId, onBehalfOf, isPage, takeFocus, onClose, onActed }: Props) {
  const t = useInboxWords();
  const { data, error, isPending, refetch } = useRead(showApproval, { id: approvalId });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current && takeFocus(approvalId)) heading.current.focus();
  });
  const isGone = error instanceof ProblemError && error.body.code === 'not-found';
  return (
    <Box
      component="section"
      aria-label={t('pane.label')}
      aria-busy={isPending}
      sx={{
        // What a domain shows of its request measures itself by the pane.
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
        <EmptyState icon="check" text={t('pane.gone')}>
          <Button variant="outlined" onClick={onClose}>
            {t('pane.back')}
          </Button>
        </EmptyState>
      ) : (
        <>
          {error && <ErrorBand error={error} onRetry={() => void refetch()} />}
          {data && (
            <Request
              key={data.id}
              approval={data}
              onBehalfOf={onBehalfOf}
              isPage={isPage}
              headingRef={heading}
              onClose={onClose}
              onActed={onActed}
            />
          )}
          {isPending && (
            <Box sx={{ p: 2 }}>
              <RouteSkeleton />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
