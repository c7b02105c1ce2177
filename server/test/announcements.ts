// Announcements for tests: a text that works, and one that has gone out.

import { randomUUID } from 'node:crypto';
import type { AnnouncementContent } from '@madoguchi/contract/announcements/model.ts';
import { createAnnouncement, publishAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { expect } from 'vitest';
import { sendFile } from './multipart.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

/** For everybody signed in, since the day before the world's today, without an end. */
export function announcement(more: Partial<AnnouncementContent> = {}): AnnouncementContent {
  return {
    announcementCategory: 'company',
    title: '年末年始の休業',
    titleEn: '',
    body: '12/29(火)から1/3(日)まで休業します。',
    bodyEn: '',
    audience: 'signed-in',
    departments: [],
    shownFrom: PlainDate.parse('2026-11-20'),
    lastDay: null,
    pinned: false,
    mustRead: false,
    attachmentIds: [],
    ...more,
  };
}

/** A draft of the admin's. */
export async function drafted(world: World, more: Partial<AnnouncementContent> = {}) {
  const { status, output } = await world.as('admin')(createAnnouncement, announcement(more));
  expect(status).toBe(200);
  return { id: output.id, version: output.version };
}

/** One that is out. */
export async function published(world: World, more: Partial<AnnouncementContent> = {}) {
  const { status, output } = await world.as('admin')(publishAnnouncement, await drafted(world, more));
  expect(status).toBe(200);
  return { id: output.id, version: output.version, edition: output.edition };
}

/** A file that somebody added, with a content of its own. */
export async function fileBy(world: World, who: Who, name = '年末の予定.pdf') {
  const answer = await sendFile(world, who, [{ name, content: `%PDF-1.7\n% ${randomUUID()}\n` }]);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: string }>().id;
}

/** One that is out with a file of the admin's. */
export async function publishedWithFile(world: World, more: Partial<AnnouncementContent> = {}) {
  const fileId = await fileBy(world, 'admin');
  return { ...(await published(world, { attachmentIds: [fileId], ...more })), fileId };
}
