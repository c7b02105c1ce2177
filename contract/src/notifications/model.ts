// A notification: a fact somewhere in the portal, as it concerns its reader (B0-08).
import * as z from 'zod';
import { Id, Instant } from '../values/id.ts';
import { CHANNELS } from './kind.ts';
import { NOTIFICATION_KIND_NAMES } from './kinds.ts';

/** Values that its sentences name: number, month, name. Small, and nothing that only its own screen may show. */
export const NotificationValues = z.record(z.string(), z.union([z.string(), z.number()]));
export type NotificationValues = z.infer<typeof NotificationValues>;

/** The id is that of the fact: one fact is told to a person once. */
export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KIND_NAMES),
  /** The thing it is about; null where there is none. */
  subject: Id.nullable(),
  /** Those of one kind about the same, such as a month, stand together. */
  about: z.string(),
  values: NotificationValues,
  at: Instant,
  readAt: Instant.nullable(),
});
export type Notification = z.infer<typeof Notification>;

const Switches = z.partialRecord(z.enum(NOTIFICATION_KIND_NAMES), z.boolean());

/** The preference: kinds switched on or off by channel; what is not named stands as the table of kinds says. */
export const NotificationChannels = z.strictObject(
  Object.fromEntries(CHANNELS.map((channel) => [channel, Switches.optional()])) as Record<
    (typeof CHANNELS)[number],
    z.ZodOptional<typeof Switches>
  >,
);
export type NotificationChannels = z.infer<typeof NotificationChannels>;

/** The name of that preference: the server asks for it where it decides who is told how. */
export const CHANNELS_PREFERENCE = 'notification-channels';
