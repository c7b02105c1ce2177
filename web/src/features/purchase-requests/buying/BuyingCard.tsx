import type {
  GoodsReceipt,
  PurchaseLine,
  PurchaseOrder,
  PurchaseRequest,
} from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FactList } from '../../../kit/FactList.tsx';
import { FileLink } from '../../../kit/fields/file/FileLink.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatDay, formatList, formatNumber, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';
import { FiguresTable } from './figures-table.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { MatchTable } from './MatchTable.tsx';

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

/** How much of each line came, and in which goods receipts. */
function ReceiptProgress({ request: { lines, receipts } }: { readonly request: PurchaseRequest }) {
  const t = usePurchaseWords();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1 }}>
        {t('receipts.title')}
      </Typography>
      <FiguresTable aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{t('receipts.item')}</th>
            <th scope="col">{t('receipts.progress')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, item, unit, quantity, receivedQuantity }) => (
            <tr key={id}>
              <th scope="row">{item}</th>
              <td>
                {t('receipts.of', {
                  received: formatNumber(receivedQuantity),
                  quantity: formatNumber(quantity ?? 0),
                  unit,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      {receipts.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('receipts.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.5 }}>
          {receipts.map((receipt) => (
            <Receipt key={receipt.id} receipt={receipt} lines={lines} />
          ))}
        </Box>
      )}
    </section>
  );
}

function Receipt({ receipt, lines }: { readonly receipt: GoodsReceipt; readonly lines: readonly PurchaseLine[] }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { receivedOn, by, comment, attachment } = receipt;
  const what = receipt.lines.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return t('receipts.what', { item: line?.item ?? '', quantity: formatNumber(quantity), unit: line?.unit ?? '' });
  });
  return (
    <li>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {formatDay(receivedOn, language)}　{t('by', { name: by })}
      </Typography>
      <Typography variant="body2">{formatList(what, language)}</Typography>
      {comment === '' ? null : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {comment}
        </Typography>
      )}
      {attachment === null ? null : <FileLink attachment={attachment} />}
    </li>
  );
}
