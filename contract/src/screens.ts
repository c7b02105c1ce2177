// THE table of screens: routes, menu, titles, guards and redirect memory read it (S5-03). It gathers each noun's, in the order
// of the menu.
import { ACADEMY_SCREENS } from './academy/screens.ts';
import { ACCOUNT_SCREENS } from './accounts/screens.ts';
import { ANALYTICS_SCREENS } from './analytics/screens.ts';
import { ANNOUNCEMENT_SCREENS } from './announcements/screens.ts';
import { APPROVAL_ROUTE_SCREENS } from './approval-routes/screens.ts';
import { APPROVAL_SCREENS } from './approvals/screens.ts';
import { AUDIT_SCREENS } from './audit/screens.ts';
import { BANK_ACCOUNT_SCREENS } from './bank-accounts/screens.ts';
import { BUDGET_SCREENS } from './budgets/screens.ts';
import { CALENDAR_SCREENS } from './calendar/screens.ts';
import { CLASSIFICATION_SCREENS } from './classifications/screens.ts';
import { DELEGATION_SCREENS } from './delegations/screens.ts';
import { DOCUMENTATION_SCREENS } from './documentation/screens.ts';
import { ELECTRONIC_TRANSACTION_SCREENS } from './electronic-transactions/screens.ts';
import { EXPENSE_CLAIM_SCREENS, EXPENSE_REVIEW_SCREENS } from './expense-claims/screens.ts';
import { FAQ_SCREENS } from './faq/screens.ts';
import { FAULT_SCREENS } from './fault-reports/screens.ts';
import { GENERAL_TOOL_SCREENS } from './general-tools/screens.ts';
import { ICON_SCREENS } from './icons/screens.ts';
import { INFORMATION_SCREENS } from './information/screens.ts';
import { MEMBER_SCREENS } from './members/screens.ts';
import { ONBOARDING_SCREENS } from './onboarding/screens.ts';
import { PROFILE_SCREENS } from './profile/screens.ts';
import { PURCHASE_SCREENS } from './purchase-requests/screens.ts';
import { RESERVATION_SCREENS } from './reservations/screens.ts';
import { RESOURCE_SCREENS } from './resources/screens.ts';
import type { Screen } from './screen.ts';
import { SCRUMBOARD_SCREENS } from './scrumboard/screens.ts';
import { LOADING_SCREENS, LOGIN_SCREENS, LOGOUT_SCREENS } from './session/screens.ts';
import { SINGLE_SIGN_ON_SCREENS } from './single-sign-on/screens.ts';
import { TODO_SCREENS } from './to-dos/screens.ts';

export const SCREENS = [
  ...LOADING_SCREENS,
  ...INFORMATION_SCREENS,
  ...LOGIN_SCREENS,
  ...SINGLE_SIGN_ON_SCREENS,
  ...LOGOUT_SCREENS,
  ...EXPENSE_CLAIM_SCREENS,
  ...APPROVAL_SCREENS,
  ...DELEGATION_SCREENS,
  ...EXPENSE_REVIEW_SCREENS,
  ...PURCHASE_SCREENS,
  ...RESERVATION_SCREENS,
  ...ELECTRONIC_TRANSACTION_SCREENS,
  ...MEMBER_SCREENS,
  ...ACCOUNT_SCREENS,
  ...APPROVAL_ROUTE_SCREENS,
  ...ANNOUNCEMENT_SCREENS,
  ...CLASSIFICATION_SCREENS,
  ...BANK_ACCOUNT_SCREENS,
  ...BUDGET_SCREENS,
  ...FAQ_SCREENS,
  ...ONBOARDING_SCREENS,
  ...RESOURCE_SCREENS,
  ...ANALYTICS_SCREENS,
  ...CALENDAR_SCREENS,
  ...ACADEMY_SCREENS,
  ...TODO_SCREENS,
  ...SCRUMBOARD_SCREENS,
  ...ICON_SCREENS,
  ...PROFILE_SCREENS,
  ...AUDIT_SCREENS,
  ...GENERAL_TOOL_SCREENS,
  ...DOCUMENTATION_SCREENS,
  ...FAULT_SCREENS,
] as const satisfies readonly Screen[];

export type ScreenId = (typeof SCREENS)[number]['id'];
