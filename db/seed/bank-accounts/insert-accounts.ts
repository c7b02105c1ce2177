// Bank accounts of the sample: for expenses of many, for wages of those whose application was accepted.
import { readHolder } from '@madoguchi/contract/bank-accounts/holder-kana.ts';
import type { AccountPurpose } from '@madoguchi/contract/bank-accounts/model.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE, SAMPLE_SUPERIOR } from '../people.ts';
import type { Random } from '../random.ts';

export type Seal = (place: { table: string; column: string; row: string }, text: string) => Buffer;

/** Branches of the public list, with the names that they have there. */
const BRANCHES = [
  { bank: '0001', bankName: 'みずほ銀行', branch: '001', branchName: '東京営業部' },
  { bank: '0005', bankName: '三菱UFJ銀行', branch: '001', branchName: '本店' },
  { bank: '9900', bankName: 'ゆうちょ銀行', branch: '418', branchName: '四一八店' },
] as const;

const MOST_NUMBER = 9_999_999;

export interface DrawnAccount {
  readonly bank: string;
  readonly bankName: string;
  readonly branch: string;
  readonly branchName: string;
  readonly holder: string;
  readonly number: string;
}

/** An account in somebody's own name, as they type it. */
export function drawnAccount(employee: Employee, random: Random): DrawnAccount {
  const holder = readHolder(`${employee.lastNameKana} ${employee.firstNameKana}`).kana;
  return { ...random.pick(BRANCHES), holder, number: String(random.integer(1, MOST_NUMBER)).padStart(7, '0') };
}

interface NewAccount extends DrawnAccount {
  readonly employee: Employee;
  readonly purpose: Exclude<AccountPurpose, 'wage-second'>;
  readonly version: number;
  readonly by: string;
  readonly at: number;
}

/** One version of an account; of the wages, from the month after on. */
export async function insertAccount(client: PoolClient, account: NewAccount, random: Random, seal: Seal) {
  const { employee, purpose, version, bank, bankName, branch, branchName, number, holder, by, at } = account;
  const id = identity(at, random);
  const sealed = (column: string, text: string) => seal({ table: 'bank_accounts', column, row: id }, text);
  const startMonth = purpose === 'wage' ? monthOf(addDays(instant(at).slice(0, 10) as PlainDate, 31)) : null;
  await client.query(
    `insert into bank_accounts (id, employee_id, purpose, version, bank_code, bank_name, branch_code, branch_name, kind,
       number, holder, own_name, reason, start_month, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'ordinary', $9, $10, 'same', '', $11, $12, $13)`,
    [
      ...[id, employee.id, purpose, version, bank, bankName, branch, branchName],
      ...[sealed('number', number), sealed('holder', holder), startMonth, by, instant(at)],
    ],
  );
}

const TEN = 10 * 60;
const MOST_DAYS = 300;
const SHARE = 0.4;

/** Accounts for expenses of about two in five, changed within the last ten months; the people one logs in as have none. */
export async function insertExpenseAccounts(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
  seal: Seal,
): Promise<void> {
  const known = [...Object.values(SAMPLE_PEOPLE), SAMPLE_SUPERIOR].map(({ email }) => email);
  for (const employee of employees) {
    if (employee.leftOn !== null || known.includes(employee.email) || !random.chance(SHARE)) continue;
    const at = momentOf(addDays(today, -random.integer(1, MOST_DAYS)), TEN);
    const account = { ...drawnAccount(employee, random), employee, purpose: 'expense', version: 1 } as const;
    await insertAccount(client, { ...account, by: employee.accountId, at }, random, seal);
  }
}
