import type { PurchaseTotals, RateTotal } from '@madoguchi/contract/purchase-requests/totals.ts';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { formatYen } from '../../../../platform/formats.ts';
import { usePurchaseWords } from '../../words.ts';
import { FindingLinks } from './FindingLinks.tsx';
import { RequestRoute, useRouteInput } from './RequestRoute.tsx';
import { useRequestChecks } from './request-checks.ts';

/** Beside the form: what it costs so far, who would decide, and everything that the checks say. */
export function FormChecks() {
  return (
    <>
      <TotalsCard />
      <RouteCard />
      <FindingsCard />
    </>
  );
}

interface Props {
  readonly title: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A titled, read-only card beside the form. */
function AsideCard({ title, isBusy = false, children }: Props) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} aria-busy={isBusy} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2" id={headingId}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** The total so far, by supplier and tax rate. */
function TotalsCard() {
  const t = usePurchaseWords();
  const { totals } = useRequestChecks();
  return (
    <AsideCard title={t('totals')}>
      {totals.bySupplier.length === 0 ? (
        <Typography variant="body2">{t('totals.none')}</Typography>
      ) : (
        <TotalsTable totals={totals} />
      )}
    </AsideCard>
  );
}

/** The approval route of the request as typed, with names (B3-05). */
function RouteCard() {
  const t = usePurchaseWords();
  const input = useRouteInput();
  return (
    <AsideCard title={t('route')}>
      {input === null ? <Typography variant="body2">{t('route.later')}</Typography> : <RequestRoute input={input} />}
    </AsideCard>
  );
}

/** Everything that the checks say, each with a way to its field. */
function FindingsCard() {
  const t = usePurchaseWords();
  const { findings } = useRequestChecks();
  return (
    <AsideCard title={t('findings')}>
      {findings.length === 0 ? (
        <Typography variant="body2">{t('findings.none')}</Typography>
      ) : (
        <FindingLinks findings={findings} isBeside />
      )}
    </AsideCard>
  );
}

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { padding: '4px 0 4px 8px', textAlign: 'end', fontWeight: 400, whiteSpace: 'nowrap' },
    '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
    '& thead th': { color: palette.text.secondary },
    '& th.supplier': { fontWeight: 600, paddingTop: 8, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& tfoot :is(th, td)': { fontWeight: 600, borderTop: `2px solid ${palette.control}`, paddingTop: 8 },
  };
});

/** Net, tax and gross of each supplier and rate: the tax of each is rounded once, as on the invoice to come (B5-01). */
function TotalsTable({ totals }: { readonly totals: PurchaseTotals }) {
  const t = usePurchaseWords();
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
  const t = usePurchaseWords();
  return (
    <tr>
      <th scope="row">{rate === 0 ? t('totals.untaxed') : t('totals.rate', { rate })}</th>
      <td>{formatYen(net)}</td>
      <td>{formatYen(tax)}</td>
    </tr>
  );
}
