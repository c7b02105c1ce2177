// Gathers what each feature does: it answers operations, and offers others what they cannot know themselves. One line a feature.
import type { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { academyFeature } from './features/academy/index.ts';
import { accountsFeature } from './features/accounts/index.ts';
import { analyticsFeature } from './features/analytics/index.ts';
import { announcementsFeature } from './features/announcements/index.ts';
import { approvalRoutesFeature } from './features/approval-routes/index.ts';
import { approvalsFeature } from './features/approvals/index.ts';
import type { ApprovalSubjectPort } from './features/approvals/public.ts';
import { attachmentsFeature } from './features/attachments/index.ts';
import { auditFeature } from './features/audit/index.ts';
import { bankAccountsFeature } from './features/bank-accounts/index.ts';
import { budgetsFeature } from './features/budgets/index.ts';
import { calendarFeature } from './features/calendar/index.ts';
import { classificationsFeature } from './features/classifications/index.ts';
import type { UsagePort } from './features/classifications/public.ts';
import { datedRatesFeature } from './features/dated-rates/index.ts';
import { delegationsFeature } from './features/delegations/index.ts';
import { electronicTransactionsFeature } from './features/electronic-transactions/index.ts';
import { expenseClaimsFeature } from './features/expense-claims/index.ts';
import { faqFeature } from './features/faq/index.ts';
import { faultReportsFeature } from './features/fault-reports/index.ts';
import { generalToolsFeature } from './features/general-tools/index.ts';
import { iconsFeature } from './features/icons/index.ts';
import { informationFeature } from './features/information/index.ts';
import { liveFeature } from './features/live/index.ts';
import { masterDataFeature } from './features/master-data/index.ts';
import { membersFeature } from './features/members/index.ts';
import type { OpenWorkPort } from './features/members/public.ts';
import { notificationsFeature } from './features/notifications/index.ts';
import type { DailyWork } from './features/notifications/public.ts';
import { onboardingFeature } from './features/onboarding/index.ts';
import { passwordsFeature } from './features/passwords/index.ts';
import { peopleFeature } from './features/people/index.ts';
import { preferencesFeature } from './features/preferences/index.ts';
import { profileFeature } from './features/profile/index.ts';
import { purchaseRequestsFeature } from './features/purchase-requests/index.ts';
import { reservationsFeature } from './features/reservations/index.ts';
import type { BusyPort } from './features/reservations/public.ts';
import { resourcesFeature } from './features/resources/index.ts';
import { scrumboardFeature } from './features/scrumboard/index.ts';
import { sessionFeature } from './features/session/index.ts';
import { sharedViewsFeature } from './features/shared-views/index.ts';
import { singleSignOnFeature } from './features/single-sign-on/index.ts';
import { systemFeature } from './features/system/index.ts';
import { timelineFeature } from './features/timeline/index.ts';
import { todosFeature } from './features/to-dos/index.ts';
import type { FactSource } from './platform/facts/fact-source.ts';
import type { PassingNews } from './platform/facts/passing-news.ts';
import type { HandlersFor } from './platform/http/handler.ts';
import type { DrawnBeneath } from './platform/http/pages/first-picture.ts';
import type { SealedColumn } from './platform/sealing/sealed-store.ts';

interface Feature {
  readonly handlers: object;
  /** Its side of the approvals of its requests. */
  readonly approvalSubject?: ApprovalSubjectPort;
  /** The facts that people are told of after the commit. */
  readonly facts?: readonly FactSource[];
  /** Its news that may be so no more by the time their mail goes out. */
  readonly passingNews?: PassingNews;
  /** Work that follows from the calendar alone. */
  readonly daily?: DailyWork;
  /** Work that waits for a moment of the day: looked at each minute. */
  readonly prompt?: DailyWork;
  /** The feature's part of the open work of somebody who leaves. */
  readonly openWork?: OpenWorkPort;
  /** The times in which people are busy by what it knows of them. */
  readonly busyTimes?: BusyPort;
  /** Where its rows name values of the masters. */
  readonly usage?: UsagePort;
  /** Draws the first of its screens beneath their headings, as HTML of the page. */
  readonly drawnBeneath?: DrawnBeneath;
  /** Its columns whose values are sealed (`platform/sealing`). */
  readonly sealed?: readonly SealedColumn[];
}

const FEATURES = [
  sessionFeature,
  passwordsFeature,
  accountsFeature,
  masterDataFeature,
  classificationsFeature,
  datedRatesFeature,
  budgetsFeature,
  membersFeature,
  expenseClaimsFeature,
  purchaseRequestsFeature,
  approvalsFeature,
  approvalRoutesFeature,
  delegationsFeature,
  attachmentsFeature,
  electronicTransactionsFeature,
  onboardingFeature,
  announcementsFeature,
  analyticsFeature,
  calendarFeature,
  academyFeature,
  todosFeature,
  scrumboardFeature,
  faqFeature,
  resourcesFeature,
  faultReportsFeature,
  generalToolsFeature,
  iconsFeature,
  informationFeature,
  liveFeature,
  notificationsFeature,
  peopleFeature,
  preferencesFeature,
  sharedViewsFeature,
  profileFeature,
  timelineFeature,
  bankAccountsFeature,
  singleSignOnFeature,
  reservationsFeature,
  auditFeature,
  systemFeature,
] as const satisfies readonly Feature[];

type Together<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The handlers of every operation. A missing or wrongly shaped one does not compile; nor does an extra one, in its feature. */
export const HANDLERS: HandlersFor<typeof OPERATIONS> = Object.assign(
  {},
  ...FEATURES.map(({ handlers }) => handlers),
) as Together<(typeof FEATURES)[number]['handlers']>;

const offering: readonly Feature[] = FEATURES;

/** Whose requests go through approval: the engine knows none of them. */
export const APPROVAL_SUBJECTS = offering.flatMap(({ approvalSubject }) => approvalSubject ?? []);
export const FACT_SOURCES = offering.flatMap(({ facts }) => facts ?? []);
export const PASSING_NEWS = offering.flatMap(({ passingNews }) => passingNews ?? []);
export const DAILY_WORK = offering.flatMap(({ daily }) => daily ?? []);
export const PROMPT_WORK = offering.flatMap(({ prompt }) => prompt ?? []);
export const OPEN_WORK = offering.flatMap(({ openWork }) => openWork ?? []);
export const USAGE = offering.flatMap(({ usage }) => usage ?? []);
export const BUSY_TIMES = offering.flatMap(({ busyTimes }) => busyTimes ?? []);
export const SEALED_COLUMNS = offering.flatMap(({ sealed }) => sealed ?? []);
export const DRAWN_BENEATH: DrawnBeneath = Object.assign({}, ...offering.map(({ drawnBeneath }) => drawnBeneath));
