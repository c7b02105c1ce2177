// The SQL of one's own delegations, given and received, and of each write.
import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';
import type { StepValues } from '../../platform/record/record-kit.ts';
import { departmentNameOf } from '../classifications/public.ts';

interface Asking {
  employee: string;
  today: string;
}

const DEPARTMENT = (e: RawBuilder<unknown>) => departmentNameOf(sql`${e}.department_code`);

const person = (e: RawBuilder<unknown>) => sql`json_build_object('employeeId', ${e}.id,
  'name', rtrim(${e}.last_name || ' ' || ${e}.first_name), 'departmentName', ${DEPARTMENT(e)})`;

/** `holdsOn` of the contract's rules is `holdsToday`. */
const views = (at: Places<Asking>, where: RawBuilder<unknown>) => sql`select d.id, d.version, d.status,
    ${person(sql`f`)} as "from", ${person(sql`t`)} as "to", d.valid_from as "validFrom",
    (d.valid_to - 1)::date as "lastDay", d.domains, to_jsonb(d.amount_limit) as "amountLimit", d.note,
    ${instant(sql`d.offered_at`)} as "offeredAt", ${instant(sql`d.answered_at`)} as "answeredAt",
    ${instant(sql`d.ended_at`)} as "endedAt",
    d.status = 'accepted' and d.valid_from <= ${at('today')}::date and d.valid_to > ${at('today')}::date as "holdsToday"
  from delegations d join employees f on f.id = d.from_employee join employees t on t.id = d.to_employee
  where ${where}`;

const isOf = (at: Places<Asking>) =>
  sql`(d.from_employee = ${at('employee')}::uuid or d.to_employee = ${at('employee')}::uuid)`;

const own = statement<Asking & { since: string }, DelegationView>(
  (at) => sql`${views(at as Places<Asking>, sql`${isOf(at as Places<Asking>)} and d.valid_to > ${at('since')}::date`)}
    order by d.valid_from desc, d.id desc`,
);

/** Given and received of the employee; those whose last day lies before `since` stay out. */
export async function findOwn(pool: Pool, asking: Asking & { since: string }): Promise<DelegationView[]> {
  return run(pool, own, asking);
}

const one = statement<Asking & { id: string }, DelegationView>((at) =>
  views(at as Places<Asking>, sql`d.id = ${at('id')}::uuid and ${isOf(at as Places<Asking>)}`),
);

/** The delegation, where the employee is one of the two. */
export async function findOne(pool: Pool, asking: Asking & { id: string }): Promise<DelegationView | null> {
  return (await run(pool, one, asking))[0] ?? null;
}

/** One of the two, as far as it matters before they are bound. */
export interface Party {
  employeeId: string;
  name: string;
  departmentName: string;
  /** Works here on the day. */
  isEmployed: boolean;
  /** Has an account that may approve. */
  mayDecide: boolean;
}

const parties = statement<{ ids: readonly string[]; today: string; roles: readonly string[] }, Party>(
  (at) => sql`select e.id as "employeeId", rtrim(e.last_name || ' ' || e.first_name) as name,
      ${DEPARTMENT(sql`e`)} as "departmentName",
      e.joined_on <= ${at('today')}::date and (e.left_on is null or e.left_on >= ${at('today')}::date) as "isEmployed",
      exists (select from accounts a where a.employee_id = e.id and a.status = 'active'
        and a.roles && ${at('roles')}::text[]) as "mayDecide"
    from employees e where e.id = any(${at('ids')}::uuid[])`,
);

/** The employees of the ids; `roles` are those that may approve. */
export async function findParties(
  pool: Pool,
  asked: { readonly ids: readonly string[]; readonly today: string; readonly roles: readonly string[] },
): Promise<Party[]> {
  return run(pool, parties, asked);
}

const NOTHING = sql`'{}'::jsonb as patch`;

interface Told {
  /** The facts for the other of the two, written by `writtenFacts`. */
  facts: string;
}

const told = (at: Places<Told>) => ({ told: toldFactRows(at('facts'), sql`exists (select from changed)`) });

export interface Offer extends Told {
  id: string;
  from: string;
  to: string;
  validFrom: string;
  validTo: string;
  domains: readonly string[];
  amountLimit: number | null;
  note: string;
  at: string;
}

/** Offers of one giver come one after the other: exclusion constraints let writers that meet wait for each other in a circle. */
export const insertOffer = change<Offer>((at) => ({
  before: { giver: sql`select id from employees where id = ${at('from')}::uuid for no key update` },
  changed: sql`insert into delegations (id, version, status, from_employee, to_employee, valid_from, valid_to, domains,
      amount_limit, note, offered_at)
    select ${at('id')}::uuid, 1, 'offered', giver.id, ${at('to')}::uuid, ${at('validFrom')}::date,
      ${at('validTo')}::date, ${at('domains')}::text[], ${at('amountLimit')}::bigint, ${at('note')},
      ${at('at')}::timestamptz
    from giver
    returning ${NOTHING}`,
  after: told(at as Places<Told>),
}));

/** Takes it from one state to the next. */
export const stepDelegation = change<StepValues & Told>((at) => ({
  changed: sql`update delegations set status = ${at('to')}, version = version + 1,
      answered_at = case when ${at('to')} = 'ended' then answered_at else ${at('at')}::timestamptz end,
      ended_at = case when ${at('to')} = 'ended' then ${at('at')}::timestamptz end
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')}
    returning ${NOTHING}`,
  after: told(at as Places<Told>),
}));
