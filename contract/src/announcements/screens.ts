import type { Screen } from '../screen.ts';
import { EDIT_HEADINGS } from './names.ts';

export const ANNOUNCEMENT_SCREENS = [
  {
    id: 'announcements.maintenance',
    path: '/apps/maintenance/announcement',
    title: { ja: 'お知らせ管理', en: 'Announcements' },
    access: 'admin',
    menu: { group: 'maintenance', icon: 'announcement', reading: 'おしらせかんり' },
    uses: ['announcements.list-for-maintenance', 'announcements.export', 'attachments.fetch', 'live.listen'],
    opensWith: [{ operation: 'announcements.list-for-maintenance', isList: true }],
  },
  {
    // `new` for one that is not there yet.
    id: 'announcements.edit',
    path: '/apps/maintenance/announcement/:announcementId',
    title: { ja: 'お知らせの内容', en: 'Announcement' },
    head: { up: true, edits: { param: 'announcementId', ...EDIT_HEADINGS } },
    access: 'admin',
    uses: [
      'announcements.show-for-maintenance',
      'announcements.create',
      'announcements.change',
      'announcements.publish',
      'announcements.withdraw',
      'attachments.add',
      'attachments.fetch',
      'master-data.holidays',
      'live.listen',
    ],
    opensWith: [{ operation: 'announcements.show-for-maintenance', input: { id: 'announcementId' } }],
  },
  {
    id: 'announcements.readers',
    path: '/apps/maintenance/announcement/:announcementId/readers',
    title: { ja: 'お知らせの既読状況', en: 'Who has read an announcement' },
    head: { up: true },
    access: 'admin',
    uses: [
      'announcements.show-for-maintenance',
      'announcements.list-readers',
      'announcements.export-readers',
      'announcements.remind',
      'announcements.count-readers',
      'live.listen',
    ],
    opensWith: [{ operation: 'announcements.list-readers', input: { id: 'announcementId' }, isList: true }],
  },
] as const satisfies readonly Screen[];
