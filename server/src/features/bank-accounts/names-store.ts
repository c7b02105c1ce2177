// The SQL of corrected names of banks.
import type { BankNameCorrection } from '@madoguchi/contract/bank-accounts/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type PlacesOf, run, statement } from '../../platform/db/statement.ts';

/** More than a list of exceptions will ever have. */
const MOST = 500;

const corrections = (at: PlacesOf<'today'>, where: RawBuilder<unknown>) => sql`
  select n.id, n.version, n.bank_code as bank, n.branch_code as branch, b.name as "listedBank", r.name as "listedBranch",
    n.name, n.kana, n.valid_from as "validFrom", n.reason, ${instant(sql`n.added_at`)} as "addedAt",
    u.display_name as "addedBy",
    case when n.withdrawn_at is not null then 'withdrawn' when n.listed_name <> coalesce(r.name, b.name) then 'overtaken'
      when n.valid_from > ${at('today')}::date then 'waiting' else 'valid' end as state
  from bank_names n join banks b on b.code = n.bank_code join accounts u on u.id = n.added_by
    left join bank_branches r on r.bank_code = n.bank_code and r.code = n.branch_code
  where ${where} order by n.added_at desc, n.id desc limit ${sql.lit(MOST)}`;

const every = statement<{ today: PlainDate }, BankNameCorrection>((at) => corrections(at, sql`true`));
const one = statement<{ today: PlainDate; id: string }, BankNameCorrection>((at) =>
  corrections(at, sql`n.id = ${at('id')}::uuid`),
);

/** All corrections, the last ones first. */
export function findNames(pool: Pool, today: PlainDate): Promise<BankNameCorrection[]> {
  return run(pool, every, { today });
}

export async function findName(pool: Pool, id: string, today: PlainDate): Promise<BankNameCorrection | null> {
  return (await run(pool, one, { id, today }))[0] ?? null;
}

interface Codes {
  bank: string;
  branch: string | null;
}

const listed = statement<Codes, { name: string }>(
  (at) => sql`select coalesce(r.name, b.name) as name
    from banks b left join bank_branches r on r.bank_code = b.code and r.code = ${at('branch')}
    where b.code = ${at('bank')} and (${at('branch')}::text is null or r.code is not null)`,
);

/** The name of the bank, or of the branch, in the public list; `null` where it has none. */
export async function findListedName(pool: Pool, codes: Codes): Promise<string | null> {
  return (await run(pool, listed, codes))[0]?.name ?? null;
}

interface Said extends Codes {
  id: string;
  name: string;
  kana: string;
  validFrom: PlainDate;
  reason: string;
  listed: string;
  search: string;
  by: string;
  at: string;
}

/** Nothing where another correction stands from the same day. */
export const insertName = change<Said>((at) => ({
  changed: sql`insert into bank_names
      (id, bank_code, branch_code, valid_from, name, kana, search_text, listed_name, reason, added_by, added_at)
    values (${at('id')}::uuid, ${at('bank')}, ${at('branch')}, ${at('validFrom')}::date, ${at('name')}, ${at('kana')},
      ${at('search')}, ${at('listed')}, ${at('reason')}, ${at('by')}::uuid, ${at('at')}::timestamptz)
    on conflict do nothing returning '{}'::jsonb as patch`,
}));

export const withdrawRow = change<{ id: string; version: number; by: string; at: string }>((at) => ({
  changed: sql`update bank_names set version = version + 1, withdrawn_by = ${at('by')}::uuid,
      withdrawn_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and withdrawn_at is null
    returning '{}'::jsonb as patch`,
}));
