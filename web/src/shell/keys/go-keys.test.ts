import { SCREENS } from '@madoguchi/contract/screens.ts';
import { expect, it } from 'vitest';
import { REVIEW_KEYS } from '../../features/expense-claims/review/keys/review-keys.ts';
import { conflictsOf } from '../../platform/keys/key-sequence.ts';
import { GO_KEYS } from './go-keys.ts';

/** Bound on every page besides, and by every list. */
const EVERYWHERE = ['mod+k', '?', '/'];
const LISTS = ['j', 'k', 'x', 'Enter', 'Escape'];

it('no two things of a page are bound to the same keys, and each leads to a page of the menu [B9-02]', () => {
  expect(conflictsOf([...EVERYWHERE, ...LISTS, ...Object.values(GO_KEYS), ...Object.values(REVIEW_KEYS)])).toEqual([]);
  const inMenu = SCREENS.filter((screen) => 'menu' in screen).map(({ id }) => id);
  expect(inMenu).toEqual(expect.arrayContaining(Object.keys(GO_KEYS)));
});
