// A feature of the tests' own whose requests go through approval: a table of requests with a state, and the statements that
// submit and withdraw one. What the engine does can be seen there, whatever the portal's own features make of it.
import { randomUUID } from 'node:crypto';
import type { RouteStep } from '@madoguchi/contract/approvals/route.ts';
import { markNotificationsRead } from '@madoguchi/contract/notifications/operations.ts';
import { sql } from 'kysely';
import {
  type ApprovalSubjectPort,
  type ApprovalSubjects,
  type ApprovalWrite,
  type BeginValues,
  beginParts,
  planSubmission,
  planWithdrawal,
  type Submission,
  withdrawParts,
} from '../../src/features/approvals/public.ts';
import type { ChangeParts } from '../../src/platform/db/change.ts';
import { type Places, run, statement } from '../../src/platform/db/statement.ts';
import type { Ground } from '../../src/platform/ground.ts';
import type { Actor, ActorEmployee } from '../../src/platform/session/actor.ts';
import type { Who } from '../people.ts';
import { openWorld, type World } from '../world.ts';

/** Which subjects were told of, in their order. */
export const ANNOUNCED: string[] = [];

const requests: ApprovalSubjectPort = {
  domain: 'travel-expenses',
  move: (at) => sql`update test_requests r set status = ${at('outcome')}, updated_at = ${at('at')}::timestamptz
    from moving where r.id = moving.subject_id and r.status in ('submitted', 'in_review') returning r.id`,
  amounts: {
    take: (at) => sql`update test_requests r set amount = ${at('amount')}::bigint, updated_at = ${at('at')}::timestamptz
      from held where r.id = held.subject_id and r.status in ('submitted', 'in_review') returning r.id`,
    judge: async () => ({ type: null, fault: null }),
  },
  asked: async (ground, actor, subjectId) => {
    const { rows } = await ground.pool.query(`select amount from test_requests where id = $1 and requester_id = $2`, [
      subjectId,
      actor.employee?.id ?? null,
    ]);
    if (rows[0] === undefined || actor.employee === null) return null;
    return {
      domain: 'travel-expenses',
      subjectId,
      requesterId: actor.employee.id,
      groupCode: actor.employee.departmentCode,
      amount: Number(rows[0].amount),
      type: null,
    };
  },
  announce: (_ground, { subjectId }) => {
    ANNOUNCED.push(subjectId);
  },
};

const TEST_SUBJECTS: ApprovalSubjects = [requests];

/** A portal whose only requests are the tests' own. Nobody heads HQ until `withHead`; the base data's routes are ended. */
export async function openApprovalWorld(connections?: number): Promise<World> {
  const world = await openWorld({}, undefined, connections, undefined, TEST_SUBJECTS);
  await world.pool.query(
    `create table test_requests (id uuid primary key, requester_id uuid not null, status text not null, number text,
       amount bigint not null, updated_at timestamptz(3))`,
  );
  await world.pool.query(`update approval_route_versions set valid_to = valid_from`);
  return world;
}

/** Puts somebody at the head of a department, and perhaps somebody else as deputy. */
export async function withHead(world: World, head: Who | null, deputy: Who | null = null, group = 'HQ'): Promise<void> {
  const numberOf = (who: Who | null) => (who === null ? null : world.people[who].number);
  await world.pool.query(
    `update classification_details set extra = extra || jsonb_build_object('head', $2::text, 'deputy', $3::text)
     where classification_code = 'group' and code = $1`,
    [group, numberOf(head), numberOf(deputy)],
  );
}

/** Publishes a route that holds for everything, in place of any before. Answers its version's id. */
export async function publishSteps(world: World, steps: readonly RouteStep[]): Promise<string> {
  const [route, version] = [randomUUID(), randomUUID()];
  await world.pool.query(`update approval_route_versions set valid_to = greatest(valid_from, '2026-11-21')`);
  await world.pool.query(
    `with route as (insert into approval_routes (id, version, created_at, updated_at) values ($1, 1, now(), now()) returning id)
     insert into approval_route_versions (id, route_id, number, name, name_en, domain, priority, conditions, steps, valid_from,
       published_at)
     select $2, id, 1, '試験の経路', 'Route of the tests', 'travel-expenses', 10,
       '{"minAmount":null,"maxAmount":null,"types":[],"groups":[],"positions":[]}', $3, '2026-11-21', now() from route`,
    [route, version, JSON.stringify(steps)],
  );
  return version;
}

/** The feature's statement, without the records of the platform: the owner of the tables prepares something. */
function asOneStatement<Values extends object>(build: (at: Places<Values>) => ChangeParts) {
  return statement<Values, { id: string }>((at) => {
    const { before = {}, changed, after = {} } = build(at);
    const parts = Object.entries({ ...before, changed, ...after });
    return sql`with ${sql.join(parts.map(([name, body]) => sql`${sql.id(name)} as (${body})`))} select id from changed`;
  });
}

const submitRow = asOneStatement<BeginValues & { id: string }>((at) => {
  const { before, guard, after } = beginParts(at);
  return {
    before,
    changed: sql`update test_requests set status = 'submitted', number = coalesce(number, 'TE-2026-' || left(id::text, 5))
      where id = ${at('id')}::uuid and status in ('draft', 'returned') and ${guard}
      returning id, number`,
    after,
  };
});

const withdrawRow = asOneStatement<ApprovalWrite & { id: string }>((at) => {
  const { before, guard, after } = withdrawParts(at);
  return {
    before,
    changed: sql`update test_requests set status = 'draft'
      where id = ${at('id')}::uuid and status = 'submitted' and ${guard} returning id`,
    after,
  };
});

/** Somebody as a handler meets them. Without the memories of a process: all is read from the database. */
function acting(world: World, who: Who) {
  const { accountId, employeeUuid, number, email, role, name } = world.people[who];
  const employee: ActorEmployee | null =
    employeeUuid === null || number === null
      ? null
      : { id: employeeUuid, number, name, kana: '', departmentCode: 'HQ', joinedOn: '2020-04-01', leftOn: null };
  const actor = { accountId, email, displayName: name, roles: [role], employee } as unknown as Actor;
  const ground = { pool: world.appPool, clock: world.clock } as unknown as Ground;
  return { ground, actor, now: world.clock.now(), language: 'ja' as const };
}

/** A request of the tests' own, and its approval once it was submitted. */
export interface TestRequest {
  readonly id: string;
  readonly approvalId: string;
  readonly version: number;
}

/** A draft of the person's. */
export function draftRequest(world: World, who: Who = 'staff', amount = 10_000): Promise<string> {
  return draftOfAccount(world, world.people[who].accountId, amount);
}

/** The same for whoever has the account. */
export async function draftOfAccount({ pool }: World, accountId: string, amount = 10_000): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into test_requests (id, requester_id, status, amount) select $1, employee_id, 'draft', $3 from accounts where id = $2`,
    [id, accountId, amount],
  );
  return id;
}

/** Plans the submission of a draft, as a feature's handler does. */
export async function planned(world: World, id: string, who: Who = 'staff') {
  const person = acting(world, who);
  const asked = await requests.asked(person.ground, person.actor, id);
  if (asked === null) throw new Error('no draft of theirs');
  return planSubmission(person, asked, {
    title: '2026年11月',
    titleEn: 'November 2026',
    about: '202611',
    requesterNumber: world.people[who].number ?? '',
    requesterName: world.people[who].name,
    departmentName: '本社',
    warnings: 0,
    comment: '',
  });
}

/** A second passes: what is done next is told apart from what was done before. */
export function tick({ clock }: World): void {
  clock.set(new Date(Date.parse(clock.now()) + 1_000).toISOString());
}

/** Makes the portal tell at once of facts that the tests commit past it, as of those it commits itself. */
async function ring(world: World): Promise<void> {
  await world.as('user')(markNotificationsRead, { ids: [randomUUID()] });
}

/** Commits what was planned; false where the feature's statement changed nothing. */
export async function commitPlanned(world: World, id: string, { values }: Submission): Promise<boolean> {
  const done = await run(world.pool, submitRow, { ...values, id });
  await ring(world);
  return done.length === 1;
}

/** Submits a draft, or a request that came back. Throws where that is refused. */
export async function submitRequest(world: World, id: string, who: Who = 'staff'): Promise<TestRequest> {
  if (!(await commitPlanned(world, id, await planned(world, id, who)))) throw new Error('not submitted');
  return requestOf(world, id);
}

/** A request that somebody has just submitted. */
export async function submittedRequest(world: World, who: Who = 'staff', amount?: number): Promise<TestRequest> {
  return submitRequest(world, await draftRequest(world, who, amount), who);
}

/** Its requester takes it back; false where the statement changed nothing. */
export async function withdrawRequest(world: World, id: string, who: Who = 'staff'): Promise<boolean> {
  const { values } = await planWithdrawal(acting(world, who), 'travel-expenses', id);
  const done = await run(world.pool, withdrawRow, { ...values, id });
  await ring(world);
  return done.length === 1;
}

/** The request's approval as it stands. */
async function requestOf(world: World, id: string): Promise<TestRequest> {
  const { rows } = await world.pool.query(`select id, version from approvals where subject_id = $1`, [id]);
  return { id, approvalId: rows[0].id, version: rows[0].version };
}

/** The state of the request itself, and of the approval, and the acts on it, in their order. */
export async function standing(world: World, id: string) {
  const { rows } = await world.pool.query(
    `select r.status, a.status as approval, a.version, a.round, a.current_step as current,
       array(select kind from approval_acts f where f.approval_id = a.id order by f.at, f.id) as acts
     from test_requests r join approvals a on a.subject_id = r.id where r.id = $1`,
    [id],
  );
  return rows[0] as {
    status: string;
    approval: string;
    version: number;
    round: number;
    current: number | null;
    acts: string[];
  };
}
