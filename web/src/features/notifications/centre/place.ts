import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { notificationPath } from '@madoguchi/contract/notifications/sentences.ts';

/** Where a notification leads, as links want it; `null` where there is nowhere to go. */
export function placeOf(notification: Pick<Notification, 'kind' | 'values' | 'subject'>) {
  const path = notificationPath(notification);
  if (path === null) return null;
  const { pathname, searchParams } = new URL(path, 'http://portal');
  const query = Object.fromEntries(searchParams);
  return { to: pathname as `/${string}`, search: () => query };
}
