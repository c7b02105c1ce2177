// The SQL of the public list of banks.
import type { FoundBank } from '@madoguchi/contract/bank-accounts/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type PlacesOf, run, statement } from '../../platform/db/statement.ts';

/** So many are shown below a field. */
const MOST = 8;

interface Sought {
  day: PlainDate;
  words: readonly string[];
  /** The beginning of a code, where digits were typed; else null. */
  code: string | null;
}

interface Listed {
  readonly rows: RawBuilder<unknown>;
  /** The codes by which corrected names are found. */
  readonly bank: RawBuilder<unknown>;
  readonly branch: RawBuilder<unknown>;
}

const corrected = ({ bank, branch }: Listed) =>
  sql`n.bank_code = ${bank} and n.branch_code is not distinct from ${branch}`;
const nameOn = (at: PlacesOf<'day'>, { bank, branch }: Listed) =>
  sql`bank_name_on(${bank}, ${branch}, b.name, ${at('day')}::date)`;

/** A code first, then names that begin so, then those that hold it; whatever is open before what has closed. */
const found = (at: PlacesOf<keyof Sought>, from: Listed) => sql`
  select h.code, h.name, h.kana, h.closed_on as "closedOn"
  from (select b.code, ${nameOn(at, from)} as name, b.kana, b.closed_on,
      e'\n' || b.search_text || e'\n' || b.former_text || coalesce((select string_agg(e'\n' || n.search_text, '')
        from bank_names n where ${corrected(from)} and n.withdrawn_at is null), '') || e'\n' as said
    from ${from.rows}) h
  where ${at('code')}::text is not null and starts_with(h.code, ${at('code')})
    or exists (select from unnest(${at('words')}::text[]) w where strpos(h.said, w) > 0)
    or (${at('code')}::text is null and cardinality(${at('words')}::text[]) = 0)
  order by h.closed_on is not null,
    case when ${at('code')}::text is not null and starts_with(h.code, ${at('code')}) then 0
      when exists (select from unnest(${at('words')}::text[]) w where strpos(h.said, e'\n' || w || e'\n') > 0) then 1
      when exists (select from unnest(${at('words')}::text[]) w where strpos(h.said, e'\n' || w) > 0) then 2
      else 3 end, h.code
  limit ${sql.lit(MOST)}`;

const banks = statement<Sought, FoundBank>((at) =>
  found(at, { rows: sql`banks b`, bank: sql`b.code`, branch: sql`null::text` }),
);
const branches = statement<Sought & { bank: string }, FoundBank>((at) =>
  found(at, {
    rows: sql`bank_branches b where b.bank_code = ${at('bank')}`,
    bank: sql`b.bank_code`,
    branch: sql`b.code`,
  }),
);

export function findListedBanks(pool: Pool, sought: Sought): Promise<FoundBank[]> {
  return run(pool, banks, sought);
}

export function findListedBranches(pool: Pool, sought: Sought & { bank: string }): Promise<FoundBank[]> {
  return run(pool, branches, sought);
}

export interface ListedBranch {
  readonly bank: string;
  readonly bankName: string;
  readonly branch: string;
  readonly branchName: string;
  readonly closedOn: PlainDate | null;
}

const branch = statement<{ bank: string; branch: string; day: PlainDate }, Omit<ListedBranch, 'bank' | 'branch'>>(
  (at) => sql`select bank_name_on(b.code, null, b.name, ${at('day')}::date) as "bankName",
      bank_name_on(b.code, r.code, r.name, ${at('day')}::date) as "branchName", least(b.closed_on, r.closed_on) as "closedOn"
    from banks b join bank_branches r on r.bank_code = b.code
    where b.code = ${at('bank')} and r.code = ${at('branch')}`,
);

/** A branch of the list by both codes, with the names of the day; `null` where there is none. */
export async function findBranch(
  pool: Pool,
  codes: { bank: string; branch: string },
  day: PlainDate,
): Promise<ListedBranch | null> {
  const [row] = await run(pool, branch, { ...codes, day });
  return row === undefined ? null : { ...codes, ...row };
}
