// Purchase requests with their lines, quotes, orders, goods receipts, invoices and facts as rows.
import type { ActKind } from '@madoguchi/contract/approvals/approval.ts';
import { purchaseTotals, supplierKey } from '@madoguchi/contract/purchase-requests/totals.ts';
import type { PoolClient } from 'pg';
import { PURCHASE_CATEGORIES } from '../../base-data/procurement-values.ts';
import type { Presented } from '../insert-approvals.ts';
import { identity, instant } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import { lastSubmission, type SamplePurchase } from './sample-purchase.ts';

const DECIDES: readonly ActKind[] = ['approve', 'check', 'reject'];

/** The last decider of a sample request (S2-15): the first approver of the last step that decides; once the request is approved or rejected, whoever did that. */
function lastDeciderOf(
  { approval }: Pick<SamplePurchase, 'approval'>,
  employees: ReadonlyMap<string, Employee>,
): Employee | null {
  const round = approval?.rounds.at(-1);
  if (approval === null || round === undefined) return null;
  if (round.status === 'approved' || round.status === 'rejected')
    return approval.acts.findLast(({ kind }) => DECIDES.includes(kind))?.by ?? null;
  const last = round.steps.findLast(({ kind }) => kind === 'approve');
  return employees.get(last?.tasks[0]?.approver.employeeId ?? '') ?? null;
}

const instantOrNull = (at: number | null) => (at === null ? null : instant(at));
const nameOf = ({ lastName, firstName }: Employee) => `${lastName} ${firstName}`;

/** The requests that were submitted, as their approvers meet them. */
export function presentedPurchases(purchases: readonly SamplePurchase[]): Presented[] {
  return purchases.flatMap(({ id, approval, owner, number, content, findings, updatedAt }) =>
    approval === null || number === null
      ? []
      : [
          {
            approval,
            owner,
            number,
            title: content.purchaseName,
            titleEn: content.purchaseName,
            about: id,
            warnings: findings.filter(({ severity }) => severity === 'warning').length,
            updatedAt,
          },
        ],
  );
}

/** Of the lines as the list shows them: the pieces where they have one unit, the price of the only one. */
function summaryOf({ lines, quotes }: SamplePurchase['content']) {
  const [first] = lines;
  const isOneUnit = new Set(lines.map(({ unit }) => unit)).size === 1;
  return {
    lineCount: lines.length,
    quantity: isOneUnit ? lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) : null,
    unitPrice: lines.length === 1 ? (first?.unitPrice ?? null) : null,
    supplier: first?.supplier ?? '',
    supplierCount: new Set(lines.map(({ supplier }) => supplierKey(supplier))).size,
    quoteCount: quotes.length,
  };
}

function headOf(purchase: SamplePurchase, employees: ReadonlyMap<string, Employee>) {
  const { owner, content, moves, findings, status, number, approvedAt } = purchase;
  const totalYen = purchaseTotals(content).gross;
  const decider = lastDeciderOf(purchase, employees);
  const category = PURCHASE_CATEGORIES.find(({ code }) => code === content.purchaseCategory);
  return {
    ...summaryOf(content),
    ...content,
    id: purchase.id,
    employeeId: owner.id,
    status,
    version: moves + 1,
    number,
    employeeNumber: owner.number,
    employeeName: nameOf(owner),
    employeeKana: `${owner.lastNameKana} ${owner.firstNameKana}`,
    departmentCode: owner.department.code,
    departmentName: owner.department.name,
    // Names of masters are fixed at the first submission (B1-04).
    categoryName: number === null ? null : (category?.name ?? null),
    totalYen,
    approvedYen: approvedAt === null ? null : totalYen,
    warningCount: findings.filter(({ severity }) => severity === 'warning').length,
    findings,
    returnedContent: purchase.returnedContent,
    deciderId: decider?.id ?? null,
    deciderNumber: decider?.number ?? null,
    deciderName: decider === null ? '' : nameOf(decider),
    submittedAt: instantOrNull(lastSubmission(purchase)),
    approvedAt: instantOrNull(approvedAt),
    decidedAt: instantOrNull(purchase.decidedAt),
    createdAt: instant(purchase.createdAt),
    updatedAt: instant(purchase.updatedAt),
  };
}

export async function insertPurchases(
  client: PoolClient,
  purchases: readonly SamplePurchase[],
  employees: ReadonlyMap<string, Employee>,
): Promise<void> {
  await client.query(
    `insert into purchase_requests (id, employee_id, status, version, number, employee_number, employee_name,
       employee_kana, department_code, department_name, purchase_name, purchase_category_code, purchase_category_name,
       reason, needed_by, delivery_place, prices_include_tax, single_source_reason, line_count, quantity, unit_price,
       supplier, supplier_count, quote_count, total_yen, approved_yen, warning_count, findings, returned_content,
       last_decider_id, last_decider_number, last_decider_name, submitted_at, approved_at, decided_at, created_at,
       updated_at)
     select id, "employeeId", status, version, number, "employeeNumber", "employeeName", "employeeKana",
       "departmentCode", "departmentName", "purchaseName", "purchaseCategory", "categoryName", reason, "neededBy",
       "deliveryPlace", "pricesIncludeTax", "singleSourceReason", "lineCount", quantity, "unitPrice", supplier,
       "supplierCount", "quoteCount", "totalYen", "approvedYen", "warningCount", findings, "returnedContent",
       "deciderId", "deciderNumber", "deciderName", "submittedAt", "approvedAt", "decidedAt", "createdAt", "updatedAt"
     from json_to_recordset($1) as row (id uuid, "employeeId" uuid, status text, version int, number text,
       "employeeNumber" text, "employeeName" text, "employeeKana" text, "departmentCode" text, "departmentName" text,
       "purchaseName" text, "purchaseCategory" text, "categoryName" text, reason text, "neededBy" date,
       "deliveryPlace" text, "pricesIncludeTax" boolean, "singleSourceReason" text, "lineCount" int, quantity int,
       "unitPrice" int, supplier text, "supplierCount" int, "quoteCount" int, "totalYen" bigint, "approvedYen" bigint,
       "warningCount" int, findings jsonb, "returnedContent" jsonb, "deciderId" uuid, "deciderNumber" text,
       "deciderName" text, "submittedAt" timestamptz, "approvedAt" timestamptz, "decidedAt" timestamptz,
       "createdAt" timestamptz, "updatedAt" timestamptz)`,
    [JSON.stringify(purchases.map((purchase) => headOf(purchase, employees)))],
  );
  await insertLinesAndQuotes(client, purchases);
}

async function insertLinesAndQuotes(client: PoolClient, purchases: readonly SamplePurchase[]): Promise<void> {
  const lines = purchases.flatMap(({ id, content, receipts }) =>
    content.lines.map((line, position) => ({
      ...line,
      requestId: id,
      position,
      received: receipts
        .flatMap((receipt) => receipt.lines)
        .reduce((sum, { lineId, quantity }) => sum + (lineId === line.id ? quantity : 0), 0),
    })),
  );
  await client.query(
    `insert into purchase_lines (id, request_id, position, item, spec, url, quantity, unit, unit_price, tax_rate,
       supplier, received_quantity)
     select id, "requestId", position, item, spec, url, quantity, unit, "unitPrice", "taxRate", supplier, received
     from json_to_recordset($1) as row (id uuid, "requestId" uuid, position int, item text, spec text, url text,
       quantity int, unit text, "unitPrice" int, "taxRate" int, supplier text, received int)`,
    [JSON.stringify(lines)],
  );
  const quotes = purchases.flatMap(({ id, content }) =>
    content.quotes.map((quote, position) => ({ ...quote, requestId: id, position })),
  );
  await client.query(
    `insert into purchase_quotes (id, request_id, position, supplier, amount, valid_until, is_chosen, note,
       attachment_id)
     select id, "requestId", position, supplier, amount, "validUntil", "isChosen", note, "attachmentId"
     from json_to_recordset($1) as row (id uuid, "requestId" uuid, position int, supplier text, amount bigint,
       "validUntil" date, "isChosen" boolean, note text, "attachmentId" uuid)`,
    [JSON.stringify(quotes)],
  );
}

/** A row with who did it and when, as the tables keep it. */
function noted<Row extends { readonly by: Employee; readonly at: number }>(requestId: string, { by, at, ...row }: Row) {
  return { ...row, requestId, account: by.accountId, name: nameOf(by), at: instant(at) };
}

/** Inserts their orders, goods receipts and invoices. */
export async function insertBuying(client: PoolClient, purchases: readonly SamplePurchase[]): Promise<void> {
  const orders = purchases.flatMap(({ id, order }) => (order === null ? [] : [noted(id, order)]));
  await client.query(
    `insert into purchase_orders (request_id, ordered_on, ordered_yen, order_number, expected_on, comment, by_account,
       by_name, at)
     select "requestId", "orderedOn", "orderedYen", "orderNumber", "expectedOn", comment, account, name, at
     from json_to_recordset($1) as row ("requestId" uuid, "orderedOn" date, "orderedYen" bigint, "orderNumber" text,
       "expectedOn" date, comment text, account uuid, name text, at timestamptz)`,
    [JSON.stringify(orders)],
  );
  await client.query(
    `insert into goods_receipts (id, request_id, received_on, lines, comment, by_account, by_name, at)
     select id, "requestId", "receivedOn", lines, comment, account, name, at
     from json_to_recordset($1) as row (id uuid, "requestId" uuid, "receivedOn" date, lines jsonb, comment text,
       account uuid, name text, at timestamptz)`,
    [JSON.stringify(purchases.flatMap(({ id, receipts }) => receipts.map((receipt) => noted(id, receipt))))],
  );
  await client.query(
    `insert into purchase_invoices (id, request_id, supplier, invoiced_on, invoice_number, registration_number,
       total_yen, by_account, by_name, at)
     select id, "requestId", supplier, "invoicedOn", "invoiceNumber", "registrationNumber", "totalYen", account, name, at
     from json_to_recordset($1) as row (id uuid, "requestId" uuid, supplier text, "invoicedOn" date,
       "invoiceNumber" text, "registrationNumber" text, "totalYen" bigint, account uuid, name text, at timestamptz)`,
    [JSON.stringify(purchases.flatMap(({ id, invoices }) => invoices.map((invoice) => noted(id, invoice))))],
  );
}

export async function insertFacts(
  client: PoolClient,
  purchases: readonly SamplePurchase[],
  random: Random,
): Promise<void> {
  const rows = purchases.flatMap(({ id, owner, facts }) =>
    facts.map(({ fact, by, at, comment }) => ({
      id: identity(at, random),
      requestId: id,
      ownerId: owner.id,
      fact,
      account: by?.accountId ?? null,
      employeeId: by?.id ?? null,
      name: by === null ? '' : nameOf(by),
      department: by?.department.name ?? '',
      at: instant(at),
      comment,
    })),
  );
  await client.query(
    `insert into record_facts (id, noun, record_id, owner_id, fact, by_account, by_employee, by_name, by_department, at, comment)
     select id, 'purchase-request', "requestId", "ownerId", fact, account, "employeeId", name, department, at, comment
     from json_to_recordset($1) as row (id uuid, "requestId" uuid, "ownerId" uuid, fact text, account uuid,
       "employeeId" uuid, name text, department text, at timestamptz, comment text)`,
    [JSON.stringify(rows)],
  );
}
