import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import { kindRow } from '@madoguchi/contract/notifications/kinds.ts';
import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { countNotifications, listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from '../../platform/live.ts';
import { refresh, useRead } from '../../platform/query.ts';

/** In a swarm of submissions the count is read at most so often. */
const GAP_MS = 400;

/** Reads the person's notifications again as soon as the server says that they are others. */
function useNews(): void {
  const gap = useRef<{ timer: ReturnType<typeof setTimeout>; isDue: boolean } | null>(null);

  function readAgain(): void {
    void refresh([countNotifications.id, listNotifications.id]);
    const timer = setTimeout(() => {
      const isDue = gap.current?.isDue ?? false;
      gap.current = null;
      if (isDue) readAgain();
    }, GAP_MS);
    gap.current = { timer, isDue: false };
  }

  useLive(({ kind }) => {
    if (kind !== 'notification') return;
    if (gap.current) gap.current.isDue = true;
    else readAgain();
  });

  useEffect(
    () => () => {
      clearTimeout(gap.current?.timer);
      gap.current = null;
    },
    [],
  );
}

/** How many are unread; calls `onNew` when one comes while the page is open. */
export function useUnread(onNew: (newest: Notification, unread: number) => void): number {
  useNews();
  const { data } = useRead(countNotifications, {});
  const known = useRef<string | null | undefined>(undefined);
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    if (data === undefined) return;
    const { newest, unread } = data;
    const before = known.current;
    // Ids ascend with time. What was there before the page came, or was put back to unread, is no news.
    if (newest !== null && before !== undefined && newest.id > (before ?? '')) tell(newest, unread);
    if (newest !== null && newest.id > (before ?? '')) known.current = newest.id;
    else known.current = before ?? null;
  }, [data]);
  return data?.unread ?? 0;
}

/** Whether it is the person's turn now: worth a message, not only a number. */
export function isYourTurn(kind: NotificationKind): boolean {
  return kindRow(kind).isYourTurn === true;
}
