// Handlers of the notifications: what a person is told, and what they have seen of it.
import {
  countNotifications,
  dismissNotifications,
  markNotificationsRead,
  type NOTIFICATION_OPERATIONS,
} from '@madoguchi/contract/notifications/operations.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { changeOwn, listOwn, unreadOf } from './own-notifications.ts';
import { dismissRows, readRows } from './store.ts';

const notificationHandlers = {
  'notifications.list': listOwn,
  'notifications.count': handle(countNotifications, ({ ground, actor }) => unreadOf(ground, actor)),
  'notifications.mark-read': handle(markNotificationsRead, (context) => changeOwn(context, readRows)),
  'notifications.dismiss': handle(dismissNotifications, (context) => changeOwn(context, dismissRows)),
} satisfies HandlersFor<typeof NOTIFICATION_OPERATIONS>;

export const notificationsFeature = { handlers: notificationHandlers };
