import { expect, it } from 'vitest';
import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';
import { headingOf } from './heading.ts';

const screen = (head?: Screen['head']): Screen => ({
  id: 'a',
  path: '/a',
  title: { ja: '経費確認', en: 'Expense confirmation' },
  access: 'staff',
  uses: [],
  ...(head && { head }),
});

it('is the title, with the month of the address where the screen shows one', () => {
  expect(headingOf(screen(), {}, 'ja')).toBe('経費確認');
  expect(headingOf(screen({ up: true }), {}, 'en')).toBe('Expense confirmation');
  expect(headingOf(screen({ month: 'm' }), { m: '202604' }, 'ja')).toBe('経費確認 2026年4月');
  expect(headingOf(screen({ month: 'm' }), { m: '202604' }, 'en')).toBe('Expense confirmation, April 2026');
});

it('is unknown where only the open screen knows it, and where the address names no month', () => {
  expect(headingOf(screen({ ofScreen: true }), {}, 'ja')).toBeNull();
  for (const params of [{}, { m: '202613' }, { m: 'x' }])
    expect(headingOf(screen({ month: 'm' }), params, 'ja')).toBeNull();
});

it('takes the month from a parameter that the path has', () => {
  const named = SCREENS.flatMap(({ path, head }: Screen) => (head?.month === undefined ? [] : [[path, head.month]]));
  expect(named.length).toBeGreaterThan(0);
  for (const [path, name] of named) expect(path).toContain(`:${name}`);
});
