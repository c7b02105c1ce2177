import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { TakeBackButton } from '../decide/TakeBackButton.tsx';
import { ActHistory } from './history/ActHistory.tsx';
import { RouteProgress } from './progress/RouteProgress.tsx';
import { RouteSkeleton } from './RouteSkeleton.tsx';

interface Props {
  readonly approvalId: string;
  /** Nothing else on the page acts on it: the reader's yes is taken back here, as long as the rules allow it. */
  readonly isActedOn?: boolean;
}

/** How a submitted request goes its way: the steps with their people and whose turn it is, and all that was done. */
export function ApprovalTimeline({ approvalId, isActedOn = false }: Props) {
  const { data, error, refetch } = useRead(showApproval, { id: approvalId });
  return (
    <>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <RouteSkeleton /> : null}
      {data ? (
        <>
          <RouteProgress approval={data} />
          <ActHistory
            approval={data}
            action={
              isActedOn && data.offered.includes('take-back') && <TakeBackButton request={data} variant="outlined" />
            }
          />
        </>
      ) : null}
    </>
  );
}
