import { showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { BudgetOfRequest } from '../../budgets/public.ts';
import { ChangedContent } from './ChangedContent.tsx';
import { PurchaseFacts } from './PurchaseFacts.tsx';
import { PurchaseLines } from './PurchaseLines.tsx';
import { PurchaseSkeleton } from './PurchaseSkeleton.tsx';
import { PurchaseWarnings } from './PurchaseWarnings.tsx';
import { QuotesCompared } from './QuotesCompared.tsx';

interface Props {
  /** The request's id. */
  readonly subjectId: string;
  /** Called whenever it has been drawn as read, or with the reason why it cannot be. */
  readonly onRead: () => void;
}

/** The approver's view of a request: warnings, changes since the return, fields, what is left of the budget, lines and quotes (B5-04). */
export function PurchaseForApproval({ subjectId, onRead }: Props) {
  const { data, error, isPending, refetch } = useRead(showPurchaseRequest, { id: subjectId });
  useEffect(() => {
    if (!isPending) onRead();
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-busy={isPending}>
      {error && <ErrorBand error={error} onRetry={() => void refetch()} />}
      {isPending && <PurchaseSkeleton />}
      {data && (
        <>
          <PurchaseWarnings findings={data.findings} />
          <ChangedContent request={data} />
          <PurchaseFacts request={data} />
          <BudgetOfRequest requestId={subjectId} />
          <PurchaseLines request={data} />
          <QuotesCompared request={data} />
        </>
      )}
    </Box>
  );
}
