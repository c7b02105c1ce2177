import { execFileSync } from 'node:child_process';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asEnd, asStart, dayOf, minuteOf, minuteOfDay } from './wall-clock.ts';

const anyMinute = fc.integer({ min: 0, max: 60 * 24 * 366 * 100 });

test('a time survives the way there and back, as a start and as an end', () => {
  fc.assert(
    fc.property(anyMinute, (minute) => {
      expect(minuteOf(asStart(minute))).toBe(minute);
      if (minute > 0) expect(minuteOf(asEnd(minute))).toBe(minute);
    }),
  );
});

test('midnight is 24:00 of the day that ends, and 00:00 of the day that begins', () => {
  const midnight = minuteOf('2026-12-01T24:00');
  expect(midnight).toBe(minuteOf('2026-12-02T00:00'));
  expect(asEnd(midnight)).toBe('2026-12-01T24:00');
  expect(asStart(midnight)).toBe('2026-12-02T00:00');
  expect([dayOf(midnight), minuteOfDay(midnight)]).toEqual(['2026-12-02', 0]);
  expect(asEnd(minuteOf('2026-12-01T10:15'))).toBe('2026-12-01T10:15');
});

test.each(['2026-12-01', '2026-12-01 10:00', '2026-12-01T10:00:00', '2026-12-01T10:00Z', ''])(
  '%s is no local time',
  (text) => expect(() => minuteOf(text)).toThrow(TypeError),
);

test('the zone of the computer changes nothing, not even in the hour that its summer time skips', () => {
  const script = `
    import { asEnd, asStart, minuteOf } from '${import.meta.dirname}/wall-clock.ts';
    const times = ['2026-03-08T01:30', '2026-03-08T02:00', '2026-03-08T02:30', '2026-03-08T03:00', '2026-11-01T01:30'];
    console.log(JSON.stringify(times.map((time) => [minuteOf(time), asStart(minuteOf(time)), asEnd(minuteOf(time))])));
  `;
  const inZone = (TZ: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
  const inTokyo = inZone('Asia/Tokyo');
  expect(inTokyo).toContain('2026-03-08T02:30');
  for (const zone of ['America/New_York', 'Pacific/Kiritimati', 'UTC']) expect(inZone(zone)).toBe(inTokyo);
  expect(tokyoDay(Date.UTC(2026, 2, 7, 15))).toBe('2026-03-08');
});
