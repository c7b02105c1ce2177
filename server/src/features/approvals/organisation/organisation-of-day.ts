// As much of the organisation of a day as the routes in question ask about. One statement.
import { may, ROLES, type Role } from '@madoguchi/contract/access.ts';
import type { Organisation } from '@madoguchi/contract/approvals/organisation.ts';
import type { ApproverRule, RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import { findOrganisation } from './organisation-store.ts';

/**
 * The organisation of the day for routes and people in question.
 * @param people employees by id whose posts and whereabouts are asked for besides: the requester, approvers under way
 */
export async function organisationFor(
  executor: Executor,
  routes: readonly Pick<RouteText, 'steps'>[],
  people: readonly string[],
  on: string,
): Promise<Organisation> {
  const rules = routes.flatMap(({ steps }) => steps).flatMap(({ approvers }) => approvers);
  const named = rules.flatMap((rule) => (rule.by === 'person' ? [rule.employeeId] : []));
  const positions = rules.flatMap((rule) => (rule.by === 'position' ? [rule.position] : []));
  const roles = [...new Set(rules.flatMap(rolesAskedBy))];
  const found = await findOrganisation(executor, { on, people: [...people, ...named], positions, roles });
  const withRole = (role: Role) =>
    found.people.filter((person) => may({ roles: ROLES.filter((one) => person.roles.includes(one)) }, role));
  return {
    groups: new Map(found.groups.map((group) => [group.code, group])),
    people: new Map(found.people.map(({ roles: _roles, ...person }) => [person.employeeId, person])),
    posts: found.posts,
    inRole: new Map(roles.map((role) => [role, withRole(role).map(({ employeeId }) => employeeId)])),
  };
}

/** The admins stand for those whom a domain names. */
function rolesAskedBy(rule: ApproverRule): readonly Role[] {
  if (rule.by === 'role') return [rule.role];
  return rule.by === 'responsible' ? ['admin'] : [];
}

/** Codes of the positions that the person holds in the organisation. */
export function positionsOf({ posts }: Organisation, employeeId: string): readonly string[] {
  return posts.filter((post) => post.employeeId === employeeId).map(({ positionCode }) => positionCode);
}
