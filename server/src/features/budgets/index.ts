// Handlers of budgets.
import type { BUDGET_OPERATIONS } from '@madoguchi/contract/budgets/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { checkBudgetImport, importBudgets } from './import-budgets.ts';
import { listBudgetsOfPurchases, showBudgetLeft, showBudgetOfRequest } from './left.ts';
import { exportBudgets, listBudgets, showBudget, showBudgetOverview } from './reads.ts';
import { budgetUses } from './store.ts';
import { changeBudget, createBudget, removeBudget } from './writes.ts';

const budgetHandlers = {
  'budgets.list': listBudgets,
  'budgets.export': exportBudgets,
  'budgets.overview': showBudgetOverview,
  'budgets.left': showBudgetLeft,
  'budgets.of-request': showBudgetOfRequest,
  'budgets.of-purchases': listBudgetsOfPurchases,
  'budgets.show': showBudget,
  'budgets.create': createBudget,
  'budgets.change': changeBudget,
  'budgets.remove': removeBudget,
  'budgets.check-import': checkBudgetImport,
  'budgets.import': importBudgets,
} satisfies HandlersFor<typeof BUDGET_OPERATIONS>;

export const budgetsFeature = { handlers: budgetHandlers, usage: budgetUses };
