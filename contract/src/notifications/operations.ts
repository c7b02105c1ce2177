import * as z from 'zod';
import { read, write } from '../operation.ts';
import { Id } from '../values/id.ts';
import { PageKey, PageSize, page } from '../values/page.ts';
import { Notification } from './model.ts';

/** The person's own, newest first. */
export const listNotifications = read('notifications.list', {
  at: ['GET', '/api/notifications'],
  access: 'signed-in',
  input: z.strictObject({ after: PageKey.optional(), limit: PageSize }),
  output: page(Notification),
  refuses: [],
});

/** From here on the exact number says nothing more: the badge shows 99+. */
export const UNREAD_SHOWN = 99;

/** How many are unread, counted up to one more than that, and the newest of them. */
export const countNotifications = read('notifications.count', {
  at: ['GET', '/api/notifications/count'],
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.object({
    unread: z
      .number()
      .int()
      .min(0)
      .max(UNREAD_SHOWN + 1),
    newest: Notification.nullable(),
    /** True when this portal sends mails at all. */
    sendsMail: z.boolean(),
  }),
  refuses: [],
});

/** Some by their ids, or all up to the newest that the person has seen: what came since stays as it is. */
const Chosen = {
  ids: z.array(Id).max(200).optional(),
  upTo: Id.optional(),
};
const Changed = z.object({ changed: z.number().int() });

/** Read ones stay in the list. Another person's ids, or none, change nothing. */
export const markNotificationsRead = write('notifications.mark-read', {
  at: ['POST', '/api/notifications/read'],
  access: 'signed-in',
  ownOnly: true,
  input: z.strictObject(Chosen),
  output: Changed,
  refuses: [],
  records: 'notifications.read',
});

/** Takes them out of the person's list. */
export const dismissNotifications = write('notifications.dismiss', {
  at: ['POST', '/api/notifications/dismiss'],
  access: 'signed-in',
  ownOnly: true,
  input: z.strictObject(Chosen),
  output: Changed,
  refuses: [],
  records: 'notifications.dismissed',
});

export const NOTIFICATION_OPERATIONS = [
  listNotifications,
  countNotifications,
  markNotificationsRead,
  dismissNotifications,
] as const;
