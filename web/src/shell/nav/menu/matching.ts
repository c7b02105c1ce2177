// Entries of the menu by their name. Apart from the menu itself: folding knows thousands of characters, and comes once somebody types.

import type { ItemNode } from '@madoguchi/contract/menu/nodes.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';

/** The items whose name holds what was typed, however wide or in whichever kana. */
export function matching(items: readonly ItemNode[], typed: string, nameOf: (item: ItemNode) => string): ItemNode[] {
  const wanted = folded(typed);
  return items.filter((item) => folded(nameOf(item)).includes(wanted));
}
