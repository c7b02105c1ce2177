import { setCurrent, startCopies } from '@madoguchi/contract/preferences/frame-settings.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameCopies } from '../../platform/frame-settings.ts';
import { Icon } from '../Icon.tsx';
import { ThemeGround } from './ThemeGround.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => act(() => frameCopies.set(startCopies({}))));

const choose = (choice: Parameters<typeof setCurrent>[1]) =>
  act(() => frameCopies.set(setCurrent(frameCopies.get(), choice)));

/** True when a style sheet of the page draws bars of its own. */
const drawsBars = () =>
  [...document.styleSheets].some((sheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes('scrollbar')));

it('the page reads from left to right with bars of its own, until somebody chooses otherwise [S6-13]', () => {
  render(<ThemeGround>{null}</ThemeGround>);
  expect(document.documentElement.dir).toBe('ltr');
  expect(drawsBars()).toBe(true);
  choose({ direction: 'rtl', customScrollbars: false });
  expect(document.documentElement.dir).toBe('rtl');
  expect(drawsBars()).toBe(false);
});

it('from right to left the library’s own sides change places, and arrows point the other way [S6-13]', async () => {
  const { container } = render(
    <ThemeGround>
      <FormControlLabel control={<Switch />} label="at the side" />
      <Icon name="chevronRight" />
      <Icon name="search" />
    </ThemeGround>,
  );
  const label = container.querySelector('label');
  if (label === null) throw new Error('no label');
  const sides = () => {
    const { marginLeft, marginRight } = getComputedStyle(label);
    return { marginLeft, marginRight };
  };
  const { marginLeft: start, marginRight: end } = sides();
  expect(start).not.toBe(end);
  choose({ direction: 'rtl' });
  await waitFor(() => expect(sides()).toEqual({ marginLeft: end, marginRight: start }));
  const turned = [...container.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).transform);
  expect(turned).toEqual(['scaleX(-1)', 'none']);
  choose({ direction: 'ltr' });
  await waitFor(() => expect(sides()).toEqual({ marginLeft: start, marginRight: end }));
});
