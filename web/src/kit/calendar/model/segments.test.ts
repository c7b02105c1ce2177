import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarItem } from './calendar-item.ts';
import { closedIn, freeOn, gapsIn, itemsOn, segmentOn } from './segments.ts';
import { asEnd, asStart, minuteOf } from './wall-clock.ts';

const item = (times: string, more: Partial<CalendarItem> = {}): CalendarItem => {
  const [start = '', end = ''] = times.split(' ');
  return { id: times, title: '会議', label: '会議', tone: 'own', start, end, ...more };
};
const day = (text: string) => text as PlainDate;
const on = (one: CalendarItem, days: readonly string[]) =>
  days.map((each) => {
    const part = segmentOn(one, day(each));
    return part === null ? '' : `${asStart(part.from).slice(11)}-${asEnd(part.to).slice(11)}`;
  });

test('what ends at 24:00 does not show on the next day, however its end is written', () => {
  const days = ['2026-12-03', '2026-12-04', '2026-12-05'];
  expect(on(item('2026-12-04T20:00 2026-12-04T24:00'), days)).toEqual(['', '20:00-24:00', '']);
  expect(on(item('2026-12-04T20:00 2026-12-05T00:00'), days)).toEqual(['', '20:00-24:00', '']);
});

test('across midnight there is a part on each day; whole days stand on all of theirs', () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  expect(on(item('2026-12-02T22:00 2026-12-03T02:00'), days)).toEqual(['', '22:00-24:00', '00:00-02:00', '']);
  const trip = item('2026-12-01T00:00 2026-12-03T24:00', { allDay: true });
  expect(on(trip, days)).toEqual(['00:00-24:00', '00:00-24:00', '00:00-24:00', '']);
  expect(days.map((each) => itemsOn([trip], day(each)).length)).toEqual([1, 1, 1, 0]);
});

test('the parts of an item make up the item', () => {
  const first = minuteOf('2026-12-01T00:00');
  fc.assert(
    fc.property(fc.nat(5_000), fc.integer({ min: 1, max: 5_000 }), (from, length) => {
      const one = item(`${asStart(first + from)} ${asEnd(first + from + length)}`);
      const parts = Array.from({ length: 9 }, (_, nth) => segmentOn(one, addDays(day('2026-12-01'), nth)));
      const minutes = parts.reduce((sum, part) => sum + (part === null ? 0 : part.to - part.from), 0);
      expect(minutes).toBe(length);
    }),
  );
});

test('gaps and what is taken cover a stretch exactly once', () => {
  const stretch = fc
    .tuple(fc.nat(200), fc.integer({ min: 1, max: 60 }))
    .map(([from, size]) => ({ from, to: from + size }));
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 8 }), (taken) => {
      const gaps = gapsIn({ from: 0, to: 200 }, taken);
      for (let minute = 0; minute < 200; minute += 1) {
        const isTaken = taken.some(({ from, to }) => minute >= from && minute < to);
        expect(gaps.filter(({ from, to }) => minute >= from && minute < to)).toHaveLength(isTaken ? 0 : 1);
      }
    }),
  );
});

test('a row is free when it is open and nobody has it, with the time around a booking', () => {
  const row = { id: 'a', title: '会議室A', open: [{ start: '2026-12-01T08:00', end: '2026-12-01T20:00' }] };
  const bookings = [
    item('2026-12-01T10:00 2026-12-01T11:00', { rowId: 'a', bufferBefore: 10, bufferAfter: 15 }),
    item('2026-12-01T12:00 2026-12-01T13:00', { rowId: 'b' }),
  ];
  const written = freeOn(row, bookings, day('2026-12-01')).map(({ from, to }) => `${asStart(from)} ${asEnd(to)}`);
  expect(written).toEqual(['2026-12-01T08:00 2026-12-01T09:50', '2026-12-01T11:15 2026-12-01T20:00']);
  expect(closedIn({}, { from: 0, to: 10 })).toEqual([]);
});
