import { EXPENSE_TYPES } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { EXPENSE_TYPE_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';

/** Total, number of lines, and the sum of each expense type in use; changes as one types. */
export function ExpenseSums({ sheet }: { readonly sheet: OpenSheet }) {
  const t = useMineWords();
  const language = useLanguage();
  const { totalYen, lineCount, yenByExpenseType } = useSummary(sheet);
  const types = EXPENSE_TYPES.filter((type) => yenByExpenseType[type] !== undefined);
  return (
    <Box
      component="dl"
      aria-label={t('sums.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 4, rowGap: 1, m: 0 }}
    >
      <Sum label={t('sums.total')} value={formatYen(totalYen)} isMain />
      <Sum label={t('sums.lines')} value={t('sums.count', { count: lineCount })} />
      {types.map((type) => (
        <Sum key={type} label={EXPENSE_TYPE_NAMES[type][language]} value={formatYen(yenByExpenseType[type] ?? 0)} />
      ))}
    </Box>
  );
}

function Sum({ label, value, isMain = false }: { label: string; value: string; isMain?: boolean }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant={isMain ? 'figure' : 'subtitle1'}
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {value}
      </Typography>
    </div>
  );
}
