import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { TAB_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** That a request waits longer than it should: a clock, and the word where it has room. */
export function Overdue({ isWritten = false }: { readonly isWritten?: boolean }) {
  const word = TAB_NAMES.overdue[useLanguage()];
  return (
    <span className="warned">
      {isWritten ? <Icon name="clock" size={16} /> : <Icon name="clock" size={16} label={word} />}
      {isWritten ? word : null}
    </span>
  );
}

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
