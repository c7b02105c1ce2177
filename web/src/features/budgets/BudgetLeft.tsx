import { showBudgetLeft } from '@madoguchi/contract/budgets/operations.ts';
import { remainingOf } from '@madoguchi/contract/budgets/rules.ts';
import { formatYen } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { BudgetLine } from './BudgetLine.tsx';
import { useBudgetWords } from './words.ts';

interface Props {
  readonly category: string;
  /** Of what is asked for, with tax. */
  readonly totalYen: number;
}

/** Says what the department has left in the category, and warns where the request takes more; blank without a budget. */
export function BudgetLeft({ category, totalYen }: Props) {
  const t = useBudgetWords();
  const { data, error, refetch } = useRead(showBudgetLeft, { category });
  const left = data?.budget ? remainingOf(data.budget) : null;
  const over = left === null || totalYen === 0 ? 0 : totalYen - left;
  return (
    <BudgetLine
      read={{ error, refetch }}
      left={left}
      place={{ departmentCode: data?.departmentCode ?? null, category, year: data?.fiscalYear ?? 0 }}
      sentence="left"
      warning={over > 0 ? t('leftOver', { total: formatYen(totalYen), over: formatYen(over) }) : ''}
    />
  );
}
