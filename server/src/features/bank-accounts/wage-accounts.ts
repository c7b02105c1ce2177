// The accounts that wages go to, as an accepted application sets them (B8-04).

import { ownName } from '@madoguchi/contract/bank-accounts/own-name.ts';
import { firstPayDay } from '@madoguchi/contract/bank-accounts/pay-days.ts';
import { isClosed, needsReason } from '@madoguchi/contract/bank-accounts/rules.ts';
import {
  answeredAccount,
  partKey,
  secondAmount,
  startMonth,
  type WageAccountPlace,
  wantedAccounts,
} from '@madoguchi/contract/onboarding/wage-accounts.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { ToldFact } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type MasterSnapshot, masterData, rateOn } from '../master-data/public.ts';
import { findBranch } from './bank-store.ts';
import { findEmployee, SEALED_HOLDER, SEALED_NUMBER, type WageRow } from './store.ts';

/** Without rates of its own the company pays on the 25th, and takes an account that is accepted five business days before (B1-06). */
const [PAY_DAY, LEAD_DAYS] = [25, 5];

/** The pay day from which on an account that was accepted at an instant receives wages. */
export function firstPayDayOf(masters: MasterSnapshot, month: YearMonth, acceptedAt: string): PlainDate {
  return firstPayDay(month, tokyoDay(Date.parse(acceptedAt)), {
    payDay: rateOn(masters, 'wage-pay-day', firstDay(month)) ?? PAY_DAY,
    leadDays: rateOn(masters, 'wage-account-lead-days', firstDay(month)) ?? LEAD_DAYS,
    holidays: new Set(masters.holidays.map(({ day }) => day)),
  });
}

type Answers = Readonly<Record<string, string | null>>;

/** For an account whose holder differs now, though the reading of that day was the same or none. */
const NOT_ASKED = '申請のときは理由を求めていません。';

/** The answers with the names that the banks have today, and the faults of banks that are not in the list or closed. */
export async function namedBanks(
  { pool, clock }: Pick<Ground, 'pool' | 'clock'>,
  answers: Answers,
): Promise<{
  answers: Record<string, string | null>;
  faults: readonly { field: string; code: 'unknown-branch' | 'closed-branch' }[];
}> {
  const named: Record<string, string | null> = { ...answers };
  const faults: { field: string; code: 'unknown-branch' | 'closed-branch' }[] = [];
  for (const place of wantedAccounts(answers)) {
    const { bank, branch } = answeredAccount(answers, place);
    if (bank === '' || branch === '') continue;
    const found = await findBranch(pool, { bank, branch }, clock.today());
    const field = `answers.${partKey(place, 'branch')}`;
    if (found === null) faults.push({ field, code: 'unknown-branch' });
    else if (isClosed(found, clock.today())) faults.push({ field, code: 'closed-branch' });
    named[partKey(place, 'bank-name')] = found?.bankName ?? '';
    named[partKey(place, 'branch-name')] = found?.branchName ?? '';
  }
  return { answers: named, faults };
}

export interface AcceptedAccounts {
  /** JSON for `wageAccountRows`. */
  readonly rows: string;
  readonly facts: readonly ToldFact[];
}

interface Accepted {
  /** Of the employee. */
  readonly number: string;
  readonly answers: Answers;
  readonly now: string;
}

/** The accounts of an application as rows, with the letter to their person; null for nobody's number. */
export async function acceptedAccounts(
  ground: Ground,
  { number, answers, now }: Accepted,
): Promise<AcceptedAccounts | null> {
  const { pool, sealing } = ground;
  const employee = await findEmployee(pool, number);
  const month = startMonth(answers);
  if (employee === null || month === null) return null;
  const rowOf = (place: WageAccountPlace): WageRow => {
    const { kind, number: digits, holder, reason, ...banks } = answeredAccount(answers, place);
    if (kind === null) throw new Error('An application without the kind of its account was handed in');
    const id = uuidAt(now);
    const compared = ownName(employee.kana, holder);
    const seal = ({ table, column }: typeof SEALED_NUMBER | typeof SEALED_HOLDER, text: string) =>
      sealing.seal({ table, column, row: id }, text).toString('base64');
    return {
      ...banks,
      id,
      kind,
      employee: employee.id,
      purpose: place === 'account' ? 'wage' : 'wage-second',
      number: seal(SEALED_NUMBER, digits),
      holder: seal(SEALED_HOLDER, holder),
      ownName: compared,
      reason: needsReason(compared) && reason === '' ? NOT_ASKED : reason,
      startMonth: month,
      amount: place === 'second' ? secondAmount(answers) : null,
    };
  };
  const rows = wantedAccounts(answers).map(rowOf);
  const [{ id: subject }] = rows as [WageRow, ...WageRow[]];
  const fact: ToldFact = {
    ...{ id: uuidAt(now), key: `wage-account-changed:${subject}`, kind: 'wage-account-changed', at: now },
    ...{
      subject,
      about: subject,
      said: { month, day: firstPayDayOf(await masterData(ground), month, now) },
      to: { employee: employee.id },
    },
  };
  return { rows: JSON.stringify(rows), facts: [fact] };
}
