// Banks and accounts as tests begin with them.

import { changeExpenseAccount, correctBankName, showAccounts } from '@madoguchi/contract/bank-accounts/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type BankList, publicBankList, updateBankList } from '@madoguchi/db/base-data/bank-list.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

const FEW = new Set(['0001', '0005', '0310', '9900']);

/** Four banks of the public list with their branches: filling in all of them takes a second. */
export function fewOfTheList(): BankList {
  const { banks, branches } = publicBankList();
  return { banks: banks.filter(({ code }) => FEW.has(code)), branches: branches.filter(({ bank }) => FEW.has(bank)) };
}

export async function fewBanks({ pool, clock }: World): Promise<void> {
  const { rowCount } = await pool.query('select from banks limit 1');
  if (rowCount === 0) await updateBankList(pool, fewOfTheList(), clock.today());
}

export const ACCOUNT: Omit<InputOf<typeof changeExpenseAccount>, 'version'> = {
  bank: '0005',
  branch: '001',
  kind: 'ordinary',
  number: '12345',
  holder: 'タカハシ マコト',
  reason: '旧姓の口座',
};

/** The bank of which the public list still has the old name (OB6). */
export const NEW_NAME = {
  bank: '0310',
  branch: null,
  name: '新しい銀行',
  kana: 'アタラシイギンコウ',
  validFrom: PlainDate.parse('2026-08-03'),
  reason: '銀行のお知らせ',
};

let nth = 0;

/** A day from which no correction stands yet. */
export function freshDay(): PlainDate {
  nth += 1;
  return addDays(PlainDate.parse('2020-01-01'), nth);
}

/** A correction from a day of its own, as it can be withdrawn. */
export async function correctedName(world: World) {
  await fewBanks(world);
  const { status, raw, output } = await world.as('system')(correctBankName, { ...NEW_NAME, validFrom: freshDay() });
  if (status !== 200) throw new Error(raw.body);
  const { id, version } = output;
  return { id, version };
}

export async function accountVersion({ as }: World, who: Who): Promise<number> {
  const { accounts } = (await as(who)(showAccounts, {})).output;
  return accounts.find(({ purpose }) => purpose === 'expense')?.version ?? 0;
}

/** The input of a change over the version that stands. */
export async function accountOf(world: World, who: Who, more: Partial<typeof ACCOUNT> = {}) {
  await fewBanks(world);
  return { ...ACCOUNT, ...more, version: await accountVersion(world, who) };
}

/** Sees to it that the person has an account for expenses. */
export async function withAccount(world: World, who: Who, more: Partial<typeof ACCOUNT> = {}): Promise<void> {
  const { status, raw } = await world.as(who)(changeExpenseAccount, await accountOf(world, who, more));
  if (status !== 200) throw new Error(raw.body);
}
