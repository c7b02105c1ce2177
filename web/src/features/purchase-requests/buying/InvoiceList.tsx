import type { Invoice, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FileLink } from '../../../kit/fields/file/FileLink.tsx';
import { FileNote } from '../../../kit/fields/file/FileNote.tsx';
import { formatDay, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';

/** The invoices that came. */
export function InvoiceList({ invoices }: Pick<PurchaseRequest, 'invoices'>) {
  const t = usePurchaseWords();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1 }}>
        {t('invoices.title')}
      </Typography>
      {invoices.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('invoices.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {invoices.map((invoice) => (
            <InvoiceItem key={invoice.id} invoice={invoice} />
          ))}
        </Box>
      )}
    </section>
  );
}

function InvoiceItem({ invoice }: { readonly invoice: Invoice }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { supplier, totalYen, invoicedOn, invoiceNumber, registrationNumber, attachment } = invoice;
  const facts = [formatDay(invoicedOn, language), invoiceNumber, registrationNumber].filter((fact) => fact !== '');
  return (
    <li>
      <Typography
        variant="body2"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        <span>{supplier}</span>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatYen(totalYen)}
        </Box>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join('　')}
      </Typography>
      {attachment === null ? null : <FileLink attachment={attachment} />}
      {attachment === null || attachment.alsoIn === null ? null : (
        <FileNote icon="warning" text={t('invoices.elsewhere', { number: attachment.alsoIn })} />
      )}
    </li>
  );
}
