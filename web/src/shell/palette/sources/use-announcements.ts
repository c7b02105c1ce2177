import { listAnnouncements } from '@madoguchi/contract/announcements/operations.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { PaletteEntry } from '../entries/entry.ts';

const NEWEST = 200;

/** What the company tells today and the visitor may read, by title. */
export function useAnnouncements(isAsked: boolean) {
  const language = useLanguage();
  const read = useRead(listAnnouncements, { limit: NEWEST }, { enabled: isAsked });
  const entries = (read.data?.rows ?? []).map(
    ({ id, title, titleEn, shownFrom }): PaletteEntry => ({
      id: `announcement:${id}`,
      title: language === 'en' && titleEn !== '' ? titleEn : title,
      detail: writtenDay(shownFrom, language),
      icon: 'announcement',
      words: [title, titleEn].filter((word) => word !== ''),
      to: `${screenPath('information')}?${new URLSearchParams({ announcement: id }).toString()}`,
    }),
  );
  return { entries, read };
}
