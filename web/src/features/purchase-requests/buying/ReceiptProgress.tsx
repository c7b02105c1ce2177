import type { GoodsReceipt, PurchaseLine, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDay, formatNumber } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { FileLink } from '../read/FileLink.tsx';
import { usePurchaseWords } from '../words.ts';
import { FiguresTable } from './figures-table.ts';

/** How much of each line came, and in which goods receipts. */
export function ReceiptProgress({ request: { lines, receipts } }: { readonly request: PurchaseRequest }) {
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
      <Typography variant="body2">{what.join(language === 'ja' ? '、' : ', ')}</Typography>
      {comment === '' ? null : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {comment}
        </Typography>
      )}
      {attachment === null ? null : <FileLink attachment={attachment} />}
    </li>
  );
}
