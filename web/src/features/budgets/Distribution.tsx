import { shares } from '@madoguchi/contract/analytics/rules.ts';
import type { BudgetOverview } from '@madoguchi/contract/budgets/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { HUES } from '../../kit/theme/palettes.ts';
import { formatYen } from '../../platform/formats.ts';
import { Chart } from '../analytics/public.ts';
import { useBudgetNames } from './budget-names.ts';
import { useBudgetWords } from './words.ts';

/** As many as there are hues: more could not be told apart. */
const MOST = HUES.length;
const GREY_LAST = HUES.toReversed();

function together(
  rows: BudgetOverview['rows'],
  nameOf: (category: string) => string,
  others: (count: number) => string,
): readonly { readonly name: string; readonly totalYen: number }[] {
  const all = rows
    .flatMap(({ category, totalYen }) => (totalYen ? [{ name: nameOf(category), totalYen }] : []))
    .toSorted((one, other) => other.totalYen - one.totalYen);
  if (all.length <= MOST) return all;
  const rest = all.slice(MOST - 1);
  const sum = rest.reduce((total, { totalYen }) => total + totalYen, 0);
  return [...all.slice(0, MOST - 1), { name: others(rest.length), totalYen: sum }];
}

/** The parts of the budget by category, the largest first and the small ones together, as a ring and in words. */
export function Distribution({ rows }: { readonly rows: BudgetOverview['rows'] }) {
  const t = useBudgetWords();
  const { categoryName } = useBudgetNames();
  const budgeted = together(rows, categoryName, (count) => t('otherCategories', { count }));
  const parts = shares(budgeted.map(({ totalYen }) => totalYen));
  if (budgeted.length === 0) return <EmptyState icon="chart" text={t('noDistribution')} />;
  const slices = budgeted.map(({ name, totalYen }, nth) => ({
    name,
    count: totalYen,
    said: t('share', { amount: formatYen(totalYen), percent: (parts[nth] ?? 0).toFixed(1) }),
    hue: GREY_LAST[nth] ?? 'grey',
  }));
  return (
    <>
      <Chart kind="donut" label={t('distribution')} slices={slices} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
        {slices.map(({ name, said, hue }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ width: 12, height: 12, flex: 'none', borderRadius: 0.5, bgcolor: `status.${hue}.ink` }} />
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {said}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
