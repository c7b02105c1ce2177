// よく使う画面: the screens that a person opens often, and how they are chosen (P9).
import type { ItemNode } from '@madoguchi/contract/menu/nodes.ts';

/** The chosen screens in the order chosen; those that the menu no longer holds are passed over, not forgotten. */
export function chosenOf(items: readonly ItemNode[], ids: readonly string[]): ItemNode[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** The choice with the screen added at its end, or taken out. */
export function turned(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
