import { showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { useRead } from '../../../../platform/query.ts';
import { ClaimSkeleton } from './ClaimSkeleton.tsx';
import { ClaimWarnings } from './ClaimWarnings.tsx';
import { ChangedLines } from './lines/ChangedLines.tsx';
import { ClaimLines } from './lines/ClaimLines.tsx';

interface Props {
  /** The claim's id. */
  readonly subjectId: string;
  /** Called whenever it has been drawn as read, or with the reason why it cannot be. */
  readonly onRead: () => void;
}

/** The claim as an approver reads it: changes since it came back, findings of the checks, lines and receipts. */
export function ClaimForApproval({ subjectId, onRead }: Props) {
  const { data, error, isPending, refetch } = useRead(showClaim, { id: subjectId });
  useEffect(() => {
    if (!isPending) onRead();
  });
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
