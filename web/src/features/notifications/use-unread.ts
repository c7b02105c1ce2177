import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import { NOTIFICATION_KINDS } from '@madoguchi/contract/notifications/kinds.ts';
import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { countNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRead } from '../../platform/query.ts';

/** How many are unread; calls `onNew` when one comes while the page is open. */
export function useUnread(onNew: (newest: Notification, unread: number) => void): number {
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
  return NOTIFICATION_KINDS[kind].isYourTurn === true;
}
