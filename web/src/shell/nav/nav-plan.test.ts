import { expect, it } from 'vitest';
import { FIRST_FLAGS } from './nav-flags.ts';
import { type Breadth, navPlan } from './nav-plan.ts';

const NAVBAR = { display: true, style: 'style-1', position: 'left', folded: true } as const;
const STYLES = ['style-1', 'style-2', 'style-3', 'style-3-dense'] as const;
const CLOSED = { ...FIRST_FLAGS, open: false };
const plan = (
  navbar: Partial<Parameters<typeof navPlan>[0]>,
  { breadth = 'wide' as Breadth, hasToolbar = true, flags = FIRST_FLAGS } = {},
) => navPlan({ ...NAVBAR, ...navbar }, breadth, hasToolbar, flags);

it('is 280 wide, folded 64, tabbed 120 and dense 64, and a pinned panel adds its 280 [S6-01]', () => {
  const widths = (folded: boolean) => STYLES.map((style) => plan({ style, folded }).widthPx);
  expect(widths(true)).toEqual([280, 64, 120, 64]);
  expect(widths(false)).toEqual([280, 280, 400, 344]);
});

it('takes no room once closed, but a folded bar stays as a rail [S6-01, S6-08]', () => {
  expect(STYLES.map((style) => plan({ style }, { flags: CLOSED }).widthPx)).toEqual([0, 64, 0, 0]);
});

it('opens from the toolbar only while slid out, always where tabbed, never where it folds [S6-08]', () => {
  expect(STYLES.map((style) => plan({ style }).toggles)).toEqual([null, null, 'open', 'open']);
  expect(STYLES.map((style) => plan({ style }, { flags: CLOSED }).toggles)).toEqual(['open', null, 'open', 'open']);
});

it('is a drawer of no width below 1280 px, whatever its style [S6-01]', () => {
  for (const style of STYLES) {
    for (const breadth of ['narrow', 'phone'] as const) {
      expect(plan({ style }, { breadth })).toEqual({ form: 'drawer', widthPx: 0, toggles: 'mobileOpen', floats: null });
    }
  }
});

it('can always be opened: without a toolbar a button floats, on a phone the bottom bar has one (N5b) [S6-08]', () => {
  const hidden = { hasToolbar: false, flags: CLOSED };
  expect(STYLES.map((style) => plan({ style }, hidden).floats)).toEqual(['open', null, 'open', 'open']);
  expect(plan({}, { hasToolbar: false }).floats).toBeNull();
  expect(plan({}, { hasToolbar: false, breadth: 'narrow' }).floats).toBe('mobileOpen');
  expect(plan({}, { hasToolbar: false, breadth: 'phone' }).floats).toBeNull();
});

it('is not there at all where the settings hide it [S6-02]', () => {
  const none = { form: 'none', widthPx: 0, toggles: null, floats: null };
  expect(plan({ display: false })).toEqual(none);
  expect(plan({ display: false }, { breadth: 'narrow' })).toEqual(none);
});

it('is never lost on a phone, where nothing else leads to settings and languages (N5b) [S6-02]', () => {
  expect(plan({ display: false }, { breadth: 'phone' })).toMatchObject({ form: 'drawer', toggles: 'mobileOpen' });
});
