import { CalendarItem as Read } from '@madoguchi/contract/calendar/model.ts';
import { expect, it } from 'vitest';
import { busyInRow, busyItem, itemId, itemOf, numbered } from './calendar-items.ts';
import { timesOfPlace, wallSpan, writtenSpan, writtenTimes } from './event-times.ts';

const EVENT = '01932b6c-0000-7000-8000-0000000000e1';
const PERSON = { employeeId: '01932b6c-0000-7000-8000-0000000000e2', name: '佐藤 健太' };
const t = ((key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join('|')) as never;

const read = (more: Partial<Read> = {}) =>
  Read.parse({
    eventId: EVENT,
    version: 1,
    day: null,
    allDay: false,
    startsAt: '2026-12-01T13:00:00.000Z',
    endsAt: '2026-12-01T15:00:00.000Z',
    title: '夜間作業',
    place: '本社',
    visibility: 'busy',
    isOwn: true,
    ownerName: '佐藤 健太',
    answer: null,
    participants: 0,
    isException: false,
    ...more,
  });

const days = (more: Partial<Read> = {}) =>
  read({ allDay: true, startsAt: '2026-11-30T15:00:00.000Z', endsAt: '2026-12-03T15:00:00.000Z', ...more });

it('stands where the clocks of Tokyo have it, and ends at 24:00 rather than on the next day', () => {
  expect(wallSpan(read())).toEqual({ start: '2026-12-01T22:00', end: '2026-12-01T24:00' });
  expect(wallSpan(days())).toEqual({ start: '2026-12-01T00:00', end: '2026-12-03T24:00' });
});

it('goes back as days and times, of whole days without the latter', () => {
  const place = { start: '2026-12-01T22:00', end: '2026-12-01T24:00' };
  const [firstDay, lastDay] = ['2026-12-01', '2026-12-01'];
  expect(timesOfPlace(place, false)).toEqual({
    allDay: false,
    firstDay,
    startTime: '22:00',
    lastDay,
    endTime: '24:00',
  });
  expect(timesOfPlace(place, true)).toEqual({ allDay: true, firstDay, startTime: null, lastDay, endTime: null });
});

it('is written as people say it', () => {
  expect(writtenSpan(read(), 'ja')).toBe('12/1(火) 22:00〜24:00');
  expect(writtenSpan(days(), 'ja')).toBe('12/1(火)〜12/3(木)');
  expect(writtenSpan(read({ endsAt: '2026-12-01T16:00:00.000Z' }), 'ja')).toBe('12/1(火) 22:00〜12/2(水) 01:00');
  expect(writtenTimes(timesOfPlace({ start: '2026-12-01T00:00', end: '2026-12-01T24:00' }, true), 'en')).toBe(
    '1 Dec 2026 (Tue)',
  );
});

it('is moved by whom it belongs to, and says whose it is and what was answered', () => {
  expect(itemOf(read(), t, 'ja')).toMatchObject({ tone: 'own', movable: true, sub: '本社' });
  const invited = itemOf(read({ isOwn: false, answer: 'none' }), t, 'ja');
  expect(invited).toMatchObject({ tone: 'tentative', movable: false, resizable: false });
  expect(invited.label).toBe('12/1(火) 22:00〜24:00 夜間作業 本社 theirs|佐藤 健太|未回答');
  expect(itemOf(read({ isOwn: false, answer: 'accepted' }), t, 'ja').tone).toBe('other');
  expect(itemOf(read({ isOwn: false, answer: 'declined' }), t, 'ja').title).toBe('declined|夜間作業');
});

it('tells the dates of a series apart', () => {
  expect(itemId(read({ day: '2026-12-01' as Read['day'] }))).toBe(`${EVENT} 2026-12-01`);
  expect(itemId(read())).toBe(EVENT);
});

it('tells of colleagues the title of what is public alone, and fills their row with whole days', () => {
  const time = {
    employeeId: PERSON.employeeId,
    startsAt: days().startsAt,
    endsAt: days().endsAt,
    allDay: true,
    title: null,
  };
  expect(busyItem(PERSON, time, t, 'ja')).toMatchObject({ title: 'theirs|佐藤 健太|busy', tone: 'busy', allDay: true });
  expect(busyInRow(PERSON, { ...time, title: '出張' }, t, 'ja')).toMatchObject({
    title: '出張',
    rowId: PERSON.employeeId,
    allDay: false,
  });
  const [one, other] = numbered([busyItem(PERSON, time, t, 'ja'), busyItem(PERSON, time, t, 'ja')]);
  expect(one?.id).not.toBe(other?.id);
});
