// The SQL of where master values are used (B1-03): every place that names one by its code.
import type { Usage, UsageKind } from '@madoguchi/contract/classifications/model.ts';
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, type Statement, statement } from '../../../platform/db/statement.ts';
import type { OpenWorkPort } from '../../members/public.ts';

interface OfValue {
  code: string;
  today: string;
}

type At = Places<OfValue>;
type Uses = Readonly<Partial<Record<UsageKind, (at: At) => RawBuilder<unknown>>>>;

const ofLines = (column: string) => (at: At) =>
  sql`claim_lines l where l.removed_at is null and ${sql.id('l', column)} = ${at('code')}`;

const ofPurchases = (column: string) => (at: At) =>
  sql`purchase_requests r where ${sql.id('r', column)} = ${at('code')}`;

const worksHere = (at: At) => sql`(e.left_on is null or e.left_on >= ${at('today')}::date)`;

/** Total: a list that is forgotten here does not compile. Those without a place are not used by any record yet. */
const USES: Readonly<Record<MasterList, Uses>> = {
  reason: { 'claim-lines': ofLines('purpose_code') },
  route: { 'claim-lines': ofLines('transport_mode_code') },
  way: { 'claim-lines': ofLines('trip_type_code') },
  purchase_type: { 'purchase-requests': ofPurchases('purchase_category_code') },
  staff: {},
  group: {
    departments: (at) =>
      sql`classification_details d where d.classification_code = 'group' and d.extra ->> 'parent' = ${at('code')}`,
    employees: (at) => sql`employees e where e.department_code = ${at('code')} and ${worksHere(at)}`,
    posts: (at) => sql`employee_posts p where p.withdrawn_at is null and p.department_code = ${at('code')}`,
    claims: (at) => sql`expense_claims c where c.department_code = ${at('code')}`,
    'purchase-requests': ofPurchases('department_code'),
    announcements: (at) =>
      sql`announcements a where a.audience = 'departments' and a.departments @> array[${at('code')}::text]`,
  },
  position: {
    employees: (at) => sql`employees e where e.position_code = ${at('code')} and ${worksHere(at)}`,
    posts: (at) => sql`employee_posts p where p.withdrawn_at is null and p.position_code = ${at('code')}`,
  },
  document_type: {},
};

function counting(uses: Uses): Statement<OfValue, Usage[number]> | null {
  const counts = Object.entries(uses);
  if (counts.length === 0) return null;
  return statement<OfValue, Usage[number]>((at) =>
    sql.join(
      counts.map(([kind, places]) => sql`select ${sql.lit(kind)} as kind, count(*)::int as count from ${places(at)}`),
      sql` union all `,
    ),
  );
}

const COUNTING: ReadonlyMap<string, Statement<OfValue, Usage[number]> | null> = new Map(
  Object.entries(USES).map(([list, uses]) => [list, counting(uses)]),
);

/** How often each kind of record names the value; kinds that do not are left out. */
export async function countUsage(pool: Pool, classification: string, of: OfValue): Promise<Usage> {
  const counting = COUNTING.get(classification) ?? null;
  if (counting === null) return [];
  return (await run(pool, counting, of)).filter(({ count }) => count > 0);
}

/** Departments that a leaver is head or deputy of. */
export const headedDepartments: OpenWorkPort = {
  kind: 'departments',
  rows: ({ number, today }) => sql`select json_agg(json_build_object('code', g.code,
      'as', case when g.extra ->> 'head' = ${number} then 'head' else 'deputy' end) order by g.sort_order, g.code)
    from classification_details g where g.classification_code = 'group' and g.active
      and (g.valid_to is null or g.valid_to >= ${today}) and ${number} in (g.extra ->> 'head', g.extra ->> 'deputy')`,
};
