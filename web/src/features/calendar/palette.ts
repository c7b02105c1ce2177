import { may, tool } from '@madoguchi/contract/access.ts';
import { searchEvents } from '@madoguchi/contract/calendar/operations.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { itemId } from './calendar-items.ts';
import { writtenSpan } from './event-times.ts';

const LONGEST = 100;

/** The reader's coming events whose title or place has what is typed, each with its next date. */
function useEvents(text: string) {
  const language = useLanguage();
  const { user, tools } = useSession();
  const q = text.trim();
  const enabled = q !== '' && q.length <= LONGEST && may({ roles: user?.role ?? [] }, tool('calendar'), tools);
  const read = useRead(searchEvents, { q }, { enabled });
  const entries = (enabled ? (read.data?.items ?? []) : []).map(
    (item): PaletteEntry => ({
      id: `event:${itemId(item)}`,
      title: item.title,
      detail: [writtenSpan(item, language), item.place].filter((part) => part !== '').join(' '),
      icon: 'calendar',
      words: [],
      to: `${screenPath('calendar')}?${new URLSearchParams({
        event: item.eventId,
        ...(item.day === null ? {} : { on: item.day }),
      }).toString()}`,
    }),
  );
  return { entries, read: { ...read, isFetching: enabled && read.isFetching, isError: enabled && read.isError } };
}

export const calendarPalette = {
  id: 'calendar',
  name: { ja: '予定', en: 'Events' },
  gives: 'found',
  entriesFor: useEvents,
} as const satisfies PaletteSource;
