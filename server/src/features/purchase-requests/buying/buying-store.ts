// The SQL of buying what was approved: order, goods receipt, invoice and the end by the calendar, each in one statement.
import { DAYS_TO_ORDER } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Executor, type Places, run, statement } from '../../../platform/db/statement.ts';
import type { FactValues } from '../../../platform/record/facts-store.ts';
import { PURCHASE_TABLE } from '../transition-store.ts';

/** Account and name of the actor as the fact has them, and the instant. */
const byOf = (at: Places<FactValues>): RawBuilder<unknown> => sql`
  (${at('fact')}::json ->> 'by_account')::uuid, ${at('fact')}::json ->> 'by_name', ${at('at')}::timestamptz`;

interface Order {
  orderedOn: string;
  orderedYen: number;
  orderNumber: string;
  expectedOn: string | null;
  comment: string;
}

/** Never dearer than what was agreed to, whatever its caller looked at. */
export const orderOf = PURCHASE_TABLE.stepWith<Order>(
  (at) => ({
    ordered: sql`insert into purchase_orders
        (request_id, ordered_on, ordered_yen, order_number, expected_on, comment, by_account, by_name, at)
      select c.id, ${at('orderedOn')}::date, ${at('orderedYen')}::bigint, ${at('orderNumber')},
        ${at('expectedOn')}::date, ${at('comment')}, ${byOf(at)} from changed c`,
  }),
  (at) => sql`approved_yen >= ${at('orderedYen')}::bigint`,
);

interface Receipt {
  receiptId: string;
  receivedOn: string;
  /** JSON array of {lineId, quantity}. */
  lines: string;
  attachment: string | null;
  comment: string;
}

/** The request is taken first, so two who count wait for each other; the lines themselves refuse more than was ordered. */
export const goodsReceipt = PURCHASE_TABLE.stepWith<Receipt>((at) => ({
  received: sql`insert into goods_receipts
        (id, request_id, received_on, lines, attachment_id, comment, by_account, by_name, at)
      select ${at('receiptId')}::uuid, c.id, ${at('receivedOn')}::date, ${at('lines')}::jsonb,
        ${at('attachment')}::uuid, ${at('comment')}, ${byOf(at)} from changed c`,
  counted: sql`update purchase_lines l set received_quantity = l.received_quantity + x.quantity
      from changed c, json_to_recordset(${at('lines')}::json) as x("lineId" uuid, quantity int)
      where l.request_id = c.id and l.id = x."lineId" and l.removed_at is null`,
}));

interface InvoiceNote {
  invoiceId: string;
  supplier: string;
  invoicedOn: string;
  invoiceNumber: string;
  registrationNumber: string;
  totalYen: number;
  attachment: string | null;
}

export const invoiceNote = PURCHASE_TABLE.stepWith<InvoiceNote>((at) => ({
  noted: sql`insert into purchase_invoices (id, request_id, supplier, invoiced_on, invoice_number, registration_number,
        total_yen, attachment_id, by_account, by_name, at)
      select ${at('invoiceId')}::uuid, c.id, ${at('supplier')}, ${at('invoicedOn')}::date, ${at('invoiceNumber')},
        ${at('registrationNumber')}, ${at('totalYen')}::bigint, ${at('attachment')}::uuid, ${byOf(at)} from changed c`,
}));

/** A line with what of it has come. */
export interface OrderedLine {
  id: string;
  quantity: number;
  receivedQuantity: number;
}

interface Ordered {
  /** Null before the order. */
  orderedOn: PlainDate | null;
  lines: OrderedLine[];
}

const ordered = statement<{ id: string }, Ordered>(
  (at) => sql`select (select o.ordered_on::text from purchase_orders o where o.request_id = r.id) as "orderedOn",
      (select coalesce(json_agg(json_build_object('id', l.id, 'quantity', l.quantity,
          'receivedQuantity', l.received_quantity) order by l.position), '[]')
        from purchase_lines l where l.request_id = r.id and l.removed_at is null) as lines
    from purchase_requests r where r.id = ${at('id')}::uuid`,
);

export async function findOrdered(pool: Pool, id: string): Promise<Ordered> {
  return (await run(pool, ordered, { id }))[0] ?? { orderedOn: null, lines: [] };
}

/** The last day on which it may be ordered. */
const ORDER_BY = sql`((r.approved_at at time zone 'Asia/Tokyo')::date + ${sql.lit(DAYS_TO_ORDER)}::int)`;

/** The first moment of an approval whose last day for ordering is this one. */
const approvedFor = (day: RawBuilder<unknown>) => sql`((${day}::date - ${sql.lit(DAYS_TO_ORDER)}::int)::timestamp
  at time zone 'Asia/Tokyo')`;

/** An approved request that nobody has ordered. */
export interface UnorderedPurchase {
  id: string;
  version: number;
  number: string;
  purchaseName: string;
  employeeUuid: string;
  orderBy: PlainDate;
}

const unordered = statement<{ from: string | null; before: string }, UnorderedPurchase>(
  (at) => sql`select r.id, r.version, r.number, r.purchase_name as "purchaseName", r.employee_id as "employeeUuid",
      ${ORDER_BY}::text as "orderBy"
    from purchase_requests r
    where r.status = 'approved' and r.approved_at < ${approvedFor(at('before'))}
      and (${at('from')}::date is null or r.approved_at >= ${approvedFor(at('from'))})
    order by r.approved_at, r.id`,
);

/** Those whose last day for ordering lies before a day, and not before another where one is given; the oldest first. */
export function findUnordered(
  executor: Executor,
  before: PlainDate,
  from: PlainDate | null = null,
): Promise<UnorderedPurchase[]> {
  return run(executor, unordered, { before, from });
}
