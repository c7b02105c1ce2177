// The words of every kind, in both languages: the line in the portal, the mail's subject and its sentences.
import { gather } from '../register.ts';
import type { KindTexts } from './kind.ts';
import { NOTIFICATION_KIND_NAMES, type NotificationKind } from './kinds.ts';

const KINDS = gather('notifications');

export const KIND_TEXTS = Object.fromEntries(
  NOTIFICATION_KIND_NAMES.map((kind) => [kind, KINDS[kind].texts]),
) as Readonly<Record<NotificationKind, KindTexts>>;
