import { may } from '@madoguchi/contract/access.ts';
import type { DeclaredYear, Retention } from '@madoguchi/contract/electronic-transactions/retention.ts';
import { showRetention } from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { FactList } from '../../../kit/FactList.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useTransactionWords } from '../words.ts';
import { useRetentionWords } from './words.ts';

const YearDialog = lazy(async () => ({ default: (await import('./YearDialog.tsx')).YearDialog }));

/** `/apps/electronicTransaction/retention`: how long papers are kept, and the fiscal years that lengthen it (B7-01). */
export function RetentionPage() {
  const inList = useTransactionWords();
  const t = useRetentionWords();
  const title = useScreenTitle()('electronic-transactions.retention');
  const { data, error, isPending, refetch } = useRead(showRetention, {});
  const mayWrite = may({ roles: useUser().role }, 'system');
  const [asked, setAsked] = useState<DeclaredYear | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title={title}
        up={<Link to={screenPath('electronic-transactions')}>{inList('toList')}</Link>}
        lead={t('lead')}
        actions={
          mayWrite ? (
            <Button variant="contained" onClick={() => setAsked('new')}>
              {t('add')}
            </Button>
          ) : null
        }
      />
      <AfterHead>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {isPending && !error ? <Waiting shape={FORM_SHAPE} /> : null}
        {data === undefined ? null : (
          <Box sx={{ display: 'grid', gap: 3, maxWidth: 1_100 }}>
            <Settings today={data.today} mayWrite={mayWrite} />
            <Years years={data.years} onCorrect={mayWrite ? setAsked : null} />
          </Box>
        )}
      </AfterHead>
      <Suspense fallback={null}>
        {asked === null ? null : <YearDialog year={asked === 'new' ? null : asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}

/** The settings as they hold for a paper of today. */
function Settings({ today, mayWrite }: { readonly today: Retention; readonly mayWrite: boolean }) {
  const t = useRetentionWords();
  const language = useLanguage();
  return (
    <Card component="section" aria-label={t('settings')} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('settings')}</Typography>
      <FactList
        facts={[
          [t('fiscalYearEndsOn'), formatDay(today.fiscalYearEndsOn, language)],
          [t('returnDueOn'), formatDay(today.returnDueOn, language)],
          [t('years'), t('yearsAre', { count: today.years })],
          [t('until'), formatDay(today.until, language)],
        ]}
      />
      {mayWrite ? (
        <Link to={screenPath('classifications.list')} search={{ show: 'rates' }}>
          {t('toSettings')}
        </Link>
      ) : null}
    </Card>
  );
}

interface YearsProps {
  readonly years: readonly DeclaredYear[];
  /** `null` for whoever may only read. */
  readonly onCorrect: ((year: DeclaredYear) => void) | null;
}

function Years({ years, onCorrect }: YearsProps) {
  const t = useRetentionWords();
  const language = useLanguage();
  return (
    <Card component="section" aria-label={t('declared')} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('declared')}</Typography>
      {years.length === 0 ? (
        <Typography variant="body2">{t('declaredNone')}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('declared')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('fiscalYearEndsOn')}</TableCell>
                <TableCell>{t('hasLoss')}</TableCell>
                <TableCell>{t('returnDueOn')}</TableCell>
                <TableCell>{t('reason')}</TableCell>
                <TableCell>{t('updated')}</TableCell>
                {onCorrect === null ? null : <TableCell />}
              </TableRow>
            </TableHead>
            <TableBody>
              {years.map((year) => {
                const { endsOn, hasLoss, returnDueOn, reason, updatedAt, updatedBy } = year;
                const day = formatDay(endsOn, language);
                return (
                  <TableRow key={endsOn}>
                    <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                      {day}
                    </TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{t(hasLoss ? 'loss' : 'noLoss')}</TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>
                      {returnDueOn === null ? t('asSet') : formatDay(returnDueOn, language)}
                    </TableCell>
                    <TableCell lang="ja" sx={{ minWidth: 200 }}>
                      {reason}
                    </TableCell>
                    <TableCell>
                      {t('updatedIs', { moment: formatInstant(updatedAt, language), by: updatedBy })}
                    </TableCell>
                    {onCorrect === null ? null : (
                      <TableCell align="right">
                        <Button size="small" aria-label={t('correctOf', { day })} onClick={() => onCorrect(year)}>
                          {t('correct')}
                        </Button>
                      </TableCell>
                    )}
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </Box>
      )}
    </Card>
  );
}
