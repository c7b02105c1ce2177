import {
  type InvoiceMatch,
  invoiceMatch,
  mismatchSentence,
} from '@madoguchi/contract/purchase-requests/invoice-match.ts';
import type { PurchaseOrder, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatNumber, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';
import { FiguresTable } from './figures-table.ts';

interface Props {
  readonly request: PurchaseRequest;
  readonly order: PurchaseOrder;
}

/** Request, goods receipts and invoices side by side, by supplier and with tax; where they disagree, by how much (B5-05). */
export function MatchTable({ request, order }: Props) {
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
