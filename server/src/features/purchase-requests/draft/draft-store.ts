// The SQL of saving a purchase request: the request with its lines, quotes and files, all or nothing, in one statement.
import { EDITABLE } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import type { Places } from '../../../platform/db/statement.ts';

/** The values written on every save; lines and quotes are JSON arrays, as `rowsOf` makes them. */
export interface Saved {
  id: string;
  at: string;
  purchaseName: string;
  purchaseCategory: string | null;
  categoryName: string | null;
  reason: string;
  neededBy: string | null;
  deliveryPlace: string;
  pricesIncludeTax: boolean;
  singleSourceReason: string;
  lineCount: number;
  quantity: number | null;
  unitPrice: number | null;
  supplier: string;
  supplierCount: number;
  quoteCount: number;
  total: number;
  lines: string;
  quotes: string;
  attachments: readonly string[];
}

const HEAD_COLUMNS = sql`purchase_name, purchase_category_code, purchase_category_name, reason, needed_by, delivery_place,
  prices_include_tax, single_source_reason, line_count, quantity, unit_price, supplier, supplier_count, quote_count,
  total_yen, updated_at`;

const head = (at: Places<Saved>) => sql`${at('purchaseName')}, ${at('purchaseCategory')}, ${at('categoryName')},
  ${at('reason')}, ${at('neededBy')}::date, ${at('deliveryPlace')}, ${at('pricesIncludeTax')}::boolean,
  ${at('singleSourceReason')}, ${at('lineCount')}::int, ${at('quantity')}::int, ${at('unitPrice')}::int,
  ${at('supplier')}, ${at('supplierCount')}::int, ${at('quoteCount')}::int, ${at('total')}::bigint,
  ${at('at')}::timestamptz`;

/**
 * The changes of a row that is sent again. One that stands in another request already goes nowhere: a place below zero is
 * refused by the table, and all of the statement with it. Its other columns stay, so that no other check of the table is
 * broken first.
 */
function sentAgain(table: string, columns: readonly string[]): RawBuilder<unknown> {
  const isOwn = sql`${sql.id(table, 'request_id')} = excluded.request_id`;
  const changed = columns.map(
    (column) =>
      sql`${sql.id(column)} = case when ${isOwn} then ${sql.id('excluded', column)} else ${sql.id(table, column)} end`,
  );
  return sql`position = case when ${isOwn} then excluded.position else -1 end, ${sql.join(changed)},
    removed_at = null, removed_by = null`;
}

const LINE_CELLS = ['item', 'spec', 'url', 'quantity', 'unit', 'unit_price', 'tax_rate', 'supplier'];
const QUOTE_CELLS = ['supplier', 'amount', 'valid_until', 'is_chosen', 'note', 'attachment_id'];

/** One that was taken out and comes back is the same again. */
const lines = (at: Places<Saved>) => sql`insert into purchase_lines
    (id, request_id, position, item, spec, url, quantity, unit, unit_price, tax_rate, supplier)
  select x.id, c.id, x.position, x.item, x.spec, x.url, x.quantity, x.unit, x."unitPrice", x."taxRate", x.supplier
  from changed c, json_to_recordset(${at('lines')}::json) as x(id uuid, position int, item text, spec text, url text,
    quantity int, unit text, "unitPrice" int, "taxRate" int, supplier text)
  on conflict (id) do update set ${sentAgain('purchase_lines', LINE_CELLS)}`;

const quotes = (at: Places<Saved>) => sql`insert into purchase_quotes
    (id, request_id, position, supplier, amount, valid_until, is_chosen, note, attachment_id)
  select x.id, c.id, x.position, x.supplier, x.amount, x."validUntil", x."isChosen", x.note, x."attachmentId"
  from changed c, json_to_recordset(${at('quotes')}::json) as x(id uuid, position int, supplier text, amount bigint,
    "validUntil" date, "isChosen" boolean, note text, "attachmentId" uuid)
  on conflict (id) do update set ${sentAgain('purchase_quotes', QUOTE_CELLS)}`;

const files = (at: Places<Saved>) => sql`insert into purchase_attachments (request_id, attachment_id, position)
  select c.id, f.id, f.nth - 1 from changed c, unnest(${at('attachments')}::uuid[]) with ordinality as f(id, nth)
  on conflict (request_id, attachment_id) do update set position = excluded.position, removed_at = null, removed_by = null`;

interface Beginning extends Saved {
  employee: string;
  employeeNumber: string;
  name: string;
  kana: string;
  departmentCode: string;
  departmentName: string;
}

export const beginPurchase = change<Beginning>((at) => {
  const saved = at as unknown as Places<Saved>;
  return {
    changed: sql`insert into purchase_requests (id, employee_id, status, version, employee_number, employee_name,
        employee_kana, department_code, department_name, warning_count, created_at, ${HEAD_COLUMNS})
      values (${at('id')}::uuid, ${at('employee')}::uuid, 'draft', 1, ${at('employeeNumber')}, ${at('name')}, ${at('kana')},
        ${at('departmentCode')}, ${at('departmentName')}, 0, ${at('at')}::timestamptz, ${head(saved)})
      returning '{}'::jsonb as patch, id`,
    after: { lines: lines(saved), quotes: quotes(saved), files: files(saved) },
  };
});

interface Saving extends Saved {
  version: number;
  /** The account that saves. */
  by: string;
}

/** True where the row `t` is among the JSON rows. */
const among = (rows: RawBuilder<unknown>) =>
  sql`t.id in (select x.id from json_to_recordset(${rows}::json) as x(id uuid))`;

/** Never submitted: what goes is gone. Afterwards it is marked, by whom and when (B0-04). */
const gone = (table: string, isKept: RawBuilder<unknown>) => sql`delete from ${sql.table(table)} t using changed c
  where t.request_id = c.id and c.number is null and not (${isKept})`;
const marked = (table: string, isKept: RawBuilder<unknown>, at: Places<Saving>) => sql`update ${sql.table(table)} t
  set removed_at = ${at('at')}::timestamptz, removed_by = ${at('by')}::uuid from changed c
  where t.request_id = c.id and c.number is not null and t.removed_at is null and not (${isKept})`;

const MAY_CHANGE = sql`status = any(${sql.lit(`{${EDITABLE.join()}}`)}::text[])`;

/** Saves over the version that the person saw, while the request may be changed. */
export const savePurchase = change<Saving>((at) => {
  const saved = at as unknown as Places<Saved>;
  const [isLine, isQuote] = [among(at('lines')), among(at('quotes'))];
  const isFile = sql`t.attachment_id = any(${at('attachments')}::uuid[])`;
  return {
    changed: sql`update purchase_requests set version = version + 1, change_xid = pg_current_xact_id(),
        (${HEAD_COLUMNS}) = row (${head(saved)})
      where id = ${at('id')}::uuid and version = ${at('version')} and ${MAY_CHANGE}
      returning '{}'::jsonb as patch, id, number`,
    after: {
      lines_gone: gone('purchase_lines', isLine),
      lines_marked: marked('purchase_lines', isLine, at),
      lines: lines(saved),
      quotes_gone: gone('purchase_quotes', isQuote),
      quotes_marked: marked('purchase_quotes', isQuote, at),
      quotes: quotes(saved),
      files_gone: gone('purchase_attachments', isFile),
      files_marked: marked('purchase_attachments', isFile, at),
      files: files(saved),
    },
  };
});

/** Tables whose rows belong to one request, as their constraints name them. */
export const TAKEN_ID = {
  purchase_lines_position_check: 'lines',
  purchase_quotes_position_check: 'quotes',
} as const satisfies Readonly<Record<string, 'lines' | 'quotes'>>;
