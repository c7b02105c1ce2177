import { expect, it } from 'vitest';
import { dayInJapan, standingClock, systemClock } from './clock.ts';

it.each([
  ['2026-11-30T14:59:59.999Z', '2026-11-30'],
  ['2026-11-30T15:00:00.000Z', '2026-12-01'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Japan, wherever the server stands', (instant, day) => {
  expect(dayInJapan(instant)).toBe(day);
});

it('the standing clock stands until it is set', () => {
  const clock = standingClock('2026-11-21T00:00:00Z');
  expect([clock.now(), clock.now(), clock.today()]).toEqual([
    '2026-11-21T00:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
    '2026-11-21',
  ]);
  clock.set('2026-11-21T20:00:00Z');
  expect(clock.today()).toBe('2026-11-22');
});

it('the system clock agrees with itself', () => {
  const before = systemClock.elapsedMs();
  expect(dayInJapan(systemClock.now())).toBe(systemClock.today());
  expect(systemClock.elapsedMs()).toBeGreaterThanOrEqual(before);
});
