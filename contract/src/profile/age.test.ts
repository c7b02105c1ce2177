import { expect, it } from 'vitest';
import type { PlainDate } from '../values/plain-date.ts';
import { ageOn } from './age.ts';

it.each([
  ['1990-11-21', '2026-11-20', 35],
  ['1990-11-21', '2026-11-21', 36],
  ['1990-11-22', '2026-11-21', 35],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2000-02-29', '2028-02-29', 28],
  ['2026-11-21', '2026-11-21', 0],
])('somebody born on %s is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday as PlainDate, day as PlainDate)).toBe(age);
});
