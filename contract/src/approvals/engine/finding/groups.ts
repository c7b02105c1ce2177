// The tree of groups, walked upwards: whose chair it is, and who comes after an empty one (B3-03).
import type { Group, Organisation, Person } from '../../organisation.ts';

/** Somebody found on the way up. `levels` counts the groups that were passed. */
export interface Found {
  readonly person: Person;
  readonly group: Group;
  readonly levels: number;
}

/** The way up from a group. */
export interface Chain {
  /** The group and those above it, nearest first. */
  readonly groups: readonly Group[];
  /** A group on the way does not stand on this day, not yet or not any more: who is above it is not known. */
  readonly isCut: boolean;
}

/** Ends at the top, where a group is unknown, and where the tree bites its tail. */
export function chainUp(organisation: Organisation, code: string | null): Chain {
  const groups = new Set<Group>();
  for (let next = code; next !== null; ) {
    const group = organisation.groups.get(next);
    if (!group) return { groups: [...groups], isCut: true };
    if (groups.has(group)) break;
    groups.add(group);
    next = group.parent;
  }
  return { groups: [...groups], isCut: false };
}

/** The person if they can decide on this day, else null: unknown ones are as absent as those who left. */
export function activePerson(organisation: Organisation, employeeId: string | null): Person | null {
  const person = employeeId === null ? undefined : organisation.people.get(employeeId);
  return person?.isActive ? person : null;
}

/** The head, or the deputy of a vacant one. Where that is somebody who is passed over, nobody: it goes up, not down. */
function chairOf(group: Group, organisation: Organisation, isPassedOver: (id: string) => boolean): Person | null {
  const person = activePerson(organisation, group.head) ?? activePerson(organisation, group.deputy);
  return person && !isPassedOver(person.employeeId) ? person : null;
}

/** The first chair on the way up with somebody in it. */
export function firstChair(
  groups: readonly Group[],
  organisation: Organisation,
  isPassedOver: (id: string) => boolean,
): Found | null {
  for (const [levels, group] of groups.entries()) {
    const person = chairOf(group, organisation, isPassedOver);
    if (person) return { person, group, levels };
  }
  return null;
}

/** The group somebody belongs to: of their primary post, else one that they head. */
export function homeGroup(organisation: Organisation, employeeId: string): string | null {
  const post = organisation.posts.find((held) => held.employeeId === employeeId);
  if (post) return post.groupCode;
  return [...organisation.groups.values()].find(({ head }) => head === employeeId)?.code ?? null;
}

/** The person one level above somebody, starting from a group of theirs; `levels` counts from them. */
export function oneLevelUp(
  organisation: Organisation,
  from: { readonly employeeId: string; readonly groupCode: string | null },
  isPassedOver: (id: string) => boolean,
): Found | null {
  const { employeeId, groupCode } = from;
  const { groups } = chainUp(organisation, groupCode ?? homeGroup(organisation, employeeId));
  const found = firstChair(groups, organisation, (id) => id === employeeId || isPassedOver(id));
  const isHead = groups[0]?.head === employeeId;
  return found && { ...found, levels: isHead ? found.levels : found.levels + 1 };
}
