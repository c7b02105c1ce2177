// The organisation as a tree of items: departments, and people of those that are open. Pure; the screen draws it.
import type { OrganisationUnit, UnitMember } from '@madoguchi/contract/members/model.ts';

export interface PlacedUnit {
  readonly code: string;
  /** `null` at the top. */
  readonly parent: string | null;
}

export interface UnitNode {
  readonly unit: OrganisationUnit;
  readonly units: readonly UnitNode[];
  /** With those of the departments below. */
  readonly allPeople: number;
}

/**
 * The departments below each other, brothers in the given order. One whose parent is not among them stands at the top; one
 * of a circle does too, so that nobody's department is lost.
 */
export function unitTree(units: readonly OrganisationUnit[], placed: readonly PlacedUnit[]): readonly UnitNode[] {
  const parents = new Map(placed.map(({ code, parent }) => [code, parent]));
  const known = new Set<string>(units.map(({ code }) => code));
  const parentOf = (code: string): string | null => {
    const parent = parents.get(code) ?? null;
    return parent !== null && known.has(parent) && !isInCircle(code, parents) ? parent : null;
  };
  const below = Map.groupBy(units, ({ code }) => parentOf(code));
  const nodesOf = (parent: string | null): UnitNode[] =>
    (below.get(parent) ?? []).map((unit) => {
      const nodes = nodesOf(unit.code);
      return { unit, units: nodes, allPeople: nodes.reduce((sum, { allPeople }) => sum + allPeople, unit.people) };
    });
  return nodesOf(null);
}

function isInCircle(code: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let one = parents.get(code) ?? null; one !== null; one = parents.get(one) ?? null) {
    if (one === code) return true;
    if (seen.has(one)) return false;
    seen.add(one);
  }
  return false;
}

/** One line of the tree as it shows just now. */
export type TreeItem =
  | {
      readonly kind: 'unit';
      readonly key: string;
      readonly level: number;
      readonly parent: string | null;
      readonly node: UnitNode;
    }
  | {
      readonly kind: 'person';
      readonly key: string;
      readonly level: number;
      readonly parent: string;
      readonly person: UnitMember;
    };

const unitKey = (code: string): string => `unit:${code}`;

/** The lines in order. People are shown of the departments that are open, as far as they have come. */
export function shownItems(
  nodes: readonly UnitNode[],
  isOpen: (code: string) => boolean,
  peopleOf: (code: string) => readonly UnitMember[],
  level = 1,
  parent: string | null = null,
): TreeItem[] {
  return nodes.flatMap((node) => {
    const { code } = node.unit;
    const key = unitKey(code);
    const line: TreeItem = { kind: 'unit', key, level, parent, node };
    if (!isOpen(code)) return [line];
    const people = peopleOf(code).map((person): TreeItem => {
      // Somebody may hold two posts in one department.
      const own = `${key}:${person.employeeId}:${person.positionCode}`;
      return { kind: 'person', key: own, level: level + 1, parent: key, person };
    });
    return [line, ...people, ...shownItems(node.units, isOpen, peopleOf, level + 1, key)];
  });
}

/** The effect of a key in the tree (WAI-ARIA tree view): the line to go to, or the department to open or close. */
export type TreeStep = { readonly go: string } | { readonly open: string } | { readonly close: string } | null;

export function treeStep(
  items: readonly TreeItem[],
  at: string,
  key: string,
  isOpen: (code: string) => boolean,
): TreeStep {
  const index = items.findIndex((item) => item.key === at);
  const item = items[index];
  if (item === undefined) return null;
  const goTo = (found: TreeItem | undefined): TreeStep => (found === undefined ? null : { go: found.key });
  const code = item.kind === 'unit' ? item.node.unit.code : null;
  switch (key) {
    case 'ArrowDown':
      return goTo(items[index + 1]);
    case 'ArrowUp':
      return goTo(items[index - 1]);
    case 'Home':
      return goTo(items[0]);
    case 'End':
      return goTo(items.at(-1));
    case 'ArrowRight':
      if (code === null) return null;
      if (!isOpen(code)) return { open: code };
      return goTo(items[index + 1]?.parent === item.key ? items[index + 1] : undefined);
    case 'ArrowLeft':
      if (code !== null && isOpen(code)) return { close: code };
      return item.parent === null ? null : { go: item.parent };
    default:
      return null;
  }
}
