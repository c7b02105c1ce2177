import { showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import Box from '@mui/material/Box';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { useRead } from '../../../../platform/query.ts';
import { ClaimSkeleton } from './ClaimSkeleton.tsx';
import { ClaimWarnings } from './ClaimWarnings.tsx';
import { ChangedLines } from './lines/ChangedLines.tsx';
import { ClaimLines } from './lines/ClaimLines.tsx';

/** The claim as an approver reads it: changes since it came back, findings of the checks, lines and receipts. */
export function ClaimForApproval({ subjectId }: { readonly subjectId: string }) {
  const { data, error, isPending, refetch } = useRead(showClaim, { id: subjectId });
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-busy={isPending}>
      {error && <ErrorBand error={error} onRetry={() => void refetch()} />}
      {isPending && <ClaimSkeleton />}
      {data && (
        <>
          <ClaimWarnings findings={data.findings} />
          <ChangedLines claim={data} />
          <ClaimLines claim={data} />
        </>
      )}
    </Box>
  );
}
