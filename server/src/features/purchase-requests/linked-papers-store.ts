// Purchase requests as the papers that were exchanged for them refer to them: the figures of their steps, and which are meant.
import type { LinkedRecord, StatedFigure } from '@madoguchi/contract/electronic-transactions/links.ts';
import { purchaseNumbersMeant } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type PricedLine, purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { sql } from 'kysely';
import { run, statement } from '../../platform/db/statement.ts';
import type { LinkPort } from '../electronic-transactions/public.ts';
import { purchases } from './purchase-record.ts';

interface Row {
  id: string;
  number: string;
  about: string;
  person: string;
  said: {
    requestYen: number;
    orderYen: number | null;
    pricesIncludeTax: boolean;
    invoices: readonly number[];
    /** With the quantities that came. */
    received: readonly PricedLine[];
  };
}

const ROWS = sql`select r.id, r.number, r.purchase_name as about, r.employee_name as person,
    json_build_object('requestYen', coalesce(r.approved_yen, r.total_yen),
      'orderYen', (select o.ordered_yen from purchase_orders o where o.request_id = r.id),
      'pricesIncludeTax', r.prices_include_tax,
      'invoices', array(select i.total_yen from purchase_invoices i where i.request_id = r.id),
      'received', (select coalesce(json_agg(json_build_object('quantity', l.received_quantity, 'unitPrice', l.unit_price,
        'taxRate', l.tax_rate, 'supplier', l.supplier)), '[]')
        from purchase_lines l where l.request_id = r.id and l.removed_at is null and l.received_quantity > 0)) as said
  from purchase_requests r`;
const SUBMITTED = sql`r.number is not null and r.status <> 'draft'`;

const ofIds = statement<{ ids: readonly string[] }, Row>(
  (at) => sql`${ROWS} where r.id = any(${at('ids')}::uuid[]) and ${SUBMITTED}`,
);

interface Meant {
  numbers: readonly string[];
  amount: number | null;
  patterns: readonly string[];
}

const meant = statement<Meant, Row>(
  (at) => sql`${ROWS} where ${SUBMITTED} and r.id in (
    (select n.id from purchase_requests n where n.number = any(${at('numbers')}::text[]))
    union all (select t.id from purchase_requests t where ${at('amount')}::bigint in (t.total_yen, t.approved_yen)
      order by t.submitted_at desc nulls last limit 20)
    union all (select o.request_id from purchase_orders o where o.ordered_yen = ${at('amount')}::bigint
      order by o.at desc limit 20)
    union all (select i.request_id from purchase_invoices i where i.total_yen = ${at('amount')}::bigint
      order by i.at desc limit 20)
    union all (select w.request_id from purchase_words w where cardinality(${at('patterns')}::text[]) > 0
      and w.submitted_at is not null and w.words like all (${at('patterns')}::text[])
      order by w.submitted_at desc limit 20))`,
);

function recordOf({ said, ...record }: Row): LinkedRecord {
  const { requestYen, orderYen, pricesIncludeTax, invoices, received } = said;
  const goodsYen = purchaseTotals({ pricesIncludeTax, lines: received }).gross;
  const figures: StatedFigure[] = [
    { of: 'request', yen: requestYen },
    ...(orderYen === null ? [] : [{ of: 'order' as const, yen: orderYen }]),
    ...(received.length === 0 ? [] : [{ of: 'goods' as const, yen: goodsYen }]),
    ...invoices.map((yen) => ({ of: 'invoice' as const, yen })),
  ];
  return { ...record, figures };
}

export const purchaseLinks: LinkPort = {
  kind: 'purchase-request',
  find: async ({ pool }, ids) => (await run(pool, ofIds, { ids })).map(recordOf),
  candidates: async ({ pool, clock }, { q, amount, patterns }) => {
    const numbers = purchaseNumbersMeant(q, fiscalYear(clock.today()));
    return (await run(pool, meant, { numbers, amount, patterns })).map(recordOf);
  },
  mustSee: (asking, id) => purchases.seen(asking, id),
};
