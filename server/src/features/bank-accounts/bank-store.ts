// The SQL of the public list of banks.
import type { FoundBank } from '@madoguchi/contract/bank-accounts/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type PlacesOf, run, statement } from '../../platform/db/statement.ts';

/** So many are shown below a field. */
const MOST = 8;

interface Sought {
  words: readonly string[];
  /** The beginning of a code, where digits were typed; else null. */
  code: string | null;
}

/** A code first, then names that begin so, then those that hold it; whatever is open before what has closed. */
const found = (at: PlacesOf<keyof Sought>, from: RawBuilder<unknown>) => sql`
  select h.code, h.name, h.kana, h.closed_on as "closedOn"
  from (select b.*, e'\n' || b.search_text || e'\n' || b.former_text as said from ${from}) h
  where ${at('code')}::text is not null and starts_with(h.code, ${at('code')})
    or exists (select from unnest(${at('words')}::text[]) w where strpos(h.said, w) > 0)
    or (${at('code')}::text is null and cardinality(${at('words')}::text[]) = 0)
  order by h.closed_on is not null,
    case when ${at('code')}::text is not null and starts_with(h.code, ${at('code')}) then 0
      when exists (select from unnest(${at('words')}::text[]) w where strpos(h.said, e'\n' || w || e'\n') > 0) then 1
      when exists (select from unnest(${at('words')}::text[]) w where strpos(h.said, e'\n' || w) > 0) then 2
      else 3 end, h.code
  limit ${sql.lit(MOST)}`;

const banks = statement<Sought, FoundBank>((at) => found(at, sql`banks b`));
const branches = statement<Sought & { bank: string }, FoundBank>((at) =>
  found(at, sql`bank_branches b where b.bank_code = ${at('bank')}`),
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

const branch = statement<{ bank: string; branch: string }, Omit<ListedBranch, 'bank' | 'branch'>>(
  (at) => sql`select b.name as "bankName", r.name as "branchName", least(b.closed_on, r.closed_on) as "closedOn"
    from banks b join bank_branches r on r.bank_code = b.code
    where b.code = ${at('bank')} and r.code = ${at('branch')}`,
);

/** A branch of the list by both codes; `null` where there is none. */
export async function findBranch(pool: Pool, codes: { bank: string; branch: string }): Promise<ListedBranch | null> {
  const [row] = await run(pool, branch, codes);
  return row === undefined ? null : { ...codes, ...row };
}
