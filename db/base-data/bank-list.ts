/// <reference path="./zengin-code.d.ts" />
// Banks and branches of the public list, kept as rows: accounts name them, and what closes is marked, never deleted.
import { bankName, bankSearchText, branchName } from '@madoguchi/contract/bank-accounts/bank-search.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Pool, PoolClient } from 'pg';
import publicBanks from 'zengin-code';

interface Row {
  readonly code: string;
  readonly name: string;
  readonly kana: string;
  readonly search: string;
}

export interface BankList {
  readonly banks: readonly Row[];
  readonly branches: readonly (Row & { readonly bank: string })[];
}

/** The rows that an update wrote, of both tables. */
export interface BankListChanges {
  readonly added: number;
  readonly changed: number;
  readonly closed: number;
}

/** The list as the installed package has it. */
export function publicBankList(): BankList {
  const banks = Object.values(publicBanks);
  return {
    banks: banks.map(({ code, name, kana, hira, roma }) => ({
      code,
      name: bankName(code, name),
      kana,
      search: bankSearchText([name, bankName(code, name), hira, roma]),
    })),
    branches: banks.flatMap((bank) =>
      Object.values(bank.branches).map(({ code, name, kana, hira, roma }) => ({
        bank: bank.code,
        code,
        name: branchName(bank.code, name),
        kana,
        search: bankSearchText([name, hira, roma]),
      })),
    ),
  };
}

/** A list that has lost so much of what is known is cut short, or another one. */
const MOST_CLOSED = 0.1;

export class CutBankList extends Error {
  override readonly name = 'CutBankList';
}

interface Table {
  readonly name: 'banks' | 'bank_branches';
  /** Columns of the key with the names that they have in the list. */
  readonly key: readonly (readonly [column: string, listed: string])[];
}

const BANKS: Table = { name: 'banks', key: [['code', 'code']] };
const BRANCHES: Table = {
  name: 'bank_branches',
  key: [
    ['bank_code', 'bank'],
    ['code', 'code'],
  ],
};

async function update(client: PoolClient, { name, key }: Table, rows: readonly Row[], today: PlainDate) {
  const columns = key.map(([column]) => column).join(', ');
  const listed = `json_to_recordset($1) as l (bank text, code text, name text, kana text, search text)`;
  const written = await client.query<{ added: number; changed: number }>(
    `with written as (
       insert into ${name} as held (${columns}, name, kana, search_text)
       select ${key.map(([, of]) => of).join(', ')}, name, kana, search from ${listed}
       on conflict (${columns}) do update set name = excluded.name, kana = excluded.kana, closed_on = null,
         search_text = excluded.search_text,
         former_text = case when held.search_text = excluded.search_text then held.former_text
           else ltrim(held.former_text || e'\\n' || held.search_text, e'\\n') end
       where (held.name, held.kana, held.search_text) is distinct from (excluded.name, excluded.kana, excluded.search_text)
         or held.closed_on is not null
       returning xmax = 0 as is_new)
     select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from written`,
    [JSON.stringify(rows)],
  );
  const { rowCount: closed } = await client.query(
    `update ${name} held set closed_on = $2 where closed_on is null
       and not exists (select from ${listed} where ${key.map(([column, of]) => `l.${of} = held.${column}`).join(' and ')})`,
    [JSON.stringify(rows), today],
  );
  const { added = 0, changed = 0 } = written.rows[0] ?? {};
  return { added, changed, closed: closed ?? 0 };
}

/**
 * Brings banks and branches up to date, in one transaction: new ones are added, renamed ones keep the names by which they were
 * found, those that the list has no more are marked as closed on that day, and opened again should they come back.
 * @throws CutBankList where more than a tenth of what is open would close: nothing is changed then
 */
export async function updateBankList(pool: Pool, list: BankList, today: PlainDate): Promise<BankListChanges> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ open: number }>(
      'select count(*)::int as open from bank_branches where closed_on is null',
    );
    const banks = await update(client, BANKS, list.banks, today);
    const branches = await update(client, BRANCHES, list.branches, today);
    if (branches.closed > MOST_CLOSED * (rows[0]?.open ?? 0)) {
      throw new CutBankList(`The list would close ${branches.closed} of ${rows[0]?.open} branches.`);
    }
    await client.query('commit');
    return {
      added: banks.added + branches.added,
      changed: banks.changed + branches.changed,
      closed: banks.closed + branches.closed,
    };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Fills the list of an installation that has none yet. */
export async function loadBankList(pool: Pool, today: PlainDate): Promise<void> {
  const { rows } = await pool.query<{ known: boolean }>('select exists (select from banks) as known');
  if (rows[0]?.known !== true) await updateBankList(pool, publicBankList(), today);
}
