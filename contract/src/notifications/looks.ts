// How each kind looks in the centre of notifications. Its pictures and colours stay a closed set, for the web room to compare.
import { gather, type REGISTERS } from '../register.ts';
import { NOTIFICATION_KIND_NAMES, type NotificationKind } from './kinds.ts';

type LookOf<One> = One extends { readonly notifications: infer Kinds } ? LookIn<Kinds[keyof Kinds]> : never;
type LookIn<Kind> = Kind extends { readonly look: infer Look } ? Look : never;

const KINDS = gather('notifications');

export const KIND_LOOKS = Object.fromEntries(
  NOTIFICATION_KIND_NAMES.map((kind) => [kind, KINDS[kind].look]),
) as Readonly<Record<NotificationKind, LookOf<(typeof REGISTERS)[number]>>>;
