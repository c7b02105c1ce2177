import { expect, it } from 'vitest';
import { rolesThatMay } from '../access.ts';
import { toolRules } from '../general-tools/tools.ts';
import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';
import { helpOf } from './help.ts';
import { manualPage } from './pages.ts';

const OPEN = toolRules(() => 'signed-in');

it.each(SCREENS.map((screen: Screen) => screen))(
  'whoever may open $id may read what the manual says of it [S2-27]',
  ({ id, access }) => {
    const page = manualPage(helpOf(id)?.split('#')[0] ?? '');
    if (page === undefined) throw new Error(`${id} leads to no page`);
    const readers = rolesThatMay(page.access, OPEN);
    // A guest has no manual, and is shown no way to it.
    expect(rolesThatMay(access, OPEN).filter((role) => role !== 'guest' && !readers.includes(role))).toEqual([]);
  },
);

it('leads nowhere for what is no screen, be it a word that every object knows [S2-27]', () => {
  expect(['nothing', '', 'constructor', '__proto__'].map(helpOf)).toEqual([null, null, null, null]);
});
