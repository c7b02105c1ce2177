import {
  type InvoiceMatch,
  invoiceMatch,
  mismatchSentence,
} from '@madoguchi/contract/purchase-requests/invoice-match.ts';
import type {
  GoodsReceipt,
  PurchaseLine,
  PurchaseOrder,
  PurchaseRequest,
} from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FactList } from '../../../kit/FactList.tsx';
import { FileLink } from '../../../kit/fields/file/FileLink.tsx';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatDay, formatList, formatNumber, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';
import { InvoiceList } from './InvoiceList.tsx';

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

/** A small table of names and figures: figures at the right, the sum under a rule. */
const FiguresTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      padding: '8px 0 8px 12px',
      textAlign: 'end',
      verticalAlign: 'top',
      fontWeight: 400,
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& thead th': { fontWeight: 600, borderBottom: `1px solid ${palette.divider}` },
    '& tbody tr': { borderBottom: `1px solid ${palette.divider}` },
    '& tfoot :is(th, td)': { fontWeight: 600, borderTop: `2px solid ${palette.control}` },
  };
});

interface MatchTableProps {
  readonly request: PurchaseRequest;
  readonly order: PurchaseOrder;
}

/** Request, goods receipts and invoices side by side, by supplier and with tax; where they disagree, by how much (B5-05). */
function MatchTable({ request, order }: MatchTableProps) {
  const t = usePurchaseWords();
  const headingId = useId();
  const { pricesIncludeTax, lines, invoices, status } = request;
  const match = invoiceMatch({
    pricesIncludeTax,
    lines,
    invoices,
    orderedYen: order.orderedYen,
    isClosed: status === 'closed',
  });
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1 }}>
        {t('match.title')}
      </Typography>
      <Box sx={{ mb: 1 }}>
        <MatchState match={match} />
      </Box>
      <FiguresTable aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.supplier')}</th>
            <th scope="col">{t('match.requested')}</th>
            <th scope="col">{t('match.received')}</th>
            <th scope="col">{t('match.invoiced')}</th>
          </tr>
        </thead>
        <tbody>
          {match.suppliers.map(({ supplier, ...figures }) => (
            <tr key={supplier}>
              <th scope="row">{supplier}</th>
              <Figures {...figures} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('match.total')}</th>
            <Figures {...match} />
          </tr>
        </tfoot>
      </FiguresTable>
      {order.orderedYen === match.requestedYen ? null : (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('match.ordered', { yen: formatNumber(order.orderedYen) })}
        </Typography>
      )}
    </section>
  );
}

function Figures(figures: Pick<InvoiceMatch, 'requestedYen' | 'receivedYen' | 'invoicedYen'>) {
  return (
    <>
      <td>{formatYen(figures.requestedYen)}</td>
      <td>{formatYen(figures.receivedYen)}</td>
      <td>{formatYen(figures.invoicedYen)}</td>
    </>
  );
}

function MatchState({ match: { state, mismatches, awaited } }: { readonly match: InvoiceMatch }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  switch (state) {
    case 'mismatch':
      return (
        <WarningBand>
          {mismatches.map((mismatch) => (
            <p key={`${mismatch.code} ${mismatch.supplier}`}>{mismatchSentence(mismatch, language)}</p>
          ))}
        </WarningBand>
      );
    case 'matched':
      return <StatusChip icon="approved" hue="green" label={t('match.matched')} />;
    case 'waiting':
      return (
        <StatusChip
          icon="clock"
          hue="grey"
          weight="outline"
          label={t(awaited.length > 1 ? 'match.waiting' : `match.waiting.${awaited[0] ?? 'goods'}`)}
        />
      );
    default:
      return state satisfies never;
  }
}
