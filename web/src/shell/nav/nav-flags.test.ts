import { expect, it } from 'vitest';
import { FIRST_FLAGS, moved, type NavFlags, type NavMove } from './nav-flags.ts';

const FLAGS = ['open', 'foldedOpen', 'mobileOpen'] as const;
const AFTER: Readonly<Record<NavMove, (before: boolean) => boolean>> = {
  open: () => true,
  close: () => false,
  toggle: (before) => !before,
};

it('opens, closes and toggles each of the three flags without touching the others (N2) [S6-08]', () => {
  const states = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (bits): NavFlags => ({ open: (bits & 1) > 0, foldedOpen: (bits & 2) > 0, mobileOpen: (bits & 4) > 0 }),
  );
  for (const before of states) {
    for (const flag of FLAGS) {
      for (const move of ['open', 'close', 'toggle'] as const) {
        expect(moved(before, flag, move)).toEqual({ ...before, [flag]: AFTER[move](before[flag]) });
      }
    }
  }
});

it('begins with the bar open, nothing unfolded and the drawer closed [S6-08]', () => {
  expect(FIRST_FLAGS).toEqual({ open: true, foldedOpen: false, mobileOpen: false });
});
