// Gathers what each noun says of itself to the rest of the portal: one line a noun. Kinds of notifications and refusals of one
// status stand in this order, here, among the switches and in the API description.
import { ACADEMY_REGISTER } from './academy/register.ts';
import { ACCOUNTS_REGISTER } from './accounts/register.ts';
import { ANALYTICS_REGISTER } from './analytics/register.ts';
import { ANNOUNCEMENTS_REGISTER } from './announcements/register.ts';
import { APPROVAL_ROUTES_REGISTER } from './approval-routes/register.ts';
import { APPROVALS_REGISTER } from './approvals/register.ts';
import { ATTACHMENTS_REGISTER } from './attachments/register.ts';
import { ATTEMPTS_REGISTER } from './attempts/register.ts';
import { AUDIT_REGISTER } from './audit/register.ts';
import { BANK_ACCOUNTS_REGISTER } from './bank-accounts/register.ts';
import { BUDGETS_REGISTER } from './budgets/register.ts';
import { CALENDAR_REGISTER } from './calendar/register.ts';
import { CLASSIFICATIONS_REGISTER } from './classifications/register.ts';
import { DATED_RATES_REGISTER } from './dated-rates/register.ts';
import type { Register } from './define-register.ts';
import { DELEGATIONS_REGISTER } from './delegations/register.ts';
import { ELECTRONIC_TRANSACTIONS_REGISTER } from './electronic-transactions/register.ts';
import { EXPENSE_CLAIMS_REGISTER } from './expense-claims/register.ts';
import { FAQ_REGISTER } from './faq/register.ts';
import { FAULT_REPORTS_REGISTER } from './fault-reports/register.ts';
import { GENERAL_TOOLS_REGISTER } from './general-tools/register.ts';
import { MEMBERS_REGISTER } from './members/register.ts';
import { NOTIFICATIONS_REGISTER } from './notifications/register.ts';
import { ONBOARDING_REGISTER } from './onboarding/register.ts';
import { PASSWORDS_REGISTER } from './passwords/register.ts';
import { PREFERENCES_REGISTER } from './preferences/register.ts';
import { PROFILE_REGISTER } from './profile/register.ts';
import { PURCHASE_REQUESTS_REGISTER } from './purchase-requests/register.ts';
import { RESERVATIONS_REGISTER } from './reservations/register.ts';
import { RESOURCES_REGISTER } from './resources/register.ts';
import { SCRUMBOARD_REGISTER } from './scrumboard/register.ts';
import { SESSION_REGISTER } from './session/register.ts';
import { SHARED_VIEWS_REGISTER } from './shared-views/register.ts';
import { SINGLE_SIGN_ON_REGISTER } from './single-sign-on/register.ts';
import { SYSTEM_REGISTER } from './system/register.ts';
import { TIMELINE_REGISTER } from './timeline/register.ts';
import { TODO_REGISTER } from './to-dos/register.ts';

export const REGISTERS = [
  SESSION_REGISTER,
  SINGLE_SIGN_ON_REGISTER,
  PASSWORDS_REGISTER,
  ATTEMPTS_REGISTER,
  APPROVALS_REGISTER,
  DELEGATIONS_REGISTER,
  EXPENSE_CLAIMS_REGISTER,
  PURCHASE_REQUESTS_REGISTER,
  ATTACHMENTS_REGISTER,
  ELECTRONIC_TRANSACTIONS_REGISTER,
  ONBOARDING_REGISTER,
  APPROVAL_ROUTES_REGISTER,
  ANNOUNCEMENTS_REGISTER,
  ANALYTICS_REGISTER,
  CALENDAR_REGISTER,
  ACADEMY_REGISTER,
  TODO_REGISTER,
  SCRUMBOARD_REGISTER,
  FAQ_REGISTER,
  RESOURCES_REGISTER,
  CLASSIFICATIONS_REGISTER,
  DATED_RATES_REGISTER,
  BUDGETS_REGISTER,
  SYSTEM_REGISTER,
  FAULT_REPORTS_REGISTER,
  GENERAL_TOOLS_REGISTER,
  ACCOUNTS_REGISTER,
  SHARED_VIEWS_REGISTER,
  PREFERENCES_REGISTER,
  PROFILE_REGISTER,
  TIMELINE_REGISTER,
  BANK_ACCOUNTS_REGISTER,
  MEMBERS_REGISTER,
  RESERVATIONS_REGISTER,
  NOTIFICATIONS_REGISTER,
  AUDIT_REGISTER,
] as const satisfies readonly Register[];

type Part = Exclude<keyof Register, 'section'>;
type Row<P extends Part> = NonNullable<Register[P]>[string];
type KeyOf<P extends Part, One = (typeof REGISTERS)[number]> =
  One extends Readonly<Record<P, infer Rows>> ? keyof Rows & string : never;

/** The rows of one part of all registers, by their closed set of keys. */
export type Gathered<P extends Part> = Readonly<Record<KeyOf<P>, Row<P>>>;

export function gather<P extends Part>(part: P, registers: readonly Register[] = REGISTERS): Gathered<P> {
  return Object.assign({}, ...registers.map((register) => register[part])) as Gathered<P>;
}
