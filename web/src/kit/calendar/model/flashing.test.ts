import { expect, test } from 'vitest';
import type { CalendarItem } from './calendar-item.ts';
import { changedIds } from './flashing.ts';

const item = (id: string, title = '会議'): CalendarItem => ({
  id,
  title,
  label: title,
  tone: 'own',
  start: '2026-12-01T10:00',
  end: '2026-12-01T11:00',
});
const ids = (before: readonly CalendarItem[], after: readonly CalendarItem[], ...moving: string[]) => [
  ...changedIds(before, after, new Set(moving)),
];

test('news are what is new and what is different, but not what the person moves', () => {
  expect(ids([item('a'), item('b')], [item('a'), item('b', '変更'), item('c')])).toEqual(['b', 'c']);
  expect(ids([item('a'), item('b')], [item('a', '変更'), item('b', '変更')], 'a')).toEqual(['b']);
  expect(ids([item('a')], [item('a')])).toEqual([]);
});

test('so many changes at once are another list', () => {
  const many = Array.from({ length: 13 }, (_, nth) => item(String(nth)));
  expect(ids([], many)).toEqual([]);
  expect(ids([], many.slice(1))).toHaveLength(12);
});
