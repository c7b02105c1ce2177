// What the company tells its people: an announcement, whom it is for and on which days it stands (B9-01).
import * as z from 'zod';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredText, text } from '../values/text.ts';

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

/** Longest texts, in UTF-16 units. */
export const ANNOUNCEMENT_LIMITS = { title: 100, body: 10_000, departments: 50 } as const;

/** What its author writes. The body is Markdown without HTML; English is both texts or none. */
export const announcementContent = {
  announcementCategory: z.enum(ANNOUNCEMENT_CATEGORIES),
  title: requiredText(ANNOUNCEMENT_LIMITS.title),
  titleEn: text(ANNOUNCEMENT_LIMITS.title),
  body: requiredText(ANNOUNCEMENT_LIMITS.body),
  bodyEn: text(ANNOUNCEMENT_LIMITS.body),
  audience: z.enum(AUDIENCES),
  departments: z.array(Code).max(ANNOUNCEMENT_LIMITS.departments),
  /** The first day on which it shows. */
  shownFrom: PlainDate,
  /** The first day on which it shows no more; `null`: until it is withdrawn. */
  shownUntil: PlainDate.nullable(),
  pinned: z.boolean(),
  /** Everybody it is for confirms having read it. */
  mustRead: z.boolean(),
};
const AnnouncementContent = z.object(announcementContent);
export type AnnouncementContent = z.infer<typeof AnnouncementContent>;

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

export const Announcement = AnnouncementSummary.extend({ body: z.string(), bodyEn: z.string() });
export type Announcement = z.infer<typeof Announcement>;

/** What a write answers. */
export const AnnouncementHeader = z.object({
  id: Id,
  status: AnnouncementStatus,
  version: Version,
  edition: z.number().int(),
  updatedAt: Instant,
});
export type AnnouncementHeader = z.infer<typeof AnnouncementHeader>;

/** Everything of an announcement, for those who maintain them. */
export const MaintainedAnnouncement = AnnouncementContent.extend({
  ...AnnouncementHeader.shape,
  createdAt: Instant,
  /** When it first went out. */
  publishedAt: Instant.nullable(),
  /** Name of who changed it last. */
  updatedBy: z.string(),
});
export type MaintainedAnnouncement = z.infer<typeof MaintainedAnnouncement>;
