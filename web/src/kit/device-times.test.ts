import { expect, it } from 'vitest';
import { writtenHere } from './device-times.ts';

const MEETING = { start: '2026-11-25T01:00:00Z', end: '2026-11-25T02:30:00Z' };

it('a device elsewhere tells its own times, of the evening before where that is so [B6-05] [B9-03]', () => {
  expect(writtenHere(MEETING, 'en', 'America/New_York')).toMatch(/Nov 24, 2026, 20:00\s–\s21:30/);
  expect(writtenHere(MEETING, 'ja', 'Europe/Paris')).toMatch(/2026\/11\/25 2(?::00|時00分)\s?～\s?3(?::30|時30分)/);
});

it.each(['Asia/Tokyo', 'Asia/Seoul'])('in %s nothing is told twice [B6-05] [B9-03]', (zone) => {
  expect(writtenHere(MEETING, 'ja', zone)).toBeNull();
});

it('a span over the night in which clocks are set back is told by both of its offsets [B6-05]', () => {
  const night = { start: '2026-11-01T05:00:00Z', end: '2026-11-01T07:00:00Z' };
  expect(writtenHere(night, 'en', 'America/New_York')).toMatch(/1:00\s–\s0?2:00/);
});
