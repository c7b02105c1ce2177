import { GUEST } from '@madoguchi/contract/access.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { useLocation } from '@tanstack/react-router';
import { useSession } from '../../../platform/session.ts';
import { useCurrentScreen } from '../../routes/current-screen.ts';
import { useScreenWords } from '../../screen-words.ts';
import { useShellWords } from '../../words.ts';
import { menuOf } from './menu.ts';
import type { MenuNode, MenuTitle } from './nodes.ts';
import { currentItem } from './place.ts';

/** The visitor's menu, and the id of the entry whose screen is open. */
export function useMenu(): { readonly nodes: readonly MenuNode[]; readonly currentId: string | undefined } {
  const { user, today } = useSession();
  const under = useCurrentScreen()?.under;
  const address = useLocation({ select: ({ pathname }) => pathname });
  const nodes = menuOf(user === null ? GUEST : { roles: user.role }, monthOf(today));
  return { nodes, currentId: under ?? currentItem(nodes, address)?.id };
}

/** What a node of the menu is called. */
export function useMenuTitle(): (title: MenuTitle) => string {
  const t = useShellWords();
  const screen = useScreenWords();
  return (title) => (isScreen(title) ? screen(title) : t(title));
}

const isScreen = (title: MenuTitle): title is Exclude<MenuTitle, `group.${string}`> => title.startsWith('screens.');
