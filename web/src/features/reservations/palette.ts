import { searchReservations } from '@madoguchi/contract/reservations/operations.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import { formatList } from '../../platform/formats.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useLanguage } from '../../platform/words.ts';
import { writtenSpan } from './wall-times.ts';

const LONGEST = 100;
const MOST = 8;

/** Everybody's reservations that are not over, found by title, resource and organizer: they have no number (B9-02). */
function useReservations(text: string, isStaff: boolean) {
  const language = useLanguage();
  const q = text.trim();
  const enabled = isStaff && q !== '' && q.length <= LONGEST;
  const read = useRead(searchReservations, { q, limit: MOST }, { enabled });
  const entries = (enabled ? (read.data?.items ?? []) : []).map(
    (row): PaletteEntry => ({
      id: `reservation:${row.id}`,
      title: row.title,
      detail: [
        writtenSpan(row, language),
        formatList(
          row.resources.map(({ name }) => name),
          language,
        ),
        row.organizer?.name,
      ]
        .filter(Boolean)
        .join(' '),
      icon: 'reservation',
      words: [],
      to: `${screenPath('reservations')}?${new URLSearchParams({ day: tokyoWall(row.start).day, open: row.id }).toString()}`,
    }),
  );
  return { entries, read: { ...read, isFetching: enabled && read.isFetching, isError: enabled && read.isError } };
}

export const reservationPalette = {
  id: 'reservations',
  name: { ja: '予約', en: 'Reservations' },
  gives: 'found',
  entriesFor: useReservations,
} as const satisfies PaletteSource;
