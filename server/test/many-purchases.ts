// Many purchase requests at once, in every state, and the lists as a few lines of JavaScript have them: to compare with.
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { folded, searchWords } from '@madoguchi/contract/values/folded.ts';
import type { Pool } from 'pg';

/** Adds so many requests of the crowd (crowd.ts), the newest last; of fifty one is of a rare state each, the others are closed. */
export async function addPurchases(pool: Pool, requests: number): Promise<void> {
  await pool.query(
    `insert into purchase_requests (id, employee_id, status, version, number, employee_number, employee_name, employee_kana,
       department_code, department_name, purchase_name, purchase_category_code, reason, needed_by, delivery_place,
       prices_include_tax, single_source_reason, line_count, supplier, supplier_count, quote_count, total_yen, approved_yen,
       warning_count, last_decider_number, submitted_at, approved_at, decided_at, created_at, updated_at)
     select gen_random_uuid(), e.id, s.status, 2, case when s.status <> 'draft' then 'PR-2025-' || lpad(n::text, 5, '0') end,
       e.number, '鈴木 ' || e.number, 'スズキ', case when n % 3 = 0 then 'SALES' else 'HQ' end, '',
       (array['ノートPC', '椅子 50%_', 'モニター', '名刺'])[1 + n % 4] || '（第' || n / 100 || '期）',
       (array['supplies', 'books', 'software'])[1 + n % 3], '', case when n % 10 > 0 then date '2026-01-01' + n % 300 end, '', false, '', 1,
       (array['青葉商会', '北斗電機', 'みなと文具'])[1 + n % 3] || case when n % 1000 = 5 then '鰻' else '' end, 1, 1, n % 500 * 100,
       0, (n % 7 = 0)::int, case when n % 2 = 0 then '00001' end, case when s.status <> 'draft' then s.at end,
       s.at + interval '1 day', case when s.status = 'closed' then s.at + interval '1 day' end, s.at,
       s.at + n % 11 * interval '3 days'
     from generate_series(1, $1::int) n join lateral (
         select coalesce((array['draft', 'submitted', 'in_review', 'returned', 'withdrawn', 'rejected', 'approved', 'ordered',
           'expired'])[n % 50], 'closed') as status,
           timestamptz '2026-11-20T00:00:00Z' - ($1 - n) * interval '2 hours' as at) s on true
       join employees e on e.number = (10001 + n % (select count(*) from employees where number > '10000'))::text`,
    [requests],
  );
  await pool.query('analyze');
}

/** A request as the tables have it. */
export interface Stored {
  readonly id: string;
  readonly employee: string;
  readonly department: string;
  readonly status: PurchaseStatus;
  readonly number: string | null;
  readonly name: string;
  readonly category: string;
  readonly total: number;
  readonly needed: string | null;
  readonly warned: number;
  readonly decider: string | null;
  readonly submitted: string | null;
  readonly updated: string;
  readonly text: string;
}

export async function storedPurchases(pool: Pool): Promise<readonly Stored[]> {
  const { rows } = await pool.query(
    `select id, employee_number as employee, department_code as department, status, number, purchase_name as name,
       purchase_category_code as category, total_yen::int as total, needed_by::text as needed, warning_count as warned,
       last_decider_number as decider, to_char(submitted_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as submitted,
       to_char(updated_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated,
       concat_ws(e'\\n', purchase_name, supplier, number, employee_name, employee_kana) as text
     from purchase_requests`,
  );
  return rows;
}

export interface Narrowing {
  readonly q?: string;
  readonly status?: string;
  readonly category?: string;
  readonly employee?: string;
  readonly department?: string;
  readonly name?: string;
  readonly total?: string;
  readonly submitted?: string;
  readonly needed?: string;
  readonly warned?: 'yes';
  readonly 'last-decider'?: string;
}

const among = (value: string | null, chosen: string | undefined) =>
  chosen === undefined || (value !== null && chosen.split(',').includes(value));

function within(value: string | number | null, range: string | undefined): boolean {
  if (range === undefined) return true;
  if (value === null) return false;
  const [from = '', to = ''] = range.split('..');
  const said = (end: string) => (typeof value === 'number' ? Number(end) : end);
  return (from === '' || value >= said(from)) && (to === '' || value <= said(to));
}

/** The day in Japan of an instant. */
const dayOf = (instant: string | null) =>
  instant === null ? null : new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(0, 10);

export function isAsked(request: Stored, asked: Narrowing): boolean {
  const text = folded(request.text);
  return (
    searchWords(asked.q ?? '').every((word) => text.includes(word)) &&
    folded(request.name).includes(folded(asked.name ?? '')) &&
    among(request.status, asked.status) &&
    among(request.category, asked.category) &&
    among(request.employee, asked.employee) &&
    among(request.department, asked.department) &&
    among(request.decider, asked['last-decider']) &&
    within(request.total, asked.total) &&
    within(request.needed, asked.needed) &&
    within(dayOf(request.submitted), asked.submitted) &&
    (asked.warned === undefined || request.warned > 0)
  );
}

type SortField = 'total' | 'needed' | 'submitted' | 'updated';

/** Empty values come last either way; equal values are ordered by id. */
export function inOrder(requests: readonly Stored[], sort: string): readonly Stored[] {
  const direction = sort.startsWith('-') ? -1 : 1;
  const field = sort.replace('-', '') as SortField;
  return requests.toSorted((one, other) => {
    const [left, right] = [one[field], other[field]];
    if (left === right) return one.id < other.id ? -direction : direction;
    if (left === null || right === null) return left === null ? 1 : -1;
    return left < right ? -direction : direction;
  });
}
