import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { notificationPath } from '@madoguchi/contract/notifications/sentences.ts';

type Place = NonNullable<ReturnType<typeof placeOf>>;

/** True where somebody stands already where the notification would lead them. */
export function isAt(at: { readonly pathname: string; readonly search: object }, { to, search }: Place): boolean {
  const asked: Readonly<Record<string, unknown>> = { ...at.search };
  return at.pathname === to && Object.entries(search()).every(([name, value]) => asked[name] === value);
}

/** Where a notification leads, as links want it; `null` where there is nowhere to go. */
export function placeOf(notification: Pick<Notification, 'kind' | 'values' | 'subject'>) {
  const path = notificationPath(notification);
  if (path === null) return null;
  const { pathname, searchParams } = new URL(path, 'http://portal');
  const query = Object.fromEntries(searchParams);
  return { to: pathname as `/${string}`, search: () => query };
}
