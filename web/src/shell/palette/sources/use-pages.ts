import { SCREEN_READINGS } from '@madoguchi/contract/screen-readings.ts';
import type { PaletteEntry } from '../../../platform/palette.ts';
import { itemsOf } from '../../nav/menu/nodes.ts';
import { useMenu, useMenuTitle } from '../../nav/menu/use-menu.ts';

/** The screens of the visitor's menu. */
export function usePages(): PaletteEntry[] {
  const title = useMenuTitle();
  const { nodes } = useMenu();
  return itemsOf(nodes).map((item) => ({
    id: `page:${item.id}`,
    title: title(item.title),
    icon: item.icon,
    // The path finds it as well: part of an old link is all that somebody may have.
    words: [SCREEN_READINGS[item.id] ?? '', item.id, item.path].filter((word) => word !== ''),
    to: item.to,
  }));
}
