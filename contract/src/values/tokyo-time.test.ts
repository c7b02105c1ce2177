import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-days.ts';
import type { PlainDate } from './plain-date.ts';
import { minutesOfDay, readTypedTime, timeOfDay } from './time-of-day.ts';
import { tokyoInstant, tokyoWall, tokyoWallEnd } from './tokyo-time.ts';

const day = (text: string) => text as PlainDate;
const days = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays(day('1950-01-01'), n));

describe('a time as typed', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['９：３０', '09:30'],
    ['09.30', '09:30'],
    ['9時', '09:00'],
    ['9時半', '09:30'],
    ['18時5分', '18:05'],
    ['9:5', null],
    ['18時05分', '18:05'],
    ['0930', '09:30'],
    ['24:00', '24:00'],
    ['24:01', null],
    ['25', null],
    ['9:60', null],
    ['', null],
    ['noon', null],
  ])('%s is read as %s [B0-11]', (typed, time) => {
    expect(readTypedTime(typed)).toBe(time);
  });

  it('comes back from its minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => minutesOfDay(timeOfDay(minutes)) === minutes),
    );
  });
});

describe('the clock of Tokyo', () => {
  it('is nine hours ahead, whatever the day [B0-01]', () => {
    expect(tokyoInstant(day('2026-12-07'), '08:00')).toBe('2026-12-06T23:00:00.000Z');
    expect(tokyoInstant(day('2026-12-31'), '24:00')).toBe('2026-12-31T15:00:00.000Z');
    expect(tokyoWall('2026-03-08T01:00:00.000Z')).toEqual({ day: '2026-03-08', time: '10:00' });
    expect(tokyoWall('1969-12-31T23:59:59.999Z')).toEqual({ day: '1970-01-01', time: '08:59' });
  });

  it('gives back the day and time that an instant was made of', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), (on, minutes) => {
        expect(tokyoWall(tokyoInstant(on, timeOfDay(minutes)))).toEqual({ day: on, time: timeOfDay(minutes) });
      }),
    );
  });

  it('calls an end at midnight 24:00 of the day before', () => {
    expect(tokyoWallEnd(tokyoInstant(day('2026-12-31'), '24:00'))).toEqual({ day: '2026-12-31', time: '24:00' });
    expect(tokyoWallEnd(tokyoInstant(day('2026-12-31'), '23:45'))).toEqual({ day: '2026-12-31', time: '23:45' });
  });
});
