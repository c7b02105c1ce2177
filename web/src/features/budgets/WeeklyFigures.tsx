import type { BudgetOverview } from '@madoguchi/contract/budgets/model.ts';
import { remainingOf, sharesOf, together } from '@madoguchi/contract/budgets/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ToolSelect } from '../../kit/list/tools/ToolSelect.tsx';
import type { Hue } from '../../kit/theme/palettes.ts';
import { formatDay, formatYen } from '../../platform/formats.ts';
import { useLanguage } from '../../platform/words.ts';
import { Chart } from '../analytics/public.ts';
import { useBudgetWords } from './words.ts';

const RANGES = ['4', '13', 'all'] as const;
type Range = (typeof RANGES)[number];
const HEIGHT_PX = 120;
/** 1,550万 and 15.5M: the axis is narrow, and the exact figures stand elsewhere. */
const SHORT = {
  ja: new Intl.NumberFormat('ja-JP', { notation: 'compact' }),
  en: new Intl.NumberFormat('en-US', { notation: 'compact' }),
} as const;

interface Week {
  readonly from: PlainDate;
  readonly label: string;
  readonly spent: number;
  /** The total less everything spent up to its end; null without a budget. */
  readonly left: number | null;
}

type Part = 'spent' | 'remaining' | 'total';
const HUE: Readonly<Record<Part, Hue>> = { spent: 'orange', remaining: 'green', total: 'blue' };

/** Spent, left and total, each with its weeks (PJ4). */
export function WeeklyFigures({ rows, weeks }: Pick<BudgetOverview, 'rows' | 'weeks'>) {
  const t = useBudgetWords();
  const [range, setRange] = useState<Range>('13');
  const sum = together(rows);
  const { totalYen, spentYen, committedYen } = sum;
  const left = remainingOf(sum);
  const { spent, remaining } = sharesOf(sum);
  const shown = asWeeks(weeks, totalYen).slice(range === 'all' ? 0 : -Number(range));
  const percent = (value: number | null) => (value === null ? '' : `${value.toFixed(1).replace('-', '−')}%`);
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <ToolSelect
        label={t('range')}
        value={range}
        onChange={(next) => setRange(RANGES.find((one) => one === next) ?? '13')}
      >
        {RANGES.map((one) => (
          <option key={one} value={one}>
            {t(`range.${one}`)}
          </option>
        ))}
      </ToolSelect>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <Figure
          part="spent"
          {...{ shown, yen: spentYen, beside: percent(spent), values: shown.map((one) => one.spent) }}
        />
        <Figure
          part="remaining"
          {...{ shown, yen: left, beside: percent(remaining), values: shown.map((one) => one.left) }}
        >
          {t('lessCommitted', { committed: formatYen(committedYen) })}
        </Figure>
        <Figure part="total" {...{ shown, yen: totalYen, beside: '', values: shown.map(() => totalYen) }} />
      </Box>
      <WeekTable weeks={shown} />
    </Box>
  );
}

function asWeeks(weeks: BudgetOverview['weeks'], totalYen: number | null): readonly Week[] {
  let spent = 0;
  return weeks.map(({ from, spentYen }) => {
    spent += spentYen;
    const [, month, day] = from.split('-').map(Number);
    return { from, label: `${month}/${day}`, spent: spentYen, left: totalYen === null ? null : totalYen - spent };
  });
}

interface FigureProps {
  readonly part: Part;
  /** Null without a budget. */
  readonly yen: number | null;
  readonly beside: string;
  readonly shown: readonly Week[];
  readonly values: readonly (number | null)[];
  readonly children?: ReactNode;
}

/** One sum with what it is made of, and its weeks. */
function Figure({ part, yen, beside, shown, values, children }: FigureProps) {
  const t = useBudgetWords();
  const language = useLanguage();
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
      <Typography variant="h3" component="h2">
        {t(part)}
      </Typography>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {yen === null ? t('noBudget') : formatYen(yen)}
      </Typography>
      <Typography variant="body2" sx={{ minHeight: '1lh', fontVariantNumeric: 'tabular-nums' }}>
        {beside} {yen !== null && yen < 0 ? t('over') : ''} {children}
      </Typography>
      <Chart
        kind="lines"
        label={t(`weekly.${part}`)}
        labels={shown.map(({ label }) => label)}
        series={[{ name: t(`weekly.${part}`), data: values, hue: HUE[part] }]}
        format={formatYen}
        formatAxis={(value) => SHORT[language].format(value)}
        heightPx={HEIGHT_PX}
        isSmall
      />
      <Typography variant="caption">{t(`${part}Note`)}</Typography>
    </Card>
  );
}

/** The same in figures, for who would rather read them. */
function WeekTable({ weeks }: { readonly weeks: readonly Week[] }) {
  const t = useBudgetWords();
  const language = useLanguage();
  return (
    <Box component="details" sx={{ minWidth: 0 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1 }}>
        {t('weeks')}
      </Typography>
      <TableContainer sx={{ maxHeight: 320 }} tabIndex={0} role="group" aria-label={t('weeks')}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('week')}</TableCell>
              <TableCell align="right">{t('spent')}</TableCell>
              <TableCell align="right">{t('weekly.remaining')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {weeks.map(({ from, spent, left }) => (
              <TableRow key={from}>
                <TableCell>{formatDay(from, language)}</TableCell>
                <TableCell align="right">{formatYen(spent)}</TableCell>
                <TableCell align="right">{left === null ? t('noBudget') : formatYen(left)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
