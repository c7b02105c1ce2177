// Who is found by the rules of a step on a day (B3-02). Never the requester, and nobody who cannot decide (B3-03).
import type { FoundBy, PlannedApprover } from '../../approval.ts';
import type { Organisation, Person } from '../../organisation.ts';
import type { ApproverRule } from '../../route.ts';
import { activePerson, type Found, firstChair, homeGroup, oneLevelUp, upwards } from './groups.ts';

export interface Requester {
  readonly requesterId: string;
  /** The department from which the request comes; null: none, and then only roles and names find anybody. */
  readonly groupCode: string | null;
}

function plannedApprover(person: Person, foundBy: FoundBy): PlannedApprover {
  const { employeeId, name, departmentName } = person;
  return { employeeId, name, departmentName, foundBy };
}

/** As found on the way up. */
export function fromFound(by: FoundBy['by'], { person, group, levels }: Found): PlannedApprover {
  return plannedApprover(person, { by, levelsUp: levels, groupName: group.name, groupCode: group.code });
}

/** Everybody whom the rules of one step find, in their order, nobody twice. */
export function findApprovers(
  rules: readonly ApproverRule[],
  requester: Requester,
  organisation: Organisation,
): readonly PlannedApprover[] {
  const found = new Map<string, PlannedApprover>();
  for (const approver of rules.flatMap((rule) => findBy(rule, requester, organisation)))
    if (!found.has(approver.employeeId)) found.set(approver.employeeId, approver);
  return [...found.values()];
}

function findBy(rule: ApproverRule, requester: Requester, organisation: Organisation): readonly PlannedApprover[] {
  switch (rule.by) {
    case 'superior':
      return heads(0, 'superior', requester, organisation);
    case 'group-head':
      return heads(rule.levelsUp, 'group-head', requester, organisation);
    case 'position':
      return holders(rule.position, requester, organisation);
    case 'role':
      return inRole(rule.role, requester, organisation);
    case 'person':
      return named(rule.employeeId, requester, organisation);
  }
}

/** Above the top there is no level: there the topmost group stands for those that are missing. */
function heads(levelsUp: number, by: 'superior' | 'group-head', requester: Requester, organisation: Organisation) {
  const groups = upwards(organisation, requester.groupCode);
  const start = Math.min(levelsUp, groups.length - 1);
  const found = firstChair(groups.slice(Math.max(start, 0)), organisation, (id) => id === requester.requesterId);
  return found ? [fromFound(by, found)] : [];
}

/** The holders in the nearest group that has any. */
function holders(position: string, { requesterId, groupCode }: Requester, organisation: Organisation) {
  for (const [levelsUp, group] of upwards(organisation, groupCode).entries()) {
    const people = organisation.posts
      .filter((post) => post.groupCode === group.code && post.positionCode === position)
      .flatMap(({ employeeId }) => activePerson(organisation, employeeId) ?? [])
      .filter(({ employeeId }) => employeeId !== requesterId);
    if (people.length > 0) {
      const foundBy = { by: 'position', levelsUp, groupName: group.name, groupCode: group.code } as const;
      return people.map((person) => plannedApprover(person, foundBy));
    }
  }
  return [];
}

function inRole(role: string, { requesterId }: Requester, organisation: Organisation) {
  return (organisation.inRole.get(role) ?? [])
    .filter((employeeId) => employeeId !== requesterId)
    .flatMap((employeeId) => activePerson(organisation, employeeId) ?? [])
    .map((person) => plannedApprover(person, byThemselves('role', person.employeeId, organisation)));
}

function named(employeeId: string, { requesterId }: Requester, organisation: Organisation) {
  const person = activePerson(organisation, employeeId);
  if (person && employeeId !== requesterId)
    return [plannedApprover(person, byThemselves('person', employeeId, organisation))];
  const found = oneLevelUp(organisation, { employeeId, groupCode: null }, (id) => id === requesterId);
  return found ? [fromFound('person', found)] : [];
}

/** Found for who they are, wherever they belong; from there one goes up should they leave. */
function byThemselves(by: 'role' | 'person', employeeId: string, organisation: Organisation): FoundBy {
  return { by, levelsUp: 0, groupName: null, groupCode: homeGroup(organisation, employeeId) };
}
