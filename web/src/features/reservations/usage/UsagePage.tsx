import type { UsageRow } from '@madoguchi/contract/reservations/model.ts';
import { exportUsage, showUsage } from '@madoguchi/contract/reservations/operations.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { CsvButton } from '../../../kit/csv/CsvButton.tsx';
import { useCsvDownload } from '../../../kit/csv/use-csv-download.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { MonthPicker } from '../../../kit/MonthPicker.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { formatMonth, formatNumber } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useReservationWords } from '../words.ts';

const MOST_MONTHS = 24;

/** Shift_JIS opens in older tools; UTF-8 loses no character. */
const ENCODINGS = { 'utf-8': 'UTF-8', shift_jis: 'Shift_JIS' } as const;

const share = ({ usedMinutes, openMinutes }: UsageRow) => (openMinutes === 0 ? 0 : usedMinutes / openMinutes);
const percent = (row: UsageRow) => `${Math.round(share(row) * 100)} %`;
const hours = (minutes: number) => formatNumber(Math.round(minutes / 6) / 10);

/** `…/usage`: hours, share of the opening hours and no-shows by resource and month, as picture, table and file. */
export function UsagePage() {
  const t = useReservationWords();
  const title = useScreenTitle()('reservations.usage');
  const language = useLanguage();
  const { today } = useSession();
  const now = monthOf(today);
  const [months, setMonths] = useState({ from: now, to: now });
  const read = useRead(showUsage, months, { keepsPrevious: true });
  const rows = read.data?.rows ?? [];
  const choose = (changed: Partial<typeof months>) => setMonths({ ...months, ...changed });
  return (
    <>
      <PageHeader
        title={title}
        up={<Link to={screenPath('reservations')}>{t('toBoard')}</Link>}
        actions={<Files months={months} />}
      />
      <AfterHead>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
          <MonthPicker
            month={months.from}
            from={addMonths(months.to, 1 - MOST_MONTHS)}
            to={months.to}
            onChange={(from) => choose({ from })}
          />
          <span>{language === 'ja' ? '〜' : '–'}</span>
          <MonthPicker
            month={months.to}
            from={months.from}
            to={earlierMonth(addMonths(months.from, MOST_MONTHS - 1), addMonths(now, 12))}
            onChange={(to) => choose({ to })}
          />
        </Box>
        {read.error ? <ErrorBand error={read.error} onRetry={() => void read.refetch()} /> : null}
        {read.data !== undefined && rows.length === 0 ? <EmptyState icon="reservation" text={t('usage.none')} /> : null}
        {rows.length === 0 ? null : (
          <Card sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('usage.month')}</TableCell>
                  <TableCell>{t('usage.resource')}</TableCell>
                  <TableCell align="right">{t('usage.reservations')}</TableCell>
                  <TableCell align="right">{t('usage.hours')}</TableCell>
                  <TableCell align="right">{t('usage.open')}</TableCell>
                  <TableCell sx={{ minWidth: 200 }}>{t('usage.share')}</TableCell>
                  <TableCell align="right">{t('usage.noShows')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <TableRow key={`${row.month}${row.resourceId}`}>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMonth(row.month as YearMonth, language)}</TableCell>
                    <TableCell component="th" scope="row" lang="ja" sx={{ minWidth: '8em' }}>
                      {row.name}
                    </TableCell>
                    <TableCell align="right">{formatNumber(row.reservations)}</TableCell>
                    <TableCell align="right">{hours(row.usedMinutes)}</TableCell>
                    <TableCell align="right">{hours(row.openMinutes)}</TableCell>
                    <TableCell>
                      <Bar row={row} />
                    </TableCell>
                    <TableCell align="right">{formatNumber(row.noShows)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Card>
        )}
      </AfterHead>
    </>
  );
}

const earlierMonth = (one: YearMonth, other: YearMonth) => (one < other ? one : other);

/** The report as a file, in either encoding (B0-10). */
function Files({ months }: { readonly months: { readonly from: YearMonth; readonly to: YearMonth } }) {
  const { isBusy, download } = useCsvDownload();
  return (Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[]).map((encoding) => (
    <CsvButton
      key={encoding}
      variant="outlined"
      isBusy={isBusy}
      onClick={() => void download(exportUsage, { ...months, encoding })}
    >
      {`CSV (${ENCODINGS[encoding]})`}
    </CsvButton>
  ));
}

/** The share as a bar beside its figure, which says the same. */
function Bar({ row }: { readonly row: UsageRow }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        aria-hidden="true"
        sx={{ flex: 1, height: 12, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        <Box sx={{ width: `${Math.min(share(row), 1) * 100}%`, height: '100%', bgcolor: 'primary.main' }} />
      </Box>
      <Typography variant="body2" sx={{ minWidth: 48, textAlign: 'end' }}>
        {percent(row)}
      </Typography>
    </Box>
  );
}
