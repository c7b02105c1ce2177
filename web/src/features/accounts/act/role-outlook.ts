// Compares the screens open to two roles: from the table of screens, like menu, routes and guards (S5-03).
import { type HeldRole, may, type Role } from '@madoguchi/contract/access.ts';
import type { ToolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';

type Listed = (typeof SCREENS)[number];

export interface Outlook {
  /** Entries of the menu. */
  readonly gains: readonly Listed[];
  readonly loses: readonly Listed[];
  readonly keeps: readonly Listed[];
  /** Screens without an entry, to which other ways lead. */
  readonly opens: readonly Listed[];
  readonly closes: readonly Listed[];
}

/** Screens with an entry in the menu, which that role would have there. */
const isInMenu = (role: HeldRole, tools: ToolRules) => (screen: Listed) => {
  const { menu, access }: Screen = screen;
  return menu !== undefined && may({ roles: [role] }, menu.shownTo ?? access, tools);
};

/** Screens that a role may open though its menu does not have them. */
const isBesideMenu = (role: Role, tools: ToolRules) => (screen: Listed) =>
  may({ roles: [role] }, screen.access, tools) && !isInMenu(role, tools)(screen);

/** True when the role may not open the screen at all. */
const isClosedTo = (role: Role, tools: ToolRules) => (screen: Listed) => !may({ roles: [role] }, screen.access, tools);

/** Entries of the menu that somebody of the role has. */
export const menuOfRole = (role: HeldRole, tools: ToolRules): readonly Listed[] =>
  SCREENS.filter(isInMenu(role, tools));

/** Which entries of the menu and which other screens come, go and stay when one role takes the other's place. */
export function outlookOf(from: Role, to: Role, tools: ToolRules): Outlook {
  const [had, has] = [menuOfRole(from, tools), menuOfRole(to, tools)];
  return {
    gains: has.filter((screen) => !had.includes(screen)),
    loses: had.filter((screen) => !has.includes(screen)),
    keeps: has.filter((screen) => had.includes(screen)),
    opens: SCREENS.filter(isBesideMenu(to, tools)).filter(isClosedTo(from, tools)),
    closes: SCREENS.filter(isBesideMenu(from, tools)).filter(isClosedTo(to, tools)),
  };
}
