import { may } from '@madoguchi/contract/access.ts';
import { listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { useEffect, useRef } from 'react';
import { useLive } from '../../platform/live.ts';
import { refresh, useRead } from '../../platform/query.ts';
import { useSession, useUser } from '../../platform/session.ts';
import { useIdle } from '../when-idle.ts';
import { menuCounts } from './menu-counts.ts';

/** Claims come in swarms before a closing date; they are counted again at most this often. */
const GAP_MS = 1_000;

/**
 * Keeps the numbers of the menu true while the page is open: the claims of this month that the person may decide, the same
 * as the dashboard tells of what waits for them.
 */
export function MenuCounts() {
  const month = monthOf(useSession().today);
  const mayReview = may({ roles: useUser().role }, listForReview.access);
  // The first screen comes first.
  const enabled = useIdle() && mayReview;
  const { data } = useRead(showTasks, {}, { enabled });
  const gap = useRef<ReturnType<typeof setTimeout> | null>(null);

  useLive((event) => {
    if (!enabled || event.kind !== 'claim-changed' || event.month !== month || gap.current !== null) return;
    gap.current = setTimeout(() => {
      gap.current = null;
      void refresh([showTasks.id]);
    }, GAP_MS);
  });
  useEffect(() => () => clearTimeout(gap.current ?? undefined), []);

  const waiting = data?.find((task) => task.kind === 'claims-to-decide' && task.month === month)?.count ?? 0;
  useEffect(() => {
    menuCounts.set({ 'claims-to-review': waiting });
    return () => menuCounts.set({});
  }, [waiting]);
  return null;
}
