// The menu as a tree of five kinds of node, and what the visitor gets of it. Every style of the navbar draws this tree.
import { type Access, may, type Visitor } from '../access.ts';
import type { ToolRules } from '../general-tools/tools.ts';
import type { IconName } from '../icons/catalogue.ts';
import type { Text } from '../message.ts';
import type { Screen } from '../screen.ts';
import type { SCREENS } from '../screens.ts';

type MenuScreen = Extract<(typeof SCREENS)[number], { menu: unknown }>;
/** The groups that screens name; `top` stands without a heading. */
export type MenuHeading = Exclude<MenuScreen['menu']['group'], 'top'>;
export type BadgeName = NonNullable<NonNullable<Screen['menu']>['badge']>;

interface Node {
  readonly id: string;
  readonly access: Access;
}
interface Named extends Node {
  readonly title: Text;
  readonly icon: IconName;
}

/** A screen of the portal. */
export interface ItemNode extends Named {
  readonly kind: 'item';
  readonly to: `/${string}`;
  /** The screen's path with its `:name` parts: what an address is compared with. */
  readonly path: `/${string}`;
  readonly exact: boolean;
  readonly badge: BadgeName | null;
}
/** An address outside the portal. */
export interface LinkNode extends Named {
  readonly kind: 'link';
  readonly href: `https://${string}`;
  readonly opensTab: boolean;
}
/** Opens and closes; open by itself while a child is the open screen. */
export interface CollapseNode extends Named {
  readonly kind: 'collapse';
  readonly children: readonly LeafNode[];
}
export interface DividerNode extends Node {
  readonly kind: 'divider';
}
export type LeafNode = ItemNode | LinkNode | DividerNode;
export type RowNode = LeafNode | CollapseNode;
/** A heading over its rows, without a way to close it. */
export interface GroupNode extends Named {
  readonly kind: 'group';
  readonly children: readonly RowNode[];
}
export type MenuNode = RowNode | GroupNode;

/** The menu nodes that the visitor may open: by the guard's own check, without empty groups and idle dividers. */
export function visibleTo<Kind extends MenuNode>(visitor: Visitor, tools: ToolRules, nodes: readonly Kind[]): Kind[] {
  const kept = nodes.flatMap((node) => {
    if (!may(visitor, node.access, tools)) return [];
    if (!('children' in node)) return [node];
    const children = visibleTo<MenuNode>(visitor, tools, node.children);
    return children.length === 0 ? [] : [{ ...node, children } as Kind];
  });
  return kept.filter((node, place) => node.kind !== 'divider' || parts(kept, place));
}

/** True when the divider at the place stands between two things, as the last of its neighbours. */
function parts(nodes: readonly MenuNode[], place: number): boolean {
  const isThing = ({ kind }: MenuNode) => kind !== 'divider';
  const next = nodes[place + 1];
  return next !== undefined && isThing(next) && nodes.slice(0, place).some(isThing);
}

/** The screens of the tree, in reading order. */
export function itemsOf(nodes: readonly MenuNode[]): ItemNode[] {
  return nodes.flatMap((node) => ('children' in node ? itemsOf(node.children) : node.kind === 'item' ? [node] : []));
}
