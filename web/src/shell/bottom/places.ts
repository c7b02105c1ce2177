// The places of a phone's bottom bar, by role (MOB): home, what one asks for, what one decides.
import { type ItemNode, itemsOf, type MenuNode } from '@madoguchi/contract/menu/nodes.ts';

export interface Place {
  readonly name: 'home' | 'requests' | 'approvals';
  readonly item: ItemNode;
}

/** The first screen of each place that the visitor may open; the menu stands beside them for all others. */
export function placesOf(nodes: readonly MenuNode[]): Place[] {
  const [home] = nodes.filter((node) => node.kind === 'item');
  const first = (group: 'requests' | 'approvals') => itemsOf(nodes.filter(({ id }) => id === group))[0];
  const found = { home, requests: first('requests'), approvals: first('approvals') };
  return (['home', 'requests', 'approvals'] as const).flatMap((name) => {
    const item = found[name];
    return item ? [{ name, item }] : [];
  });
}
