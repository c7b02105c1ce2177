// Handlers of the announcements.
import type { ANNOUNCEMENT_OPERATIONS } from '@madoguchi/contract/announcements/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { changeAnnouncement } from './maintenance/change-announcement.ts';
import { createAnnouncement } from './maintenance/create-announcement.ts';
import { exportAnnouncements, exportReaders } from './maintenance/exports.ts';
import { countReaders, listForMaintenance, listReaders, showForMaintenance } from './maintenance/maintenance-reads.ts';
import { publishAnnouncement } from './maintenance/publish-announcement.ts';
import { withdrawAnnouncement } from './maintenance/withdraw-announcement.ts';
import { markRead } from './mark-read.ts';
import { listAnnouncements, showAnnouncement } from './reads.ts';

export const announcementHandlers = {
  'announcements.list': listAnnouncements,
  'announcements.show': showAnnouncement,
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
} satisfies HandlersFor<typeof ANNOUNCEMENT_OPERATIONS>;
