import { RATE_KEYS, RATE_KINDS, type RateKey } from '@madoguchi/contract/dated-rates/keys.ts';
import type { DatedRate } from '@madoguchi/contract/dated-rates/model.ts';
import { listRates } from '@madoguchi/contract/dated-rates/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { RateTable } from './RateTable.tsx';
import { useRateWords } from './words.ts';

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
