import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { menu, renderInFrame } from '../../../../test/frame-ground.tsx';
import { GUEST_SESSION } from '../../../../test/sessions.ts';
import { preferenceValues } from '../../../platform/preferences.ts';
import { navState } from '../nav-state.ts';
import { HOVER_MS } from '../use-hover-open.ts';
import { NavFolded } from './NavFolded.tsx';

beforeEach(async () => {
  await renderInFrame(NavFolded, { session: GUEST_SESSION, navbar: { style: 'style-2', folded: true } });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const isFolded = () => menu().hasAttribute('data-folded');
const bar = () => menu().parentElement?.parentElement as HTMLElement;
const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it('unfolds 150 ms after the pointer has come, and folds 150 ms after it has left (N8) [S6-07]', () => {
  expect(HOVER_MS).toBe(150);
  fireEvent.mouseEnter(bar());
  pass(HOVER_MS - 1);
  expect(isFolded()).toBe(true);
  pass(1);
  expect(isFolded()).toBe(false);
  fireEvent.mouseLeave(bar());
  pass(HOVER_MS - 1);
  expect(isFolded()).toBe(false);
  pass(1);
  expect(isFolded()).toBe(true);
});

it('does not unfold for a pointer that only passes [S6-07]', () => {
  fireEvent.mouseEnter(bar());
  pass(HOVER_MS - 1);
  fireEvent.mouseLeave(bar());
  pass(HOVER_MS * 10);
  expect(isFolded()).toBe(true);
});

it('moves its own flag only: the bar beside the content and the drawer stay as they are [S6-08]', () => {
  fireEvent.mouseEnter(bar());
  pass(HOVER_MS);
  expect(navState.get()).toEqual({ open: true, foldedOpen: true, mobileOpen: false });
  fireEvent.keyDown(menu(), { key: 'Escape' });
  expect(navState.get()).toEqual({ open: true, foldedOpen: false, mobileOpen: false });
});

it('keeps the bar open with the button in its head, which is not there while it is folded [S6-08]', () => {
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.mouseEnter(bar());
  pass(HOVER_MS);
  const keep = screen.getByRole('button', { name: 'メニューを開いたままにする', pressed: false });
  fireEvent.click(keep);
  expect(keep.getAttribute('aria-pressed')).toBe('true');
  fireEvent.mouseLeave(bar());
  pass(HOVER_MS);
  expect(isFolded()).toBe(false);
  expect(preferenceValues.get().frame).toEqual({ layout: { config: { navbar: { folded: false } } } });
});
