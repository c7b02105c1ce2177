import { GUEST } from '@madoguchi/contract/access.ts';
import { menuOf } from '@madoguchi/contract/menu/menu.ts';
import type { MenuNode } from '@madoguchi/contract/menu/nodes.ts';
import { currentItem } from '@madoguchi/contract/menu/place.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { openScreen } from '../../routes/current-screen.ts';

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

export function useMenuTitle(): (title: Text) => string {
  const language = useLanguage();
  return (title) => title[language];
}
