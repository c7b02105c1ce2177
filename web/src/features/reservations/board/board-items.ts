// Reservations, closures and opening hours as the calendar of the kit shows them. Pure.
import type { Language } from '@madoguchi/contract/message.ts';
import type { AskedResource, ClosedTime, ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { BUSY, SHOWN_STATE_NAMES } from '@madoguchi/contract/reservations/names.ts';
import { openSpan } from '@madoguchi/contract/reservations/rules.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { CalendarItem, CalendarRow, Tone } from '../../../kit/calendar/model/calendar-item.ts';
import { formatList } from '../../../platform/formats.ts';
import { wallEnd, wallStart, writtenSpan } from '../wall-times.ts';
import type { SayReservation } from '../words.ts';

/** A reservation of several resources stands in several rows, each time with an id of its own. */
const BETWEEN = '@';
const CLOSED = 'closed';

export const itemId = (reservationId: string, resourceId: string): string => `${reservationId}${BETWEEN}${resourceId}`;

/** The reservation of an item; null of a closure. */
export function reservationOf(id: string): string | null {
  const [reservationId = ''] = id.split(BETWEEN);
  return reservationId === CLOSED ? null : reservationId;
}

/** The resources of a reservation whose item was dragged to another row: only that one gives way. */
export function movedResources({ resources }: ReservationItem, id: string, rowId: string | undefined): AskedResource[] {
  const [, from] = id.split(BETWEEN);
  return resources.map(({ resourceId, quantity }) => ({
    resourceId: resourceId === from && rowId !== undefined ? rowId : resourceId,
    quantity,
  }));
}

interface Said {
  readonly t: SayReservation;
  readonly language: Language;
}

interface Shown extends Said {
  readonly resources: readonly OfferedResource[];
  readonly items: readonly ReservationItem[];
  readonly closures: readonly ClosedTime[];
}

const titleOf = ({ isBusyOnly, title }: ReservationItem, language: Language) => (isBusyOnly ? BUSY[language] : title);

function toneOf({ status, isOwn, isBusyOnly }: ReservationItem): Tone {
  if (status === 'tentative') return 'tentative';
  if (isOwn) return 'own';
  return isBusyOnly ? 'busy' : 'other';
}

const joined = (parts: readonly (string | null | undefined | false)[], language: Language) =>
  formatList(
    parts.filter((part): part is string => typeof part === 'string' && part !== ''),
    language,
  );

function sentenceOf(item: ReservationItem, { t, language }: Said): string {
  return joined(
    [
      titleOf(item, language),
      writtenSpan(item, language),
      item.resources.map(({ name }) => name).join(' + '),
      item.organizer?.name,
      item.isOwn && t('mine'),
      item.status === 'tentative' && SHOWN_STATE_NAMES[item.shownState][language],
      item.status === 'in_use' && t('inUse'),
    ],
    language,
  );
}

const base = (item: ReservationItem, said: Said) => ({
  start: wallStart(item.start),
  end: wallEnd(item.end),
  title: titleOf(item, said.language),
  tone: toneOf(item),
  ...(item.shownState === 'awaiting_approval' ? { waitsFor: SHOWN_STATE_NAMES.awaiting_approval[said.language] } : {}),
  own: item.isOwn,
  movable: item.may.includes('change'),
  resizable: item.may.includes('change'),
  label: sentenceOf(item, said),
});

/** Of timelines: one item for each row that the reservation holds or shares a place with. */
export function rowItems({ resources, items, closures, ...said }: Shown): CalendarItem[] {
  const rows = new Map(resources.map((one) => [one.id, one]));
  const held = items.flatMap((item) =>
    item.occupies.flatMap((resourceId): CalendarItem[] => {
      const row = rows.get(resourceId);
      if (row === undefined) return [];
      const place = { id: itemId(item.id, resourceId), rowId: resourceId };
      if (item.resources.some((one) => one.resourceId === resourceId)) {
        const { bufferBeforeMinutes: bufferBefore, bufferAfterMinutes: bufferAfter } = row;
        return [{ ...base(item, said), ...place, sub: item.organizer?.name ?? '', bufferBefore, bufferAfter }];
      }
      const through = said.t('takenBy', { name: item.resources.map(({ name }) => name).join(' + ') });
      return [
        {
          ...base(item, said),
          ...place,
          title: through,
          label: joined([through, base(item, said).label], said.language),
          tone: 'busy',
          movable: false,
          resizable: false,
        },
      ];
    }),
  );
  const closed = closures
    .filter(({ resourceId }) => rows.has(resourceId))
    .map((closure): CalendarItem => {
      const title = said.t('closedFor', { reason: closure.reason });
      return {
        id: itemId(CLOSED, `${closure.resourceId}${closure.start}`),
        rowId: closure.resourceId,
        start: wallStart(closure.start),
        end: wallEnd(closure.end),
        title,
        tone: 'holiday',
        label: joined([title, writtenSpan(closure, said.language), rows.get(closure.resourceId)?.name], said.language),
      };
    });
  return [...held, ...closed];
}

/** Of a month: each reservation once, with its resources. */
export function monthItems({ resources, items, ...said }: Omit<Shown, 'closures'>): CalendarItem[] {
  const shown = new Set(resources.map(({ id }) => id));
  return items
    .filter((item) => item.resources.some(({ resourceId }) => shown.has(resourceId)))
    .map((item) => ({
      ...base(item, said),
      id: itemId(item.id, item.resources[0]?.resourceId ?? ''),
      sub: item.resources.map(({ name }) => name).join(' + '),
    }));
}

/** The rows of a timeline, with the times at which each may be booked on the days. */
export function rowsOf(resources: readonly OfferedResource[], days: readonly PlainDate[], { t }: Said): CalendarRow[] {
  return resources.map((one) => {
    const { id, name, capacity, site, quantity, approval, inUseFrom, endsOn } = one;
    const notes = [
      capacity === null ? '' : t('seatsOf', { count: capacity }),
      quantity > 1 ? t('itemsOf', { count: quantity }) : '',
      site,
      approval === 'always' ? t('needsApproval') : '',
    ];
    return {
      id,
      title: name,
      note: notes.filter((note) => note !== '').join(' '),
      open: days
        .filter((day) => (inUseFrom === null || day >= inUseFrom) && (endsOn === null || day <= endsOn))
        .flatMap((day) => openSpan(one, day) ?? [])
        .map(({ start, end }) => ({ start: wallStart(start), end: wallEnd(end) })),
    };
  });
}
