// A register is a noun's plain data for the rest of the portal: operations depend on it, so it imports none.
import type { Text } from './message.ts';
import type { NotificationKindRow } from './notifications/kind.ts';

/** The order in which the audit trail offers events and kinds of targets as filters. */
export const AUDIT_SECTIONS = [
  'sign-in',
  'accounts',
  'people',
  'requests',
  'approvals',
  'delegations',
  'news',
  'electronic-transactions',
  'onboarding',
  'academy',
  'calendar',
  'to-dos',
  'scrumboard',
  'faq',
  'reservations',
  'masters',
  'system',
] as const;

export interface Register {
  /** Where its events and targets stand in the filters of the audit trail. */
  readonly section: (typeof AUDIT_SECTIONS)[number];
  /** Its audit events, each in the past tense. */
  readonly events?: Readonly<Record<string, Text>>;
  /** The kinds of target that a record may have. */
  readonly targets?: Readonly<Record<string, Text>>;
  /** Why one of its operations refuses: code → HTTP status and sentence, cause and remedy. */
  readonly refusals?: Readonly<Record<string, Text & { readonly status: number }>>;
  /** Sentences for a wrong field, cause and remedy; its schemas and checks name their codes. */
  readonly fieldTexts?: Readonly<Record<string, Text>>;
  /** The kinds of notifications that it sends, in the order of the switches. */
  readonly notifications?: Readonly<Record<string, NotificationKindRow>>;
}

export function defineRegister<const R extends Register>(register: R): R {
  return register;
}
