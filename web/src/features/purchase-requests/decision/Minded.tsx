import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';
import type { ReactNode } from 'react';
import { Overdue } from './Overdue.tsx';

interface Props {
  readonly row: Pick<PurchaseDecisionRow, 'isOverdue' | 'warningCount'>;
  /** How many points there are to mind; nothing without any. */
  readonly warned: ReactNode;
}

/** What to mind before deciding. Beside a count the clock stands without its word. */
export function Minded({ row, warned }: Props) {
  if (!row.isOverdue) return warned;
  if (row.warningCount === 0) return <Overdue isWritten />;
  return (
    <>
      <Overdue /> {warned}
    </>
  );
}
