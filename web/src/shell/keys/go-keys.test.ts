import { SCREENS } from '@madoguchi/contract/screens.ts';
import { expect, it } from 'vitest';
import { conflictsOf } from '../../platform/keys/key-sequence.ts';
import { GO_KEYS } from './go-keys.ts';

/** Bound on every page besides, and by every list. */
const EVERYWHERE = ['mod+k', '?', '/'];
const LISTS = ['j', 'k', 'x', 'Enter', 'Escape'];
/** Approve, return, reject, and confirm beside them. */
const DECISIONS = ['a', 'r', 'd', 'c'];

it('no two things of a page are bound to the same keys, and each leads to a page of the menu [B9-02]', () => {
  expect(conflictsOf([...EVERYWHERE, ...LISTS, ...Object.values(GO_KEYS), ...DECISIONS])).toEqual([]);
  const inMenu = SCREENS.filter((screen) => 'menu' in screen).map(({ id }) => id);
  expect(inMenu).toEqual(expect.arrayContaining(Object.keys(GO_KEYS)));
});
