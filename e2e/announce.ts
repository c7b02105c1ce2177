import type { AnnouncementContent } from '@madoguchi/contract/announcements/model.ts';
import { createAnnouncement, publishAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { Page } from '@playwright/test';

/** Yesterday and today in Japan, as the portal of the journeys has them. */
const yesterday = () => addDays(tokyoDay(Date.now()), -1);

/**
 * Sends an announcement out as the admin signed in on the page, by the operations themselves: for journeys that begin
 * where one is out. Answers its id.
 */
export async function announce(page: Page, content: Partial<AnnouncementContent> & { readonly title: string }) {
  const { id, version } = await post(page, createAnnouncement.path, {
    announcementCategory: 'company',
    titleEn: '',
    body: 'お知らせの本文です。',
    bodyEn: '',
    audience: 'signed-in',
    departments: [],
    shownFrom: yesterday(),
    lastDay: null,
    pinned: false,
    mustRead: false,
    attachmentIds: [],
    ...content,
  });
  await post(page, publishAnnouncement.path.replace(':id', id), { version });
  return id;
}

/** Sent from the page itself: with its cookie, its origin, its address. */
function post(page: Page, path: string, body: object): Promise<{ readonly id: string; readonly version: number }> {
  return page.evaluate(
    async ([url, text]) => {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
      if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
      return (await answer.json()) as { id: string; version: number };
    },
    [path, JSON.stringify(body)] as const,
  );
}
