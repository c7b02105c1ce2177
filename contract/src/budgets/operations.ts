// Budgets as system people keep them, and what is left of them for those who lead, and for who asks to buy (B9-01).
import * as z from 'zod';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, write } from '../operation.ts';
import { Code, Id, Version } from '../values/id.ts';
import { BudgetFile, BudgetImportReport } from './import-file.ts';
import { BUDGET_LIST } from './lists.ts';
import {
  AskedYear,
  Budget,
  BudgetLeft,
  BudgetOfRequest,
  BudgetOverview,
  BudgetsOfPurchases,
  ChangedBudget,
  NewBudget,
} from './model.ts';

const Header = z.object({ id: Id, version: Version });
const AtVersion = z.strictObject({ id: Id, version: Version });
/** Money that counts comes from these. */
const SPENDING = ['budgets', 'expense-claims', 'purchase-requests', 'approvals'] as const;

export const listBudgets = read('budgets.list', {
  at: ['GET', '/api/budgets'],
  access: 'system',
  input: z.strictObject(listInput(BUDGET_LIST)),
  output: listOutput(BUDGET_LIST),
  refuses: [],
});

/** The budgets as they are filtered and sorted, in the columns that an import reads. */
export const exportBudgets = download('budgets.export', {
  at: ['GET', '/api/exports/budgets'],
  access: 'system',
  input: z.strictObject(listExport(BUDGET_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'budgets.exported',
});

/** Sums by category and by week: of a department with those below it, or of all that the caller may see. */
export const showBudgetOverview = read('budgets.overview', {
  at: ['GET', '/api/budgets/overview'],
  access: 'staff',
  shows: SPENDING,
  input: z.strictObject({ year: AskedYear.optional(), department: Code.optional() }),
  output: BudgetOverview,
  refuses: ['not-allowed'],
});

/** Tells what the caller's department has left this year in a category. */
export const showBudgetLeft = read('budgets.left', {
  at: ['GET', '/api/budgets/left'],
  access: 'staff',
  shows: SPENDING,
  input: z.strictObject({ category: Code }),
  output: BudgetLeft,
  refuses: [],
});

/** Tells whoever decides a purchase request now, and admins, what is left for it: the request itself is counted. */
export const showBudgetOfRequest = read('budgets.of-request', {
  at: ['GET', '/api/budgets/of-request/:id'],
  access: 'staff',
  shows: [...SPENDING, 'delegations'],
  input: z.strictObject({ id: Id }),
  output: BudgetOfRequest,
  refuses: ['not-found'],
});

/** The same for a list of requests, to those who see every budget. */
export const listBudgetsOfPurchases = read('budgets.of-purchases', {
  at: ['GET', '/api/budgets/of-purchases'],
  access: 'admin',
  shows: ['budgets', 'purchase-requests', 'approvals'],
  input: z.strictObject({}),
  output: BudgetsOfPurchases,
  refuses: [],
});

export const showBudget = read('budgets.show', {
  at: ['GET', '/api/budgets/:id'],
  access: 'system',
  input: z.strictObject({ id: Id }),
  output: Budget,
  refuses: ['not-found'],
});

export const createBudget = write('budgets.create', {
  at: ['POST', '/api/budgets'],
  access: 'system',
  input: NewBudget,
  output: Header,
  refuses: ['invalid'],
  records: 'budget.created',
});

/** Another amount. Year, department and category say which budget it is, and stay. */
export const changeBudget = write('budgets.change', {
  at: ['POST', '/api/budgets/:id'],
  access: 'system',
  input: ChangedBudget,
  output: Header,
  refuses: ['not-found', 'stale'],
  records: 'budget.changed',
});

export const removeBudget = write('budgets.remove', {
  at: ['POST', '/api/budgets/:id/remove'],
  access: 'system',
  input: AtVersion,
  output: Header,
  refuses: ['not-found', 'stale'],
  records: 'budget.removed',
});

/** Reports the effect of a file of budgets, and every fault of it. Changes nothing. */
export const checkBudgetImport = read('budgets.check-import', {
  at: ['POST', '/api/budgets/import/check'],
  access: 'system',
  input: BudgetFile,
  output: BudgetImportReport,
  refuses: [],
});

/** All budgets of a file, or none where one is wrong (B1-05). Those that it does not name stay as they are. */
export const importBudgets = write('budgets.import', {
  at: ['POST', '/api/budgets/import'],
  access: 'system',
  input: BudgetFile,
  output: BudgetImportReport.pick({ added: true, changed: true, unchanged: true }),
  refuses: ['invalid'],
  records: 'budgets.imported',
});

export const BUDGET_OPERATIONS = [
  listBudgets,
  exportBudgets,
  showBudgetOverview,
  showBudgetLeft,
  showBudgetOfRequest,
  listBudgetsOfPurchases,
  showBudget,
  createBudget,
  changeBudget,
  removeBudget,
  checkBudgetImport,
  importBudgets,
] as const;
