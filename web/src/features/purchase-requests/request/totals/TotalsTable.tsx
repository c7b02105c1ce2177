import type { PurchaseTotals, RateTotal } from '@madoguchi/contract/purchase-requests/totals.ts';
import { styled } from '@mui/material/styles';
import { formatYen } from '../../../../platform/formats.ts';
import { useRequestWords } from '../words.ts';

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { padding: '4px 0 4px 8px', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
    '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
    '& thead th': { color: palette.text.secondary },
    '& th.supplier': { fontWeight: 600, paddingTop: 8, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& tfoot :is(th, td)': { fontWeight: 600, borderTop: `2px solid ${palette.control}`, paddingTop: 8 },
  };
});

/** Net, tax and gross of each supplier and rate: the tax of each is rounded once, as on the invoice to come (B5-01). */
export function TotalsTable({ totals }: { readonly totals: PurchaseTotals }) {
  const t = useRequestWords();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('totals.supplier')}</th>
          <th scope="col">{t('totals.net')}</th>
          <th scope="col">{t('totals.tax')}</th>
        </tr>
      </thead>
      {totals.bySupplier.map(({ supplier, byRate }) => (
        <tbody key={supplier}>
          <tr>
            <th className="supplier" scope="rowgroup" colSpan={3}>
              {supplier === '' ? t('totals.noSupplier') : supplier}
            </th>
          </tr>
          {byRate.map((total) => (
            <RateRow key={total.rate} total={total} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('totals.gross')}</th>
          <td colSpan={2}>{formatYen(totals.gross)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function RateRow({ total: { rate, net, tax } }: { readonly total: RateTotal }) {
  const t = useRequestWords();
  return (
    <tr>
      <th scope="row">{rate === 0 ? t('totals.untaxed') : t('totals.rate', { rate })}</th>
      <td>{formatYen(net)}</td>
      <td>{formatYen(tax)}</td>
    </tr>
  );
}
