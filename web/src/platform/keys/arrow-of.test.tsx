// @vitest-environment jsdom
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MonthGrid } from '../../kit/MonthGrid.tsx';
import { ThemeGround } from '../../kit/theme/ThemeGround.tsx';
import { onNavKey } from '../../shell/nav/nav-keys.ts';
import { showLanguage } from '../language.ts';
import { arrowOf } from './arrow-of.ts';

const read = (direction: 'ltr' | 'rtl') => {
  document.documentElement.dir = direction;
};

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

it('arrows at the sides change places from right to left, all other keys stay [S6-13]', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'a'];
  read('ltr');
  expect(keys.map(arrowOf)).toEqual(keys);
  read('rtl');
  expect(keys.map(arrowOf)).toEqual(['ArrowRight', 'ArrowLeft', ...keys.slice(2)]);
});

it.each([
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
] as const)('in a year read %s, %s leads to the month after [S6-13, B0-02]', (direction, key) => {
  showLanguage('ja');
  const year = { from: '202601' as YearMonth, to: '202612' as YearMonth, onChoose: () => undefined };
  render(
    <ThemeGround>
      <MonthGrid month={'202605' as YearMonth} {...year} />
    </ThemeGround>,
  );
  read(direction);
  const may = screen.getByRole('button', { name: '2026年5月' });
  may.focus();
  fireEvent.keyDown(may, { key });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2026年6月');
});

it.each([
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
] as const)('in a menu read %s, %s opens a closed group and no other key does [S6-13]', (direction, key) => {
  let opened = 0;
  render(
    <nav onKeyDown={onNavKey}>
      <button type="button" aria-expanded="false" onClick={() => opened++}>
        group
      </button>
    </nav>,
  );
  read(direction);
  const group = screen.getByRole('button');
  group.focus();
  fireEvent.keyDown(group, { key: arrowOf('ArrowLeft') });
  expect(opened).toBe(0);
  fireEvent.keyDown(group, { key });
  expect(opened).toBe(1);
});
