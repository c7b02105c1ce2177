// The handlers of every operation. A missing, extra or wrongly shaped one does not compile.
import type { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { accountHandlers } from './features/accounts/index.ts';
import { announcementHandlers } from './features/announcements/index.ts';
import { approvalRouteHandlers } from './features/approval-routes/index.ts';
import { approvalHandlers } from './features/approvals/index.ts';
import { attachmentHandlers } from './features/attachments/index.ts';
import { auditHandlers } from './features/audit/index.ts';
import { classificationHandlers } from './features/classifications/index.ts';
import { datedRateHandlers } from './features/dated-rates/index.ts';
import { delegationHandlers } from './features/delegations/index.ts';
import { expenseClaimHandlers } from './features/expense-claims/index.ts';
import { faqHandlers } from './features/faq/index.ts';
import { faultReportHandlers } from './features/fault-reports/index.ts';
import { informationHandlers } from './features/information/index.ts';
import { liveHandlers } from './features/live/index.ts';
import { masterDataHandlers } from './features/master-data/index.ts';
import { memberHandlers } from './features/members/index.ts';
import { notificationHandlers } from './features/notifications/index.ts';
import { passwordHandlers } from './features/passwords/index.ts';
import { peopleHandlers } from './features/people/index.ts';
import { preferenceHandlers } from './features/preferences/index.ts';
import { profileHandlers } from './features/profile/index.ts';
import { purchaseBuyingHandlers } from './features/purchase-requests/buying/buying-handlers.ts';
import { purchaseRequestHandlers } from './features/purchase-requests/index.ts';
import { purchasePaperHandlers } from './features/purchase-requests/paper/paper-handlers.ts';
import { sessionHandlers } from './features/session/index.ts';
import { sharedViewHandlers } from './features/shared-views/index.ts';
import { singleSignOnHandlers } from './features/single-sign-on/index.ts';
import { systemHandlers } from './features/system/index.ts';
import type { HandlersFor } from './platform/http/handler.ts';

export const HANDLERS = {
  ...sessionHandlers,
  ...passwordHandlers,
  ...accountHandlers,
  ...masterDataHandlers,
  ...classificationHandlers,
  ...datedRateHandlers,
  ...memberHandlers,
  ...expenseClaimHandlers,
  ...purchaseRequestHandlers,
  ...purchaseBuyingHandlers,
  ...purchasePaperHandlers,
  ...approvalHandlers,
  ...approvalRouteHandlers,
  ...delegationHandlers,
  ...attachmentHandlers,
  ...announcementHandlers,
  ...faqHandlers,
  ...faultReportHandlers,
  ...informationHandlers,
  ...liveHandlers,
  ...notificationHandlers,
  ...peopleHandlers,
  ...preferenceHandlers,
  ...sharedViewHandlers,
  ...profileHandlers,
  ...singleSignOnHandlers,
  ...auditHandlers,
  ...systemHandlers,
} satisfies HandlersFor<typeof OPERATIONS>;
