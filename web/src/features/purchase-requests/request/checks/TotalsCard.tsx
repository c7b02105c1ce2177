import Typography from '@mui/material/Typography';
import { TotalsTable } from '../totals/TotalsTable.tsx';
import { useRequestWords } from '../words.ts';
import { AsideCard } from './AsideCard.tsx';
import { useRequestChecks } from './request-checks.ts';

/** What the request costs so far, by supplier and rate. */
export function TotalsCard() {
  const t = useRequestWords();
  const { totals } = useRequestChecks();
  return (
    <AsideCard title={t('totals')}>
      {totals.bySupplier.length === 0 ? (
        <Typography variant="body2">{t('totals.none')}</Typography>
      ) : (
        <TotalsTable totals={totals} />
      )}
    </AsideCard>
  );
}
