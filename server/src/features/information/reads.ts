// The reads for the dashboard: small ones, each for one card, so that each card loads and fails alone (B9-01).
import { may } from '@madoguchi/contract/access.ts';
import type { PurchaseCount, Task } from '@madoguchi/contract/information/model.ts';
import {
  showOpenMonths as monthsOperation,
  showOpenPurchases as purchasesOperation,
  showTasks as tasksOperation,
  showTeam as teamOperation,
  showToday as todayOperation,
} from '@madoguchi/contract/information/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { waitingCourses } from '../academy/public.ts';
import { unreadOf } from '../announcements/public.ts';
import { approvalsWaiting } from '../approvals/public.ts';
import { claimsToConfirm, openMonths, returnedClaims } from '../expense-claims/public.ts';
import { masterData } from '../master-data/public.ts';
import { findTeam } from '../members/public.ts';
import { findWaitingPapers } from '../onboarding/public.ts';
import { type CountedPurchases, countOpen, countUndecided, purchasesWaiting } from '../purchase-requests/public.ts';
import { dueCards } from '../scrumboard/public.ts';
import { dueTodos } from '../to-dos/public.ts';

export const showToday = handle(todayOperation, async ({ ground, now }) => {
  const today = ground.clock.today();
  const { holidays } = await masterData(ground);
  const holiday = holidays.find(({ day }) => day === today);
  return { now, today, holiday: holiday === undefined ? null : { name: holiday.name, nameEn: holiday.nameEn } };
});

async function correcting(ground: Ground, { employee }: Actor): Promise<Task[]> {
  const row = employee === null ? null : await returnedClaims(ground, employee);
  return row === null ? [] : [{ kind: 'returned-claim', ...row, month: row.month as YearMonth }];
}

const PURCHASE_TASKS = { returned: 'returned-purchases', approved: 'purchases-to-order' } as const;

async function buying(ground: Ground, { employee }: Actor): Promise<Task[]> {
  const rows = employee === null ? [] : await purchasesWaiting(ground.pool, employee.id);
  return rows.map(({ status, count, since }) => ({ kind: PURCHASE_TASKS[status], count, since }));
}

async function approving(ground: Ground, actor: Actor): Promise<Task[]> {
  const { waiting, overdue, since } = await approvalsWaiting(ground, actor);
  return since === null ? [] : [{ kind: 'approvals-waiting', count: waiting, overdue, since }];
}

async function confirming(ground: Ground, actor: Actor): Promise<Task[]> {
  const rows = may(actor, 'admin') ? await claimsToConfirm(ground, actor.employee) : [];
  return rows.map((row) => ({ kind: 'claims-to-confirm', ...row, month: row.month as YearMonth }));
}

async function reading(ground: Ground, actor: Actor): Promise<Task[]> {
  const row = await unreadOf(ground, actor);
  if (row === null) return [];
  const since = new Date(`${row.shownFrom}T00:00:00+09:00`).toISOString();
  return [{ kind: 'must-read', announcementId: row.id, count: row.count, since }];
}

async function doing(ground: Ground, actor: Actor): Promise<Task[]> {
  const row = await dueTodos(ground, actor);
  return row === null ? [] : [{ kind: 'to-dos-due', ...row }];
}

async function onCards(ground: Ground, actor: Actor): Promise<Task[]> {
  const row = await dueCards(ground, actor);
  return row === null ? [] : [{ kind: 'cards-due', ...row }];
}

async function learning(ground: Ground, actor: Actor): Promise<Task[]> {
  const row = await waitingCourses(ground, actor);
  return row === null ? [] : [{ kind: 'courses-to-take', ...row }];
}

async function fillingIn({ pool }: Ground, { accountId }: Actor): Promise<Task[]> {
  const row = await findWaitingPapers(pool, accountId);
  return row === null ? [] : [{ kind: 'papers-to-fill-in', ...row }];
}

/** Reads the tasks that wait for the person, the oldest of each kind first. */
async function tasksOf(ground: Ground, actor: Actor): Promise<Task[]> {
  const tasks = await Promise.all([
    correcting(ground, actor),
    buying(ground, actor),
    reading(ground, actor),
    approving(ground, actor),
    confirming(ground, actor),
    doing(ground, actor),
    onCards(ground, actor),
    learning(ground, actor),
    fillingIn(ground, actor),
  ]);
  return tasks.flat();
}

export const showTasks = handle(tasksOperation, ({ ground, actor }) => tasksOf(ground, actor));

/** An operator without an employee record has no expenses to claim, and so no month. */
export const showOpenMonths = handle(monthsOperation, async ({ ground, actor }) =>
  actor.employee === null ? [] : openMonths(ground, actor.employee),
);

const counted = (rows: readonly CountedPurchases[]): PurchaseCount[] =>
  rows.map(({ totalYen, ...row }) => ({ ...row, totalYen: yen(Number(totalYen)) }));

export const showOpenPurchases = handle(purchasesOperation, async ({ ground: { pool }, actor }) => {
  const [own, undecided] = await Promise.all([
    actor.employee === null ? [] : countOpen(pool, actor.employee.id),
    may(actor, 'admin') ? countUndecided(pool) : null,
  ]);
  return { own: counted(own), undecided: undecided && counted(undecided) };
});

export const showTeam = handle(teamOperation, async ({ ground, actor: { employee } }) => {
  if (employee === null) return { departmentCode: null, people: [], others: 0 };
  const { departmentCode } = employee;
  return { departmentCode, ...(await findTeam(ground.pool, departmentCode, ground.clock.today())) };
});
