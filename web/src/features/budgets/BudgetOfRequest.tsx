import { showBudgetOfRequest } from '@madoguchi/contract/budgets/operations.ts';
import { remainingOf } from '@madoguchi/contract/budgets/rules.ts';
import { formatYen } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { BudgetLine } from './BudgetLine.tsx';
import { useBudgetWords } from './words.ts';

interface Props {
  readonly requestId: string;
}

/** Says to whoever decides a request what its department has left in its category; blank for others, and once it is decided. */
export function BudgetOfRequest({ requestId }: Props) {
  const t = useBudgetWords();
  const { data, error, refetch } = useRead(showBudgetOfRequest, { id: requestId });
  const left = data?.budget ? remainingOf(data.budget) : null;
  return (
    <BudgetLine
      read={{ error, refetch }}
      left={left}
      place={{
        departmentCode: data?.departmentCode ?? null,
        category: data?.category ?? null,
        year: data?.fiscalYear ?? 0,
      }}
      sentence="leftCounted"
      warning={left !== null && left < 0 ? t('leftBelow', { over: formatYen(-left) }) : ''}
    />
  );
}
