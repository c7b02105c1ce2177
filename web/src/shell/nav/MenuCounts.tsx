import { may } from '@madoguchi/contract/access.ts';
import { listInbox } from '@madoguchi/contract/approvals/operations.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { useEffect, useRef } from 'react';
import { useLive } from '../../platform/live.ts';
import { refresh, useRead } from '../../platform/query.ts';
import { useSession, useUser } from '../../platform/session.ts';
import { useIdle } from '../../platform/when-idle.ts';
import { menuCounts } from './menu-counts.ts';

/** Requests come in swarms before a closing date; they are counted again at most this often. */
const GAP_MS = 1_000;

/** What else waits for the person than before. */
const NEWS: ReadonlySet<string> = new Set(['approvals-changed', 'delegation-changed']);

/**
 * Keeps the numbers of the menu true while the page is open: what waits for the person's approval, and the claims of this
 * month that they may confirm, the same as the dashboard tells of what waits for them.
 */
export function MenuCounts() {
  const month = monthOf(useSession().today);
  const visitor = { roles: useUser().role };
  // The first screen comes first.
  const counts = useIdle() && may(visitor, listInbox.access);
  const tasks = useRead(showTasks, {}, { enabled: counts }).data ?? [];
  const gap = useRef<ReturnType<typeof setTimeout> | null>(null);

  useLive((event) => {
    const isNews = NEWS.has(event.kind) || (event.kind === 'claim-changed' && event.month === month);
    if (!counts || !isNews || gap.current !== null) return;
    gap.current = setTimeout(() => {
      gap.current = null;
      void refresh([showTasks.id]);
    }, GAP_MS);
  });
  useEffect(() => () => clearTimeout(gap.current ?? undefined), []);

  const waiting = tasks.find(({ kind }) => kind === 'approvals-waiting')?.count ?? 0;
  const claims = tasks.find((task) => task.kind === 'claims-to-confirm' && task.month === month)?.count ?? 0;
  useEffect(() => {
    menuCounts.set({ 'approvals-waiting': waiting, 'claims-to-review': claims });
    return () => menuCounts.set({});
  }, [waiting, claims]);
  return null;
}
