// Gathers the features of the web room, one line each. Total: a screen without a page does not compile.
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import { academyFeature } from './features/academy/feature.ts';
import { accountsFeature } from './features/accounts/feature.ts';
import { analyticsFeature } from './features/analytics/feature.ts';
import { announcementsFeature } from './features/announcements/feature.ts';
import { approvalRoutesFeature } from './features/approval-routes/feature.ts';
import { approvalsFeature } from './features/approvals/feature.ts';
import { auditFeature } from './features/audit/feature.ts';
import { bankAccountsFeature } from './features/bank-accounts/feature.ts';
import { budgetsFeature } from './features/budgets/feature.ts';
import { calendarFeature } from './features/calendar/feature.ts';
import { classificationsFeature } from './features/classifications/feature.ts';
import { delegationsFeature } from './features/delegations/feature.ts';
import { documentationFeature } from './features/documentation/feature.ts';
import { electronicTransactionsFeature } from './features/electronic-transactions/feature.ts';
import { expenseClaimsFeature } from './features/expense-claims/feature.ts';
import { faqFeature } from './features/faq/feature.ts';
import { generalToolsFeature } from './features/general-tools/feature.ts';
import { iconsFeature } from './features/icons/feature.ts';
import { informationFeature } from './features/information/feature.ts';
import { membersFeature } from './features/members/feature.ts';
import { onboardingFeature } from './features/onboarding/feature.ts';
import { profileFeature } from './features/profile/feature.ts';
import { purchaseRequestsFeature } from './features/purchase-requests/feature.ts';
import { reservationsFeature } from './features/reservations/feature.ts';
import { resourcesFeature } from './features/resources/feature.ts';
import { scrumboardFeature } from './features/scrumboard/feature.ts';
import { sessionFeature } from './features/session/feature.ts';
import { singleSignOnFeature } from './features/single-sign-on/feature.ts';
import { todosFeature } from './features/to-dos/feature.ts';
import type { LoadPage } from './platform/feature.ts';
import { shellFeature } from './shell/feature.ts';

/** Which page draws which screen. Each is loaded when first opened. */
export const SCREEN_PAGES = {
  ...academyFeature.pages,
  ...accountsFeature.pages,
  ...analyticsFeature.pages,
  ...announcementsFeature.pages,
  ...approvalRoutesFeature.pages,
  ...approvalsFeature.pages,
  ...auditFeature.pages,
  ...bankAccountsFeature.pages,
  ...budgetsFeature.pages,
  ...calendarFeature.pages,
  ...classificationsFeature.pages,
  ...delegationsFeature.pages,
  ...documentationFeature.pages,
  ...electronicTransactionsFeature.pages,
  ...expenseClaimsFeature.pages,
  ...faqFeature.pages,
  ...generalToolsFeature.pages,
  ...iconsFeature.pages,
  ...informationFeature.pages,
  ...membersFeature.pages,
  ...onboardingFeature.pages,
  ...profileFeature.pages,
  ...purchaseRequestsFeature.pages,
  ...reservationsFeature.pages,
  ...resourcesFeature.pages,
  ...sessionFeature.pages,
  ...singleSignOnFeature.pages,
  ...todosFeature.pages,
  ...scrumboardFeature.pages,
  ...shellFeature.pages,
} as const satisfies Record<ScreenId, LoadPage>;
