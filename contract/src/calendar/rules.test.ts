import { describe, expect, it } from 'vitest';
import { PlainDate } from '../values/plain-date.ts';
import { tokyoInstant } from '../values/tokyo-time.ts';
import { contentFaults, spanOfTimes, timesOfSpan } from './content.ts';
import type { CalendarEvent, Invited } from './event.ts';
import { EventContent } from './model.ts';
import { newsOf, nextDate, nextSequence } from './news.ts';
import { NewSourceEvent, timesOfSource } from './source-event.ts';

const day = (text: string) => PlainDate.parse(text);
const at = (text: string, time: string) => tokyoInstant(day(text), time);

const typed = (more: object = {}) =>
  EventContent.parse({
    title: '会議',
    allDay: false,
    firstDay: '2026-12-08',
    startTime: '22:00',
    lastDay: '2026-12-08',
    endTime: '24:00',
    ...more,
  });

describe('an event as it is typed', () => {
  it('ends at 24:00 of its last day, and is read back so', () => {
    const content = typed({ lastDay: '2026-12-11' });
    const span = { startsAt: '2026-12-08T13:00:00.000Z', endsAt: '2026-12-11T15:00:00.000Z' };
    expect(spanOfTimes(content)).toEqual(span);
    const { allDay, firstDay, startTime, lastDay, endTime } = content;
    expect(timesOfSpan(span, false)).toEqual({ allDay, firstDay, startTime, lastDay, endTime });
  });

  it('of whole days takes all of the last one', () => {
    const times = {
      allDay: true,
      firstDay: day('2026-12-01'),
      startTime: null,
      lastDay: day('2026-12-03'),
      endTime: null,
    };
    const span = { startsAt: at('2026-12-01', '00:00'), endsAt: at('2026-12-04', '00:00') };
    expect(spanOfTimes(times)).toEqual(span);
    expect(timesOfSpan(span, true)).toEqual(times);
  });

  it.each([
    ['fits', {}, []],
    ['has no length', { startTime: '10:00', endTime: '10:00' }, []],
    ['ends before it begins', { startTime: '10:00', endTime: '09:59' }, ['endTime: end-before-start']],
    ['ends on the day before', { lastDay: '2026-12-07' }, ['lastDay: last-before-first']],
    ['begins at 24:00', { startTime: '24:00' }, ['startTime: start-at-24']],
    ['has no times', { startTime: null, endTime: null }, ['startTime: required', 'endTime: required']],
    ['lasts 366 days', { lastDay: '2027-12-08' }, []],
    ['lasts longer', { lastDay: '2027-12-09' }, ['lastDay: event-too-long']],
    [
      'repeats to a day before it begins',
      { rule: { every: 'day', ends: { by: 'until', day: '2026-12-07' } } },
      ['rule.ends.day: last-before-first'],
    ],
  ])('%s', (_name, more, faults) => {
    expect(contentFaults(typed(more)).map(({ field, code }) => `${field}: ${code}`)).toEqual(faults);
  });

  it('invites nobody twice', () => {
    const id = '01932b6c-0000-7000-8000-0000000000e1';
    const read = EventContent.safeParse({ ...typed(), participants: [id, id] });
    expect(read.error?.issues).toMatchObject([{ path: ['participants'], message: 'twice' }]);
  });
});

const person = (employeeId: string): Invited => ({ employeeId, answer: 'none', answeredAt: null });
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'e',
  version: 1,
  ownerAccount: 'a',
  title: '会議',
  description: '',
  place: '',
  allDay: false,
  startsAt: at('2026-12-08', '10:00'),
  endsAt: at('2026-12-08', '11:00'),
  visibility: 'busy',
  rule: null,
  days: [day('2026-12-08')],
  exceptions: [],
  participants: [person('x'), person('y')],
  uid: 'u',
  sequence: 4,
  removedAt: null,
  ...more,
});

const NOW = at('2026-12-01', '09:00');
const LATER = { startsAt: at('2026-12-08', '11:00'), endsAt: at('2026-12-08', '12:00') };
const GONE = { removedAt: NOW };

describe('the news of a change', () => {
  it.each([
    ['is added', null, {}, { x: 'event-invited', y: 'event-invited' }],
    ['has another title', {}, { title: '打合せ' }, {}],
    ['has another time', {}, LATER, { x: 'event-changed', y: 'event-changed' }],
    ['has another place', {}, { place: '会議室B' }, { x: 'event-changed', y: 'event-changed' }],
    [
      'has other people',
      {},
      { participants: [person('y'), person('z')] },
      { x: 'event-cancelled', z: 'event-invited' },
    ],
    ['is called off', {}, GONE, { x: 'event-cancelled', y: 'event-cancelled' }],
    ['comes back', GONE, {}, { x: 'event-invited', y: 'event-invited' }],
  ])('when it %s', (_name, before, after, news) => {
    const found = newsOf(before === null ? null : event(before), event(after), NOW);
    expect(Object.fromEntries(found)).toEqual(news);
  });

  it('is none of what is past', () => {
    const past = at('2026-12-09', '00:00');
    expect(newsOf(event(), event(GONE), past).size).toBe(0);
    expect(newsOf(event(), event({ place: '会議室B' }), past).size).toBe(0);
    expect(nextDate(event(), past)).toBeNull();
    expect(nextDate(event(), NOW)?.startsAt).toBe(at('2026-12-08', '10:00'));
  });

  it('counts another time, another place and its end, and no other title', () => {
    expect(nextSequence(event(), event({ title: '打合せ' }))).toBe(4);
    expect(nextSequence(event(), event(LATER))).toBe(5);
    expect(nextSequence(event(), event({ place: '会議室B' }))).toBe(5);
    expect(nextSequence(event(), event(GONE))).toBe(5);
  });
});

describe('a moment of the source', () => {
  const sent = (more: object) =>
    NewSourceEvent.safeParse({ title: '会議', allDay: false, start: '2026-12-08', end: '2026-12-08', ...more });

  it.each(['2026-02-30', '2026-12-08 10:00', '08/12/2026', '', '2026-12-08T25:00Z'])('is not %o', (start) => {
    expect(sent({ start }).error?.issues).toMatchObject([{ path: ['start'], message: 'moment' }]);
  });

  it('is by the clocks of Tokyo, whatever zone it was said in', () => {
    const times = (start: string, end: string) => {
      const { firstDay, startTime, lastDay, endTime } = timesOfSource(sent({ start, end }).data as NewSourceEvent);
      return [firstDay, startTime, lastDay, endTime];
    };
    expect(times('2026-12-08T10:00', '2026-12-08T10:00:30.5')).toEqual(['2026-12-08', '10:00', '2026-12-08', '10:00']);
    expect(times('2026-12-07T20:00-05:00', '2026-12-08T15:00Z')).toEqual([
      '2026-12-08',
      '10:00',
      '2026-12-08',
      '24:00',
    ]);
  });
});
