import { showAnalytics } from '@madoguchi/contract/analytics/operations.ts';
import { isYearMonth } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDepartmentOptions } from '../../kit/departments/use-department-name.ts';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { ToolSelect } from '../../kit/list/tools/ToolSelect.tsx';
import { MonthPicker } from '../../kit/MonthPicker.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { Waiting } from '../../kit/Waiting.tsx';
import { formatInstant } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useMasters, useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { PaceWidget } from './PaceWidget.tsx';
import { PeopleWidget } from './PeopleWidget.tsx';
import { PurchasesWidget } from './PurchasesWidget.tsx';
import { SitesWidget } from './SitesWidget.tsx';
import { SpendWidget } from './SpendWidget.tsx';
import { TrafficWidget } from './TrafficWidget.tsx';
import { TrendWidgets } from './TrendWidgets.tsx';
import { useAnalyticsWords } from './words.ts';

/** `/apps/dashboards/analytics`: nine widgets on the portal's own figures (S2-05, R11). */
export function AnalyticsPage() {
  const t = useAnalyticsWords();
  const title = useScreenTitle()('analytics');
  const language = useLanguage();
  const { month, current, department, show } = useAnalyticsAddress();
  const departments = useDepartmentOptions();
  const read = useRead(showAnalytics, { month, ...(department === '' ? {} : { department }) }, { keepsPrevious: true });
  const figures = read.data;
  const lead = !figures
    ? undefined
    : figures.countedAt === null
      ? t('notCounted')
      : t('lead', { at: formatInstant(figures.countedAt, language) });
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <>
            <MonthPicker month={month} to={current} onChange={(next) => show({ month: next })} />
            <ToolSelect label={t('department')} value={department} onChange={(next) => show({ department: next })}>
              <option value="">{t('allDepartments')}</option>
              {departments.map(({ value, label, depth = 0 }) => (
                <option key={value} value={value}>
                  {'　'.repeat(depth)}
                  {label}
                </option>
              ))}
            </ToolSelect>
          </>
        }
      />
      {read.error && !figures ? <ErrorBand error={read.error} onRetry={() => void read.refetch()} /> : null}
      {figures ? (
        <Box
          aria-busy={read.isPlaceholderData}
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'stretch',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
            '& > *': { gridColumn: { md: 'span 2' } },
            '& > :nth-of-type(1)': { gridColumn: { md: 'span 6' } },
            '& > :nth-of-type(n + 5):nth-of-type(-n + 6)': { gridColumn: { md: 'span 6', xl: 'span 3' } },
            '& > :nth-of-type(8)': { gridColumn: { md: 'span 4' } },
            '& > :nth-of-type(9)': { gridColumn: { md: 'span 6' } },
          }}
        >
          <SpendWidget figures={figures} nth={0} />
          <TrendWidgets figures={figures} />
          <TrafficWidget figures={figures} nth={4} />
          <SitesWidget figures={figures} nth={5} />
          <PeopleWidget figures={figures} nth={6} />
          <PaceWidget figures={figures} nth={7} />
          <PurchasesWidget figures={figures} nth={8} />
        </Box>
      ) : (
        read.error === null && <Waiting shape={[420, 280, 280]} />
      )}
    </>
  );
}

/** The month and the department of the analysis, in its address: reload, Back and a shared link show the same figures. */
interface AnalyticsAddress {
  readonly month: YearMonth;
  readonly current: YearMonth;
  /** Blank: all of them. */
  readonly department: string;
  readonly show: (change: { readonly month?: YearMonth; readonly department?: string }) => void;
}

function useAnalyticsAddress(): AnalyticsAddress {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { group } = useMasters();
  const current = monthOf(useSession().today) as YearMonth;
  const asked = search['month'];
  const month = typeof asked === 'string' && isYearMonth(asked) && asked <= current ? asked : current;
  const department = group.find(({ code }) => code === search['department'])?.code ?? '';
  return {
    month,
    current,
    department,
    show: (change) => {
      const next = { month, department, ...change };
      void navigate({
        to: '.',
        search: {
          ...(next.month === current ? {} : { month: next.month }),
          ...(next.department === '' ? {} : { department: next.department }),
        },
        resetScroll: false,
      });
    },
  };
}
