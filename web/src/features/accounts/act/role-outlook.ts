// What a role sees, and what another role would see: from the table of screens, like menu, routes and guards (S5-03).
import { may, type Role } from '@madoguchi/contract/access.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';

type Listed = (typeof SCREENS)[number];

export interface Outlook {
  readonly gains: readonly Listed[];
  readonly loses: readonly Listed[];
  readonly keeps: readonly Listed[];
}

/** Screens with an entry in the menu, which that role would have there. */
const isInMenu = (role: Role) => (screen: Listed) => {
  const { menu, access }: Screen = screen;
  return menu !== undefined && may({ roles: [role] }, menu.shownTo ?? access);
};

/** Which screens of the menu come, go and stay when one role takes the other's place. */
export function outlookOf(from: Role, to: Role): Outlook {
  const [had, has] = [SCREENS.filter(isInMenu(from)), SCREENS.filter(isInMenu(to))];
  return {
    gains: has.filter((screen) => !had.includes(screen)),
    loses: had.filter((screen) => !has.includes(screen)),
    keeps: has.filter((screen) => had.includes(screen)),
  };
}
