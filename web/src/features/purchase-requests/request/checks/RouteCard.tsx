import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import Typography from '@mui/material/Typography';
import { useRequestWords } from '../words.ts';
import { AsideCard } from './AsideCard.tsx';
import { RequestRoute } from './RequestRoute.tsx';
import { useRequestChecks } from './request-checks.ts';
import { useSettled } from './use-settled.ts';

const STANDS_STILL_MS = 300;

/** Who would decide on the request as it is typed, with names (B3-05). */
export function RouteCard() {
  const t = useRequestWords();
  const { content, totals } = useRequestChecks();
  const totalYen = useSettled(totals.gross, STANDS_STILL_MS);
  const category = useSettled(content.purchaseCategory, STANDS_STILL_MS);
  const hasRoute = totalYen > 0 && totalYen <= PURCHASE_LIMITS.totalYen;
  return (
    <AsideCard title={t('route')}>
      {hasRoute ? (
        <RequestRoute totalYen={yen(totalYen)} purchaseCategory={category} />
      ) : (
        <Typography variant="body2">{t('route.later')}</Typography>
      )}
    </AsideCard>
  );
}
