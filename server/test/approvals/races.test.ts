// Acts that meet on connections which really overlap, each beside a broken variant that the same check catches.
import { randomUUID } from 'node:crypto';
import { approve, commentOn, reject, takeBack } from '@madoguchi/contract/approvals/operations.ts';
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
  /** Whether each was told that theirs took place. */
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

/** What the request says where its approval says this. */
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

/** Who comes too late is told the newer state. */
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
    const answers = await queueUp(world.pool, lockOf(request), 2, () =>
      asAnswers([world.as('admin')(approve, at(request)), other(request)]),
    );
    expect(broken(await outcomeOf(request, toldOf(request, answers)))).toEqual([]);
  });

  it('negative control: looking first and writing afterwards lets both decide', async () => {
    const request = await submittedRequest(world);
    const told = await queueUp(world.pool, lockOf(request), 2, () => [1, 2].map(() => checkThenWrite(request)));
    expect(broken(await outcomeOf(request, told))).not.toEqual([]);
  });
});

/** The broken variant: the state is looked at in one statement and changed, unguarded, in the next. */
async function checkThenWrite({ id, approvalId, version }: TestRequest): Promise<boolean> {
  const { pool, people } = world;
  const { rows } = await pool.query('select status, version from approvals where id = $1', [approvalId]);
  if (rows[0].version !== version || rows[0].status !== 'in_progress') return false;
  await pool.query(
    `update approvals set status = 'approved', current_step = null, version = version + 1 where id = $1`,
    [approvalId],
  );
  await pool.query(`update test_requests set status = 'approved' where id = $1`, [id]);
  await pool.query(
    `insert into approval_acts (id, approval_id, requester_id, round, kind, employee_id, name, department_name, comment, at)
     select $1, id, requester_id, 1, 'approve', $2, '', '', '', now() from approvals where id = $3`,
    [randomUUID(), people.admin.employeeUuid, approvalId],
  );
  return true;
}

describe('an approval against a withdrawal', () => {
  const refusedAsFalse = (withdrawal: Promise<boolean>) => withdrawal.catch(() => false);

  it('lets one of them through, and request and approval say the same [B0-02] [B3-06]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const request = await submittedRequest(world);
      const [approval, withdrawal] = await queueUp(world.pool, lockOf(request), 2, () => [
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
    const [approval, withdrawal] = await queueUp(world.pool, lockOf(request), 1, () => [
      world
        .as('admin')(approve, at(request))
        .then(({ status }) => status === 200),
      world.pool.query(withdrawn, [request.id]).then(({ rowCount }) => rowCount === 1),
    ]);
    expect(broken(await outcomeOf(request, [approval === true, withdrawal === true]))).not.toEqual([]);
  });
});

describe('taking back against the next step', () => {
  it('lets one of them through [B3-06] [B0-02]', async () => {
    await publishSteps(world, [SUPERIOR, ADMINS]);
    const submitted = await submittedRequest(world);
    await world.as('other')(approve, at(submitted));
    const request = { ...submitted, version: submitted.version + 1 };
    const answers = await queueUp(world.pool, lockOf(request), 2, () =>
      asAnswers([world.as('other')(takeBack, at(request)), world.as('admin')(approve, at(request))]),
    );
    const { acts, ...outcome } = await outcomeOf(request, toldOf(request, answers));
    expect(broken({ ...outcome, acts: acts - 1 })).toEqual([]);
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
    const [isSubmitted, version] = await queueUp<boolean | string>(world.pool, lock, 2, () => {
      const submitting = commitPlanned(world, id, submission);
      return [submitting, waitingFor(submitting)];
    });
    expect(isSubmitted).toBe(true);
    expect(await begun(id)).toEqual([{ version: former, status: 'in_progress' }]);
    expect(version).not.toBe(former);
    const request = await submittedRequest(world);
    expect(await begun(request.id)).toMatchObject([{ version }]);
  });

  /** Publishes once the submission holds its route. */
  async function waitingFor(_submitting: Promise<boolean>): Promise<string> {
    const holding = `select count(*)::int as n from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%route_held%'`;
    await expect
      .poll(async () => (await world.pool.query(holding)).rows[0].n, { timeout: 4_000, interval: 10 })
      .toBe(1);
    return publishSteps(world, [SUPERIOR]);
  }
});
