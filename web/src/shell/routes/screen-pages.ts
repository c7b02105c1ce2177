// Which page draws which screen. Total: a screen without a page does not compile. Each is loaded when first opened.

import type { ScreenId } from '@madoguchi/contract/screens.ts';
import type { ComponentType } from 'react';

/** A page may know what it will wait for, so that the first screen asks for all of it at once. */
export type ScreenPage = ComponentType & {
  readonly readAhead?: (params: Readonly<Record<string, string>>) => Promise<void>;
};

type Load = () => Promise<ScreenPage>;

export const SCREEN_PAGES = {
  loading: async () => (await import('../start/LoadingPage.tsx')).LoadingPage,
  'session.login': async () => (await import('../../features/session/LoginPage.tsx')).LoginPage,
  'single-sign-on.callback': async () => (await import('../../features/single-sign-on/CallbackPage.tsx')).CallbackPage,
  'session.logout': async () => (await import('../../features/session/LogoutPage.tsx')).LogoutPage,
  information: async () => (await import('../../features/information/InformationPage.tsx')).InformationPage,
  'expense-claims.mine': async () => (await import('../../features/expense-claims/mine/ClaimPage.tsx')).ClaimPage,
  'purchase-requests.list': async () =>
    (await import('../../features/purchase-requests/list/PurchasesPage.tsx')).PurchasesPage,
  'purchase-requests.decision': async () =>
    (await import('../../features/purchase-requests/decision/DecisionListPage.tsx')).DecisionListPage,
  'purchase-requests.new': async () =>
    (await import('../../features/purchase-requests/request/NewRequestPage.tsx')).NewRequestPage,
  'purchase-requests.show': async () =>
    (await import('../../features/purchase-requests/request/RequestPage.tsx')).RequestPage,
  'approvals.inbox': async () => (await import('../../features/approvals/inbox/InboxPage.tsx')).InboxPage,
  delegations: async () => (await import('../../features/delegations/DelegationsPage.tsx')).DelegationsPage,
  'expense-claims.review': async () => (await import('../../features/expense-claims/review/ReviewPage.tsx')).ReviewPage,
  'accounts.list': async () => (await import('../../features/accounts/list/AccountsPage.tsx')).AccountsPage,
  'accounts.register': async () => (await import('../../features/accounts/register/RegisterPage.tsx')).RegisterPage,
  'accounts.invitation': async () =>
    (await import('../../features/accounts/invitation/InvitationPage.tsx')).InvitationPage,
  'members.list': async () => (await import('../../features/members/MembersPage.tsx')).MembersPage,
  'members.record': async () => (await import('../../features/members/record/RecordPage.tsx')).RecordPage,
  'approval-routes.list': async () => (await import('../../features/approval-routes/list/RoutesPage.tsx')).RoutesPage,
  'approval-routes.edit': async () => (await import('../../features/approval-routes/edit/EditPage.tsx')).EditPage,
  'announcements.maintenance': async () =>
    (await import('../../features/announcements/maintenance/AnnouncementsPage.tsx')).AnnouncementsPage,
  'announcements.edit': async () =>
    (await import('../../features/announcements/maintenance/edit/EditPage.tsx')).EditPage,
  'announcements.readers': async () =>
    (await import('../../features/announcements/maintenance/readers/ReadersPage.tsx')).ReadersPage,
  'classifications.list': async () =>
    (await import('../../features/classifications/list/ClassificationsPage.tsx')).ClassificationsPage,
  'classifications.details': async () =>
    (await import('../../features/classifications/details/DetailsPage.tsx')).DetailsPage,
  'classifications.add-detail': async () =>
    (await import('../../features/classifications/edit/AddDetailPage.tsx')).AddDetailPage,
  'classifications.edit-detail': async () =>
    (await import('../../features/classifications/edit/EditDetailPage.tsx')).EditDetailPage,
  faq: async () => (await import('../../features/faq/read/FaqPage.tsx')).FaqPage,
  'faq.maintenance': async () =>
    (await import('../../features/faq/maintenance/FaqMaintenancePage.tsx')).FaqMaintenancePage,
  'faq.questions': async () => (await import('../../features/faq/maintenance/QuestionsPage.tsx')).QuestionsPage,
  'faq.edit': async () => (await import('../../features/faq/maintenance/EditEntryPage.tsx')).EditEntryPage,
  profile: async () => (await import('../../features/profile/ProfilePage.tsx')).ProfilePage,
  'audit.trail': async () => (await import('../../features/audit/trail/AuditTrailPage.tsx')).AuditTrailPage,
  'errors.not-found': async () => (await import('../errors/NotFoundPage.tsx')).NotFoundPage,
  'errors.unexpected': async () => (await import('../errors/UnexpectedPage.tsx')).UnexpectedPage,
} as const satisfies Record<ScreenId, Load>;
