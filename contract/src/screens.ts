// THE table of screens: routes, menu, titles, guards and redirect memory read it (S5-03).
import type { Rule } from './access.ts';
import type { OperationId } from './operations.ts';

/** Groups of the menu, in their order. `top` stands alone, without a heading. */
export const MENU_GROUPS = [
  'top',
  'requests',
  'approvals',
  'submission-documents',
  'people',
  'records',
  'maintenance',
  'help',
  'tools',
  'system',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface Screen {
  readonly id: string;
  /** Path with `:name` parts; the source's spelling, odd as it is, stands here only. */
  readonly path: `/${string}`;
  /** Key of the title in the web room's words. */
  readonly title: string;
  readonly access: Rule;
  readonly menu?: {
    readonly group: MenuGroup;
    readonly icon:
      | 'home'
      | 'login'
      | 'receipt'
      | 'check'
      | 'announcement'
      | 'warning'
      | 'history'
      | 'account'
      | 'register'
      | 'classification'
      | 'detail'
      | 'faq'
      | 'people'
      | 'inbox'
      | 'delegation'
      | 'route';
    /** Who has it in the menu, where fewer do than may open the screen (S5-05). */
    readonly shownTo?: Rule;
    /** Where the menu leads: parameters filled with the current month in Asia/Tokyo (S2-12). */
    readonly params?: Readonly<Record<string, 'this-month'>>;
    /** Only its very path is this entry; without it, what lies below the path is as well. */
    readonly exact?: true;
    /** What waits here, as a number at the entry. */
    readonly badge?: 'approvals-waiting' | 'claims-to-review';
  };
  /** Whoever may see a screen may call everything it uses; a test holds that. */
  readonly uses: readonly OperationId[];
}

export const SCREENS = [
  {
    id: 'loading',
    path: '/loading',
    title: 'screens.loading',
    access: 'any',
    uses: ['session.show'],
  },
  {
    id: 'information',
    path: '/apps/dashboards/project',
    title: 'screens.information',
    access: 'any',
    menu: { group: 'top', icon: 'home' },
    uses: ['session.show', 'information.show-today', 'announcements.list', 'announcements.show'],
  },
  {
    id: 'session.login',
    path: '/login',
    title: 'screens.login',
    access: 'guests-only',
    menu: { group: 'top', icon: 'login' },
    uses: ['session.show', 'session.sign-in', 'single-sign-on.begin'],
  },
  {
    id: 'single-sign-on.callback',
    path: '/callback',
    title: 'screens.callback',
    access: 'guests-only',
    uses: ['session.show', 'single-sign-on.finish'],
  },
  {
    id: 'session.logout',
    path: '/logout',
    title: 'screens.logout',
    access: 'signed-in',
    uses: ['session.sign-out', 'single-sign-on.show-way-out'],
  },
  {
    id: 'expense-claims.mine',
    path: '/apps/travelExpensesRequest/:applicationYm',
    title: 'screens.expenseClaimsMine',
    access: 'staff',
    menu: { group: 'requests', icon: 'receipt', params: { applicationYm: 'this-month' } },
    uses: [
      'expense-claims.show-my-month',
      'expense-claims.save-draft',
      'expense-claims.submit',
      'expense-claims.withdraw',
      'expense-claims.cancel',
      'expense-claims.print',
      'expense-claims.suggest',
      'approvals.preview',
      'approvals.show',
      'attachments.add',
      'attachments.fetch',
      'live.listen',
    ],
  },
  {
    // `?approval=` opens one of them.
    id: 'approvals.inbox',
    path: '/apps/approvals',
    title: 'screens.approvalsInbox',
    access: 'staff',
    menu: { group: 'approvals', icon: 'inbox', badge: 'approvals-waiting' },
    uses: [
      'approvals.list-inbox',
      'approvals.export-inbox',
      'approvals.count-inbox',
      'approvals.show',
      'approvals.approve',
      'approvals.return',
      'approvals.reject',
      'approvals.take-back',
      'approvals.comment',
      'expense-claims.show',
      'attachments.fetch',
      'live.listen',
    ],
  },
  {
    id: 'delegations',
    path: '/apps/delegations',
    title: 'screens.delegations',
    access: 'staff',
    menu: { group: 'approvals', icon: 'delegation' },
    uses: [
      'delegations.list',
      'delegations.offer',
      'delegations.accept',
      'delegations.decline',
      'delegations.end',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
  },
  {
    id: 'expense-claims.review',
    path: '/apps/travelExpensesAdminView/:applicationYm',
    title: 'screens.expenseClaimsReview',
    access: 'admin',
    menu: {
      group: 'approvals',
      icon: 'check',
      params: { applicationYm: 'this-month' },
      badge: 'claims-to-review',
    },
    uses: [
      'expense-claims.list-for-review',
      'expense-claims.count-for-review',
      'expense-claims.remind',
      'expense-claims.show',
      'approvals.show',
      'approvals.approve',
      'approvals.return',
      'approvals.reject',
      'approvals.take-back',
      'approvals.comment',
      'approvals.reassign',
      'people.find',
      'expense-claims.confirm',
      'expense-claims.print',
      'expense-claims.export-review-list',
      'expense-claims.export-month',
      'attachments.fetch',
      'live.listen',
    ],
  },
  {
    id: 'members.list',
    path: '/apps/member/all',
    title: 'screens.members',
    access: 'staff',
    menu: { group: 'people', icon: 'people' },
    uses: ['members.list', 'members.show', 'members.show-organisation', 'members.show-department', 'live.listen'],
  },
  {
    // `new` for somebody who is taken in.
    id: 'members.record',
    path: '/apps/member/:employeeId',
    title: 'screens.membersRecord',
    access: 'admin',
    uses: [
      'members.list',
      'members.show-record',
      'members.create',
      'members.change',
      'members.add-post',
      'members.end-post',
      'members.withdraw-post',
      'members.set-leaving',
      'members.list-open-work',
      'master-data.holidays',
      'live.listen',
    ],
  },
  {
    id: 'accounts.list',
    path: '/apps/account/all',
    title: 'screens.accounts',
    access: 'system',
    menu: { group: 'people', icon: 'account' },
    uses: [
      'accounts.list',
      'accounts.show',
      'accounts.export',
      'accounts.change-role',
      'accounts.suspend',
      'accounts.reactivate',
      'accounts.unlock',
      'accounts.end-sessions',
      'accounts.unlink-provider',
      'accounts.invite',
      'accounts.send-reset',
      'accounts.hand-over-link',
      'audit.list',
      'accounts.check-import',
      'accounts.import',
    ],
  },
  {
    id: 'accounts.register',
    path: '/register',
    title: 'screens.register',
    access: 'system',
    menu: { group: 'people', icon: 'register' },
    uses: ['accounts.register', 'accounts.hand-over-link', 'people.find', 'passwords.show', 'notifications.count'],
  },
  {
    // Its secret stands behind the # of its address.
    id: 'accounts.invitation',
    path: '/invitation',
    title: 'screens.invitation',
    access: 'guests-only',
    uses: ['accounts.show-link', 'accounts.choose-password'],
  },
  {
    id: 'approval-routes.list',
    path: '/apps/maintenance/approval-routes',
    title: 'screens.approvalRoutes',
    access: 'system',
    menu: { group: 'maintenance', icon: 'route' },
    uses: ['approval-routes.list', 'approval-routes.export', 'approval-routes.show', 'live.listen'],
  },
  {
    // `new` for one that is not there yet.
    id: 'approval-routes.edit',
    path: '/apps/maintenance/approval-routes/:routeId',
    title: 'screens.approvalRoutesEdit',
    access: 'system',
    uses: [
      'approval-routes.show',
      'approval-routes.create',
      'approval-routes.save',
      'approval-routes.discard',
      'approval-routes.publish',
      'approval-routes.end',
      'approval-routes.simulate',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
  },
  {
    id: 'announcements.maintenance',
    path: '/apps/maintenance/announcement',
    title: 'screens.announcements',
    access: 'admin',
    menu: { group: 'maintenance', icon: 'announcement' },
    uses: ['announcements.list-for-maintenance', 'announcements.export', 'live.listen'],
  },
  {
    // `new` for one that is not there yet.
    id: 'announcements.edit',
    path: '/apps/maintenance/announcement/:announcementId',
    title: 'screens.announcementsEdit',
    access: 'admin',
    uses: [
      'announcements.show-for-maintenance',
      'announcements.create',
      'announcements.change',
      'announcements.publish',
      'announcements.withdraw',
      'master-data.holidays',
      'live.listen',
    ],
  },
  {
    id: 'announcements.readers',
    path: '/apps/maintenance/announcement/:announcementId/readers',
    title: 'screens.announcementsReaders',
    access: 'admin',
    uses: [
      'announcements.show-for-maintenance',
      'announcements.list-readers',
      'announcements.export-readers',
      'announcements.count-readers',
      'live.listen',
    ],
  },
  {
    // Staff may open it (S2-17), and see what system people maintain; what these write stands on the screens behind.
    id: 'classifications.list',
    path: '/apps/maintenance/classification',
    title: 'screens.classifications',
    access: 'staff',
    menu: { group: 'maintenance', icon: 'classification', shownTo: 'system', exact: true },
    uses: ['classifications.list', 'classifications.show', 'classifications.export', 'dated-rates.list', 'live.listen'],
  },
  {
    // `?classification=` says of which list.
    id: 'classifications.details',
    path: '/apps/maintenance/classification-detail',
    title: 'screens.classificationDetails',
    access: 'staff',
    menu: { group: 'maintenance', icon: 'detail', shownTo: 'system', exact: true },
    uses: [
      'classifications.list',
      'classifications.list-details',
      'classifications.show-detail',
      'classifications.show-usage',
      'classifications.show-history',
      'classifications.export-details',
      'live.listen',
    ],
  },
  {
    id: 'classifications.add-detail',
    path: '/apps/maintenance/classification-detail/:classificationCode',
    title: 'screens.classificationDetailsAdd',
    access: 'system',
    uses: [
      'classifications.show',
      'classifications.create-detail',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
  },
  {
    id: 'classifications.edit-detail',
    path: '/apps/maintenance/classification-detail/:classificationCode/:detailCode',
    title: 'screens.classificationDetailsEdit',
    access: 'system',
    uses: [
      'classifications.show-detail',
      'classifications.show-usage',
      'classifications.change-detail',
      'classifications.end-detail',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
  },
  {
    // `#id` opens one entry (R39).
    id: 'faq',
    path: '/pages/faq',
    title: 'screens.faq',
    access: 'staff',
    menu: { group: 'help', icon: 'faq' },
    uses: ['faq.list', 'faq.open', 'faq.rate', 'faq.note-missed', 'faq.ask', 'faq.list-own-questions'],
  },
  {
    // Staff may open it (S2-17), and see what system people maintain; what these write stands on the screens behind.
    id: 'faq.maintenance',
    path: '/apps/maintenance/faq',
    title: 'screens.faqMaintenance',
    access: 'staff',
    menu: { group: 'maintenance', icon: 'faq', shownTo: 'system', exact: true },
    uses: ['faq.list-for-maintenance', 'faq.show-for-maintenance', 'faq.export'],
  },
  {
    id: 'faq.questions',
    path: '/apps/maintenance/faq/questions',
    title: 'screens.faqQuestions',
    access: 'system',
    uses: ['faq.list-questions', 'faq.answer-question', 'faq.close-question', 'faq.list-missed'],
  },
  {
    // `new` for one that is not there yet.
    id: 'faq.edit',
    path: '/apps/maintenance/faq/:entryId',
    title: 'screens.faqEdit',
    access: 'system',
    uses: ['faq.show-for-maintenance', 'faq.create', 'faq.change', 'faq.publish', 'faq.unpublish'],
  },
  {
    // `?user=` shows a colleague's; the user menu leads here (S6-03).
    id: 'profile',
    path: '/pages/profile',
    title: 'screens.profile',
    access: 'signed-in',
    uses: [
      'profile.show',
      'profile.change-general',
      'profile.change-work',
      'profile.change-contact',
      'profile.set-photo',
      'profile.remove-photo',
      'profile.photo',
      'session.update-user',
      'session.list-mine',
      'session.end',
      'session.end-others',
      'session.list-my-sign-ins',
      'passwords.show',
      'passwords.change',
      'audit.list-own',
    ],
  },
  {
    id: 'audit.trail',
    path: '/apps/audit-trail',
    title: 'screens.auditTrail',
    access: 'system',
    menu: { group: 'system', icon: 'history' },
    uses: ['audit.list', 'audit.show', 'audit.export'],
  },
  {
    id: 'errors.not-found',
    path: '/pages/errors/error-404',
    title: 'screens.notFound',
    access: 'any',
    menu: { group: 'system', icon: 'warning', shownTo: 'system' },
    uses: ['fault-reports.send'],
  },
  {
    id: 'errors.unexpected',
    path: '/pages/errors/error-500',
    title: 'screens.unexpected',
    access: 'any',
    menu: { group: 'system', icon: 'warning', shownTo: 'system' },
    // System people read the reports here as well.
    uses: ['fault-reports.note-crash', 'fault-reports.send', 'system.health'],
  },
] as const satisfies readonly Screen[];

export type ScreenId = (typeof SCREENS)[number]['id'];
