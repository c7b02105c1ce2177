// THE table of what people are told: the kinds of all registers.
import { gather } from '../register.ts';
import type { NotificationKindRule } from './kind.ts';

const KINDS = gather('notifications');

export type NotificationKind = keyof typeof KINDS;
export const NOTIFICATION_KIND_NAMES = Object.keys(KINDS) as [NotificationKind, ...NotificationKind[]];

export const NOTIFICATION_KINDS = Object.fromEntries(
  NOTIFICATION_KIND_NAMES.map((kind) => {
    const { texts: _texts, look: _look, ...rule } = KINDS[kind];
    return [kind, rule];
  }),
) as Readonly<Record<NotificationKind, NotificationKindRule>>;
