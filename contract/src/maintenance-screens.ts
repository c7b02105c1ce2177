// The screens of those who keep routes, announcements, masters and the FAQ, with the FAQ that everybody reads. A part of
// the table of screens, in its order.
import type { Screen } from './screen.ts';

export const MAINTENANCE_SCREENS = [
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
    menu: { group: 'maintenance', icon: 'classification', shownTo: 'system' },
    uses: ['classifications.list', 'classifications.show', 'classifications.export', 'dated-rates.list', 'live.listen'],
  },
  {
    // `?classification=` says of which list.
    id: 'classifications.details',
    path: '/apps/maintenance/classification-detail',
    title: 'screens.classificationDetails',
    access: 'staff',
    menu: { group: 'maintenance', icon: 'detail', shownTo: 'system' },
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
    menu: { group: 'maintenance', icon: 'faq', shownTo: 'system' },
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
] as const satisfies readonly Screen[];
