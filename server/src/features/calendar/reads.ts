// The reads of calendars: one's own time, other people's as far as it is not theirs alone, and what a form asks before it is sent.
import { occurrenceOf, occurrencesOf } from '@madoguchi/contract/calendar/event.ts';
import { LONGEST_RANGE_DAYS } from '@madoguchi/contract/calendar/model.ts';
import {
  listBusyTimes as busyOperation,
  previewDates as datesOperation,
  listItems as rangeOperation,
  searchEvents as searchOperation,
  showEvent as showOperation,
  showTeamWeek as teamOperation,
} from '@madoguchi/contract/calendar/operations.ts';
import { addDays, daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import { handle } from '../../platform/http/handler.ts';
import { occurrenceDays } from '../../platform/ical/occurrence-days.ts';
import { busyTimesIn, itemsIn, type Reader, viewOf } from './event-views.ts';
import { refuseFields } from './plan-change.ts';
import { findColleagues, findInTime, findInvitees, findOfPeople, searchInTime } from './store.ts';
import { openTo } from './write-events.ts';
import { seenEvent } from './writes.ts';

const readerOf = ({ accountId, employee }: Reader) => ({ account: accountId, employee: employee?.id ?? null });

/** The instants of a span of days, its last one included. */
function instantsOf({ from, to }: { from: PlainDate; to: PlainDate }) {
  if (to < from) return refuseFields([{ field: 'to', code: 'last-before-first' }]);
  if (daysBetween(from, to) >= LONGEST_RANGE_DAYS) {
    return refuseFields([{ field: 'to', code: 'too-many-days', values: { max: LONGEST_RANGE_DAYS } }]);
  }
  return { from: tokyoInstant(from, '00:00'), to: tokyoInstant(addDays(to, 1), '00:00') };
}

export const listItems = handle(rangeOperation, async ({ ground, actor, input }) => {
  const time = instantsOf(input);
  const events = await findInTime(ground.pool, { ...readerOf(actor), ...time });
  return { items: itemsIn(events, time.from, time.to, actor) };
});

const SEARCHED_DAYS = 366;
const FOUND_MOST = 20;

/** One date of each, the next: the palette leads to it. */
export const searchEvents = handle(searchOperation, async ({ ground, actor, input, now }) => {
  const words = input.q.trim();
  if (words === '') return { items: [] };
  const to = tokyoInstant(addDays(ground.clock.today(), SEARCHED_DAYS), '00:00');
  const events = await searchInTime(ground.pool, { ...readerOf(actor), from: now, to, words });
  const items = itemsIn(events, now, to, actor);
  const first = items.filter(({ eventId }, at) => items.findIndex((one) => one.eventId === eventId) === at);
  return { items: first.slice(0, FOUND_MOST) };
});

export const showEvent = handle(showOperation, async ({ ground, actor, input }) => {
  const event = await seenEvent({ ground, actor }, input.id);
  const date = input.day === undefined ? occurrencesOf(event)[0] : occurrenceOf(event, input.day);
  const { isException: _isException, ...shown } = date ?? { isException: false };
  return {
    ...viewOf(event, actor),
    date: date === undefined || date === null ? null : (shown as Omit<typeof date, 'isException'>),
  };
});

export const previewDates = handle(datesOperation, async ({ input }) => {
  const series = occurrenceDays(input.rule, input.firstDay);
  if ('dates' in series) return { days: [...series.dates] };
  const { field, ...fault } = series.fault;
  return refuseFields([{ ...fault, field: field === '' ? 'rule' : `rule.${field}` }]);
});

/** When each of the people is taken in a span, and the caller: what a new event would meet. */
export const listBusyTimes = handle(busyOperation, async ({ ground, actor, input }) => {
  const [from, to] = [input.startsAt, input.endsAt].map((moment) => new Date(moment).toISOString()) as [string, string];
  if (to < from) return refuseFields([{ field: 'endsAt', code: 'end-before-start' }]);
  const own = actor.employee?.id;
  const employees = [...new Set([...(own === undefined ? [] : [own]), ...input.employees])];
  const [today, roles] = [ground.clock.today(), await openTo(ground)];
  const [events, people] = await Promise.all([
    findOfPeople(ground.pool, { employees, from, to }),
    findInvitees(ground.pool, { ids: employees, today, roles }),
  ]);
  const others = events.filter(({ id }) => id !== input.except);
  const times = busyTimesIn(others, { employees, from, to, reader: actor });
  const nameOf = (id: string) => people.find(({ employeeId }) => employeeId === id)?.name ?? '';
  return { times: times.map((time) => ({ ...time, name: nameOf(time.employeeId) })) };
});

/** The week of a department: who is taken when, and by what only where that is public. */
export const showTeamWeek = handle(teamOperation, async ({ ground, actor, input }) => {
  const { from, to } = instantsOf(input);
  const departmentCode = input.department ?? actor.employee?.departmentCode ?? null;
  if (departmentCode === null) return { departmentCode, people: [] };
  const found = await findColleagues(ground.pool, { department: departmentCode, today: ground.clock.today() });
  const employees = found.map(({ employeeId }) => employeeId);
  const events = await findOfPeople(ground.pool, { employees, from, to });
  const times = busyTimesIn(events, { employees, from, to, reader: actor });
  const people = found.map((one) => ({
    ...one,
    isReader: one.employeeId === actor.employee?.id,
    times: times.filter(({ employeeId }) => employeeId === one.employeeId),
  }));
  return { departmentCode, people };
});
