// Reading single purchase requests. Lists stand in lists/ and decision/, writes in draft/draft-store.ts and transition-store.ts.
import type { PurchaseContent } from '@madoguchi/contract/purchase-requests/model.ts';
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';
import { approvalIdOf } from '../approvals/public.ts';
import { fileWith, numberElsewhere, withFile } from '../attachments/public.ts';

const LINE = sql`'id', l.id, 'item', l.item, 'spec', l.spec, 'url', l.url, 'quantity', l.quantity, 'unit', l.unit,
  'unitPrice', l.unit_price, 'taxRate', l.tax_rate, 'supplier', l.supplier`;

const linesWith = (columns: typeof LINE) => sql`(select coalesce(json_agg(json_build_object(${columns})
    order by l.position), '[]') from purchase_lines l where l.request_id = r.id and l.removed_at is null)`;

const QUOTE = sql`'id', q.id, 'supplier', q.supplier, 'amount', q.amount, 'validUntil', q.valid_until,
  'isChosen', q.is_chosen, 'note', q.note`;

const quotesWith = (columns: typeof QUOTE) => sql`(select coalesce(json_agg(json_build_object(${columns})
    order by q.position), '[]') from purchase_quotes q ${withFile(sql`q.attachment_id`)}
  where q.request_id = r.id and q.removed_at is null)`;

/** The fields of a request, without its lines, quotes and files. */
const HEAD = sql`'purchaseName', r.purchase_name, 'purchaseCategory', r.purchase_category_code, 'reason', r.reason,
  'neededBy', r.needed_by, 'deliveryPlace', r.delivery_place, 'pricesIncludeTax', r.prices_include_tax,
  'singleSourceReason', r.single_source_reason`;

/** As the requester typed it. */
export const CONTENT = sql`json_build_object(${HEAD}, 'lines', ${linesWith(LINE)},
  'quotes', ${quotesWith(sql`${QUOTE}, 'attachmentId', q.attachment_id`)},
  'attachmentIds', array(select x.attachment_id from purchase_attachments x
    where x.request_id = r.id and x.removed_at is null order by x.position))`;

const FILE = fileWith(sql`null`);
/** The file `a` of an outer join. */
const FILE_OR_NULL = sql`case when a.id is not null then ${FILE} end`;
/** The same of an invoice: with what else was handed in with it (B0-07). */
const INVOICE_OR_NULL = sql`case when a.id is not null then
  ${fileWith(numberElsewhere(sql`a.sha256`, sql`r.id`))} end`;

/** The same for whoever reads it: with the files themselves, and with what was received. */
const READ_CONTENT = sql`${HEAD}, 'lines', ${linesWith(sql`${LINE}, 'receivedQuantity', l.received_quantity`)},
  'quotes', ${quotesWith(sql`${QUOTE}, 'attachment', ${FILE_OR_NULL}`)},
  'attachments', array(select ${FILE} from purchase_attachments x ${withFile(sql`x.attachment_id`)}
    where x.request_id = r.id and x.removed_at is null order by x.position)`;

/** A request without its content, with what the rules need of its requester. */
export interface PurchaseRow {
  id: string;
  status: PurchaseStatus;
  version: number;
  number: string | null;
  employeeUuid: string;
  employeeId: string;
  employeeName: string;
  departmentCode: string;
  departmentName: string;
  purchaseName: string;
  purchaseCategory: string | null;
  /** Yen with tax; `approvedYen` null before the approval, unless an approver changed it. */
  totalYen: string;
  approvedYen: string | null;
  approvedAt: string | null;
  submittedAt: string | null;
  updatedAt: string;
  approvalId: string | null;
}

const APPROVAL_ID = approvalIdOf('purchase-requests', sql`r.id`);

const ROW = sql`r.id, r.status, r.version, r.number, r.employee_id as "employeeUuid", r.employee_number as "employeeId",
  r.employee_name as "employeeName", r.department_code as "departmentCode", r.department_name as "departmentName",
  r.purchase_name as "purchaseName", r.purchase_category_code as "purchaseCategory", r.total_yen as "totalYen",
  r.approved_yen as "approvedYen", ${instant(sql`r.approved_at`)} as "approvedAt",
  ${instant(sql`r.submitted_at`)} as "submittedAt", ${instant(sql`r.updated_at`)} as "updatedAt", ${APPROVAL_ID} as "approvalId"`;

const byId = statement<{ id: string }, PurchaseRow>(
  (at) => sql`select ${ROW} from purchase_requests r where r.id = ${at('id')}::uuid`,
);

export async function findPurchase(pool: Pool, id: string): Promise<PurchaseRow | null> {
  return (await run(pool, byId, { id }))[0] ?? null;
}

/** A request with its content as its requester typed it, for rules to look at. */
export interface PurchaseWithContent extends PurchaseRow {
  content: PurchaseContent;
}

const withContent = statement<{ id: string }, PurchaseWithContent>(
  (at) => sql`select ${ROW}, ${CONTENT} as content from purchase_requests r where r.id = ${at('id')}::uuid`,
);

export async function findWithContent(pool: Pool, id: string): Promise<PurchaseWithContent | null> {
  return (await run(pool, withContent, { id }))[0] ?? null;
}

/** A request with everything of it as a JSON object in the contract's shape, but for what `PurchaseRow` says. */
export interface WholePurchase extends PurchaseRow {
  rest: string;
}

const FACTS = sql`(select coalesce(json_agg(json_build_object('fact', f.fact,
    'by', case when f.by_account is not null then f.by_name end, 'department', f.by_department,
    'at', ${instant(sql`f.at`)}, 'comment', f.comment) order by f.at, f.id), '[]')
  from record_facts f where f.record_id = r.id)`;

const ORDER = sql`(select json_build_object('orderedOn', o.ordered_on, 'orderedYen', o.ordered_yen,
    'orderNumber', o.order_number, 'expectedOn', o.expected_on, 'comment', o.comment, 'by', o.by_name)
  from purchase_orders o where o.request_id = r.id)`;

const RECEIPTS = sql`(select coalesce(json_agg(json_build_object('id', g.id, 'receivedOn', g.received_on, 'lines', g.lines,
    'attachment', ${FILE_OR_NULL}, 'comment', g.comment, 'by', g.by_name, 'at', ${instant(sql`g.at`)})
    order by g.at, g.id), '[]')
  from goods_receipts g ${withFile(sql`g.attachment_id`)} where g.request_id = r.id)`;

const INVOICES = sql`(select coalesce(json_agg(json_build_object('id', i.id, 'supplier', i.supplier,
    'invoicedOn', i.invoiced_on, 'invoiceNumber', i.invoice_number, 'registrationNumber', i.registration_number,
    'totalYen', i.total_yen, 'attachment', ${INVOICE_OR_NULL}, 'by', i.by_name, 'at', ${instant(sql`i.at`)})
    order by i.at, i.id), '[]')
  from purchase_invoices i ${withFile(sql`i.attachment_id`)} where i.request_id = r.id)`;

const whole = statement<{ id: string }, WholePurchase>(
  (at) => sql`select ${ROW}, json_build_object(${READ_CONTENT}, 'purchaseCategoryName', r.purchase_category_name,
      'findings', r.findings, 'facts', ${FACTS}, 'order', ${ORDER}, 'receipts', ${RECEIPTS}, 'invoices', ${INVOICES},
      'returnedContent', r.returned_content)::text as rest
    from purchase_requests r where r.id = ${at('id')}::uuid`,
);

/** Everything of it, in one statement. */
export async function findWholePurchase(pool: Pool, id: string): Promise<WholePurchase | null> {
  return (await run(pool, whole, { id }))[0] ?? null;
}

export const auditedPurchases: AuditedTarget = {
  kind: 'purchase-request',
  name: (id) => sql`(select coalesce(q.number, q.purchase_name) from purchase_requests q where q.id = ${id})`,
  // With its approval, which has the same number.
  named: (typed) => sql`select unnest(array[q.id::text, ${approvalIdOf('purchase-requests', sql`q.id`)}::text])
    from purchase_requests q where q.number = upper(${typed})
    union select q.id::text from purchase_requests q
      where ${typed} <> '' and q.number is null and strpos(folded(q.purchase_name), folded(${typed})) > 0`,
};
