// The content of a purchase request as JSON in the contract's shape, written by PostgreSQL. Parts for statements over
// `purchase_requests r`.
import { sql } from 'kysely';
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
export const FILE_OR_NULL = sql`case when a.id is not null then ${FILE} end`;
/** The same of an invoice: with what else was handed in with it (B0-07). */
export const INVOICE_OR_NULL = sql`case when a.id is not null then
  ${fileWith(numberElsewhere(sql`a.sha256`, sql`r.id`))} end`;

/** The same for whoever reads it: with the files themselves, and with what was received. */
export const READ_CONTENT = sql`${HEAD}, 'lines', ${linesWith(sql`${LINE}, 'receivedQuantity', l.received_quantity`)},
  'quotes', ${quotesWith(sql`${QUOTE}, 'attachment', ${FILE_OR_NULL}`)},
  'attachments', array(select ${FILE} from purchase_attachments x ${withFile(sql`x.attachment_id`)}
    where x.request_id = r.id and x.removed_at is null order by x.position)`;
