import { may } from '@madoguchi/contract/access.ts';
import { shares } from '@madoguchi/contract/analytics/rules.ts';
import type { BudgetOverview } from '@madoguchi/contract/budgets/model.ts';
import { showBudgetOverview } from '@madoguchi/contract/budgets/operations.ts';
import { departmentsLedBy } from '@madoguchi/contract/master-data/departments.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useDepartmentOptions } from '../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { ToolSelect } from '../../kit/list/tools/ToolSelect.tsx';
import { HUES } from '../../kit/theme/palettes.ts';
import { Waiting } from '../../kit/Waiting.tsx';
import { formatYen } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { useMasters, useUser } from '../../platform/session.ts';
import { Chart } from '../analytics/public.ts';
import { BudgetTable } from './BudgetTable.tsx';
import { useBudgetNames } from './budget-names.ts';
import { WeeklyFigures } from './WeeklyFigures.tsx';
import { useBudgetWords } from './words.ts';

/** The tab Budget shows what departments have to spend, and what became of it: of all for admins, of one's own for who leads some (PJ4). */
export function BudgetTab() {
  const t = useBudgetWords();
  const [year, setYear] = useState('');
  const [department, setDepartment] = useState('');
  const { departments, everything } = useDepartmentsSeen();
  const asked = { ...(year === '' ? {} : { year: Number(year) }), ...(department === '' ? {} : { department }) };
  const read = useRead(showBudgetOverview, asked, { keepsPrevious: true });
  const { data, error } = read;
  if (data === undefined)
    return error ? <ErrorBand error={error} onRetry={() => void read.refetch()} /> : <Waiting shape={[40, 240, 320]} />;
  return (
    <Box aria-busy={read.isPlaceholderData} sx={{ display: 'grid', gap: 2, pb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ToolSelect label={t('fiscalYear')} value={year || String(data.fiscalYear)} onChange={setYear}>
          {data.years.map((one) => (
            <option key={one} value={one}>
              {t('year', { year: String(one) })}
            </option>
          ))}
        </ToolSelect>
        <ToolSelect label={t('department')} value={department} onChange={setDepartment}>
          <option value="">{everything}</option>
          {departments.map(({ value, label, depth = 0 }) => (
            <option key={value} value={value}>
              {'　'.repeat(depth)}
              {label}
            </option>
          ))}
        </ToolSelect>
      </Box>
      {error ? <ErrorBand error={error} onRetry={() => void read.refetch()} /> : null}
      {data.rows.length === 0 ? <EmptyState icon="chart" text={t('empty')} /> : <Overview overview={data} />}
    </Box>
  );
}

/** The departments to choose among; the server refuses any other. */
function useDepartmentsSeen() {
  const t = useBudgetWords();
  const { group } = useMasters();
  const { role, employeeId } = useUser();
  const departments = useDepartmentOptions();
  if (may({ roles: role }, 'admin')) return { departments, everything: t('allDepartments') };
  const led = new Set(departmentsLedBy(employeeId ?? '', group));
  return { departments: departments.filter(({ value }) => led.has(value)), everything: t('ledDepartments') };
}

function Overview({ overview }: { readonly overview: BudgetOverview }) {
  const t = useBudgetWords();
  const { inOrder } = useBudgetNames();
  const rows = inOrder(overview.rows);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(280px, 2fr) minmax(0, 5fr)' } }}>
      <Part title={t('distribution')}>
        <Distribution rows={rows} />
      </Part>
      <WeeklyFigures rows={rows} weeks={overview.weeks} />
      <Part title={t('details')} isWide>
        <BudgetTable rows={rows} />
      </Part>
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isWide = false, children }: PartProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1,
        alignContent: 'start',
        minWidth: 0,
        ...(isWide && { gridColumn: '1 / -1' }),
      }}
    >
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** As many as there are hues: more could not be told apart. */
const MOST_PARTS = HUES.length;
const GREY_LAST = HUES.toReversed();

function together(
  rows: BudgetOverview['rows'],
  nameOf: (category: string) => string,
  others: (count: number) => string,
): readonly { readonly name: string; readonly totalYen: number }[] {
  const all = rows
    .flatMap(({ category, totalYen }) => (totalYen ? [{ name: nameOf(category), totalYen }] : []))
    .toSorted((one, other) => other.totalYen - one.totalYen);
  if (all.length <= MOST_PARTS) return all;
  const rest = all.slice(MOST_PARTS - 1);
  const sum = rest.reduce((total, { totalYen }) => total + totalYen, 0);
  return [...all.slice(0, MOST_PARTS - 1), { name: others(rest.length), totalYen: sum }];
}

/** The parts of the budget by category, the largest first and the small ones together, as a ring and in words. */
function Distribution({ rows }: { readonly rows: BudgetOverview['rows'] }) {
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
