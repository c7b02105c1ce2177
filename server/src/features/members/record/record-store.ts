// The SQL of a person's record: one way to read it, one to begin it, one to write it over the version that was read.
import type { MemberRecord, NewMember } from '@madoguchi/contract/members/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Places, type PlacesOf, run, statement } from '../../../platform/db/statement.ts';
import type { UsagePort } from '../../classifications/public.ts';
import { memberState } from '../directory/member-pages-store.ts';

interface Asked {
  number: string;
  today: string;
}

const record = statement<Asked, MemberRecord>(
  (at) => sql`select e.number as "employeeId", e.version, e.last_name as "lastName", e.first_name as "firstName",
      e.last_name_kana as "lastNameKana", e.first_name_kana as "firstNameKana", e.email, e.phone, e.extension,
      e.workplace, e.joined_on as "joinedOn", e.left_on as "leftOn", ${memberState(at('today'))} as state,
      ${instant(sql`e.updated_at`)} as "updatedAt",
      coalesce((select json_agg(json_build_object('id', p.id, 'departmentCode', p.department_code,
          'positionCode', p.position_code, 'isPrimary', p.is_primary, 'validFrom', p.valid_from, 'validTo', p.valid_to)
          order by p.valid_from, p.is_primary desc, p.id)
        from employee_posts p where p.employee_id = e.id and p.withdrawn_at is null), '[]'::json) as posts
    from employees e where e.number = ${at('number')}`,
);

/** `null` where nobody has the number. */
export async function findRecord(pool: Pool, asked: Asked): Promise<MemberRecord | null> {
  return (await run(pool, record, asked))[0] ?? null;
}

const next = statement<Record<never, never>, { number: string }>(
  () => sql`select lpad((coalesce(max(number::integer), 0) + 1)::text, coalesce(max(length(number)), 4), '0') as number
    from employees where number ~ '^[0-9]{1,9}$'`,
);

/** One more than the highest that is all digits, as long as those are. */
export async function nextNumber(pool: Pool): Promise<string> {
  const [row] = await run(pool, next, {});
  if (!row) throw new Error('An aggregate always answers one row');
  return row.number;
}

type Beginning = NewMember & { id: string; at: string };

/** A new person; the trigger of the table begins their first post. */
export const insertMember = change<Beginning>((at) => ({
  changed: sql`insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email, phone,
      extension, workplace, department_code, position_code, joined_on, created_at, updated_at)
    values (${at('id')}::uuid, ${at('employeeId')}, ${at('lastName')}, ${at('firstName')}, ${at('lastNameKana')},
      ${at('firstNameKana')}, ${at('email')}, ${at('phone')}, ${at('extension')}, ${at('workplace')},
      ${at('departmentCode')}, ${at('positionCode')}, ${at('joinedOn')}::date, ${at('at')}::timestamptz,
      ${at('at')}::timestamptz)
    returning '{}'::jsonb as patch`,
}));

type Particulars = Omit<MemberRecord, 'posts' | 'state' | 'updatedAt'>;

export interface Rewriting extends Particulars {
  /** Of the primary post of today. */
  readonly departmentCode: string;
  readonly positionCode: string;
  /** The posts after the change, as JSON; those that are not among them any more are withdrawn. */
  readonly posts: string;
  readonly by: string;
  readonly at: string;
  /** True when somebody else has to stay who may administer the system. */
  readonly needsSuccessor: boolean;
}

/** Others whom the system is left to, each held until the end: two who leave at once would each count on the other. */
const SUCCESSORS = (at: Places<Rewriting>) => sql`select e.id from employees e join accounts a on a.employee_id = e.id
  where ${at('needsSuccessor')}::boolean and a.status = 'active' and 'system' = any(a.roles) and e.left_on is null
    and e.number <> ${at('employeeId')}
  order by e.id for update of e`;
const OUTSIDERS = sql`select from accounts a where a.employee_id is null and a.status = 'active'
  and 'system' = any(a.roles)`;

/**
 * Writes particulars, leaving and posts over the version that was read. The record of the employee counts for its posts: who
 * holds it at that version holds them all.
 */
export const rewriteRecord = change<Rewriting>((at) => ({
  before: {
    successors: SUCCESSORS(at as unknown as Places<Rewriting>),
    given: sql`select * from jsonb_to_recordset(${at('posts')}::jsonb) as post (id uuid, "departmentCode" text,
      "positionCode" text, "isPrimary" boolean, "validFrom" date, "validTo" date)`,
  },
  changed: sql`update employees set last_name = ${at('lastName')}, first_name = ${at('firstName')},
      last_name_kana = ${at('lastNameKana')}, first_name_kana = ${at('firstNameKana')}, email = ${at('email')},
      phone = ${at('phone')}, extension = ${at('extension')}, workplace = ${at('workplace')},
      joined_on = ${at('joinedOn')}::date, left_on = ${at('leftOn')}::date, department_code = ${at('departmentCode')},
      position_code = ${at('positionCode')}, version = version + 1, change_xid = pg_current_xact_id(),
      updated_at = ${at('at')}::timestamptz
    where number = ${at('employeeId')} and version = ${at('version')}::int
      and (not ${at('needsSuccessor')}::boolean or exists (select from successors) or exists (${OUTSIDERS}))
    returning '{}'::jsonb as patch, id`,
  after: {
    moved: sql`update employee_posts p set valid_from = given."validFrom", valid_to = given."validTo" from given, changed
      where p.id = given.id and p.employee_id = changed.id
        and (p.valid_from, p.valid_to) is distinct from (given."validFrom", given."validTo")`,
    withdrawn: sql`update employee_posts p set withdrawn_at = ${at('at')}::timestamptz, withdrawn_by = ${at('by')}::uuid
      from changed where p.employee_id = changed.id and p.withdrawn_at is null and p.id not in (select id from given)`,
    added: sql`insert into employee_posts (id, employee_id, department_code, position_code, is_primary, valid_from,
        valid_to, created_at)
      select given.id, changed.id, given."departmentCode", given."positionCode", given."isPrimary", given."validFrom",
        given."validTo", ${at('at')}::timestamptz
      from given, changed where not exists (select from employee_posts p where p.id = given.id)`,
  },
}));

export interface AccountOfMember {
  id: string;
  /** Active, and of a system administrator. */
  isSystem: boolean;
}

const account = statement<{ number: string }, AccountOfMember>(
  (at) => sql`select a.id, a.status = 'active' and 'system' = any(a.roles) as "isSystem"
    from accounts a join employees e on e.id = a.employee_id where e.number = ${at('number')}`,
);

/** `null` for who has none. */
export async function findAccount(pool: Pool, number: string): Promise<AccountOfMember | null> {
  return (await run(pool, account, { number }))[0] ?? null;
}

const worksHere = (at: PlacesOf<'today'>) => sql`(e.left_on is null or e.left_on >= ${at('today')}::date)`;

/** People who have not left, and their posts, by a column that names a value. */
const placesOf = (column: 'department_code' | 'position_code') => ({
  employees: (at: PlacesOf<'code' | 'today'>) =>
    sql`employees e where ${sql.id('e', column)} = ${at('code')} and ${worksHere(at)}`,
  posts: (at: PlacesOf<'code'>) =>
    sql`employee_posts p where p.withdrawn_at is null and ${sql.id('p', column)} = ${at('code')}`,
});

/** Where people and their posts name values of the masters. */
export const memberUses: UsagePort = { group: placesOf('department_code'), position: placesOf('position_code') };
