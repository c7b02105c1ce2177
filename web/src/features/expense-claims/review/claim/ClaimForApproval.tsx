import { showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { useRead } from '../../../../platform/query.ts';
import { ErrorBand } from '../../../../ui/ErrorBand.tsx';
import { ClaimSkeleton } from './ClaimSkeleton.tsx';
import { ClaimLines } from './lines/ClaimLines.tsx';
import { WarningBand } from './WarningBand.tsx';

/** What an approver reads of a claim: its warnings and its lines with their receipts. Who, how much and whose turn stand around it. */
export function ClaimForApproval({ subjectId }: { readonly subjectId: string }) {
  const { data, error, refetch } = useRead(showClaim, { id: subjectId });
  return (
    <>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <WarningBand findings={data.findings} />
          <ClaimLines claim={data} />
        </>
      ) : null}
      {data === undefined && !error ? <ClaimSkeleton /> : null}
    </>
  );
}
