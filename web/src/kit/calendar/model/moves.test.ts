import { expect, test } from 'vitest';
import type { CalendarItem } from './calendar-item.ts';
import { movedBy, pulledBy } from './moves.ts';

const meeting: CalendarItem = {
  id: 'm',
  rowId: 'a',
  title: '会議',
  label: '会議',
  tone: 'own',
  start: '2026-12-01T14:00',
  end: '2026-12-01T15:00',
};
const trip: CalendarItem = { ...meeting, allDay: true, start: '2026-12-01T00:00', end: '2026-12-03T24:00' };
const HOUR = 60;
const DAY = 24 * HOUR;

test('a move by days keeps the time of day; dropped where it was, it is none', () => {
  expect(movedBy(meeting, 3 * DAY)).toEqual({ start: '2026-12-04T14:00', end: '2026-12-04T15:00', rowId: 'a' });
  expect(movedBy(meeting, 0)).toBeNull();
  expect(movedBy(meeting, 0, 'a')).toBeNull();
  expect(movedBy(meeting, 0, 'b')).toEqual({ start: '2026-12-01T14:00', end: '2026-12-01T15:00', rowId: 'b' });
  expect(movedBy({ ...meeting, end: '2026-12-02T00:00' }, 0)).toBeNull();
  expect(movedBy(trip, -DAY)).toEqual({ start: '2026-11-30T00:00', end: '2026-12-02T24:00', rowId: 'a' });
});

test('an edge stops 15 minutes before the other one, or a day where days are whole', () => {
  expect(pulledBy(meeting, 'end', -HOUR)).toMatchObject({ start: '2026-12-01T14:00', end: '2026-12-01T14:15' });
  expect(pulledBy(meeting, 'start', 5 * HOUR)).toMatchObject({ start: '2026-12-01T14:45', end: '2026-12-01T15:00' });
  expect(pulledBy(meeting, 'end', 9 * HOUR)).toMatchObject({ end: '2026-12-01T24:00' });
  expect(pulledBy(trip, 'end', -9 * DAY)).toMatchObject({ start: '2026-12-01T00:00', end: '2026-12-01T24:00' });
  expect(pulledBy(meeting, 'end', 0)).toBeNull();
  expect(pulledBy({ ...meeting, end: '2026-12-01T14:05' }, 'end', 0)).toBeNull();
});
