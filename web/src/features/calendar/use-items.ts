// The events of the shown days: own events and invitations, and the times of a department.
import { may } from '@madoguchi/contract/access.ts';
import type { BusyTime, CalendarItem as ReadItem } from '@madoguchi/contract/calendar/model.ts';
import { listItems, showTeamWeek } from '@madoguchi/contract/calendar/operations.ts';
import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { showRange } from '@madoguchi/contract/reservations/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useMemo } from 'react';
import type { CalendarItem, CalendarRow } from '../../kit/calendar/model/calendar-item.ts';
import { useRead } from '../../platform/query.ts';
import { useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useDueCards } from '../scrumboard/public.ts';
import { useDueItems } from '../to-dos/public.ts';
import { busyInRow, busyItem, itemId, itemOf, numbered, reservationItem } from './calendar-items.ts';
import type { Layer, Place } from './use-place.ts';
import { useEventWords } from './words.ts';

const isAmong = (read: readonly ReadItem[], { startsAt, endsAt, title }: BusyTime) =>
  read.some((one) => one.startsAt === startsAt && one.endsAt === endsAt && one.title === title);

const GONE: ReadonlySet<string> = new Set(['rejected', 'cancelled', 'no_show']);
const NOTHING: readonly never[] = [];

interface Shown {
  readonly items: readonly CalendarItem[];
  readonly rows: readonly CalendarRow[];
  /** The dates behind the items that can be opened. */
  readonly dates: ReadonlyMap<string, ReadItem>;
  readonly isWaiting: boolean;
  /** The department whose people are shown; null where there is none. */
  readonly department: string | null;
  readonly error: unknown;
  readonly again: () => void;
}

/** The reader's reservations in the days, where they are wanted; those that were given up take no time. */
function useReserved(from: PlainDate, to: PlainDate, isWanted: boolean): readonly ReservationItem[] {
  const { role } = useUser();
  const enabled = isWanted && may({ roles: role }, 'staff');
  const { data } = useRead(showRange, { from, to }, { enabled, keepsPrevious: true });
  return useMemo(
    () => (enabled ? (data?.items ?? []) : []).filter(({ isOwn, status }) => isOwn && !GONE.has(status)),
    [enabled, data],
  );
}

/** The reader's to-dos and cards that are due in the days; the layer of all cards has their own among them. */
function useDue(from: PlainDate, to: PlainDate, layers: readonly Layer[]): readonly CalendarItem[] {
  const todos = useDueItems(from, to, layers.includes('to-dos'));
  const cardsOf = layers.includes('cards') ? 'mine' : null;
  const cards = useDueCards(from, to, layers.includes('board-cards') ? 'boards' : cardsOf);
  return useMemo(() => [...todos, ...cards], [todos, cards]);
}

export function useItems({ view, layers, department }: Place, days: readonly PlainDate[]): Shown {
  const t = useEventWords();
  const language = useLanguage();
  const [from, to] = [days[0] ?? ('' as PlainDate), days.at(-1) ?? ('' as PlainDate)];
  const isTeam = view === 'timeline-week';
  const [wantsOwn, wantsTeam] = [!isTeam && layers.includes('own'), isTeam || layers.includes('team')];
  const own = useRead(listItems, { from, to }, { enabled: wantsOwn, keepsPrevious: true });
  const team = useRead(
    showTeamWeek,
    { from, to, ...(department === null ? {} : { department }) },
    { enabled: wantsTeam, keepsPrevious: true },
  );
  const reserved = useReserved(from, to, !isTeam && layers.includes('reservations'));
  const due = useDue(from, to, isTeam ? NOTHING : layers);
  const read = (wantsOwn ? own.data?.items : undefined) ?? NOTHING;
  const people = (wantsTeam ? team.data?.people : undefined) ?? NOTHING;
  const dates = useMemo(() => new Map(read.map((item) => [itemId(item), item])), [read]);
  const items = useMemo(() => {
    const others = isTeam
      ? people.flatMap((person) => person.times.map((time) => busyInRow(person, time, t, language)))
      : people
          // The reader's own events, and those to which they are invited, stand there already.
          .filter(({ isReader }) => !(wantsOwn && isReader))
          .flatMap((person) =>
            person.times.filter((time) => !isAmong(read, time)).map((time) => busyItem(person, time, t, language)),
          );
    return numbered([
      ...read.map((item) => itemOf(item, t, language)),
      ...reserved.map((one) => reservationItem(one, language)),
      ...due,
      ...others,
    ]);
  }, [read, reserved, due, people, isTeam, wantsOwn, t, language]);
  const rows = useMemo(
    () => (isTeam ? people.map(({ employeeId: id, name }) => ({ id, title: name })) : NOTHING),
    [isTeam, people],
  );
  return {
    items,
    rows,
    dates,
    isWaiting:
      (wantsOwn && (own.isPending || own.isPlaceholderData)) ||
      (wantsTeam && (team.isPending || team.isPlaceholderData)),
    department: team.data?.departmentCode ?? null,
    error: (wantsOwn ? own.error : null) ?? (wantsTeam ? team.error : null),
    again: () => {
      if (wantsOwn) void own.refetch();
      if (wantsTeam) void team.refetch();
    },
  };
}
