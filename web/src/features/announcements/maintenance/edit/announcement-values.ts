// The form's initial values, and those of a stored announcement.
import type { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import type { changeAnnouncement, createAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { FormValues } from '../../../../kit/form/use-operation-form.ts';

/** Stands in the address for one that is not there yet. */
export const NEW = 'new';

/** Nothing is chosen beforehand but the day. */
export function emptyAnnouncement(today: PlainDate): FormValues<typeof createAnnouncement> {
  return {
    announcementCategory: null,
    title: '',
    titleEn: '',
    body: '',
    bodyEn: '',
    audience: null,
    departments: [],
    shownFrom: today,
    lastDay: null,
    pinned: false,
    mustRead: false,
    attachmentIds: [],
  };
}

export function valuesOf(announcement: MaintainedAnnouncement): FormValues<typeof changeAnnouncement> {
  const { id, version, announcementCategory, title, titleEn, body, bodyEn } = announcement;
  const { audience, departments, shownFrom, lastDay, pinned, mustRead, attachmentIds } = announcement;
  const texts = { announcementCategory, title, titleEn, body, bodyEn };
  return {
    id,
    version,
    ...texts,
    audience,
    departments,
    shownFrom,
    lastDay,
    pinned,
    mustRead,
    attachmentIds,
    readAgain: false,
  };
}
