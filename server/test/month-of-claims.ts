// A month in which a crowd has claims in every state, drawn from a seed; and the review list as it has to be of them.
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import type { listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import { firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Pool } from 'pg';
import { addCrowd } from './crowd.ts';

/** As the query says it. */
export type ReviewQuery = Partial<Omit<InputOf<typeof listForReview>, 'after' | 'limit' | 'month' | 'q' | 'sort'>> & {
  readonly sort?: string;
};

/** Claims of most of a crowd, some people's twice, and none of the people with names; few different values, so that many are equal. */
export async function fillMonth(pool: Pool, people: number, month: YearMonth): Promise<void> {
  await addCrowd(pool, people);
  await pool.query('select setseed(0.20261121)');
  await pool.query(
    `update employees set department_code = (array['HQ', 'SALES', 'IT'])[1 + ascii(right(number, 1)) % 3],
       last_name_kana = (array['サトウ', 'アベ', 'ワタナベ', 'キムラ'])[1 + ascii(right(number, 2)) % 4],
       joined_on = case when number like '%99' then '2027-01-01'::date else joined_on end,
       left_on = case when number like '%98' then '2026-10-31'::date end
     where number > '10000'`,
  );
  // Posts say the same: whoever begins the posts of the day would move everybody back otherwise.
  await pool.query(
    `update employee_posts p set department_code = e.department_code from employees e
     where e.id = p.employee_id and e.number > '10000'`,
  );
  // Twice: the second time everybody's may only be one that has ended.
  for (const states of [
    ['draft', 'submitted', 'returned', 'approved', 'confirmed', 'rejected', 'cancelled', null],
    ['rejected', 'cancelled', null, null, null],
  ]) {
    await pool.query(
      `insert into expense_claims (id, employee_id, month, status, version, number, employee_number, employee_name,
         employee_kana, department_code, department_name, line_count, total_yen, warning_count, submitted_at, created_at, updated_at)
       select id, employee_id, $2, status, 1, case when status <> 'draft' then 'TE-' || left(id::text, 13) end, number, name,
         kana, department_code, '', 1 + floor(random() * 3), floor(random() * 5) * 1000, floor(random() * 2),
         case when status <> 'draft' then '2026-11-20'::timestamptz + floor(random() * 4) * interval '1 hour' end, now(), now()
       from (select gen_random_uuid() as id, e.id as employee_id, e.number, e.department_code,
               e.last_name || ' ' || e.first_name as name, e.last_name_kana || ' ' || e.first_name_kana as kana,
               ($1::text[])[1 + floor(random() * cardinality($1::text[]))] as status
             from employees e where e.number > '10000') drawn
       where status is not null`,
      [states, month],
    );
  }
}

interface Person {
  readonly number: string;
  readonly name: string;
  readonly kana: string;
  readonly department: string;
  readonly joined: string;
  readonly left: string | null;
}

export interface Month {
  readonly people: readonly Person[];
  /** The claims that were handed in. */
  readonly claims: readonly ReviewRow[];
  readonly first: string;
  readonly last: string;
}

export async function readMonth(pool: Pool, month: YearMonth): Promise<Month> {
  const people = await pool.query(
    `select number, last_name || ' ' || first_name as name, last_name_kana || ' ' || first_name_kana as kana,
       department_code as department, joined_on as joined, left_on as left from employees`,
  );
  const claims = await pool.query(
    `select employee_number as "employeeId", employee_name as "employeeName", employee_kana as "employeeKana",
       department_code as "departmentCode", id as "claimId", status, number, line_count as "lineCount",
       total_yen::int as "totalYen", warning_count as "warningCount", version, null as approval,
       to_char(submitted_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt"
     from expense_claims where month = $1 and status not in ('draft', 'cancelled')`,
    [month],
  );
  return { people: people.rows, claims: claims.rows, first: firstDay(month), last: lastDay(month) };
}

const none = (person: Person): ReviewRow => ({
  employeeId: person.number,
  employeeName: person.name,
  employeeKana: person.kana,
  departmentCode: person.department,
  claimId: null,
  status: null,
  number: null,
  lineCount: 0,
  totalYen: 0 as ReviewRow['totalYen'],
  warningCount: 0,
  submittedAt: null,
  version: 0,
  approval: null,
});

type Value = string | number | null;
const VALUE: Readonly<Record<string, (row: ReviewRow) => Value>> = {
  employee: (row) => row.employeeId,
  kana: (row) => row.employeeKana,
  total: (row) => row.totalYen,
  submitted: (row) => row.submittedAt,
  claim: (row) => row.claimId,
};

/** Empty values come last, whatever the direction. */
function order(a: Value, b: Value, sign: number): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -sign : sign;
}

function inOrder(rows: readonly ReviewRow[], sort: readonly string[]): ReviewRow[] {
  return rows.toSorted((a, b) => {
    for (const key of sort) {
      const value = VALUE[key.replace('-', '')] ?? (() => null);
      const found = order(value(a), value(b), key.startsWith('-') ? -1 : 1);
      if (found !== 0) return found;
    }
    return 0;
  });
}

const OF_CLAIMS = /total|submitted/;

/**
 * The list as it has to be. Those who handed nothing in stand in it where no claim is asked for: without a state they
 * are left out by a sort along what only claims have, and they are sorted by their number where they have nothing else.
 */
export function reviewList({ people, claims, first, last }: Month, query: ReviewQuery): ReviewRow[] {
  const employed = people.filter(({ joined, left }) => joined <= last && (left === null || left >= first));
  const missing = employed.filter(({ number }) => !claims.some(({ employeeId }) => employeeId === number)).map(none);
  const ofEmployed = claims.filter(({ employeeId }) => employed.some(({ number }) => number === employeeId));
  const states = query.state?.split(',');
  const asked = query.sort ?? 'employee';
  const only = states?.every((state) => state === 'not-submitted') ?? false;
  const withMissing = only || ((states?.includes('not-submitted') ?? true) && !query.warned && !OF_CLAIMS.test(asked));
  const all = withMissing ? [...(only ? [] : ofEmployed), ...missing] : claims;
  const kept = only ? asked.split(',').filter((key) => !OF_CLAIMS.test(key)) : asked.split(',');
  const sort = kept.length > 0 ? kept : [asked.startsWith('-') ? '-employee' : 'employee'];
  const sign = sort.at(-1)?.startsWith('-') ? '-' : '';
  return inOrder(
    all
      .filter((row) => states === undefined || row.status === null || states.includes(row.status))
      .filter((row) => query.department === undefined || row.departmentCode === query.department)
      .filter((row) => query.warned === undefined || row.warningCount > 0),
    [...sort, ...(withMissing ? [`${sign}employee`] : []), `${sign}claim`],
  );
}
