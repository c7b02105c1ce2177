import { may } from '@madoguchi/contract/access.ts';
import { listInbox } from '@madoguchi/contract/approvals/operations.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import type { Changed } from '@madoguchi/contract/live/model.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useEffect } from 'react';
import { useRead } from '../../platform/query.ts';
import { useSession, useUser } from '../../platform/session.ts';
import { useIdle } from '../../platform/when-idle.ts';
import { menuCounts } from './menu-counts.ts';

/**
 * Keeps the numbers of the menu true while the page is open: what waits for the person's approval, and the claims of this
 * month that they may confirm, the same as the dashboard tells of what waits for them.
 */
export function MenuCounts() {
  const month = monthOf(useSession().today);
  const visitor = { roles: useUser().role };
  // The first screen comes first.
  const counts = useIdle() && may(visitor, listInbox.access);
  const tasks = useRead(showTasks, {}, { enabled: counts, follows: (news) => isCounted(news, month) }).data ?? [];

  const waiting = tasks.find(({ kind }) => kind === 'approvals-waiting')?.count ?? 0;
  const claims = tasks.find((task) => task.kind === 'claims-to-confirm' && task.month === month)?.count ?? 0;
  useEffect(() => {
    menuCounts.set({ 'approvals-waiting': waiting, 'claims-to-review': claims });
    return () => menuCounts.set({});
  }, [waiting, claims]);
  return null;
}

/** The menu counts approvals and this month's claims: where nothing else shows tasks, other news reads none again. */
function isCounted({ noun, month }: Changed, thisMonth: YearMonth): boolean {
  return noun === 'approvals' || noun === 'delegations' || (noun === 'expense-claims' && month === thisMonth);
}
