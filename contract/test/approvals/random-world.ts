// Random organisations, routes, delegations and commands: trees of groups with empty chairs, leavers, one person heading
// several groups, heads and parents that nobody knows.
import fc from 'fast-check';
import type { Delegation } from '../../src/approvals/approval.ts';
import type { Group, Organisation, Person, Post } from '../../src/approvals/organisation.ts';
import type { ApproverRule, RouteStep, StepMode } from '../../src/approvals/route.ts';
import { yen } from '../../src/values/yen-sums.ts';

export const PEOPLE = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'] as const;
const GROUPS = ['g0', 'g1', 'g2', 'g3', 'g4'] as const;
const POSITIONS = ['chief', 'senior'] as const;
const AMOUNTS = [0, 99, 100, 999, 1_000, 5_000] as const;

/** Now and then a stranger that no table knows. */
const anybody = fc.constantFrom(...PEOPLE, ...PEOPLE, 'unknown');
const orNobody = fc.oneof({ weight: 4, arbitrary: anybody }, { weight: 1, arbitrary: fc.constant(null) });

export interface World {
  readonly groups: readonly Group[];
  readonly posts: readonly Post[];
  readonly admins: readonly string[];
  readonly left: readonly string[];
  readonly delegations: readonly Delegation[];
  readonly steps: readonly RouteStep[];
  readonly requesterId: string;
  /** Those whom the domain names. */
  readonly responsible: readonly string[];
  readonly amount: number;
}

/** Each hangs below one before it, below nothing, or below a group that nobody knows. */
const groups: fc.Arbitrary<readonly Group[]> = fc.tuple(
  ...GROUPS.map((code, index) =>
    fc.record({
      code: fc.constant(code),
      name: fc.constant(`group ${code}`),
      parent: fc.constantFrom(
        ...GROUPS.slice(Math.max(0, index - 2), index),
        ...(index === 0 ? [null] : []),
        ...(index === 4 ? [null, 'gone'] : []),
      ),
      head: orNobody,
      deputy: orNobody,
    }),
  ),
);

const post = (employeeId: string): fc.Arbitrary<readonly Post[]> =>
  fc
    .array(fc.record({ groupCode: fc.constantFrom(...GROUPS), positionCode: fc.constantFrom(...POSITIONS) }), {
      maxLength: 2,
    })
    .map((held) => held.map((each) => ({ employeeId, ...each })));

const rule: fc.Arbitrary<ApproverRule> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ by: 'superior' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ by: fc.constant('group-head' as const), levelsUp: fc.integer({ min: 0, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ by: fc.constant('position' as const), position: fc.constantFrom(...POSITIONS) }),
  },
  { weight: 5, arbitrary: fc.constant({ by: 'role', role: 'admin' } as const) },
  { weight: 3, arbitrary: fc.record({ by: fc.constant('person' as const), employeeId: anybody }) },
  { weight: 3, arbitrary: fc.constant({ by: 'responsible' } as const) },
);

const mode: fc.Arbitrary<StepMode> = fc.oneof(
  fc.constant({ of: 'any' } as const),
  fc.constant({ of: 'all' } as const),
  fc.record({ of: fc.constant('some' as const), count: fc.integer({ min: 1, max: 2 }) }),
);

const step: fc.Arbitrary<RouteStep> = fc.record({
  name: fc.constant('step'),
  nameEn: fc.constant(''),
  kind: fc.constantFrom('approve', 'approve', 'approve', 'approve', 'check', 'circulate'),
  mode,
  approvers: fc.array(rule, { minLength: 1, maxLength: 3 }),
  fromAmount: fc.constantFrom(0, 0, 0, 100, 1_000).map(yen),
  dueBusinessDays: fc.constantFrom(null, 1, 2),
  onTimeout: fc.constantFrom('remind', 'escalate'),
});

const delegation: fc.Arbitrary<Delegation> = fc
  .record({
    from: fc.constantFrom(...PEOPLE),
    to: fc.constantFrom(...PEOPLE),
    first: fc.integer({ min: 1, max: 8 }),
    days: fc.integer({ min: 1, max: 20 }),
    amountLimit: fc.constantFrom(null, null, 99, 1_000),
  })
  .map(({ from, to, first, days, amountLimit }) => ({
    id: `${from} to ${to}`,
    fromEmployeeId: from,
    fromName: `name of ${from}`,
    toEmployeeId: to,
    validFrom: dayAt(first - 4),
    validTo: dayAt(first - 4 + days),
    domains: [],
    amountLimit,
  }));

export const world: fc.Arbitrary<World> = fc.record({
  groups,
  posts: fc.tuple(...PEOPLE.map(post)).map((held) => held.flat()),
  admins: fc.subarray([...PEOPLE], { minLength: 2, maxLength: 4 }),
  left: fc.subarray([...PEOPLE], { maxLength: 2 }),
  delegations: fc.array(delegation, { maxLength: 10 }),
  steps: fc.array(step, { minLength: 1, maxLength: 5, size: 'max' }),
  requesterId: fc.constantFrom(...PEOPLE),
  responsible: fc.uniqueArray(anybody, { maxLength: 3 }),
  amount: fc.constantFrom(...AMOUNTS),
});

/** `2026-11-02` and so many days after it, or before. */
export function dayAt(index: number): string {
  return new Date(Date.UTC(2026, 10, 2 + index)).toISOString().slice(0, 10);
}

export const groupOf = ({ posts }: World, employeeId: string): string | null =>
  posts.find((held) => held.employeeId === employeeId)?.groupCode ?? null;

export function organisationOf({ groups: tree, posts, admins }: World, left: ReadonlySet<string>): Organisation {
  const person = (employeeId: string): [string, Person] => {
    const isActive = !left.has(employeeId);
    return [employeeId, { employeeId, name: `name of ${employeeId}`, departmentName: '', isActive }];
  };
  return {
    groups: new Map(tree.map((group) => [group.code, group])),
    people: new Map(PEOPLE.map(person)),
    posts,
    inRole: new Map([['admin', admins]]),
  };
}

/** An attempt. `who` names a person, or, where it is a number, one of those whose turn it is. */
export type Move =
  | { readonly do: 'approve' | 'reject' | 'take-back' | 'comment' | 'withdraw'; readonly who: string | number }
  | { readonly do: 'return'; readonly who: string | number; readonly toStep: number | null }
  | { readonly do: 'reassign'; readonly who: string; readonly turn: number; readonly to: string }
  | { readonly do: 'change-amount'; readonly who: string | number; readonly amount: number }
  | { readonly do: 'time-out'; readonly turn: number }
  | { readonly do: 'leave' | 'come-back'; readonly who: string }
  | { readonly do: 'next-day' | 'resubmit' | 'lapse' };

const who = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 5 }) },
  { weight: 2, arbitrary: fc.constantFrom(...PEOPLE) },
);
const known = fc.constantFrom(...PEOPLE);
const turn = fc.nat({ max: 5 });

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('approve' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('take-back' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('return' as const), who, toStep: fc.constantFrom(null, 0, 0, 1, 2, 3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('reject' as const, 'withdraw' as const, 'comment' as const), who }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reassign' as const), who: known, turn, to: known }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('change-amount' as const), who, amount: fc.constantFrom(...AMOUNTS) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('time-out' as const), turn }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'come-back' as const), who: known }) },
  { weight: 3, arbitrary: fc.constant({ do: 'next-day' } as const) },
  { weight: 4, arbitrary: fc.constant({ do: 'resubmit' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'lapse' } as const) },
);

export const moves: fc.Arbitrary<readonly Move[]> = fc.array(move, { minLength: 50, maxLength: 50, size: 'max' });
