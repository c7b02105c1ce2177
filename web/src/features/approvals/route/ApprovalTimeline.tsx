import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { ActHistory } from './history/ActHistory.tsx';
import { RouteProgress } from './progress/RouteProgress.tsx';
import { RouteSkeleton } from './RouteSkeleton.tsx';

/** How a submitted request goes its way: the steps with their people and whose turn it is, and all that was done. */
export function ApprovalTimeline({ approvalId }: { readonly approvalId: string }) {
  const { data, error, refetch } = useRead(showApproval, { id: approvalId });
  return (
    <>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <RouteSkeleton /> : null}
      {data ? (
        <>
          <RouteProgress approval={data} />
          <ActHistory approval={data} />
        </>
      ) : null}
    </>
  );
}
