import { GUEST } from '@madoguchi/contract/access.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { openScreen } from '../../routes/current-screen.ts';
import { useShellWords } from '../../words.ts';
import { menuOf } from './menu.ts';
import type { MenuNode, MenuTitle } from './nodes.ts';
import { currentItem } from './place.ts';

/** The visitor's menu, and the id of the entry whose screen is open. */
export function useMenu(): { readonly nodes: readonly MenuNode[]; readonly currentId: string | undefined } {
  const { user, today, tools } = useSession();
  const under = useMatches({ select: (matches) => openScreen(matches)?.under });
  const address = useLocation({ select: ({ pathname }) => pathname });
  const roles = user?.role;
  const month = monthOf(today);
  const nodes = useMemo(() => menuOf(roles === undefined ? GUEST : { roles }, tools, month), [roles, tools, month]);
  return { nodes, currentId: under ?? currentItem(nodes, address)?.id };
}

export function useMenuTitle(): (title: MenuTitle) => string {
  const t = useShellWords();
  const language = useLanguage();
  return (title) => (typeof title === 'string' ? t(title) : title[language]);
}
