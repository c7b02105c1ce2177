// Notifications as the centre shows them: by day, and those of one kind about the same in one fold.
import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';

export interface NotificationFold {
  readonly key: string;
  /** Newest first; one alone is no fold. */
  readonly notifications: readonly [Notification, ...Notification[]];
}

export interface NotificationDay {
  readonly day: PlainDate;
  readonly folds: readonly NotificationFold[];
}

/** Fewer than this stand one below the other. */
const FOLDS_FROM = 3;

/** The days in the order of the notifications, newest first, each with its folds at the place of their newest. */
export function grouped(notifications: readonly Notification[]): NotificationDay[] {
  const days = Map.groupBy(notifications, ({ at }) => tokyoDay(Date.parse(at)));
  return [...days].map(([day, ofDay]) => ({ day, folds: foldsOf(ofDay) }));
}

function foldsOf(ofDay: readonly Notification[]): NotificationFold[] {
  const alike = Map.groupBy(ofDay, ({ kind, about }) => `${kind} ${about}`);
  return ofDay.flatMap((notification) => {
    const { id, kind, about } = notification;
    const [first, ...others] = alike.get(`${kind} ${about}`) ?? [];
    if (first === undefined || others.length + 1 < FOLDS_FROM) return [{ key: id, notifications: [notification] }];
    return first.id === id ? [{ key: `${kind} ${about}`, notifications: [first, ...others] }] : [];
  });
}
