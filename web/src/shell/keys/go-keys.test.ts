import type { Role } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { menuOf } from '@madoguchi/contract/menu/menu.ts';
import { itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { expect, it } from 'vitest';
import { conflictsOf } from '../../platform/keys/key-sequence.ts';
import { GO_KEYS } from './go-keys.ts';

/** Bound on every page besides, and by every list. */
const EVERYWHERE = ['mod+k', '?', '/'];
const LISTS = ['j', 'k', 'x', 'Enter', 'Escape'];
/** Of forms, and of the purchase request with its lines. */
const FORMS = ['mod+Enter', 'mod+s', 'alt+ArrowUp', 'alt+ArrowDown'];
/** Approve, return, reject, and confirm beside them. */
const DECISIONS = ['a', 'r', 'd', 'c'];

it('no two things of a page are bound to the same keys, and each leads to a page of the menu [B9-02]', () => {
  expect(conflictsOf([...EVERYWHERE, ...LISTS, ...Object.values(GO_KEYS), ...FORMS, ...DECISIONS])).toEqual([]);
  const inMenu = SCREENS.filter((screen) => 'menu' in screen).map(({ id }) => id);
  expect(inMenu).toEqual(expect.arrayContaining(Object.keys(GO_KEYS)));
});

const LETTERS = [
  ['D', 'information'],
  ['I', 'approvals.inbox'],
  ['E', 'expense-claims.mine'],
  ['P', 'purchase-requests.list'],
  ['A', 'expense-claims.review'],
  ['M', 'members.list'],
  ['F', 'faq'],
] as const;

it.each(LETTERS)('G and %s lead to %s, for who may see it, and nowhere for who may not [B9-02]', (letter, screen) => {
  const placesOf = (roles: readonly Role[]) =>
    itemsOf(menuOf({ roles }, toolRules(), '202611' as YearMonth))
      .map(({ id }) => id)
      .filter((id) => GO_KEYS[id as keyof typeof GO_KEYS] === `g ${letter.toLowerCase()}`);
  expect(placesOf(['admin'])).toEqual([screen]);
  expect(placesOf(['user'])).toEqual(screen === 'information' ? [screen] : []);
});

it('G and T lead to the to-dos, for whom the tool is open [B9-02]', () => {
  const leads = (tools: ReturnType<typeof toolRules>) =>
    itemsOf(menuOf({ roles: ['staff'] }, tools, '202611' as YearMonth)).some(({ id }) => id === 'to-dos');
  expect(GO_KEYS['to-dos']).toBe('g t');
  expect([leads(toolRules()), leads(toolRules(() => 'staff'))]).toEqual([false, true]);
});
