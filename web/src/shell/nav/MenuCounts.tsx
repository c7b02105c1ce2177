import { may } from '@madoguchi/contract/access.ts';
import { countInbox } from '@madoguchi/contract/approvals/operations.ts';
import { listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { useEffect, useRef } from 'react';
import { useLive } from '../../platform/live.ts';
import { refresh, useRead } from '../../platform/query.ts';
import { useSession, useUser } from '../../platform/session.ts';
import { useIdle } from '../when-idle.ts';
import { menuCounts } from './menu-counts.ts';

/** Requests come in swarms before a closing date; they are counted again at most this often. */
const GAP_MS = 1_000;

/**
 * Keeps the numbers of the menu true while the page is open: what waits for the person's approval, and the claims of this
 * month that they may confirm, the same as the dashboard tells of what waits for them.
 */
export function MenuCounts() {
  const month = monthOf(useSession().today);
  const visitor = { roles: useUser().role };
  // The first screen comes first.
  const isIdle = useIdle();
  const countsInbox = isIdle && may(visitor, countInbox.access);
  const countsClaims = isIdle && may(visitor, listForReview.access);
  const inbox = useRead(countInbox, {}, { enabled: countsInbox }).data;
  const tasks = useRead(showTasks, {}, { enabled: countsClaims }).data;
  const gap = useRef<ReturnType<typeof setTimeout> | null>(null);

  useLive((event) => {
    const isNews =
      (countsInbox && (event.kind === 'approvals-changed' || event.kind === 'delegation-changed')) ||
      (countsClaims && event.kind === 'claim-changed' && event.month === month);
    if (!isNews || gap.current !== null) return;
    gap.current = setTimeout(() => {
      gap.current = null;
      void refresh([countInbox.id, showTasks.id]);
    }, GAP_MS);
  });
  useEffect(() => () => clearTimeout(gap.current ?? undefined), []);

  const waiting = inbox?.waiting ?? 0;
  const claims = tasks?.find((task) => task.kind === 'claims-to-confirm' && task.month === month)?.count ?? 0;
  useEffect(() => {
    menuCounts.set({ 'approvals-waiting': waiting, 'claims-to-review': claims });
    return () => menuCounts.set({});
  }, [waiting, claims]);
  return null;
}
