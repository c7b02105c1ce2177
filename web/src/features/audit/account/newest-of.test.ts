import { expect, it } from 'vitest';
import { newestOf } from './newest-of.ts';

it('takes the newest of all, newest first, wherever they came from', () => {
  const at = (second: number) => ({ occurredAt: `2026-11-21T05:05:${String(second).padStart(2, '0')}.000Z` });
  expect(newestOf([at(9), at(3), at(10), at(7)], 3)).toEqual([at(10), at(9), at(7)]);
  expect(newestOf([], 3)).toEqual([]);
});
