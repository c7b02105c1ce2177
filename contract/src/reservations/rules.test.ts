import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlainDate } from '../values/plain-date.ts';
import { tokyoInstant } from '../values/tokyo-time.ts';
import {
  type BookingRules,
  bookingFaults,
  ceilToGrid,
  closedDay,
  daysOfSpan,
  floorToGrid,
  heldSpan,
  limitFault,
  minutesLater,
  overlaps,
  selfOverlap,
} from './rules.ts';

const at = (day: string, time: string) => tokyoInstant(PlainDate.parse(day), time);
const span = (day: string, from: string, to: string) => ({ start: at(day, from), end: at(day, to) });

const ROOM: BookingRules = {
  id: '01980000-0000-7000-8000-000000000001',
  name: 'A',
  status: 'active',
  resourceCategory: 'room',
  quantity: 1,
  slotMinutes: 15,
  shortestMinutes: 30,
  longestMinutes: 240,
  leadMinutes: 0,
  aheadDaysStaff: 30,
  aheadDaysAdmin: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  approval: 'none',
  checksIn: false,
  graceMinutes: 15,
  hours: Array.from({ length: 7 }, (_, day) => (day > 4 ? null : { opens: '08:00', closes: '22:00' })),
  inUseFrom: null,
  endsOn: null,
};
const TODAY = PlainDate.parse('2026-11-25');
const ASKING = { now: at('2026-11-25', '09:00'), today: TODAY, isAdmin: false };
const DAY = '2026-12-01';

const codes = (
  rules: Partial<BookingRules>,
  asked: { start: string; end: string },
  asking: Partial<typeof ASKING & { isRunning: boolean }> = {},
  quantity = 1,
) =>
  bookingFaults({ ...ROOM, ...rules }, quantity, asked, { ...ASKING, ...asking }).map(
    ({ field, code }) => `${field}: ${code}`,
  );

const moment = fc.integer({ min: 0, max: 400 });
const anySpan = fc.tuple(moment, fc.integer({ min: 1, max: 60 })).map(([from, length]) => ({
  start: minutesLater('2026-12-01T00:00:00.000Z', from),
  end: minutesLater('2026-12-01T00:00:00.000Z', from + length),
}));

describe('two spans', () => {
  it('overlap exactly where they have a minute in common, whichever comes first [B6-03]', () => {
    const minutes = ({ start, end }: { start: string; end: string }) => {
      const all = new Set<string>();
      for (let minute = start; minute < end; minute = minutesLater(minute, 1)) all.add(minute);
      return all;
    };
    fc.assert(
      fc.property(anySpan, anySpan, (one, other) => {
        const common = [...minutes(one)].some((minute) => minutes(other).has(minute));
        expect([overlaps(one, other), overlaps(other, one)]).toEqual([common, common]);
      }),
    );
  });

  it('with buffers overlap exactly where less than both buffers lies between them [B6-01]', () => {
    const buffers = fc.record({
      bufferBeforeMinutes: fc.integer({ min: 0, max: 60 }),
      bufferAfterMinutes: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(anySpan, anySpan, buffers, (one, other, both) => {
        const [first, second] = one.start <= other.start ? [one, other] : [other, one];
        const gap = (Date.parse(second.start) - Date.parse(first.end)) / 60_000;
        const isNear = gap < both.bufferBeforeMinutes + both.bufferAfterMinutes;
        expect(overlaps(heldSpan(one, both), heldSpan(other, both))).toBe(isNear);
      }),
    );
  });
});

describe('the grid', () => {
  it.each([
    ['10:07', 15, '10:00', '10:15'],
    ['10:00', 15, '10:00', '10:00'],
    ['10:59', 60, '10:00', '11:00'],
    ['00:04', 5, '00:00', '00:05'],
  ])('at %s in steps of %i lies between %s and %s', (time, slot, floor, ceil) => {
    const moment = at(DAY, time);
    expect([floorToGrid(moment, slot), ceilToGrid(moment, slot)]).toEqual([at(DAY, floor), at(DAY, ceil)]);
  });
});

describe('a span in days', () => {
  it('has a part of each, and ends at 24:00 instead of on the next', () => {
    expect(daysOfSpan(span('2026-12-31', '20:00', '24:00'))).toEqual([{ day: '2026-12-31', from: 1200, to: 1440 }]);
    expect(daysOfSpan({ start: at('2026-12-31', '23:00'), end: at('2027-01-01', '01:00') })).toEqual([
      { day: '2026-12-31', from: 1380, to: 1440 },
      { day: '2027-01-01', from: 0, to: 60 },
    ]);
  });

  it('is open where each of its days is', () => {
    expect(closedDay(ROOM, span(DAY, '08:00', '22:00'))).toBeNull();
    expect(closedDay(ROOM, span(DAY, '21:00', '22:15'))).toBe(DAY);
    expect(closedDay(ROOM, { start: at('2026-12-04', '21:00'), end: at('2026-12-07', '09:00') })).toBe('2026-12-04');
  });
});

describe('a booking', () => {
  it.each<[string, Partial<BookingRules>, { start: string; end: string }, string[]]>([
    ['within the rules', {}, span(DAY, '10:00', '11:00'), []],
    ['that ends before it starts', {}, span(DAY, '11:00', '10:00'), ['end: ends-before-start']],
    ['off the grid at its start', {}, span(DAY, '10:05', '11:00'), ['start: booking-off-grid']],
    ['off the grid at its end', {}, span(DAY, '10:00', '11:05'), ['end: booking-off-grid']],
    ['that is too short', {}, span(DAY, '10:00', '10:15'), ['end: booking-too-short']],
    ['that is too long', {}, span(DAY, '10:00', '14:15'), ['end: booking-too-long']],
    ['out of hours', {}, span(DAY, '07:00', '08:00'), ['start: booking-outside-hours']],
    ['on a closed day', {}, span('2026-12-05', '10:00', '11:00'), ['start: booking-outside-hours']],
    ['in the past', {}, span('2026-11-24', '10:00', '11:00'), ['start: booking-past']],
    ['on the last day ahead', {}, span('2026-12-25', '10:00', '11:00'), []],
    ['too far ahead', {}, span('2026-12-28', '10:00', '11:00'), ['start: booking-too-far']],
    ['of something retired', { status: 'retired' }, span(DAY, '10:00', '11:00'), ['resources: resource-retired']],
    [
      'before its first day',
      { inUseFrom: PlainDate.parse('2026-12-02') },
      span(DAY, '10:00', '11:00'),
      ['start: resource-not-yet'],
    ],
    [
      'after its last day',
      { endsOn: PlainDate.parse('2026-11-30') },
      span(DAY, '10:00', '11:00'),
      ['end: resource-ended'],
    ],
    [
      'on its last day, to midnight',
      { endsOn: PlainDate.parse(DAY), hours: Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' })) },
      span(DAY, '22:00', '24:00'),
      [],
    ],
    ['without the notice', { leadMinutes: 120 }, span('2026-11-25', '10:45', '11:30'), ['start: booking-too-soon']],
    ['with the notice', { leadMinutes: 120 }, span('2026-11-25', '11:00', '11:30'), []],
    [
      'over several rules',
      { leadMinutes: 60 },
      span('2026-11-25', '09:05', '09:10'),
      ['start: booking-too-soon', 'start: booking-off-grid', 'end: booking-too-short'],
    ],
  ])('%s', (_what, rules, asked, faults) => {
    expect(codes(rules, asked)).toEqual(faults);
  });

  it('is further ahead for admins, and begins in the slot that is under way [B6-01]', () => {
    expect(codes({}, span('2026-12-28', '10:00', '11:00'), { isAdmin: true })).toEqual([]);
    const now = at('2026-11-25', '10:07');
    expect(codes({}, span('2026-11-25', '10:00', '11:00'), { now })).toEqual([]);
    expect(codes({}, span('2026-11-25', '09:45', '11:00'), { now })).toEqual(['start: booking-past']);
  });

  it('that runs is judged by its end alone', () => {
    const now = at('2026-11-25', '12:00');
    expect(codes({ leadMinutes: 60 }, span('2026-11-25', '10:00', '13:00'), { now, isRunning: true })).toEqual([]);
    expect(codes({}, span('2026-11-25', '10:00', '13:05'), { now, isRunning: true })).toEqual([
      'end: booking-off-grid',
    ]);
  });

  it('asks for no more items than there are', () => {
    expect(codes({ quantity: 5 }, span(DAY, '10:00', '11:00'), {}, 5)).toEqual([]);
    expect(codes({ quantity: 5 }, span(DAY, '10:00', '11:00'), {}, 6)).toEqual(['resources: too-few-items']);
  });
});

it('dates of a series meet where one begins before the one before has ended', () => {
  const dates = [span('2026-12-07', '09:00', '10:00'), span('2026-12-14', '09:00', '10:00')];
  expect(selfOverlap(dates)).toBeNull();
  const long = dates.map(({ start }) => ({ start, end: minutesLater(start, 8 * 1440) }));
  expect(selfOverlap(long)).toEqual(long[1]);
  expect(selfOverlap(dates.map(({ start }) => ({ start, end: minutesLater(start, 7 * 1440) })))).toBeNull();
});

describe('limits of a person', () => {
  const asked = [span(DAY, '10:00', '12:00')];
  it.each([
    [{ open: 1, mostOpen: 2, weekHours: null }, null],
    [{ open: 2, mostOpen: 2, weekHours: null }, 'limit-open'],
    [{ open: 0, mostOpen: null, weekHours: 2 }, null],
    [{ open: 0, mostOpen: null, weekHours: 1 }, 'limit-week'],
  ])('%j', (limit, code) => {
    expect(limitFault({ ...limit, minutesByWeek: {}, asked })?.code ?? null).toBe(code);
  });

  it('count the week from Monday to Sunday, with what is there', () => {
    const sunday = { minutesByWeek: { '2026-11-30': 60 }, open: 1, mostOpen: null, weekHours: 2 };
    expect(limitFault({ ...sunday, asked: [span('2026-12-06', '10:00', '11:00')] })).toBeNull();
    expect(limitFault({ ...sunday, asked: [span('2026-12-06', '10:00', '11:30')] })?.code).toBe('limit-week');
    expect(limitFault({ ...sunday, asked: [span('2026-12-07', '10:00', '12:00')] })).toBeNull();
  });
});
