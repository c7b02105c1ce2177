// Finds the people of a step's rules on a day (B3-02). Never the requester, and nobody who cannot decide (B3-03).
import type { Role } from '../../../access.ts';
import type { FoundBy, PlannedApprover } from '../../approval.ts';
import type { Organisation, Person } from '../../organisation.ts';
import type { ApproverRule } from '../../route.ts';
import { activePerson, chainUp, type Found, firstChair, homeGroup, oneLevelUp } from './groups.ts';

export interface Requester {
  readonly requesterId: string;
  /** The department from which the request comes; null: none, and then only roles and names find anybody. */
  readonly groupCode: string | null;
  /** Employee ids of those whom the request's domain names as responsible for it; absent where it names nobody. */
  readonly responsible?: readonly string[];
}

function plannedApprover(person: Person, foundBy: FoundBy): PlannedApprover {
  const { employeeId, name, departmentName } = person;
  return { employeeId, name, departmentName, foundBy };
}

/** As found on the way up. */
export function fromFound(by: FoundBy['by'], { person, group, levels }: Found): PlannedApprover {
  return plannedApprover(person, { by, levelsUp: levels, groupName: group.name, groupCode: group.code });
}

export interface FoundApprovers {
  /** In the order of the rules, nobody twice. */
  readonly approvers: readonly PlannedApprover[];
  /** One of the rules leads past a group that does not stand on this day: whom it would find there nobody knows. */
  readonly isCut: boolean;
}

/** Everybody whom the rules of one step find (B3-02). */
export function findApprovers(
  rules: readonly ApproverRule[],
  requester: Requester,
  organisation: Organisation,
): FoundApprovers {
  const found = new Map<string, PlannedApprover>();
  const byRule = rules.map((rule) => findBy(rule, requester, organisation));
  for (const approver of byRule.flatMap((approvers) => approvers ?? []))
    if (!found.has(approver.employeeId)) found.set(approver.employeeId, approver);
  return { approvers: [...found.values()], isCut: byRule.includes(null) };
}

/** Null: the way up is cut before anybody is found. */
type FoundByRule = readonly PlannedApprover[] | null;

function findBy(rule: ApproverRule, requester: Requester, organisation: Organisation): FoundByRule {
  switch (rule.by) {
    case 'superior':
      return heads(0, 'superior', requester, organisation);
    case 'group-head':
      return heads(rule.levelsUp, 'group-head', requester, organisation);
    case 'position':
      return holders(rule.position, requester, organisation);
    case 'role':
      return inRole('role', rule.role, requester.requesterId, organisation);
    case 'person':
      return named(rule.employeeId, requester, organisation);
    case 'responsible':
      return responsible(requester, organisation);
  }
}

const nobody = (isCut: boolean): FoundByRule => (isCut ? null : []);

/**
 * Above the top there is no level: there the topmost group stands for those that are missing. Where the way up is cut there
 * are levels, and nobody below stands for them (B3-04).
 */
function heads(
  levelsUp: number,
  by: 'superior' | 'group-head',
  requester: Requester,
  organisation: Organisation,
): FoundByRule {
  const { groups, isCut } = chainUp(organisation, requester.groupCode);
  const start = isCut ? levelsUp : Math.max(Math.min(levelsUp, groups.length - 1), 0);
  const found = firstChair(groups.slice(start), organisation, (id) => id === requester.requesterId);
  return found ? [fromFound(by, found)] : nobody(isCut);
}

/** The holders in the nearest group that has any. */
function holders(position: string, { requesterId, groupCode }: Requester, organisation: Organisation): FoundByRule {
  const { groups, isCut } = chainUp(organisation, groupCode);
  for (const [levelsUp, group] of groups.entries()) {
    const people = organisation.posts
      .filter((post) => post.groupCode === group.code && post.positionCode === position)
      .flatMap(({ employeeId }) => activePerson(organisation, employeeId) ?? [])
      .filter(({ employeeId }) => employeeId !== requesterId);
    if (people.length > 0) {
      const foundBy = { by: 'position', levelsUp, groupName: group.name, groupCode: group.code } as const;
      return people.map((person) => plannedApprover(person, foundBy));
    }
  }
  return nobody(isCut);
}

function inRole(by: 'role' | 'responsible', role: Role, requesterId: string, organisation: Organisation) {
  return (organisation.inRole.get(role) ?? [])
    .filter((employeeId) => employeeId !== requesterId)
    .flatMap((employeeId) => activePerson(organisation, employeeId) ?? [])
    .map((person) => plannedApprover(person, byThemselves(by, person.employeeId, organisation)));
}

function named(employeeId: string, { requesterId }: Requester, organisation: Organisation): FoundByRule {
  const person = activePerson(organisation, employeeId);
  if (person && employeeId !== requesterId)
    return [plannedApprover(person, byThemselves('person', employeeId, organisation))];
  return aboveThem('person', employeeId, requesterId, organisation);
}

function aboveThem(
  by: 'person' | 'responsible',
  employeeId: string,
  requesterId: string,
  organisation: Organisation,
): FoundByRule {
  const found = oneLevelUp(organisation, { employeeId, groupCode: null }, (id) => id === requesterId);
  return found ? [fromFound(by, found)] : nobody(chainUp(organisation, homeGroup(organisation, employeeId)).isCut);
}

/**
 * All of those who can decide, without the requester. Where none of them is left it goes one level up, from the first of them
 * who has somebody above; with nobody above, and where the domain names nobody, the admins stand for them.
 */
function responsible({ requesterId, responsible: ids = [] }: Requester, organisation: Organisation): FoundByRule {
  const people = ids
    .filter((employeeId) => employeeId !== requesterId)
    .flatMap((employeeId) => activePerson(organisation, employeeId) ?? []);
  if (people.length > 0)
    return people.map((person) =>
      plannedApprover(person, byThemselves('responsible', person.employeeId, organisation)),
    );
  const above = ids.map((employeeId) => aboveThem('responsible', employeeId, requesterId, organisation));
  const found = above.find((people) => people !== null && people.length > 0);
  if (found) return found;
  return above.includes(null) ? null : inRole('responsible', 'admin', requesterId, organisation);
}

/** Found for who they are, wherever they belong; from there one goes up should they leave. */
function byThemselves(by: 'role' | 'person' | 'responsible', employeeId: string, organisation: Organisation): FoundBy {
  return { by, levelsUp: 0, groupName: null, groupCode: homeGroup(organisation, employeeId) };
}
