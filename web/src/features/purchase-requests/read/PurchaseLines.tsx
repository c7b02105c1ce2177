import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import type { PurchaseLine, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatNumber, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';

const NARROW = '@container record (max-width: 559.98px)';

const LinesTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    '& :is(th, td)': { padding: '8px 12px 8px 0', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& tr > :last-child': { paddingInlineEnd: 0 },
    '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& thead th': { fontWeight: 600, borderBottom: `1px solid ${palette.divider}` },
    '& tbody tr': { borderBottom: `1px solid ${palette.divider}` },
    '& tfoot :is(th, td)': { padding: '4px 12px 4px 0', fontWeight: 400, textAlign: 'end' },
    '& tfoot .sum :is(th, td)': { fontWeight: 600 },
    '& .quiet': { color: palette.text.secondary },
    // Where room is short, how many at what price stands under the item.
    '& .wide': { [NARROW]: { display: 'none' } },
    '& .narrow': { display: 'none', [NARROW]: { display: 'block' } },
  };
});

interface Props {
  readonly request: PurchaseRequest;
  /** One below what it stands under: a page's title, or a pane's. */
  readonly heading?: 'h2' | 'h3';
}

/** The lines with their amounts, and under them what the taxes come to (B5-01). */
export function PurchaseLines({ request, heading = 'h3' }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const headingId = useId();
  const { net, tax, gross } = purchaseTotals(request);
  const amountHead = t('line.amount', { tax: t(request.pricesIncludeTax ? 'tax.with' : 'tax.without') });
  const sums = [
    ['net', net],
    ['tax', tax],
    ['total', gross],
  ] as const;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component={heading} sx={{ mb: 1 }}>
        {REQUEST_FIELD_NAMES.lines[language]}
      </Typography>
      <LinesTable aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{t('line.supplier')}</th>
            <th scope="col" className="figure wide">
              {t('line.price')}
            </th>
            <th scope="col" className="figure">
              {amountHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {request.lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, amount]) => (
            <tr key={name} className={name === 'total' ? 'sum' : ''}>
              <td className="wide" />
              <th scope="row">{t(`sum.${name}`)}</th>
              <td className="figure">{formatYen(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </LinesTable>
    </section>
  );
}

function LineRow({ line }: { readonly line: PurchaseLine }) {
  const t = usePurchaseWords();
  const { item, spec, url, quantity, unit, unitPrice, taxRate, supplier } = line;
  const isPriced = quantity !== null && unitPrice !== null;
  const price = isPriced ? `${formatNumber(quantity)}${unit} × ${formatYen(unitPrice)}` : '';
  return (
    <tr>
      <td>
        {item}
        {spec !== '' && <div className="quiet">{spec}</div>}
        <div className="quiet">
          {[supplier, t('line.rate', { rate: taxRate })].filter((said) => said !== '').join('　')}
        </div>
        <div className="narrow">{price}</div>
        {url !== '' && (
          <Link href={url} target="_blank" rel="noreferrer noopener">
            {t('line.web')}
          </Link>
        )}
      </td>
      <td className="figure wide">{price}</td>
      <td className="figure">{isPriced ? formatYen(quantity * unitPrice) : ''}</td>
    </tr>
  );
}
