import type { PurchaseOrder } from '@madoguchi/contract/purchase-requests/model.ts';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FactList } from '../../../../kit/FactList.tsx';
import { formatDay, formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useBuyingWords } from '../words.ts';

/** No line ends within a name. */
const WHOLE = { display: 'inline-block' } as const;

/** What was told to the supplier, by whom and when. */
export function OrderFacts({ order }: { readonly order: PurchaseOrder }) {
  const t = useBuyingWords();
  const language = useLanguage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1 }}>
        {t('order.facts')}
      </Typography>
      <FactList
        label={t('order.facts')}
        facts={[
          [
            t('order.day'),
            <>
              {formatDay(order.orderedOn, language)}　<span style={WHOLE}>{t('by', { name: order.by })}</span>
            </>,
          ],
          [t('order.amount'), formatYen(order.orderedYen)],
          [t('order.number'), order.orderNumber],
          [t('order.expected'), order.expectedOn === null ? '' : formatDay(order.expectedOn, language)],
          [t('comment'), order.comment],
        ]}
      />
    </section>
  );
}
