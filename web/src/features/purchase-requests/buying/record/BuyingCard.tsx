import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { WarningBand } from '../../../../kit/WarningBand.tsx';
import { useBuyingWords } from '../words.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { MatchTable } from './MatchTable.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { ReceiptProgress } from './ReceiptProgress.tsx';
import { isSamePerson } from './same-person.ts';

/** What came of an approved request: its order, goods receipts, invoices, and whether they agree (B5-05). */
export function BuyingCard({ request }: { readonly request: PurchaseRequest }) {
  const t = useBuyingWords();
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
