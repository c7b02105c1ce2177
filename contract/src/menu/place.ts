// Which entry of the menu is open: addresses are compared part by part, never as text, so that `/apps/todo` is not
// open on `/apps/todo-archive`.
import { type GroupNode, type ItemNode, itemsOf, type MenuNode } from './nodes.ts';

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

/** True when the address is the pattern's, or, unless it must be exact, lies below it. `:name` stands for any one part. */
export function isAt(address: string, pattern: string, exact = false): boolean {
  const there = partsOf(address);
  const wanted = partsOf(pattern);
  if (exact ? there.length !== wanted.length : there.length < wanted.length) return false;
  return wanted.every((part, place) => part.startsWith(':') || part === there[place]);
}

/** The menu says itself which entry is open; the router would mark each whose path the address begins with. */
export const ITSELF = { exact: true } as const;

/** The open entry: of several that lead to the address the longest. */
export function currentItem(nodes: readonly MenuNode[], address: string): ItemNode | undefined {
  return itemsOf(nodes)
    .filter(({ path, exact }) => isAt(address, path, exact))
    .toSorted((one, other) => partsOf(other.path).length - partsOf(one.path).length)[0];
}

/** The parts of the trail before the open screen: the group of its entry, and the entry where the screen is another. */
export interface Trail {
  readonly group: GroupNode | undefined;
  readonly entry: ItemNode | undefined;
}

export function trailOf(nodes: readonly MenuNode[], currentId: string | undefined, screenId: string): Trail {
  return {
    group: nodes.find((node): node is GroupNode => node.kind === 'group' && holds(node, currentId)),
    entry: itemsOf(nodes).find(({ id }) => id === currentId && id !== screenId),
  };
}

/** True when the node is the entry, or holds it. */
export function holds(node: MenuNode, id: string | undefined): boolean {
  return itemsOf([node]).some((item) => item.id === id);
}
