// The SQL of people's accounts. Number and holder come and go sealed.
import type { AccountKind } from '@madoguchi/contract/bank-accounts/account-number.ts';
import type { AccountPurpose } from '@madoguchi/contract/bank-accounts/model.ts';
import type { OwnName } from '@madoguchi/contract/bank-accounts/own-name.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../platform/db/statement.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';
import type { SealedColumn } from '../../platform/sealing/sealed-store.ts';

const TABLE = 'bank_accounts';
export const SEALED_NUMBER = { table: TABLE, column: 'number', row: 'id' } as const satisfies SealedColumn;
export const SEALED_HOLDER = { table: TABLE, column: 'holder', row: 'id' } as const satisfies SealedColumn;

export interface AccountRow {
  readonly id: string;
  readonly purpose: AccountPurpose;
  readonly version: number;
  readonly bank: string;
  readonly bankName: string;
  readonly branch: string;
  readonly branchName: string;
  readonly kind: AccountKind;
  readonly number: Buffer;
  readonly holder: Buffer;
  readonly ownName: OwnName;
  readonly reason: string;
  readonly changedAt: string;
  readonly startMonth: YearMonth | null;
  readonly amount: number | null;
  readonly closedOn: PlainDate | null;
}

/** The newest version of its purpose; a second account stands with the wage account that came with it. */
const stands = (a: string) => sql`not exists (select from bank_accounts newer
  where newer.employee_id = ${sql.ref(`${a}.employee_id`)} and newer.version > ${sql.ref(`${a}.version`)}
    and newer.purpose = case ${sql.ref(`${a}.purpose`)} when 'expense' then 'expense' else 'wage' end)`;

const newest = statement<{ employee: string }, AccountRow>(
  (at) => sql`select a.id, a.purpose, a.version, a.bank_code as bank, a.bank_name as "bankName",
      a.branch_code as branch, a.branch_name as "branchName", a.kind, a.number, a.holder, a.own_name as "ownName",
      a.reason, ${instant(sql`a.changed_at`)} as "changedAt", a.start_month as "startMonth", a.amount,
      least(b.closed_on, r.closed_on) as "closedOn"
    from bank_accounts a
      join banks b on b.code = a.bank_code
      join bank_branches r on r.bank_code = a.bank_code and r.code = a.branch_code
    where a.employee_id = ${at('employee')}::uuid and ${stands('a')}
    order by array_position(array['wage', 'wage-second', 'expense'], a.purpose)`,
);

/** The newest version of each account of a person: that of the wage first. */
export function findAccounts(pool: Pool, employee: string): Promise<AccountRow[]> {
  return run(pool, newest, { employee });
}

const employee = statement<{ number: string }, { id: string; kana: string }>(
  (at) =>
    sql`select id, last_name_kana || ' ' || first_name_kana as kana from employees where number = ${at('number')}`,
);

/** The employee with that number and their reading, whether or not they still work here; `null` where there is none. */
export async function findEmployee(pool: Pool, number: string): Promise<{ id: string; kana: string } | null> {
  return (await run(pool, employee, { number }))[0] ?? null;
}

export interface AtClosedBranch {
  readonly id: string;
  readonly employee: string;
  readonly number: string;
  readonly name: string;
  readonly bank: string;
  readonly branch: string;
  readonly closedOn: string;
}

const atClosed = statement<{ today: string }, AtClosedBranch>(
  (at) => sql`select a.id, e.id as employee, e.number, concat_ws(' ', e.last_name, nullif(e.first_name, '')) as name,
      a.bank_name as bank, a.branch_name as branch, least(b.closed_on, r.closed_on) as "closedOn"
    from bank_accounts a
      join employees e on e.id = a.employee_id and (e.left_on is null or e.left_on >= ${at('today')}::date)
      join banks b on b.code = a.bank_code
      join bank_branches r on r.bank_code = a.bank_code and r.code = a.branch_code
    where least(b.closed_on, r.closed_on) <= ${at('today')}::date
      and ${stands('a')}`,
);

/** Accounts that count today, of people who work here, at branches that have closed. */
export function findAtClosedBranches(executor: Executor, today: string): Promise<AtClosedBranch[]> {
  return run(executor, atClosed, { today });
}

interface NewVersion {
  id: string;
  employee: string;
  purpose: AccountPurpose;
  version: number;
  bank: string;
  bankName: string;
  branch: string;
  branchName: string;
  kind: AccountKind;
  number: Buffer;
  holder: Buffer;
  ownName: OwnName;
  reason: string;
  by: string;
  at: string;
  facts: string;
}

/** Adds a version after the one that was seen, and tells the person. */
export const addVersion = change<NewVersion>((at) => ({
  changed: sql`insert into bank_accounts (id, employee_id, purpose, version, bank_code, bank_name, branch_code,
      branch_name, kind, number, holder, own_name, reason, changed_by, changed_at)
    select ${at('id')}::uuid, ${at('employee')}::uuid, ${at('purpose')}, ${at('version')}::int + 1, ${at('bank')},
      ${at('bankName')}, ${at('branch')}, ${at('branchName')}, ${at('kind')}, ${at('number')}::bytea,
      ${at('holder')}::bytea, ${at('ownName')}, ${at('reason')}, ${at('by')}::uuid, ${at('at')}::timestamptz
    where ${at('version')}::int = (select coalesce(max(version), 0) from bank_accounts
      where employee_id = ${at('employee')}::uuid and purpose = ${at('purpose')})
    on conflict on constraint bank_accounts_once do nothing
    returning '{}'::jsonb as patch`,
  after: { told: toldFactRows(at('facts'), sql`exists (select from changed)`) },
}));

/** An account of the wages as `wageAccountRows` reads it: what is sealed stands in Base64. */
export interface WageRow {
  id: string;
  employee: string;
  purpose: Exclude<AccountPurpose, 'expense'>;
  bank: string;
  bankName: string;
  branch: string;
  branchName: string;
  kind: AccountKind;
  number: string;
  holder: string;
  ownName: OwnName;
  reason: string;
  startMonth: YearMonth;
  amount: number | null;
}

interface Places {
  readonly rows: RawBuilder<unknown>;
  readonly by: RawBuilder<unknown>;
  readonly now: RawBuilder<unknown>;
}

/** A part of a change: the accounts of the wages after those that stood, both under one version; happens with `changed`. */
export const wageAccountRows = ({ rows, by, now }: Places) => sql`insert into bank_accounts (id, employee_id, purpose,
    version, bank_code, bank_name, branch_code, branch_name, kind, number, holder, own_name, reason, start_month, amount,
    changed_by, changed_at)
  select w.id, w.employee, w.purpose, 1 + (select coalesce(max(version), 0) from bank_accounts b
      where b.employee_id = w.employee and b.purpose = 'wage'),
    w.bank, w."bankName", w.branch, w."branchName", w.kind, decode(w.number, 'base64'), decode(w.holder, 'base64'),
    w."ownName", w.reason, w."startMonth", w.amount, ${by}::uuid, ${now}::timestamptz
  from jsonb_to_recordset(${rows}::jsonb) as w (id uuid, employee uuid, purpose text, bank text, "bankName" text,
    branch text, "branchName" text, kind text, number text, holder text, "ownName" text, reason text, "startMonth" text,
    amount integer)
  where exists (select from changed)`;
