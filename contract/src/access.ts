// The four roles, and the one question that every guard, menu and route asks.
import type { ToolId, ToolRules } from './general-tools/tools.ts';

/** Highest first: a role includes every role after it (S5-02). */
export const ROLES = ['system', 'admin', 'staff', 'user'] as const;
export type Role = (typeof ROLES)[number];

/**
 * An auditor from outside (B7-06) stands beside the order: reads what is kept for the tax office and nothing that staff, admins or
 * users may see, until the last day of their account.
 */
export const HELD_ROLES = [...ROLES, 'auditor'] as const;
export type HeldRole = (typeof HELD_ROLES)[number];

/**
 * `any`: everybody, guests too. `guests-only`: nobody signed in. `signed-in`: any role, an auditor too.
 * `auditor`: auditors and system people. A role of the order: that role and every higher one.
 */
export const RULES = ['any', 'guests-only', 'signed-in', 'auditor', ...ROLES] as const;
export type Rule = (typeof RULES)[number];

/** Left to the setting of a general tool: the rule that system people have given it holds. */
export interface ToolAccess {
  readonly tool: ToolId;
}

/** The access of an operation or a screen. */
export type Access = Rule | ToolAccess;

export const tool = (id: ToolId): ToolAccess => ({ tool: id });

/** The rule that holds for an access while the tools are set so. */
export function ruleOf(access: Access, tools: ToolRules): Rule {
  return typeof access === 'string' ? access : tools[access.tool];
}

/** A guest is a visitor without roles (S1-03). */
export interface Visitor {
  readonly roles: readonly HeldRole[];
}

export const GUEST: Visitor = { roles: [] };

/** True when the visitor passes the rule; any one of the visitor's roles is enough (S5-01, S5-02). */
export function may(visitor: Visitor, rule: Rule): boolean;
/** True when the visitor passes the access while the tools are set so. */
export function may(visitor: Visitor, access: Access, tools: ToolRules): boolean;
export function may(visitor: Visitor, access: Access, tools?: ToolRules): boolean {
  // A general tool is a place to write in: an auditor has none of them, whomever they are open to.
  if (typeof access !== 'string' && isAuditor(visitor)) return false;
  const rule = tools === undefined ? (access as Rule) : ruleOf(access, tools);
  switch (rule) {
    case 'any':
      return true;
    case 'guests-only':
      return visitor.roles.length === 0;
    case 'signed-in':
      return visitor.roles.length > 0;
    case 'auditor':
      return isAuditor(visitor) || may(visitor, 'system');
    default:
      return visitor.roles.some((role) => role !== 'auditor' && ROLES.indexOf(role) <= ROLES.indexOf(rule));
  }
}

/** True for who reads only: no write is open to them but those of their own session and settings. */
export const isAuditor = ({ roles }: Visitor): boolean => roles.includes('auditor');

/** The roles that pass a rule, `guest` included: what the API description prints as `x-access`. */
export function rolesThatMay(rule: Rule): readonly (HeldRole | 'guest')[];
/** The roles that pass an access while the tools are set so. */
export function rolesThatMay(access: Access, tools: ToolRules): readonly (HeldRole | 'guest')[];
export function rolesThatMay(access: Access, tools?: ToolRules): readonly (HeldRole | 'guest')[] {
  const visitors = [{ name: 'guest' as const, roles: [] }, ...HELD_ROLES.map((name) => ({ name, roles: [name] }))];
  const passes = (visitor: Visitor) =>
    tools === undefined ? may(visitor, access as Rule) : may(visitor, access, tools);
  return visitors.filter(passes).map((visitor) => visitor.name);
}
