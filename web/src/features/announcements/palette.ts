import { listAnnouncements } from '@madoguchi/contract/announcements/operations.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useLanguage } from '../../platform/words.ts';

const NEWEST = 200;

/** Today's announcements that the visitor may read, by title. */
function useAnnouncements(text: string) {
  const language = useLanguage();
  const read = useRead(listAnnouncements, { limit: NEWEST }, { enabled: text.trim() !== '' });
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

export const announcementPalette = {
  id: 'announcements',
  name: { ja: 'お知らせ', en: 'Announcements' },
  gives: 'all',
  entriesFor: useAnnouncements,
} as const satisfies PaletteSource;
