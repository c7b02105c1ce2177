import { setCurrent, startCopies } from '@madoguchi/contract/preferences/frame-settings.ts';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameCopies } from '../../platform/frame-settings.ts';
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
