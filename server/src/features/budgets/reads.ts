// Reads of budgets: the list and its file, and the sums for those who lead (B9-01).
import { may } from '@madoguchi/contract/access.ts';
import { BUDGET_COLUMNS } from '@madoguchi/contract/budgets/import-file.ts';
import { BUDGET_LIST } from '@madoguchi/contract/budgets/lists.ts';
import {
  exportBudgets as exportOperation,
  listBudgets as listOperation,
  showBudgetOverview as overviewOperation,
  showBudget as showOperation,
} from '@madoguchi/contract/budgets/operations.ts';
import { byCategory, TRAVEL, TRAVEL_NAME, weeklySpend } from '@madoguchi/contract/budgets/rules.ts';
import { departmentsLedBy, withThoseBelow } from '@madoguchi/contract/master-data/departments.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { listColumns } from '../../platform/list/list-columns.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { masterData, namesOf, withDepartmentsBelow } from '../master-data/public.ts';
import { spendOf } from './left.ts';
import { budgetPages, findBudget, findYears, sumBudgets } from './store.ts';

const BUDGETS = listHandlers({
  list: BUDGET_LIST,
  pages: budgetPages,
  widened: withDepartmentsBelow,
  values: () => ({}),
});

export const listBudgets = BUDGETS.page(listOperation);

export const exportBudgets = BUDGETS.file(exportOperation, {
  name: { ja: '予算', en: 'budgets' },
  isDated: true,
  columns: async ({ ground }) => {
    const { lists } = await masterData(ground);
    const departmentName = namesOf(lists.group);
    const categoryName = namesOf([
      ...lists.purchase_type,
      { code: TRAVEL, name: TRAVEL_NAME.ja, nameEn: TRAVEL_NAME.en },
    ]);
    const columns = listColumns(BUDGET_LIST, {
      department: ({ departmentCode }, language) => departmentName(departmentCode, language),
      category: ({ category }, language) => categoryName(category, language),
    });
    const read = new Set<Text>(BUDGET_COLUMNS.map(({ heading }) => heading));
    return columns.filter(({ heading }) => read.has(heading));
  },
});

export const showBudget = handle(
  showOperation,
  async ({ ground, input }) => (await findBudget(ground.pool, input.id)) ?? refuse('not-found'),
);

/** The departments whose budgets the person sees; null for all of them. */
async function departmentsSeen(ground: Ground, actor: Actor): Promise<readonly string[] | null> {
  if (may(actor, 'admin')) return null;
  const { lists } = await masterData(ground);
  return actor.employee === null ? [] : departmentsLedBy(actor.employee.number, lists.group);
}

/** Refuses who leads nobody, and a department that is not theirs. */
async function departmentsAsked(ground: Ground, actor: Actor, department: string | undefined) {
  const seen = await departmentsSeen(ground, actor);
  if (seen !== null && (department === undefined ? seen.length === 0 : !seen.includes(department)))
    return refuse('not-allowed');
  if (department === undefined) return seen;
  return withThoseBelow([department], (await masterData(ground)).lists.group);
}

export const showBudgetOverview = handle(overviewOperation, async ({ ground, actor, input }) => {
  const departments = await departmentsAsked(ground, actor, input.department);
  const today = ground.clock.today();
  const current = fiscalYear(today);
  const year = input.year ?? current;
  const asked = { year, departments, category: null };
  const [budgets, spend, years] = await Promise.all([
    sumBudgets(ground.pool, asked),
    spendOf(ground, asked),
    findYears(ground.pool),
  ]);
  return {
    fiscalYear: year,
    today,
    years: [...new Set([...years, current, year])].sort((one, other) => other - one),
    rows: byCategory(budgets, spend),
    weeks: weeklySpend(year, today, spend),
  };
});
