// Dates of events and busy times, as the items that the calendar of the kit shows. Pure.

import { ANSWER_NAMES } from '@madoguchi/contract/calendar/choices.ts';
import type { BusyTime, CalendarItem as Read } from '@madoguchi/contract/calendar/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { SHOWN_STATE_NAMES } from '@madoguchi/contract/reservations/names.ts';
import type { CalendarItem } from '../../kit/calendar/model/calendar-item.ts';
import { formatList } from '../../platform/formats.ts';
import { wallSpan, writtenSpan } from './event-times.ts';
import type { useEventWords } from './words.ts';

type Words = ReturnType<typeof useEventWords>;

/** Of a date of an event; the calendar gives it back where the date is opened or moved. */
export const itemId = ({ eventId, day }: Pick<Read, 'eventId' | 'day'>): string => `${eventId} ${day ?? ''}`.trim();

const toneOf = ({ isOwn, answer }: Read): CalendarItem['tone'] => {
  if (isOwn) return 'own';
  if (answer === 'accepted') return 'other';
  return answer === 'declined' ? 'busy' : 'tentative';
};

/** A date of an own event, or of one to which the reader is invited. */
export function itemOf(read: Read, t: Words, language: Language): CalendarItem {
  const { title: name, place, isOwn, ownerName, answer, allDay } = read;
  const title = answer === 'declined' ? t('declined', { title: name }) : name;
  const whose = isOwn
    ? ''
    : t('theirs', { name: ownerName, title: answer === null ? '' : ANSWER_NAMES[answer][language] });
  return {
    id: itemId(read),
    ...wallSpan(read),
    allDay,
    title,
    ...(place === '' ? {} : { sub: place }),
    tone: toneOf(read),
    own: isOwn,
    movable: isOwn,
    resizable: isOwn,
    label: [writtenSpan(read, language), title, place, whose].filter((part) => part !== '').join(' '),
  };
}

interface Person {
  readonly employeeId: string;
  readonly name: string;
}

/** A time in which a colleague is taken. `rowId` for the row of the person in the week of a department. */
export function busyItem(person: Person, time: BusyTime, t: Words, language: Language): CalendarItem {
  const title = time.title ?? t('busy');
  const said = t('theirs', { name: person.name, title });
  return {
    id: `busy ${person.employeeId} ${time.startsAt} ${time.endsAt} ${time.title ?? ''}`,
    ...wallSpan(time),
    allDay: time.allDay,
    title: said,
    tone: 'busy',
    label: `${writtenSpan(time, language)} ${said}`,
  };
}

/** The same in the person's own row, which says the name already. */
export function busyInRow(person: Person, time: BusyTime, t: Words, language: Language): CalendarItem {
  const item = busyItem(person, time, t, language);
  // A row has hours alone: whole days fill them.
  return { ...item, allDay: false, rowId: person.employeeId, title: time.title ?? t('busy') };
}

const RESERVATION = 'reservation ';

/** The reservation of an item; null of any other. */
export const reservationOf = (id: string): string | null =>
  id.startsWith(RESERVATION) ? id.slice(RESERVATION.length) : null;

/** A reservation of the reader's: opened here, and moved on the board of reservations. */
export function reservationItem(reservation: ReservationItem, language: Language): CalendarItem {
  const { id, start, end, title, resources, shownState } = reservation;
  const time = { startsAt: start, endsAt: end, allDay: false };
  const isTentative = reservation.status === 'tentative';
  const sub = formatList(
    resources.map(({ name }) => name),
    language,
  );
  return {
    id: `${RESERVATION}${id}`,
    ...wallSpan(time),
    title: title === '' ? sub : title,
    sub,
    tone: isTentative ? 'tentative' : 'other',
    ...(shownState === 'awaiting_approval' ? { waitsFor: SHOWN_STATE_NAMES.awaiting_approval[language] } : {}),
    label: [writtenSpan(time, language), title, sub, isTentative ? SHOWN_STATE_NAMES[shownState][language] : '']
      .filter((part) => part !== '')
      .join(' '),
  };
}

/** Two times of one person may say the same: the calendar tells its items apart by their ids. */
export function numbered(items: readonly CalendarItem[]): CalendarItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = seen.get(item.id) ?? 0;
    seen.set(item.id, count + 1);
    return count === 0 ? item : { ...item, id: `${item.id} ${count}` };
  });
}
