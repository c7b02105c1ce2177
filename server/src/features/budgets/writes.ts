// Writes of budgets, one at a time; a file of them is written by import-budgets.ts (B9-01).
import type { Budget, NewBudget } from '@madoguchi/contract/budgets/model.ts';
import {
  changeBudget as changeOperation,
  createBudget as createOperation,
  removeBudget as removeOperation,
} from '@madoguchi/contract/budgets/operations.ts';
import { TRAVEL } from '@madoguchi/contract/budgets/rules.ts';
import { refusedBy } from '../../platform/db/change.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { masterData } from '../master-data/public.ts';
import { findBudget, removeRow, writeBudgets } from './store.ts';

const invalid = (field: string, code: string): never =>
  refuse('invalid', { fields: [{ field, code }], values: { n: 1 } });

/** True where another writer made the same budget in the same moment. */
export const isTaken = (error: unknown) => refusedBy(error) === 'budgets_once';

/** Open pages of all who may ask to buy hear that a budget changed, and not which: each reads again what is for its person. */
export function announceBudgets({ live }: Pick<Ground, 'live'>): void {
  live.announce({ kind: 'changed', noun: 'budgets', id: null, version: null }, { rule: 'staff', employeeId: null });
}

/** A new budget is of a department and a category that there are today. */
async function refuseUnknown(ground: Ground, { departmentCode, category }: NewBudget): Promise<void> {
  const { lists } = await masterData(ground);
  if (!lists.group.some(({ code }) => code === departmentCode)) invalid('departmentCode', 'budget-department');
  const isKnown = category === TRAVEL || lists.purchase_type.some(({ code }) => code === category);
  if (!isKnown) invalid('category', 'budget-category');
}

export const createBudget = handle(createOperation, async ({ ground, actor, input, now, commit }) => {
  await refuseUnknown(ground, input);
  const id = uuidAt(now);
  try {
    const done = await commit(
      writeBudgets,
      { rows: JSON.stringify([{ ...input, id, seen: 0 }]), by: actor.accountId, at: now },
      { target: ['budget', id], difference: input, answer: { id, version: 1 } },
    );
    announceBudgets(ground);
    // Only a twin with the same key can have been faster; the platform answers with what it answered.
    return done ?? refuse('unavailable');
  } catch (error) {
    return isTaken(error) ? invalid('category', 'budget-taken') : Promise.reject(error);
  }
});

async function seenAt(ground: Ground, { id, version }: Pick<Budget, 'id' | 'version'>): Promise<Budget> {
  const budget = (await findBudget(ground.pool, id)) ?? refuse('not-found');
  return budget.version === version ? budget : refuse('stale', { current: budget });
}

/** Somebody was faster: what stands by now, or nothing where they removed it. */
async function refuseStale(ground: Ground, id: string): Promise<never> {
  const current = (await findBudget(ground.pool, id)) ?? refuse('not-found');
  return refuse('stale', { current });
}

export const changeBudget = handle(changeOperation, async ({ ground, actor, input, now, commit }) => {
  const { updatedAt: _at, updatedBy: _by, version, ...before } = await seenAt(ground, input);
  const { id, amountYen } = input;
  const done = await commit(
    writeBudgets,
    { rows: JSON.stringify([{ ...before, amountYen, seen: version }]), by: actor.accountId, at: now },
    {
      target: ['budget', id],
      difference: { amountYen: [before.amountYen, amountYen] },
      answer: { id, version: version + 1 },
    },
  );
  announceBudgets(ground);
  return done ?? refuseStale(ground, id);
});

export const removeBudget = handle(removeOperation, async ({ ground, actor, input, now, commit }) => {
  const { fiscalYear, departmentCode, category, amountYen } = await seenAt(ground, input);
  const { id, version } = input;
  const done = await commit(
    removeRow,
    { id, version, by: actor.accountId, at: now },
    {
      target: ['budget', id],
      difference: { fiscalYear, departmentCode, category, amountYen },
      answer: { id, version: version + 1 },
    },
  );
  announceBudgets(ground);
  return done ?? refuseStale(ground, id);
});
