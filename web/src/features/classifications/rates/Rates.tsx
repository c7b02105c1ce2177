import { stateOn } from '@madoguchi/contract/classifications/rules.ts';
import { RATE_KEYS, RATE_KINDS, type RateKey } from '@madoguchi/contract/dated-rates/keys.ts';
import type { DatedRate } from '@madoguchi/contract/dated-rates/model.ts';
import { listRates } from '@madoguchi/contract/dated-rates/operations.ts';
import { isCorrectable } from '@madoguchi/contract/dated-rates/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { ReportTable } from '../../../kit/csv/ReportTable.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { formatDay, formatInstant, formatYen } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { DetailStateChip } from '../details/DetailStateChip.tsx';
import { useClassificationWords } from '../words.ts';
import { useRateWords } from './words.ts';

// A dated rate with its unit, as people read it.
function useRateText(): (rate: Pick<DatedRate, 'key' | 'value'>) => string {
  const t = useRateWords();
  return ({ key, value }) => {
    const { unit } = RATE_KINDS[key];
    if (unit === 'yen') return formatYen(value);
    if (unit === 'percent') return `${value}${t('unit.percent')}`;
    return unit === 'business-day' ? t('businessDay', { n: value }) : t(unit, { count: value });
  };
}

/**
 * On a phone the cells of a value stand below each other, and say by themselves what they are. Elsewhere the columns of all
 * figures stand below each other: period, value and state are as wide in each table.
 */
const Lines = styled(ReportTable)(({ theme }) => ({
  '& td': { verticalAlign: 'middle' },
  [theme.breakpoints.up('sm')]: {
    '& th': { whiteSpace: 'nowrap' },
    '& th:nth-of-type(1)': { width: 216 },
    '&:lang(en) th:nth-of-type(1)': { width: 248 },
    '& th:nth-of-type(2)': { width: 96 },
    '& th:nth-of-type(3)': { width: 112 },
    '& .value': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .value + *': { paddingInlineStart: 24 },
    '& td:last-of-type': { textAlign: 'end' },
  },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'block', padding: '4px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& td': { display: 'block', padding: '2px 0', borderTop: 0 },
  },
}));

interface Props {
  /** Of one key, newest first. */
  readonly rates: readonly DatedRate[];
  /** `null` for whoever may only read. */
  readonly onCorrect: ((rate: DatedRate) => void) | null;
}

/** The values of one figure, newest first; what has not begun may still be corrected. */
function RateTable({ rates, onCorrect }: Props) {
  const t = useRateWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const { today } = useSession();
  const textOf = useRateText();
  const day = (of: DatedRate['validFrom']) => formatDay(of, language);
  if (rates.length === 0) return <Typography variant="body2">{t('noValue')}</Typography>;
  return (
    <Lines>
      <thead>
        <tr>
          <th scope="col">{t('period')}</th>
          <th scope="col" className="value">
            {t('value')}
          </th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('source')}</th>
          <th scope="col">{t('updated')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => {
          const { validFrom, validTo, source, updatedAt, updatedBy } = rate;
          return (
            <tr key={validFrom}>
              <td>
                {validTo === null
                  ? t('period.open', { from: day(validFrom) })
                  : t('period.closed', { from: day(validFrom), to: day(validTo) })}
              </td>
              <td className="value">{textOf(rate)}</td>
              <td>
                <DetailStateChip status={stateOn({ active: true, validFrom, validTo }, today)} />
              </td>
              <td lang="ja">{source}</td>
              <td>
                {updatedAt === null ? tAll('installed') : `${formatInstant(updatedAt, language)} ${updatedBy ?? ''}`}
              </td>
              <td>
                {onCorrect !== null && isCorrectable(rate, today) ? (
                  <Button size="small" sx={{ minWidth: 0 }} onClick={() => onCorrect(rate)}>
                    {t('correct')}
                  </Button>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Lines>
  );
}

const AddRateDialog = lazy(async () => ({ default: (await import('./AddRateDialog.tsx')).AddRateDialog }));
const CorrectRateDialog = lazy(async () => ({ default: (await import('./CorrectRateDialog.tsx')).CorrectRateDialog }));

type Open = { readonly adds: RateKey } | { readonly corrects: DatedRate };

/** The figures that law or company set by date, each with its line of time (B1-06). */
export function Rates({ mayWrite }: { readonly mayWrite: boolean }) {
  const t = useRateWords();
  const language = useLanguage();
  const { data, error, refetch } = useRead(listRates, {});
  const [open, setOpen] = useState<Open | null>(null);
  return (
    // It scrolls by itself, as a list does: by keys too.
    <Box
      component="section"
      aria-label={t('rates')}
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        display: 'grid',
        gridAutoRows: 'max-content',
        gap: 2,
        alignContent: 'start',
        mt: 1,
      }}
    >
      <Typography>{t('lead')}</Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data
        ? RATE_KEYS.map((key) => (
            <Card
              key={key}
              component="section"
              aria-label={RATE_KINDS[key].name[language]}
              sx={{ p: { xs: 2, sm: 3 } }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
                <Typography variant="h2" sx={{ flex: 1 }}>
                  {RATE_KINDS[key].name[language]}
                </Typography>
                {mayWrite ? (
                  <Button variant="outlined" size="small" onClick={() => setOpen({ adds: key })}>
                    {t('add')}
                  </Button>
                ) : null}
              </Box>
              <RateTable
                rates={data.filter((rate) => rate.key === key)}
                onCorrect={mayWrite ? (rate) => setOpen({ corrects: rate }) : null}
              />
            </Card>
          ))
        : null}
      <Suspense fallback={null}>
        {open !== null && 'adds' in open ? <AddRateDialog of={open.adds} onClose={() => setOpen(null)} /> : null}
        {open !== null && 'corrects' in open ? (
          <CorrectRateDialog rate={open.corrects} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </Box>
  );
}
