// Acts that meet on connections which really overlap, each beside a broken variant that the same check catches.
import { randomUUID } from 'node:crypto';
import { approve, changeAmount, commentOn, reject, takeBack } from '@madoguchi/contract/approvals/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Lock, queueUp } from '../queue-up.ts';
import type { Answer, World } from '../world.ts';
import {
  commitPlanned,
  draftRequest,
  openApprovalWorld,
  planned,
  publishSteps,
  standing,
  submitRequest,
  submittedRequest,
  type TestRequest,
  withdrawRequest,
  withHead,
} from './requests.ts';
import { ADMINS, SUPERIOR } from './routes.ts';

const BULK = 100;
const comment = '重複しています。';

let world: World;
beforeAll(async () => {
  world = await openApprovalWorld(12);
  await withHead(world, 'other');
});
afterAll(() => world.close());
beforeEach(() => publishSteps(world, [ADMINS]));

const at = ({ approvalId, version }: TestRequest) => ({ id: approvalId, version });

/** The approval's row, which every act wants first. */
const lockOf = ({ approvalId }: TestRequest): Lock => ({
  sql: 'select id from approvals where id = $1 for update',
  values: [approvalId],
});

interface Outcome {
  /** True when each was told that theirs took place. */
  readonly told: readonly boolean[];
  /** How many times the approval moved on, and how many acts are kept. */
  readonly moved: number;
  readonly acts: number;
  /** The request and its approval say the same. */
  readonly agree: boolean;
}

/** The one law of all races: exactly one takes place, everybody is told the truth. Empty where it holds. */
function broken({ told, moved, acts, agree }: Outcome): string[] {
  const won = told.filter(Boolean).length;
  return [
    ...(won === 1 ? [] : [`${won} were told that theirs took place`]),
    ...(moved === 1 ? [] : [`the approval moved ${moved} times`]),
    ...(acts === 1 ? [] : [`${acts} acts are kept`]),
    ...(agree ? [] : ['the request and its approval disagree']),
  ];
}

/** The statuses of the request that agree with each status of its approval. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  in_progress: ['submitted', 'in_review'],
  approved: ['approved'],
  rejected: ['rejected'],
  returned: ['returned'],
  withdrawn: ['draft'],
};

async function outcomeOf(request: TestRequest, told: readonly boolean[]): Promise<Outcome> {
  const { status, approval, version, acts } = await standing(world, request.id);
  const agree = SAYS[approval]?.includes(status) ?? false;
  return { told, moved: version - request.version, acts: acts.length - 1, agree };
}

/** An act that comes too late is answered with the newer state. */
function toldOf(request: TestRequest, answers: readonly Answer<never>[]): boolean[] {
  return answers.map(({ status, problem }) => {
    if (status === 200) return true;
    expect(['stale', 'wrong-state']).toContain(problem.code);
    expect(problem.data).toMatchObject({ current: { id: request.approvalId, version: request.version + 1 } });
    return false;
  });
}

const asAnswers = (promises: readonly Promise<unknown>[]) => promises as readonly Promise<Answer<never>>[];

describe('two approvers of a step in which anybody decides', () => {
  it.each([
    ['both approve', (request: TestRequest) => world.as('admin2')(approve, at(request))],
    [
      'one approves, the other rejects',
      (request: TestRequest) => world.as('admin2')(reject, { ...at(request), comment }),
    ],
    [
      'one approves, another comments',
      (request: TestRequest) => world.as('admin2')(commentOn, { ...at(request), comment }),
    ],
  ] as const)('%s: one takes place, the other is told of the newer state [B0-02] [B3-06]', async (_case, other) => {
    const request = await submittedRequest(world);
    const answers = await queueUp(world, lockOf(request), 2, () =>
      asAnswers([world.as('admin')(approve, at(request)), other(request)]),
    );
    expect(broken(await outcomeOf(request, toldOf(request, answers)))).toEqual([]);
  });

  it('negative control: looking first and writing afterwards lets both decide', async () => {
    const request = await submittedRequest(world);
    const told = await queueUp(world, lockOf(request), 2, () => [1, 2].map(() => checkThenWrite(request)));
    expect(broken(await outcomeOf(request, told))).not.toEqual([]);
  });
});

/** The state in which a broken variant leaves the approval and the request. */
interface Left {
  readonly approval: string;
  readonly request: string;
  readonly kind: 'approve' | 'take-back';
}

const APPROVED: Left = { approval: `status = 'approved', current_step = null`, request: 'approved', kind: 'approve' };
const TAKEN_BACK: Left = {
  approval: `status = 'in_progress', current_step = 0`,
  request: 'submitted',
  kind: 'take-back',
};

/** The broken variant: the state is looked at in one statement and changed, unguarded, in the next. */
async function checkThenWrite({ id, approvalId, version }: TestRequest, left = APPROVED): Promise<boolean> {
  const { pool, people } = world;
  const { rows } = await pool.query('select status, version from approvals where id = $1', [approvalId]);
  if (rows[0].version !== version || rows[0].status !== 'in_progress') return false;
  await pool.query(`update approvals set ${left.approval}, version = version + 1 where id = $1`, [approvalId]);
  await pool.query(`update test_requests set status = $2 where id = $1`, [id, left.request]);
  await pool.query(
    `insert into approval_acts (id, approval_id, requester_id, round, kind, employee_id, name, department_name, comment, at)
     select $1, id, requester_id, 1, $4, $2, '', '', '', now() from approvals where id = $3`,
    [randomUUID(), people.admin.employeeUuid, approvalId, left.kind],
  );
  return true;
}

describe('an approval against a withdrawal', () => {
  const refusedAsFalse = (withdrawal: Promise<boolean>) => withdrawal.catch(() => false);

  it('lets one of them through, and request and approval say the same [B0-02] [B3-06]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const request = await submittedRequest(world);
      const [approval, withdrawal] = await queueUp(world, lockOf(request), 2, () => [
        world
          .as('admin')(approve, at(request))
          .then(({ status }) => status === 200),
        refusedAsFalse(withdrawRequest(world, request.id)),
      ]);
      expect(broken(await outcomeOf(request, [approval === true, withdrawal === true]))).toEqual([]);
    }
  });

  it('negative control: a withdrawal that does not hold the approval takes place beside it', async () => {
    const request = await submittedRequest(world);
    const withdrawn = `update test_requests set status = 'draft' where id = $1 and status = 'submitted'`;
    const [approval, withdrawal] = await queueUp(world, lockOf(request), 1, () => [
      world
        .as('admin')(approve, at(request))
        .then(({ status }) => status === 200),
      world.pool.query(withdrawn, [request.id]).then(({ rowCount }) => rowCount === 1),
    ]);
    expect(broken(await outcomeOf(request, [approval === true, withdrawal === true]))).not.toEqual([]);
  });
});

describe('taking back against the next step', () => {
  /** Its first step is decided, the next is untouched. */
  async function halfway(): Promise<TestRequest> {
    await publishSteps(world, [SUPERIOR, ADMINS]);
    const submitted = await submittedRequest(world);
    await world.as('other')(approve, at(submitted));
    return { ...submitted, version: submitted.version + 1 };
  }

  it('lets one of them through [B3-06] [B0-02]', async () => {
    const request = await halfway();
    const answers = await queueUp(world, lockOf(request), 2, () =>
      asAnswers([world.as('other')(takeBack, at(request)), world.as('admin')(approve, at(request))]),
    );
    const { acts, ...outcome } = await outcomeOf(request, toldOf(request, answers));
    expect(broken({ ...outcome, acts: acts - 1 })).toEqual([]);
  });

  it('negative control: a taking back that looks first and writes afterwards undoes what the next step decided', async () => {
    const request = await halfway();
    const told = await queueUp(world, lockOf(request), 2, () => [
      checkThenWrite(request, TAKEN_BACK),
      checkThenWrite(request),
    ]);
    const { acts, ...outcome } = await outcomeOf(request, told);
    expect(broken({ ...outcome, acts: acts - 1 })).not.toEqual([]);
  });
});

describe('another amount against an approval', () => {
  const amount = yen(200_000);

  it('lets one of them through: nobody approves an amount that they have not seen [B3-05] [B0-02]', async () => {
    await publishSteps(world, [ADMINS, { ...SUPERIOR, fromAmount: amount }]);
    for (let round = 0; round < 4; round += 1) {
      const request = await submittedRequest(world);
      const answers = await queueUp(world, lockOf(request), 2, () =>
        asAnswers([
          world.as('admin')(changeAmount, { ...at(request), amount, comment }),
          world.as('admin2')(approve, at(request)),
        ]),
      );
      expect(broken(await outcomeOf(request, toldOf(request, answers)))).toEqual([]);
      const { rows } = await world.pool.query(
        `select r.amount = a.amount as agree, r.amount = $2 as dearer, a.status, jsonb_array_length(a.steps) as steps
         from approvals a join test_requests r on r.id = a.subject_id where a.id = $1`,
        [request.approvalId, amount],
      );
      expect(rows).toEqual([
        answers[0]?.status === 200
          ? { agree: true, dearer: true, status: 'in_progress', steps: 2 }
          : { agree: true, dearer: false, status: 'approved', steps: 1 },
      ]);
    }
  });

  it('negative control: an amount that is written beside the approval is approved by nobody', async () => {
    const request = await submittedRequest(world);
    const told = await queueUp(world, lockOf(request), 2, () => [
      world
        .as('admin')(approve, at(request))
        .then(({ status }) => status === 200),
      world.pool
        .query(`update approvals set amount = $2, version = version + 1 where id = $1`, [request.approvalId, amount])
        .then(() => true),
    ]);
    expect(broken(await outcomeOf(request, told))).not.toEqual([]);
  });
});

describe(`a bulk approval of ${BULK} against single ones`, () => {
  it('decides each once: every call answers for its own request, and the truth [B3-06] [B0-02]', async () => {
    const requests: TestRequest[] = [];
    for (let nth = 0; nth < BULK; nth += 1) requests.push(await submittedRequest(world));
    const bulk = requests.map((request) => world.as('admin')(approve, at(request)));
    const single = requests
      .filter((_request, nth) => nth % 7 === 0)
      .map(async (request) => ({ request, answer: await world.as('admin2')(approve, at(request)) }));
    const answers = await Promise.all(bulk);
    const ours = await Promise.all(single);
    for (const [nth, request] of requests.entries()) {
      const other = ours.find((one) => one.request === request)?.answer;
      const told = [answers[nth], ...(other === undefined ? [] : [other])] as readonly Answer<never>[];
      expect(broken(await outcomeOf(request, toldOf(request, told)))).toEqual([]);
    }
  }, 120_000);

  it('negative control: a bulk that looks first and writes afterwards decides what a single one decides as well', async () => {
    const requests = [await submittedRequest(world), await submittedRequest(world), await submittedRequest(world)];
    const [met] = requests as [TestRequest, ...TestRequest[]];
    const single = () => checkThenWrite(met);
    const bulk = () => requests.map((request) => checkThenWrite(request));
    const [ours, theirs = false] = await queueUp(world, lockOf(met), 2, () => [single(), ...bulk()]);
    expect(broken(await outcomeOf(met, [ours === true, theirs]))).not.toEqual([]);
  });
});

describe('a route that is published or ended while somebody submits', () => {
  const begun = async (id: string) =>
    (await world.pool.query(`select route_version_id as version, status from approvals where subject_id = $1`, [id]))
      .rows;

  it('is not taken any more: the submission changes nothing, and planned again takes the new one [B3-01]', async () => {
    const id = await draftRequest(world);
    const submission = await planned(world, id);
    const version = await publishSteps(world, [SUPERIOR]);
    expect(await commitPlanned(world, id, submission)).toBe(false);
    expect(await begun(id)).toEqual([]);
    await submitRequest(world, id);
    expect(await begun(id)).toEqual([{ version, status: 'in_progress' }]);
  });

  it('waits until a submission that takes it is over, and the request keeps the version it began with [B3-01]', async () => {
    const id = await draftRequest(world);
    const submission = await planned(world, id);
    const former = submission.values.routeVersion;
    const lock = { sql: 'select id from test_requests where id = $1 for update', values: [id] };
    const [isSubmitted, version] = await queueUp<boolean | string>(world, lock, 2, () => {
      const submitting = commitPlanned(world, id, submission);
      return [submitting, waitingFor(submitting)];
    });
    expect(isSubmitted).toBe(true);
    expect(await begun(id)).toEqual([{ version: former, status: 'in_progress' }]);
    expect(version).not.toBe(former);
    const request = await submittedRequest(world);
    expect(await begun(request.id)).toMatchObject([{ version }]);
  });

  it('negative control: a submission that does not hold its route begins on one that holds no more', async () => {
    const id = await draftRequest(world);
    const submission = await planned(world, id);
    await publishSteps(world, [SUPERIOR]);
    const held = JSON.parse(submission.values.approval);
    await world.pool.query(`update test_requests set status = 'submitted', number = 'TE-2026-09999' where id = $1`, [
      id,
    ]);
    await world.pool.query(`insert into approvals select (json_populate_record(null::approvals, $1)).*`, [
      JSON.stringify({
        ...{ subject_id: id, round: 1, version: 1, number: 'TE-2026-09999', change_xid: '1' },
        ...{ submitted_at: world.clock.now(), updated_at: world.clock.now() },
        ...held,
      }),
    ]);
    const { rows } = await world.pool.query(
      `select v.valid_to <= '2026-11-21' as over from approvals a join approval_route_versions v on v.id = a.route_version_id
       where a.subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ over: true }]);
  });

  /** Publishes once the submission holds its route. */
  async function waitingFor(_submitting: Promise<boolean>): Promise<string> {
    const holding = `select count(*)::int as n from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%route_held%'`;
    await expect.poll(async () => (await world.pool.query(holding)).rows[0].n).toBe(1);
    return publishSteps(world, [SUPERIOR]);
  }
});
