// An announcement, whom it is for and on which days it stands (B9-01).
import * as z from 'zod';
import { Attachment } from '../attachments/model.ts';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { text, textLines } from '../values/text.ts';

export const ANNOUNCEMENT_STATUSES = ['draft', 'published', 'withdrawn'] as const;
export const AnnouncementStatus = z.enum(ANNOUNCEMENT_STATUSES);
export type AnnouncementStatus = z.infer<typeof AnnouncementStatus>;

/** Where an announcement stands on a day: a published one waits for its first day, and ends with its period. */
export const ANNOUNCEMENT_PHASES = ['draft', 'scheduled', 'current', 'expired', 'withdrawn'] as const;
export type AnnouncementPhase = (typeof ANNOUNCEMENT_PHASES)[number];

export const ANNOUNCEMENT_CATEGORIES = ['company', 'procedures', 'system', 'workplace'] as const;
export type AnnouncementCategory = (typeof ANNOUNCEMENT_CATEGORIES)[number];

/** Whom it is for: a rule of access, or the people of some departments and of those below them. */
export const AUDIENCES = ['any', 'signed-in', 'staff', 'admin', 'system', 'departments'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Longest texts, in UTF-16 units; most entries of lists. */
export const ANNOUNCEMENT_LIMITS = {
  title: 100,
  body: 10_000,
  departments: 50,
  reminded: 200,
  attachments: 10,
} as const;

/** The author's text, as far as it is written. The body is Markdown without HTML; English is both texts or none. */
const draft = {
  announcementCategory: z.enum(ANNOUNCEMENT_CATEGORIES).nullable(),
  title: text(ANNOUNCEMENT_LIMITS.title),
  titleEn: text(ANNOUNCEMENT_LIMITS.title),
  body: textLines(ANNOUNCEMENT_LIMITS.body),
  bodyEn: textLines(ANNOUNCEMENT_LIMITS.body),
  audience: z.enum(AUDIENCES).nullable(),
  departments: z.array(Code).max(ANNOUNCEMENT_LIMITS.departments),
  /** The first day on which it shows. */
  shownFrom: PlainDate.nullable(),
  /** The last day on which it shows; `null`: until it is withdrawn. */
  lastDay: PlainDate.nullable(),
  pinned: z.boolean(),
  /** Everybody it is for confirms having read it. */
  mustRead: z.boolean(),
  /** Ids of its files, in their order. */
  attachmentIds: z
    .array(Id)
    .max(ANNOUNCEMENT_LIMITS.attachments)
    .refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, { error: 'twice' }),
};
const DraftContent = z.object(draft);
/** The content that is kept in any state; `contentFaults` says what keeps it from going out. */
export type DraftContent = z.infer<typeof DraftContent>;

/** The same where it may go out. */
const AnnouncementContent = DraftContent.extend({
  announcementCategory: z.enum(ANNOUNCEMENT_CATEGORIES),
  audience: z.enum(AUDIENCES),
  shownFrom: PlainDate,
});
export type AnnouncementContent = z.infer<typeof AnnouncementContent>;

/** A text to begin with, as far as it is written. */
export const NewAnnouncement = z.strictObject(draft);

/** A text over that of a version; of a published one it is complete. `readAgain`: whoever confirmed it is asked once more. */
export const ChangedAnnouncement = z.strictObject({ id: Id, version: Version, ...draft, readAgain: z.boolean() });

/** One of the list: what its title tells, and whether the caller has confirmed it. */
export const AnnouncementSummary = AnnouncementContent.pick({
  announcementCategory: true,
  title: true,
  titleEn: true,
  shownFrom: true,
  pinned: true,
  mustRead: true,
}).extend({
  id: Id,
  /** Counts up each time that everybody is to read it again. */
  edition: z.number().int(),
  /** When the caller confirmed this edition. */
  readAt: Instant.nullable(),
});
export type AnnouncementSummary = z.infer<typeof AnnouncementSummary>;

export const Announcement = AnnouncementSummary.extend({
  body: z.string(),
  bodyEn: z.string(),
  attachments: z.array(Attachment.pick({ id: true, name: true, mediaType: true, bytes: true })),
});
export type Announcement = z.infer<typeof Announcement>;

/** The answer of a write. */
export const AnnouncementHeader = z.object({
  id: Id,
  status: AnnouncementStatus,
  version: Version,
  edition: z.number().int(),
  updatedAt: Instant,
});
export type AnnouncementHeader = z.infer<typeof AnnouncementHeader>;

/** Everything of an announcement, for those who maintain them. */
export const MaintainedAnnouncement = DraftContent.extend({
  ...AnnouncementHeader.shape,
  createdAt: Instant,
  /** When it first went out. */
  publishedAt: Instant.nullable(),
  /** Name of who changed it last. */
  updatedBy: z.string(),
  attachments: z.array(Attachment),
});
export type MaintainedAnnouncement = z.infer<typeof MaintainedAnnouncement>;

/** One of the maintainers' list. */
export const MaintenanceRow = MaintainedAnnouncement.pick({
  id: true,
  version: true,
  title: true,
  announcementCategory: true,
  audience: true,
  shownFrom: true,
  lastDay: true,
  pinned: true,
  mustRead: true,
  updatedAt: true,
  updatedBy: true,
}).extend({
  phase: z.enum(ANNOUNCEMENT_PHASES),
  /** How many of those it is for have confirmed this edition; `null` where nobody is asked to. */
  readCount: z.number().int().nullable(),
  /** How many it is for who may log in today. */
  addressedCount: z.number().int().nullable(),
});
export type MaintenanceRow = z.infer<typeof MaintenanceRow>;

/** `read-outside`: has confirmed, and is not asked any more, as somebody who was transferred, suspended or has left. */
export const READER_STATES = ['unread', 'read', 'read-outside'] as const;

/** One of those an announcement is for, or was for when they confirmed this edition: whether and when they did. */
export const ReaderRow = z.object({
  accountId: Id,
  /** `null` for an account without an employee record. */
  employeeId: Code.nullable(),
  name: z.string(),
  kana: z.string(),
  department: Code.nullable(),
  state: z.enum(READER_STATES),
  readAt: Instant.nullable(),
  /** When they were last reminded of this edition. */
  remindedAt: Instant.nullable(),
});
export type ReaderRow = z.infer<typeof ReaderRow>;
