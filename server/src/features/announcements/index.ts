// Handlers of the announcements.
import type { ANNOUNCEMENT_OPERATIONS } from '@madoguchi/contract/announcements/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { announcementUses } from './addressed-store.ts';
import {
  countReaders,
  exportAnnouncements,
  exportReaders,
  listForMaintenance,
  listReaders,
  showForMaintenance,
} from './maintenance/maintenance-reads.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  publishAnnouncement,
  withdrawAnnouncement,
} from './maintenance/writes.ts';
import { markRead } from './mark-read.ts';
import { tellAnnouncementDays } from './news/announcement-days.ts';
import { announcementConfirmations, announcementFacts } from './news/announcement-facts-store.ts';
import { remindReaders } from './news/remind-readers.ts';
import { announcementReminders } from './news/reminders-store.ts';
import { fetchAnnouncementFile, listAnnouncements, showAnnouncement } from './reads.ts';

const announcementHandlers = {
  'announcements.list': listAnnouncements,
  'announcements.show': showAnnouncement,
  'announcements.fetch-file': fetchAnnouncementFile,
  'announcements.mark-read': markRead,
  'announcements.list-for-maintenance': listForMaintenance,
  'announcements.export': exportAnnouncements,
  'announcements.show-for-maintenance': showForMaintenance,
  'announcements.create': createAnnouncement,
  'announcements.change': changeAnnouncement,
  'announcements.publish': publishAnnouncement,
  'announcements.withdraw': withdrawAnnouncement,
  'announcements.count-readers': countReaders,
  'announcements.list-readers': listReaders,
  'announcements.export-readers': exportReaders,
  'announcements.remind': remindReaders,
} satisfies HandlersFor<typeof ANNOUNCEMENT_OPERATIONS>;

export const announcementsFeature = {
  handlers: announcementHandlers,
  facts: [announcementFacts, announcementReminders, announcementConfirmations],
  daily: tellAnnouncementDays,
  usage: announcementUses,
};
