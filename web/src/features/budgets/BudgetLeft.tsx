import { showBudgetLeft } from '@madoguchi/contract/budgets/operations.ts';
import { remainingOf } from '@madoguchi/contract/budgets/rules.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { SeverityIcon } from '../../kit/record/SeverityIcon.tsx';
import { formatYen } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { useBudgetNames } from './budget-names.ts';
import { useBudgetWords } from './words.ts';

interface Props {
  readonly category: string;
  /** Of what is asked for, with tax. */
  readonly totalYen: number;
}

/** Says what the department has left in the category, and warns where the request takes more; blank without a budget. */
export function BudgetLeft({ category, totalYen }: Props) {
  const t = useBudgetWords();
  const { departmentName, categoryName } = useBudgetNames();
  const { data, error, refetch } = useRead(showBudgetLeft, { category });
  const left = data?.budget ? remainingOf(data.budget) : null;
  return (
    <Box aria-live="polite" sx={{ mt: 0.5, '&:empty': { display: 'none' } }}>
      {error === null ? null : <ErrorBand error={error} onRetry={() => void refetch()} />}
      {data === undefined || left === null ? null : (
        <>
          <Typography variant="body2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('left', {
              left: formatYen(left),
              department: departmentName(data.departmentCode ?? ''),
              category: categoryName(category),
              year: String(data.fiscalYear),
            })}
          </Typography>
          {totalYen > left && totalYen > 0 ? (
            <Typography variant="body2" component="p" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
              <SeverityIcon severity="warning" />
              {t('leftOver', { total: formatYen(totalYen), over: formatYen(totalYen - left) })}
            </Typography>
          ) : null}
        </>
      )}
    </Box>
  );
}
