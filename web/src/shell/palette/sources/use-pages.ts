import type { SCREENS } from '@madoguchi/contract/screens.ts';
import { type ItemNode, itemsOf } from '../../nav/menu/nodes.ts';
import { useMenu, useMenuTitle } from '../../nav/menu/use-menu.ts';
import type { PaletteEntry } from '../entries/entry.ts';
import { READINGS } from './readings.ts';

type ReadTitle = keyof typeof READINGS;
const isRead = (title: ItemNode['title']): title is ReadTitle & (typeof SCREENS)[number]['title'] => title in READINGS;

/** The screens of the visitor's menu. */
export function usePages(): PaletteEntry[] {
  const title = useMenuTitle();
  const { nodes } = useMenu();
  return itemsOf(nodes).map((item) => ({
    id: `page:${item.id}`,
    title: title(item.title),
    icon: item.icon,
    // The path finds it as well: part of an old link is all that somebody may have.
    words: [...(isRead(item.title) ? [READINGS[item.title]] : []), item.id, item.path].filter((word) => word !== ''),
    to: item.to,
  }));
}
