// A file of budgets in two steps: what it would do and what is wrong with it, then all of it or nothing (B1-05).
import {
  type BudgetFault,
  type BudgetImportReport,
  type BudgetNames,
  budgetKey,
  readBudgetFile,
} from '@madoguchi/contract/budgets/import-file.ts';
import type { Budget } from '@madoguchi/contract/budgets/model.ts';
import {
  checkBudgetImport as checkOperation,
  importBudgets as importOperation,
} from '@madoguchi/contract/budgets/operations.ts';
import { TRAVEL, TRAVEL_NAME } from '@madoguchi/contract/budgets/rules.ts';
import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import { say } from '@madoguchi/contract/message.ts';
import { inCp932 } from '../../platform/csv/cp932.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { masterData } from '../master-data/public.ts';
import { findBudgets, type WrittenBudget, writeBudgets } from './store.ts';
import { announceBudgets, isTaken } from './writes.ts';

/** So many faults and budgets are told one by one; nobody reads more of one report. */
const TOLD = 100;

interface Judged {
  readonly written: readonly WrittenBudget[];
  readonly changes: BudgetImportReport['budgets'];
  readonly counts: Pick<BudgetImportReport, 'added' | 'changed' | 'unchanged'>;
  readonly faults: readonly BudgetFault[];
}

const bare = (code: string) => ({ code, name: '', nameEn: '' });

/** The departments and categories of today; of what has ended those that a budget names. */
async function namesOf(ground: Ground, standing: readonly Budget[]): Promise<BudgetNames> {
  const { lists } = await masterData(ground);
  return {
    departments: [...lists.group, ...standing.map(({ departmentCode }) => bare(departmentCode))],
    categories: [
      { code: TRAVEL, name: TRAVEL_NAME.ja, nameEn: TRAVEL_NAME.en },
      ...lists.purchase_type,
      ...standing.map(({ category }) => bare(category)),
    ],
    writtenForms: (text) => [text, inCp932(text, new Set())],
  };
}

async function judge(ground: Ground, csv: string, now: string): Promise<Judged> {
  const standing = await findBudgets(ground.pool);
  const { rows, faults } = readBudgetFile(csv, await namesOf(ground, standing));
  const byKey = new Map(standing.map((budget) => [budgetKey(budget), budget]));
  const judged = rows.map((row) => ({ row, before: byKey.get(budgetKey(row)) ?? null }));
  const changing = judged.filter(({ row, before }) => before?.amountYen !== row.amountYen);
  const added = changing.filter(({ before }) => before === null).length;
  return {
    written: changing.map(({ row: { line: _line, ...budget }, before }) => ({
      ...budget,
      id: before?.id ?? uuidAt(now),
      seen: before?.version ?? 0,
    })),
    changes: changing.map(({ row, before }) => ({ ...row, from: before?.amountYen ?? null })),
    counts: { added, changed: changing.length - added, unchanged: rows.length - changing.length },
    faults,
  };
}

export const checkBudgetImport = handle(checkOperation, async ({ ground, input, now, language }) => {
  const { counts, changes, faults } = await judge(ground, input.csv, now);
  return {
    ...counts,
    budgets: changes.slice(0, TOLD),
    faults: faults.slice(0, TOLD).map(({ line, column, code, values }) => ({
      line,
      column,
      code,
      message: say(INPUT_TEXTS[code], language, values),
    })),
    faultCount: faults.length,
  };
});

function refuseFaults({ faults }: Judged): void {
  if (faults.length === 0) return;
  const fields = faults.slice(0, TOLD).map(({ line, column, code, values = {} }) => ({
    field: `csv.${line}${column ? `.${column}` : ''}`,
    code,
    values,
  }));
  refuse('invalid', { fields, values: { n: faults.length } });
}

/** Somebody who writes one of the budgets at the same moment is let go first; nobody meets so many. */
const TRIES = 5;

/** Every budget of the file is written; where one line is wrong, none is. */
export const importBudgets = handle(importOperation, async ({ ground, actor, input, now, commit }) => {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const judged = await judge(ground, input.csv, now);
    refuseFaults(judged);
    const { written, changes, counts } = judged;
    const told = changes.map(({ line: _line, ...budget }) => budget);
    try {
      const done = await commit(
        writeBudgets,
        { rows: JSON.stringify(written), by: actor.accountId, at: now },
        { target: null, difference: { budgets: told }, answer: counts },
      );
      if (done !== null) {
        announceBudgets(ground);
        return done;
      }
    } catch (error) {
      // Somebody added one of them in this moment: the next look finds it.
      if (!isTaken(error)) throw error;
    }
  }
  return refuse('unavailable');
});
