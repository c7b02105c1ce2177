// THE table of operations. The server mounts exactly these; nothing else registers a route.
import { ACADEMY_OPERATIONS } from './academy/operations.ts';
import { ACCOUNT_OPERATIONS } from './accounts/operations.ts';
import { ANALYTICS_OPERATIONS } from './analytics/operations.ts';
import { ANNOUNCEMENT_OPERATIONS } from './announcements/operations.ts';
import { APPROVAL_ROUTE_OPERATIONS } from './approval-routes/operations.ts';
import { APPROVAL_OPERATIONS } from './approvals/operations.ts';
import { ATTACHMENT_OPERATIONS } from './attachments/operations.ts';
import { AUDIT_OPERATIONS } from './audit/operations.ts';
import { BANK_ACCOUNT_OPERATIONS } from './bank-accounts/operations.ts';
import { BUDGET_OPERATIONS } from './budgets/operations.ts';
import { CALENDAR_OPERATIONS } from './calendar/operations.ts';
import { CLASSIFICATION_OPERATIONS } from './classifications/operations.ts';
import { DATED_RATE_OPERATIONS } from './dated-rates/operations.ts';
import { DELEGATION_OPERATIONS } from './delegations/operations.ts';
import { ELECTRONIC_TRANSACTION_OPERATIONS } from './electronic-transactions/operations.ts';
import { EXPENSE_CLAIM_OPERATIONS } from './expense-claims/operations.ts';
import { FAQ_OPERATIONS } from './faq/operations.ts';
import { FAULT_REPORT_OPERATIONS } from './fault-reports/operations.ts';
import { GENERAL_TOOL_OPERATIONS } from './general-tools/operations.ts';
import { ICON_OPERATIONS } from './icons/operations.ts';
import { INFORMATION_OPERATIONS } from './information/operations.ts';
import { LIVE_OPERATIONS } from './live/operations.ts';
import { MASTER_DATA_OPERATIONS } from './master-data/operations.ts';
import { MEMBER_OPERATIONS } from './members/operations.ts';
import { NOTIFICATION_OPERATIONS } from './notifications/operations.ts';
import { ONBOARDING_OPERATIONS } from './onboarding/operations.ts';
import type { Operation } from './operation.ts';
import { PASSWORD_OPERATIONS } from './passwords/operations.ts';
import { PEOPLE_OPERATIONS } from './people/operations.ts';
import { PREFERENCE_OPERATIONS } from './preferences/operations.ts';
import { PROFILE_OPERATIONS } from './profile/operations.ts';
import {
  PURCHASE_BUYING_OPERATIONS,
  PURCHASE_PAPER_OPERATIONS,
  PURCHASE_REQUEST_OPERATIONS,
} from './purchase-requests/operations.ts';
import { RESERVATION_OPERATIONS } from './reservations/operations.ts';
import { RESOURCE_OPERATIONS } from './resources/operations.ts';
import { ON_CARD_OPERATIONS } from './scrumboard/on-card-operations.ts';
import { BOARD_OPERATIONS } from './scrumboard/operations.ts';
import { SOURCE_SCRUMBOARD_OPERATIONS } from './scrumboard/source-operations.ts';
import { SESSION_OPERATIONS } from './session/operations.ts';
import { SHARED_VIEW_OPERATIONS } from './shared-views/operations.ts';
import { SINGLE_SIGN_ON_OPERATIONS } from './single-sign-on/operations.ts';
import { SYSTEM_OPERATIONS } from './system/operations.ts';
import { TIMELINE_OPERATIONS } from './timeline/operations.ts';
import { TODO_OPERATIONS } from './to-dos/operations.ts';

export const OPERATIONS = [
  ...SESSION_OPERATIONS,
  ...PASSWORD_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...SINGLE_SIGN_ON_OPERATIONS,
  ...MASTER_DATA_OPERATIONS,
  ...CLASSIFICATION_OPERATIONS,
  ...DATED_RATE_OPERATIONS,
  ...EXPENSE_CLAIM_OPERATIONS,
  ...PURCHASE_REQUEST_OPERATIONS,
  ...PURCHASE_BUYING_OPERATIONS,
  ...PURCHASE_PAPER_OPERATIONS,
  ...APPROVAL_OPERATIONS,
  ...APPROVAL_ROUTE_OPERATIONS,
  ...DELEGATION_OPERATIONS,
  ...ATTACHMENT_OPERATIONS,
  ...ELECTRONIC_TRANSACTION_OPERATIONS,
  ...ONBOARDING_OPERATIONS,
  ...ANNOUNCEMENT_OPERATIONS,
  ...CALENDAR_OPERATIONS,
  ...ACADEMY_OPERATIONS,
  ...TODO_OPERATIONS,
  ...BOARD_OPERATIONS,
  ...ON_CARD_OPERATIONS,
  ...SOURCE_SCRUMBOARD_OPERATIONS,
  ...ICON_OPERATIONS,
  ...ANALYTICS_OPERATIONS,
  ...INFORMATION_OPERATIONS,
  ...LIVE_OPERATIONS,
  ...NOTIFICATION_OPERATIONS,
  ...PREFERENCE_OPERATIONS,
  ...SHARED_VIEW_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...MEMBER_OPERATIONS,
  ...PROFILE_OPERATIONS,
  ...TIMELINE_OPERATIONS,
  ...BANK_ACCOUNT_OPERATIONS,
  ...BUDGET_OPERATIONS,
  ...FAQ_OPERATIONS,
  ...RESOURCE_OPERATIONS,
  ...FAULT_REPORT_OPERATIONS,
  ...RESERVATION_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...GENERAL_TOOL_OPERATIONS,
  ...SYSTEM_OPERATIONS,
] as const satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];
