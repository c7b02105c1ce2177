import type { PurchaseOrder, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FactList } from '../../../kit/FactList.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatDay, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { MatchTable } from './MatchTable.tsx';
import { ReceiptProgress } from './ReceiptProgress.tsx';

/** The order, goods receipts and invoices of an approved request, and their match (B5-05). */
export function BuyingCard({ request }: { readonly request: PurchaseRequest }) {
  const t = usePurchaseWords();
  const headingId = useId();
  if (request.order === null) return null;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      <Typography variant="h2" id={headingId}>
        {t('title')}
      </Typography>
      {isSamePerson(request) ? (
        <WarningBand>
          <p>{t('same.person')}</p>
        </WarningBand>
      ) : null}
      <OrderFacts order={request.order} />
      <ReceiptProgress request={request} />
      <InvoiceList invoices={request.invoices} />
      <MatchTable request={request} order={request.order} />
    </Card>
  );
}

/** True if the buyer also received the goods. A warning only: small offices have no second person (B5-05). */
export function isSamePerson({ order, receipts }: Pick<PurchaseRequest, 'order' | 'receipts'>): boolean {
  return order !== null && receipts.some(({ by }) => by === order.by);
}

/** No line ends within a name. */
const WHOLE = { display: 'inline-block' } as const;

/** The order as the supplier got it, with buyer and date. */
function OrderFacts({ order }: { readonly order: PurchaseOrder }) {
  const t = usePurchaseWords();
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
