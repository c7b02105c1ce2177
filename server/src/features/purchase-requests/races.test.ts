// Changes of one request that meet on connections which really overlap, each beside a broken variant that the same check
// catches. Races of buying stand in buying/.
import { changeAmount } from '@madoguchi/contract/approvals/operations.ts';
import {
  savePurchaseRequest,
  showPurchaseRequest,
  submitPurchaseRequest,
  withdrawPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalOf, decideOn } from '../../../test/claims.ts';
import { draftedPurchase, purchase, submittedPurchase } from '../../../test/purchases.ts';
import { type Lock, queueUp } from '../../../test/queue-up.ts';
import { type Answer, freshKey, openWorld, type World } from '../../../test/world.ts';

const AT_ONCE = 20;

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, AT_ONCE + 2);
});
afterAll(() => world.close());

interface Request {
  readonly id: string;
  readonly version: number;
}

const at = ({ id, version }: Request) => ({ id, version });
const lockOf = ({ id }: Request): Lock => ({
  sql: 'select id from purchase_requests where id = $1 for update',
  values: [id],
});

/** Reads the stored state: the request, its facts, and the last number that was given. */
async function standing({ id }: Request) {
  const { rows } = await world.pool.query(
    `select r.status, r.version, r.reason, (select count(*)::int from record_facts f where f.record_id = r.id) as facts,
       coalesce((select last from number_counters where prefix = 'PR'), 0) as last
     from purchase_requests r where id = $1`,
    [id],
  );
  return rows[0];
}

/** The one law of all races: exactly one takes place, leaves one fact and takes one number. Empty where it holds. */
async function broken(
  request: Request,
  before: { readonly last: number },
  told: readonly boolean[],
): Promise<string[]> {
  const { version, facts, last } = await standing(request);
  const won = told.filter(Boolean).length;
  return [
    ...(won === 1 ? [] : [`${won} were told that theirs took place`]),
    ...(version === request.version + 1 ? [] : [`the request moved ${version - request.version} times`]),
    ...(facts === 1 ? [] : [`${facts} facts are kept`]),
    ...(last === before.last + 1 ? [] : [`${last - before.last} numbers are gone`]),
  ];
}

describe('an edit against a submission', () => {
  it('lets one of them through: nothing is submitted that was not checked [B0-02] [B5-02]', async () => {
    const request = await draftedPurchase(world);
    const [edit, submission] = await queueUp(world, lockOf(request), 2, () => [
      world
        .as('staff')(savePurchaseRequest, { ...purchase({ reason: '' }), ...at(request) })
        .then(({ status }) => status),
      world
        .as('staff')(submitPurchaseRequest, at(request))
        .then(({ status }) => status),
    ]);
    expect([edit, submission].toSorted()).toEqual([200, 409]);
    const { status, reason } = await standing(request);
    expect([status, reason === '']).toEqual(submission === 200 ? ['submitted', false] : ['draft', true]);
  });

  it('negative control: without the version in the guard the unchecked reason is submitted', async () => {
    const request = await draftedPurchase(world);
    const unguarded = [
      `update purchase_requests set reason = '' where id = $1`,
      `update purchase_requests set status = 'submitted', number = 'PR-1', submitted_at = now() where id = $1`,
    ];
    await queueUp(world, lockOf(request), 2, () => unguarded.map((text) => world.pool.query(text, [request.id])));
    expect(await standing(request)).toMatchObject({ status: 'submitted', reason: '' });
  });
});

describe(`a double click, ${AT_ONCE} times`, () => {
  const submissions = (request: Request, key?: string) => () =>
    Array.from({ length: AT_ONCE }, () =>
      world.as('staff')(submitPurchaseRequest, at(request), key === undefined ? {} : { key }),
    );
  const toldOf = (request: Request, answers: readonly Answer<typeof submitPurchaseRequest>[]) =>
    answers.map(({ status, problem }) => {
      if (status === 200) return true;
      expect(['stale', 'wrong-state']).toContain(problem.code);
      expect(problem.data.current).toMatchObject({ id: request.id, version: request.version + 1 });
      return false;
    });

  it('without a key submits once, takes one number, and tells the others of the newer state [B0-02] [B0-06]', async () => {
    const request = await draftedPurchase(world);
    const before = await standing(request);
    const answers = await queueUp(world, lockOf(request), AT_ONCE, submissions(request));
    expect(await broken(request, before, toldOf(request, answers))).toEqual([]);
  });

  it('with a key submits once, and answers all the same to the byte [B0-03] [B0-06]', async () => {
    const request = await draftedPurchase(world);
    const before = await standing(request);
    const answers = await queueUp(world, lockOf(request), AT_ONCE, submissions(request, freshKey()));
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.body}`)).size).toBe(1);
    expect(await broken(request, before, [answers[0]?.status === 200])).toEqual([]);
    const recorded = `target_id = '${request.id}' and event = 'purchase-request.submitted'`;
    expect(await world.audit(recorded)).toHaveLength(1);
  });

  it('negative control: where the number is taken before the request is locked, numbers are lost', async () => {
    const request = await draftedPurchase(world);
    const before = await standing(request);
    const numberFirst = async () => {
      const { rows } = await world.pool.query(
        `update number_counters set last = last + 1 where prefix = 'PR' returning 'PR-2026-' || last as number`,
      );
      const { rowCount } = await world.pool.query(
        `update purchase_requests set status = 'submitted', number = $3, submitted_at = now(), version = version + 1
         where id = $1 and version = $2`,
        [request.id, request.version, rows[0].number],
      );
      return rowCount === 1;
    };
    const told = await queueUp(world, lockOf(request), 2, () => [numberFirst(), numberFirst()]);
    expect(await broken(request, before, told)).toContain('2 numbers are gone');
  });
});

describe('an approval against a withdrawal', () => {
  /** Request and approval as they stand; whichever came first, both tell the same. */
  async function both({ id }: Request): Promise<string> {
    const { rows } = await world.pool.query(
      `select r.status || ' ' || p.status as both from purchase_requests r join approvals p on p.subject_id = r.id
       where r.id = $1`,
      [id],
    );
    return rows[0].both;
  }
  const lockOfApproval = async (request: Request): Promise<Lock> => ({
    sql: 'select id from approvals where id = $1 for update',
    values: [(await approvalOf(world, request)).id],
  });

  it('one of them happens, to the request and to its approval alike [B0-02] [B3-06]', async () => {
    const request = await submittedPurchase(world);
    const [approval, withdrawal] = await queueUp(world, await lockOfApproval(request), 2, () => [
      decideOn(world, 'admin2', request, 'approve').then(({ status }) => status),
      world
        .as('staff')(withdrawPurchaseRequest, at(request))
        .then(({ status }) => status),
    ]);
    expect([approval, withdrawal].toSorted()).toEqual([200, 409]);
    expect(await both(request)).toBe(approval === 200 ? 'approved approved' : 'withdrawn withdrawn');
    const { facts } = (await world.as('staff')(showPurchaseRequest, { id: request.id })).output;
    expect(facts).toHaveLength(approval === 200 ? 1 : 2);
  });

  it('negative control: looking first and writing afterwards lets both take place', async () => {
    const request = await submittedPurchase(world);
    const { id } = await approvalOf(world, request);
    const write = async (status: string) => {
      const { rows } = await world.pool.query('select status from purchase_requests where id = $1', [request.id]);
      if (rows[0].status !== 'submitted') return false;
      await world.pool.query(`update approvals set status = $2, current_step = null where id = $1`, [id, status]);
      await world.pool.query(
        `update purchase_requests set status = $2, approved_yen = 1, approved_at = now() where id = $1`,
        [request.id, status],
      );
      return true;
    };
    const told = await queueUp(world, await lockOfApproval(request), 2, () => [write('approved'), write('withdrawn')]);
    expect(told).toEqual([true, true]);
  });
});

describe('a changed amount against a withdrawal', () => {
  it('one of them happens: nothing withdrawn has an amount that somebody agreed to [B0-02] [B3-05]', async () => {
    const request = await submittedPurchase(world);
    const approval = await approvalOf(world, request);
    const lock = { sql: 'select id from approvals where id = $1 for update', values: [approval.id] };
    const [change, withdrawal] = await queueUp(world, lock, 2, () => [
      world
        .as('admin2')(changeAmount, { ...approval, amount: 2_000, comment: '数量を減らす。' })
        .then(({ status }) => status),
      world
        .as('staff')(withdrawPurchaseRequest, at(request))
        .then(({ status }) => status),
    ]);
    expect([change, withdrawal].toSorted()).toEqual([200, 409]);
    const { output } = await world.as('staff')(showPurchaseRequest, { id: request.id });
    expect([output.status, output.approvedYen]).toEqual(change === 200 ? ['submitted', 2_000] : ['withdrawn', null]);
  });
});

describe('two saves of one version', () => {
  it('keep one of them, whole: its lines and no other’s [B0-02]', async () => {
    const request = await draftedPurchase(world);
    const contents = [purchase({ reason: '一つ目' }), purchase({ reason: '二つ目' })];
    const statuses = await queueUp(world, lockOf(request), 2, () =>
      contents.map((content) =>
        world
          .as('staff')(savePurchaseRequest, { ...content, ...at(request) })
          .then(({ status }) => status),
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    const { output } = await world.as('staff')(showPurchaseRequest, { id: request.id });
    const kept = contents.find(({ reason }) => reason === output.reason);
    expect(output.lines.map(({ id }) => id)).toEqual(kept?.lines.map(({ id }) => id));
    expect(output.version).toBe(request.version + 1);
  });
});
