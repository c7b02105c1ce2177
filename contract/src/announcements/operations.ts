import * as z from 'zod';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, write } from '../operation.ts';
import { Id, Version } from '../values/id.ts';
import { PageKey, PageSize, page } from '../values/page.ts';
import { ANNOUNCEMENT_LIST, READER_LIST } from './lists.ts';
import {
  ANNOUNCEMENT_LIMITS,
  Announcement,
  AnnouncementHeader,
  AnnouncementSummary,
  ChangedAnnouncement,
  MaintainedAnnouncement,
  NewAnnouncement,
} from './model.ts';

const OfAnnouncement = z.strictObject({ id: Id });
const AtVersion = z.strictObject({ id: Id, version: Version });

/** Announcements that the caller may see today: pinned ones first, then the newest; a guest sees what is for everybody. */
export const listAnnouncements = read('announcements.list', {
  at: ['GET', '/api/announcements'],
  access: 'any',
  input: z.strictObject({ after: PageKey.optional(), limit: PageSize }),
  output: page(AnnouncementSummary),
  refuses: [],
});

/** One of them with its text. What is not for the caller, or not on this day, is as unknown as none. */
export const showAnnouncement = read('announcements.show', {
  at: ['GET', '/api/announcements/:id'],
  access: 'any',
  input: OfAnnouncement,
  output: Announcement,
  refuses: ['not-found'],
});

/**
 * A file of an announcement, for whoever may see that: the stored bytes, always as a download. What is not for the caller is as
 * unknown as none.
 */
export const fetchAnnouncementFile = download('announcements.fetch-file', {
  at: ['GET', '/api/announcements/:id/files/:fileId'],
  access: 'any',
  input: z.strictObject({ id: Id, fileId: Id }),
  mediaType: 'application/octet-stream',
  refuses: ['not-found'],
  records: 'attachment.fetched',
});

/** The caller confirms having read the edition that they saw; an older one is stale. Confirmed again, the first time stays. */
export const markAnnouncementRead = write('announcements.mark-read', {
  at: ['POST', '/api/announcements/:id/read'],
  access: 'signed-in',
  ownOnly: true,
  input: z.strictObject({ id: Id, edition: z.number().int().min(1).max(2_147_483_647) }),
  output: AnnouncementSummary.pick({ id: true, edition: true, readAt: true }),
  refuses: ['not-found', 'stale'],
  records: 'announcement.read',
});

/** All announcements in whatever state, newest first. */
export const listForMaintenance = read('announcements.list-for-maintenance', {
  at: ['GET', '/api/announcements/maintenance'],
  access: 'admin',
  input: z.strictObject(listInput(ANNOUNCEMENT_LIST)),
  output: listOutput(ANNOUNCEMENT_LIST),
  refuses: [],
});

/** The announcements as they are filtered and sorted, as a file. */
export const exportAnnouncements = download('announcements.export', {
  at: ['GET', '/api/announcements/maintenance/export'],
  access: 'admin',
  input: z.strictObject(listExport(ANNOUNCEMENT_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'announcements.exported',
});

/** One announcement in any state, for its maintainers. */
export const showForMaintenance = read('announcements.show-for-maintenance', {
  at: ['GET', '/api/announcements/maintenance/:id'],
  access: 'admin',
  input: OfAnnouncement,
  output: MaintainedAnnouncement,
  refuses: ['not-found'],
});

/** Begins a draft, as far as it is written; nobody but the maintainers sees it. */
export const createAnnouncement = write('announcements.create', {
  at: ['POST', '/api/announcements'],
  access: 'admin',
  input: NewAnnouncement,
  output: AnnouncementHeader,
  refuses: [],
  records: 'announcement.created',
});

/** Writes it anew, in any state; what is out stays complete. `readAgain`: whoever confirmed the former text is asked once more. */
export const changeAnnouncement = write('announcements.change', {
  at: ['POST', '/api/announcements/:id/change'],
  access: 'admin',
  input: ChangedAnnouncement,
  output: AnnouncementHeader,
  refuses: ['not-found', 'stale'],
  records: 'announcement.changed',
});

/** Sends it out. What is missing or contradicts is refused as `invalid`, each fault at its field. */
export const publishAnnouncement = write('announcements.publish', {
  at: ['POST', '/api/announcements/:id/publish'],
  access: 'admin',
  input: AtVersion,
  output: AnnouncementHeader,
  refuses: ['not-found', 'wrong-state', 'stale'],
  records: 'announcement.published',
});

/** Takes it off everybody's screen; it stays in the records. */
export const withdrawAnnouncement = write('announcements.withdraw', {
  at: ['POST', '/api/announcements/:id/withdraw'],
  access: 'admin',
  input: AtVersion,
  output: AnnouncementHeader,
  refuses: ['not-found', 'wrong-state', 'stale'],
  records: 'announcement.withdrawn',
});

/** How many of those it is for have confirmed this edition and how many have not, by department. */
export const countReaders = read('announcements.count-readers', {
  at: ['GET', '/api/announcements/:id/readers/counts'],
  access: 'admin',
  input: OfAnnouncement,
  output: z.array(z.object({ department: z.string().nullable(), read: z.number().int(), unread: z.number().int() })),
  refuses: ['not-found'],
});

/**
 * Whom it is for and whether they have confirmed this edition, and who has confirmed it and is not asked any more: a work
 * list, not a view of anybody's record (B0-09).
 */
export const listReaders = read('announcements.list-readers', {
  at: ['GET', '/api/announcements/:id/readers'],
  access: 'admin',
  input: z.strictObject({ id: Id, ...listInput(READER_LIST) }),
  output: listOutput(READER_LIST),
  refuses: ['not-found'],
});

/** Those people as they are filtered and sorted, as a file. */
export const exportReaders = download('announcements.export-readers', {
  at: ['GET', '/api/announcements/:id/readers/export'],
  access: 'admin',
  input: z.strictObject({ id: Id, ...listExport(READER_LIST) }),
  mediaType: 'text/csv',
  refuses: ['not-found'],
  records: 'announcement.readers-exported',
});

/**
 * Asks those to whom a must-read announcement shows today and who have not confirmed it: those named, or all. Whoever has, or was
 * asked today already, and the caller, are left out; the answer counts those who are told.
 */
export const remindReaders = write('announcements.remind', {
  at: ['POST', '/api/announcements/:id/readers/remind'],
  access: 'admin',
  input: z.strictObject({ id: Id, accountIds: z.array(Id).max(ANNOUNCEMENT_LIMITS.reminded).optional() }),
  output: z.object({ reminded: z.number().int() }),
  refuses: ['not-found', 'wrong-state'],
  records: 'announcement.reminded',
  asksForMail: true,
});

export const ANNOUNCEMENT_OPERATIONS = [
  listAnnouncements,
  showAnnouncement,
  fetchAnnouncementFile,
  markAnnouncementRead,
  listForMaintenance,
  exportAnnouncements,
  showForMaintenance,
  createAnnouncement,
  changeAnnouncement,
  publishAnnouncement,
  withdrawAnnouncement,
  countReaders,
  listReaders,
  exportReaders,
  remindReaders,
] as const;
