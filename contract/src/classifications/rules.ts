// The rules of master values: where one stands on a day, the order of a list, the tree of departments.
import type { PlainDate } from '../values/plain-date.ts';
import type { DetailState, Move } from './model.ts';

interface Days {
  readonly active: boolean;
  readonly validFrom: PlainDate;
  /** The last day, included. */
  readonly validTo: PlainDate | null;
}

/** Where a value stands on a day. Both its first and its last day count. */
export function stateOn({ active, validFrom, validTo }: Days, day: PlainDate): DetailState {
  if (!active) return 'stopped';
  if (validTo !== null && validTo < day) return 'ended';
  return day < validFrom ? 'coming' : 'valid';
}

interface Placed {
  readonly code: string;
  readonly order: number;
}

/** As lists show them: by place, then by code. */
export function inOrder<Value extends Placed>(values: readonly Value[]): readonly Value[] {
  return values.toSorted((a, b) => a.order - b.order || (a.code < b.code ? -1 : 1));
}

/** Steps of ten leave room for a value between two. */
const STEP = 10;

/** The place after the last one. */
export function nextOrder(values: readonly Placed[]): number {
  return values.reduce((last, { order }) => Math.max(last, order), 0) + STEP;
}

/** Whose place changes, and to which, when a value goes one up or down; none at the end of the list. */
export function moved(values: readonly Placed[], code: string, move: Move): readonly Placed[] {
  const order = [...inOrder(values)];
  const at = order.findIndex((value) => value.code === code);
  const to = at + (move === 'up' ? -1 : 1);
  const [one, other] = [order[at], order[to]];
  if (one === undefined || other === undefined) return [];
  // Where no two share a place, the two change theirs; otherwise all are placed anew.
  if (new Set(order.map((value) => value.order)).size === order.length) {
    return [
      { code: one.code, order: other.order },
      { code: other.code, order: one.order },
    ];
  }
  order[at] = other;
  order[to] = one;
  return order
    .map((value, index) => ({ code: value.code, order: (index + 1) * STEP, before: value.order }))
    .filter(({ order: now, before }) => now !== before)
    .map(({ code: of, order: now }) => ({ code: of, order: now }));
}

/** A department as far as the tree is concerned. */
export interface TreeNode extends Days {
  readonly code: string;
  readonly parent: string | null;
}

export type TreeFault =
  | 'unknown-code'
  | 'parent-below'
  | 'parent-begins-later'
  | 'parent-ends'
  | 'departments-begin-before'
  | 'departments-below';

/** True when the one above stands for as long as the one below does. */
function outlasts(above: TreeNode, below: TreeNode): boolean {
  if (!below.active) return true;
  if (!above.active) return false;
  return above.validTo === null || (below.validTo !== null && below.validTo <= above.validTo);
}

/**
 * True when from today on the one above stands on every day of the one below by having begun. How it was before does not count:
 * a department may be put under one that was made for it.
 */
function hasBegunFor(above: TreeNode, below: TreeNode, today: PlainDate): boolean {
  const first = below.validFrom < today ? today : below.validFrom;
  const isOver = below.validTo !== null && below.validTo < first;
  return !below.active || isOver || above.validFrom <= first;
}

function isBelow(code: string, start: string, byCode: ReadonlyMap<string, TreeNode>): boolean {
  const seen = new Set<string>();
  for (let at: string | null = start; at !== null && !seen.has(at); at = byCode.get(at)?.parent ?? null) {
    if (at === code) return true;
    seen.add(at);
  }
  return false;
}

/**
 * A fault of one department in the tree as it would be: its parent is unknown, stands below it, has not begun when
 * it stands, or ends before it; or departments below would stand without it (B1-02). A tree in which no department has a
 * fault has no circle, and from today on no way up that is cut.
 */
export function treeFaults(tree: readonly TreeNode[], code: string, today: PlainDate): readonly TreeFault[] {
  const byCode = new Map(tree.map((node) => [node.code, node]));
  const node = byCode.get(code);
  if (node === undefined) return [];
  const below = tree.filter(({ parent }) => parent === code);
  const ofBelow: readonly TreeFault[] = [
    ...(below.some((child) => !hasBegunFor(node, child, today)) ? (['departments-begin-before'] as const) : []),
    ...(below.some((child) => !outlasts(node, child)) ? (['departments-below'] as const) : []),
  ];
  if (node.parent === null) return ofBelow;
  const above = byCode.get(node.parent);
  if (above === undefined) return ['unknown-code', ...ofBelow];
  if (isBelow(code, node.parent, byCode)) return ['parent-below'];
  return [
    ...(hasBegunFor(above, node, today) ? [] : (['parent-begins-later'] as const)),
    ...(outlasts(above, node) ? [] : (['parent-ends'] as const)),
    ...ofBelow,
  ];
}
