// Gathers the words of fields: those of each noun, and those that nouns share. Only the API description asks for them.
import { ACADEMY_FIELDS } from '../academy/fields.ts';
import { ACCOUNT_FIELDS } from '../accounts/fields.ts';
import { ANALYTICS_FIELDS } from '../analytics/fields.ts';
import { ANNOUNCEMENT_FIELDS } from '../announcements/fields.ts';
import { ROUTE_FIELDS } from '../approval-routes/fields.ts';
import { APPROVAL_FIELDS } from '../approvals/fields.ts';
import { AUDIT_FIELDS } from '../audit/fields.ts';
import { BANK_ACCOUNT_FIELDS } from '../bank-accounts/fields.ts';
import { BUDGET_FIELDS } from '../budgets/fields.ts';
import { CALENDAR_FIELDS } from '../calendar/fields.ts';
import { CLASSIFICATION_FIELDS } from '../classifications/fields.ts';
import { DELEGATION_FIELDS } from '../delegations/fields.ts';
import { TRANSACTION_FIELDS } from '../electronic-transactions/fields.ts';
import { CLAIM_FIELDS } from '../expense-claims/fields.ts';
import { FAQ_FIELDS } from '../faq/fields.ts';
import { FAULT_FIELDS } from '../fault-reports/fields.ts';
import { GENERAL_TOOL_FIELDS } from '../general-tools/fields.ts';
import { ICON_FIELDS } from '../icons/fields.ts';
import { INFORMATION_FIELDS } from '../information/fields.ts';
import { MEMBER_FIELDS } from '../members/fields.ts';
import type { Text, Texts } from '../message.ts';
import { NOTIFICATION_FIELDS } from '../notifications/fields.ts';
import { ONBOARDING_FIELDS } from '../onboarding/fields.ts';
import { PREFERENCE_FIELDS } from '../preferences/fields.ts';
import { PROFILE_FIELDS } from '../profile/fields.ts';
import { PURCHASE_FIELDS } from '../purchase-requests/fields.ts';
import { RESERVATION_FIELDS } from '../reservations/fields.ts';
import { RESOURCE_FIELDS } from '../resources/fields.ts';
import { BOARD_FIELDS } from '../scrumboard/fields.ts';
import { SESSION_FIELDS } from '../session/fields.ts';
import { SHARED_VIEW_FIELDS } from '../shared-views/fields.ts';
import { SINGLE_SIGN_ON_FIELDS } from '../single-sign-on/fields.ts';
import { PROBLEM_FIELDS, SYSTEM_FIELDS } from '../system/fields.ts';
import { TIMELINE_FIELDS } from '../timeline/fields.ts';
import { TODO_FIELDS } from '../to-dos/fields.ts';
import { COMMON_FIELDS } from './common-fields.ts';

/** By the first part of an operation’s id, the tables of its fields, the noun’s own first; `problem` is the body of a refusal. */
export const FIELD_TABLES: Readonly<Record<string, readonly Texts<string>[]>> = {
  session: [SESSION_FIELDS, PREFERENCE_FIELDS, COMMON_FIELDS],
  passwords: [SESSION_FIELDS, COMMON_FIELDS],
  accounts: [ACCOUNT_FIELDS, COMMON_FIELDS],
  'single-sign-on': [SINGLE_SIGN_ON_FIELDS, SESSION_FIELDS, PREFERENCE_FIELDS, COMMON_FIELDS],
  'master-data': [CLASSIFICATION_FIELDS, COMMON_FIELDS],
  classifications: [CLASSIFICATION_FIELDS, COMMON_FIELDS],
  'dated-rates': [CLASSIFICATION_FIELDS, COMMON_FIELDS],
  'expense-claims': [CLAIM_FIELDS, APPROVAL_FIELDS, COMMON_FIELDS],
  'purchase-requests': [PURCHASE_FIELDS, APPROVAL_FIELDS, COMMON_FIELDS],
  approvals: [APPROVAL_FIELDS, COMMON_FIELDS],
  'approval-routes': [ROUTE_FIELDS, APPROVAL_FIELDS, COMMON_FIELDS],
  delegations: [DELEGATION_FIELDS, COMMON_FIELDS],
  attachments: [COMMON_FIELDS],
  'electronic-transactions': [TRANSACTION_FIELDS, COMMON_FIELDS],
  'evidence-checks': [TRANSACTION_FIELDS, COMMON_FIELDS],
  'onboarding-templates': [ONBOARDING_FIELDS, COMMON_FIELDS],
  'onboarding-papers': [ONBOARDING_FIELDS, COMMON_FIELDS],
  announcements: [ANNOUNCEMENT_FIELDS, COMMON_FIELDS],
  calendar: [CALENDAR_FIELDS, COMMON_FIELDS],
  academy: [ACADEMY_FIELDS, COMMON_FIELDS],
  'to-dos': [TODO_FIELDS, COMMON_FIELDS],
  scrumboard: [BOARD_FIELDS, TODO_FIELDS, COMMON_FIELDS],
  icons: [ICON_FIELDS, COMMON_FIELDS],
  analytics: [ANALYTICS_FIELDS, COMMON_FIELDS],
  information: [INFORMATION_FIELDS, COMMON_FIELDS],
  live: [COMMON_FIELDS],
  notifications: [NOTIFICATION_FIELDS, COMMON_FIELDS],
  preferences: [PREFERENCE_FIELDS, COMMON_FIELDS],
  'shared-views': [SHARED_VIEW_FIELDS, PREFERENCE_FIELDS, COMMON_FIELDS],
  people: [COMMON_FIELDS],
  members: [MEMBER_FIELDS, COMMON_FIELDS],
  profile: [PROFILE_FIELDS, COMMON_FIELDS],
  timeline: [TIMELINE_FIELDS, COMMON_FIELDS],
  'bank-accounts': [BANK_ACCOUNT_FIELDS, COMMON_FIELDS],
  budgets: [BUDGET_FIELDS, COMMON_FIELDS],
  faq: [FAQ_FIELDS, COMMON_FIELDS],
  resources: [RESOURCE_FIELDS, RESERVATION_FIELDS, COMMON_FIELDS],
  reservations: [RESERVATION_FIELDS, COMMON_FIELDS],
  'fault-reports': [FAULT_FIELDS, COMMON_FIELDS],
  audit: [AUDIT_FIELDS, COMMON_FIELDS],
  'general-tools': [GENERAL_TOOL_FIELDS, COMMON_FIELDS],
  system: [SYSTEM_FIELDS, COMMON_FIELDS],
  problem: [PROBLEM_FIELDS],
};

/**
 * The words of a field of an operation's input or answer; `parent` is the field that it stands in, empty at the top. What is said of
 * the field within its parent comes before what is said of its name alone.
 */
export function fieldText(noun: string, parent: string, name: string): Text | null {
  const tables = FIELD_TABLES[noun] ?? [];
  for (const key of [`${parent}.${name}`, name]) {
    const table = tables.find((one) => Object.hasOwn(one, key));
    if (table?.[key] !== undefined) return table[key];
  }
  return null;
}
