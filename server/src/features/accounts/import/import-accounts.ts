// A file of people gets accounts in two steps: what it would do and what is wrong with it, then all of it or nothing.
import { type ReadImport, type RowFault, readImport } from '@madoguchi/contract/accounts/import-file.ts';
import {
  checkImport as checkOperation,
  importAccounts as importOperation,
} from '@madoguchi/contract/accounts/operations.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { refusedBy } from '../../../platform/db/change.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { type AccountToMake, insertAccounts } from './accounts-store.ts';
import { insertion } from './insert-people.ts';
import { placePeople, placeSentence } from './placed-people.ts';

/** So many faults are told one by one; nobody corrects more from one report. */
const FAULTS_TOLD = 100;

interface Judged {
  readonly read: ReadImport;
  readonly accounts: readonly AccountToMake[];
  /** In the order of the file. */
  readonly faults: readonly RowFault[];
}

async function judge(ground: Ground, csv: string, now: string): Promise<Judged> {
  const read = readImport(csv);
  const placed = await placePeople(
    ground,
    read.rows.map(({ person }) => person),
    now,
  );
  const known = placed.faults.map(({ of, field, code }): RowFault => {
    const line = read.rows[of]?.line ?? 1;
    return { line, column: field === 'employment' ? null : field, code };
  });
  const faults = [...read.faults, ...known].sort((a, b) => a.line - b.line);
  return { read, accounts: placed.accounts, faults };
}

const newEmployees = (accounts: readonly AccountToMake[]) =>
  accounts.filter(({ employee }) => employee !== null).length;

export const checkImport = handle(checkOperation, async ({ ground, input, now, language }) => {
  const { accounts, faults } = await judge(ground, input.csv, now);
  const employees = newEmployees(accounts);
  return {
    accounts: accounts.length,
    employees,
    linked: accounts.filter(({ employeeId }) => employeeId !== null).length - employees,
    faults: faults.slice(0, FAULTS_TOLD).map(({ line, column, code, values }) => ({
      line,
      column,
      code,
      message: placeSentence(code, language, values),
    })),
    faultCount: faults.length,
    sendsMail: ground.config.mail !== null,
  };
});

function refuseFaults({ faults }: Judged): void {
  if (faults.length === 0) return;
  const fields = faults.slice(0, FAULTS_TOLD).map(({ line, column, code, values = {} }) => ({
    field: `csv.${line}${column ? `.${column}` : ''}`,
    code,
    sentence: (language: Language) => placeSentence(code, language, values),
  }));
  refuse('invalid', { fields, values: { n: faults.length } });
}

/** Everybody of the file is invited; where one row is wrong, nobody is. */
export const importAccounts = handle(importOperation, async ({ ground, actor, input, now, commit }) => {
  const judged = await judge(ground, input.csv, now);
  refuseFaults(judged);
  const { accounts } = judged;
  const employees = newEmployees(accounts);
  try {
    const done = await commit(
      insertAccounts,
      insertion(ground, accounts, { role: 'staff', endsOn: null, passwordHash: null, by: actor, now }),
      {
        target: null,
        difference: { role: 'staff', employees, emails: accounts.map(({ email }) => email) },
        answer: { accounts: accounts.length, employees },
      },
    );
    return done ?? refuse('unavailable');
  } catch (error) {
    // Somebody took an address or a number in this moment: it is told like one that was taken before.
    if (refusedBy(error) !== null) refuseFaults(await judge(ground, input.csv, now));
    throw error;
  }
});
