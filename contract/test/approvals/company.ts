// A small company, routes and people for the engine's cases: every name says what it stands for.
import type { ActingPerson, ActRefusal, Approval, Command, Delegation } from '../../src/approvals/approval.ts';
import { act } from '../../src/approvals/engine/act.ts';
import { beginApproval } from '../../src/approvals/engine/begin.ts';
import type { Ground } from '../../src/approvals/engine/ground.ts';
import { type PlanQuestion, planOn } from '../../src/approvals/engine/plan.ts';
import type { Group, Organisation, Person } from '../../src/approvals/organisation.ts';
import type { ApproverRule, PublishedRoute, RouteConditions, RouteStep } from '../../src/approvals/route.ts';
import { addDays } from '../../src/values/calendar-days.ts';
import type { PlainDate } from '../../src/values/plain-date.ts';
import { yen } from '../../src/values/yen-sums.ts';

export const TODAY = '2026-11-24';

interface Chart {
  /** Group → [the one above, head, deputy]. */
  readonly groups: Readonly<Record<string, readonly [string | null, string | null, string | null]>>;
  /** Person → posts as `group` or `group/position`, the primary one first. */
  readonly posts: Readonly<Record<string, readonly string[]>>;
  readonly left?: readonly string[];
  readonly admins?: readonly string[];
}

export function organisation({ groups, posts, left = [], admins = [] }: Chart): Organisation {
  const person = (employeeId: string): Person => ({
    employeeId,
    name: `${employeeId} 様`,
    departmentName: `${(posts[employeeId]?.[0] ?? 'none').split('/')[0]} 部`,
    isActive: !left.includes(employeeId),
  });
  const group = ([code, [parent, head, deputy]]: [string, Chart['groups'][string]]): [string, Group] => [
    code,
    { code, name: `${code} 部`, parent, head, deputy },
  ];
  return {
    groups: new Map(Object.entries(groups).map(group)),
    people: new Map(Object.keys(posts).map((id) => [id, person(id)])),
    posts: Object.entries(posts).flatMap(([employeeId, held]) =>
      held.map((post) => {
        const [groupCode = '', positionCode = 'member'] = post.split('/');
        return { employeeId, groupCode, positionCode };
      }),
    ),
    inRole: new Map([['admin', admins]]),
  };
}

/** Board above sales above sales 1; the accountants beside them. */
const CHART: Chart = {
  groups: {
    board: [null, 'president', null],
    sales: ['board', 'sales-head', 'sales-deputy'],
    'sales-1': ['sales', 'team-lead', 'team-deputy'],
    accounts: ['board', 'accounts-head', null],
  },
  posts: {
    staff: ['sales-1'],
    colleague: ['sales-1/senior'],
    'team-lead': ['sales-1/manager'],
    'team-deputy': ['sales-1/senior'],
    'sales-head': ['sales/manager'],
    'sales-deputy': ['sales/manager'],
    president: ['board/executive'],
    'accounts-head': ['accounts/manager'],
    accountant: ['accounts'],
    clerk: ['accounts'],
    stranger: ['accounts'],
  },
  admins: ['accounts-head', 'accountant', 'clerk'],
};

export const company = (change: Partial<Chart> = {}): Organisation => organisation({ ...CHART, ...change });
/** The company after some have left: still named as heads, without an account. */
export const companyWithout = (...left: readonly string[]): Organisation => company({ left });
export const groupsOfCompany = CHART.groups;

export const SUPERIOR: ApproverRule = { by: 'superior' };
export const ADMIN: ApproverRule = { by: 'role', role: 'admin' };
export const named = (employeeId: string): ApproverRule => ({ by: 'person', employeeId });

/** A deciding step of one of those named, unless it says otherwise. */
export function step(approvers: readonly ApproverRule[], change: Partial<RouteStep> = {}): RouteStep {
  const none = {
    nameEn: '',
    kind: 'approve',
    mode: { of: 'any' },
    dueBusinessDays: null,
    onTimeout: 'remind',
  } as const;
  return { name: 'step', ...none, fromAmount: yen(0), approvers: [...approvers], ...change };
}

const NO_CONDITIONS: RouteConditions = { minAmount: null, maxAmount: null, types: [], groups: [], positions: [] };

export function route(
  steps: readonly RouteStep[],
  {
    conditions = {},
    ...change
  }: Partial<Omit<PublishedRoute, 'conditions' | 'steps'>> & {
    readonly conditions?: Partial<RouteConditions>;
  } = {},
): PublishedRoute {
  const ids = { routeId: 'route-1', versionId: 'version-1', number: 1 };
  const days = { validFrom: '2026-04-01' as PlainDate, validTo: null };
  const text = { name: 'route', nameEn: '', domain: 'travel-expenses', priority: 100 } as const;
  return { ...ids, ...days, ...text, steps: [...steps], conditions: { ...NO_CONDITIONS, ...conditions }, ...change };
}

export function asked(change: Partial<PlanQuestion> = {}): PlanQuestion {
  const request = { domain: 'travel-expenses', amount: 10_000, type: null, on: TODAY } as const;
  return { ...request, requesterId: 'staff', groupCode: 'sales-1', positionCodes: ['member'], ...change };
}

/** Ids t1, t2, …; every day is a business day. */
export function ground(on = TODAY): Ground {
  let last = 0;
  return {
    at: `${on}T01:00:00.000Z`,
    on,
    addBusinessDays: (day, days) => addDays(day as PlainDate, days),
    newId: () => `t${++last}`,
  };
}

/** A request of the staff member on its way along these steps. */
export function begun(
  steps: readonly RouteStep[],
  { amount = 10_000, by = 'staff', on = company(), with: given = ground() } = {},
): Approval {
  const planned = planOn(route(steps), { requesterId: by, groupCode: 'sales-1', amount }, on);
  if ('refusal' in planned) throw new Error(`no plan: ${planned.refusal.code}`);
  const request = { id: 'approval-1', domain: 'travel-expenses', subjectId: 'claim-1', requesterId: by } as const;
  return beginApproval(planned.plan, { ...request, amount, ...given }, given.newId);
}

export function person(employeeId: string, change: Partial<ActingPerson> = {}): ActingPerson {
  return { employeeId, name: `${employeeId} 様`, isAdmin: false, delegations: [], ...change };
}

export function delegation(fromEmployeeId: string, toEmployeeId: string, change: Partial<Delegation> = {}): Delegation {
  const ids = {
    id: `${fromEmployeeId} to ${toEmployeeId}`,
    fromEmployeeId,
    fromName: `${fromEmployeeId} 様`,
    toEmployeeId,
  };
  return { ...ids, validFrom: '2026-11-01', validTo: '2026-12-01', domains: [], amountLimit: null, ...change };
}

export const APPROVE: Command = { kind: 'approve', comment: '' };
export const TAKE_BACK: Command = { kind: 'take-back' };
export const REJECT: Command = { kind: 'reject', comment: 'no' };
export const returnTo = (toStep: number | null): Command => ({
  kind: 'return',
  reason: 'entry',
  comment: 'again',
  toStep,
});

let acts = 0;
/** A ground whose ids never meet those of another. */
export const later = (on = TODAY): Ground => ({ ...ground(on), newId: () => `later-${++acts}` });

const who = (by: string | ActingPerson): ActingPerson => (typeof by === 'string' ? person(by) : by);

/** The request after the act; throws where the engine refuses. */
export function after(approval: Approval, command: Command, by: string | ActingPerson, given = later()): Approval {
  return actOf(approval, command, by, given).approval;
}

export function actOf(approval: Approval, command: Command, by: string | ActingPerson, given = later()) {
  const acted = act(approval, command, who(by), given);
  if ('refusal' in acted) throw new Error(`refused: ${acted.refusal}`);
  return acted;
}

/** The reason of a refusal; null where the engine does it. */
export function refusalOf(approval: Approval, command: Command, by: string | ActingPerson): ActRefusal | null {
  const acted = act(approval, command, who(by), later());
  return 'refusal' in acted ? acted.refusal : null;
}

/** Each step as `approver: status, …`; those that count no more in brackets, a skipped step as `-`. */
export const told = ({ steps }: Approval): string[] =>
  steps.map(({ isSkipped, tasks }) =>
    isSkipped
      ? '-'
      : tasks
          .map(({ approver, status, isPast }) =>
            isPast ? `(${approver.employeeId}: ${status})` : `${approver.employeeId}: ${status}`,
          )
          .join(', '),
  );
