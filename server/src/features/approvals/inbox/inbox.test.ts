// The inbox: what waits for whom, in which order, how much of it there is, and how little the database is asked for it.
import { approve, countInbox, exportInbox, listInbox } from '@madoguchi/contract/approvals/operations.ts';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { delegate, endDelegations } from '../../../../test/approvals/delegate.ts';
import { fillApprovals } from '../../../../test/approvals/fill-approvals.ts';
import {
  openApprovalWorld,
  publishSteps,
  submittedRequest,
  type TestRequest,
  tick,
  withHead,
} from '../../../../test/approvals/requests.ts';
import { ADMINS, SUPERIOR, stepOf } from '../../../../test/approvals/routes.ts';
import type { Who } from '../../../../test/people.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const inbox = (world: World, who: Who, query: object = {}) => world.as(who)(listInbox, query as never);
const idsOf = async (world: World, who: Who, query: object = {}) =>
  (await inbox(world, who, query)).output.rows.map(({ approvalId }) => approvalId);

describe('the inbox', () => {
  let world: World;
  beforeAll(async () => {
    world = await openApprovalWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.set(NOW);
    await endDelegations(world);
    await emptied(world);
    await withHead(world, 'other');
    await publishSteps(world, [SUPERIOR, ADMINS]);
  });

  /** Requests a second apart. */
  async function asked(...amounts: readonly number[]): Promise<TestRequest[]> {
    const requests: TestRequest[] = [];
    for (const amount of amounts) {
      requests.push(await submittedRequest(world, 'staff', amount));
      tick(world);
    }
    return requests;
  }

  const names = (requests: readonly TestRequest[]) => requests.map(({ approvalId }) => approvalId);

  it('is approved a hundred at once at most, and the record says with how many [B3-06] [B0-09]', async () => {
    const [request] = (await asked(300)) as [TestRequest];
    const at = { id: request.approvalId, version: request.version };
    const refused = await world.as('other')(approve, { ...at, inBulkOf: 101 });
    expect([refused.status, refused.problem.data.fields]).toMatchObject([
      422,
      [{ field: 'inBulkOf', code: 'too-big' }],
    ]);
    expect((await world.as('other')(approve, { ...at, inBulkOf: 100 })).status).toBe(200);
    const [record] = await world.audit(`event = 'approval.approved' and target_id = '${request.approvalId}'`);
    expect(record?.difference).toMatchObject({ inBulkOf: 100 });
  });

  describe('of two steps whose approvers stand in for each other', () => {
    const admin = () => world.people.admin.employeeUuid ?? '';
    beforeEach(() =>
      publishSteps(world, [SUPERIOR, stepOf({ name: '部長', approvers: [{ by: 'person', employeeId: admin() }] })]),
    );
    const decide = (who: Who, { approvalId }: TestRequest, version: number) =>
      world.as(who)(approve, { id: approvalId, version });

    it('leaves the second with its approver: whoever decided the first finds and takes it no more [B3-03] [B3-07]', async () => {
      await delegate(world, 'admin', 'other');
      const [request] = (await asked(300)) as [TestRequest];
      expect((await decide('other', request, request.version)).status).toBe(200);
      expect(await idsOf(world, 'other')).toEqual([]);
      expect((await world.as('other')(countInbox, {})).output.waiting).toBe(0);
      const again = await decide('other', request, request.version + 1);
      expect([again.status, again.problem.code]).toEqual([409, 'wrong-state']);
      expect(await idsOf(world, 'admin')).toEqual(names([request]));
      expect((await decide('admin', request, request.version + 1)).output.status).toBe('approved');
    });

    it('passes the second up where its approver decided the first for another, at once [B3-03] [B3-07]', async () => {
      await delegate(world, 'other', 'admin');
      const [request] = (await asked(300)) as [TestRequest];
      expect((await decide('admin', request, request.version)).status).toBe(200);
      expect(await idsOf(world, 'admin')).toEqual([]);
      expect(await idsOf(world, 'other')).toEqual(names([request]));
      const refused = await decide('admin', request, request.version + 2);
      expect([refused.status, refused.problem.code]).toEqual([409, 'wrong-state']);
      const [record] = await world.audit(`event = 'approval.escalated'`);
      expect(record).toMatchObject({ actor: 'calendar', target_id: request.approvalId });
      expect((await decide('other', request, request.version + 2)).output.status).toBe('approved');
    });

    it('leaves the second where nobody is above, waiting for whoever it is given to [B3-03] [B3-06]', async () => {
      await withHead(world, 'admin2');
      await delegate(world, 'admin2', 'admin');
      const [request] = (await asked(300)) as [TestRequest];
      await withHead(world, null);
      expect((await decide('admin', request, request.version)).status).toBe(200);
      expect(await idsOf(world, 'admin')).toEqual([]);
      expect((await decide('admin', request, request.version + 1)).status).toBe(409);
    });
  });

  it('is answered 304 while nothing is done, and anew after an act, a delegation or a day [B3-06] [B3-07]', async () => {
    const tagOf = async () => (await inbox(world, 'other')).raw.headers.etag;
    /** A tag is given only while no older transaction is under way, in whatever database of this server. */
    const settled = async () => {
      await expect.poll(tagOf).toBeDefined();
      return String(await tagOf());
    };
    const statusFor = async (tag: string) =>
      (await world.as('other')(listInbox, {}, { headers: { 'if-none-match': tag } })).status;
    const [request] = await asked(300);
    const one = await settled();
    await expect.poll(() => statusFor(one)).toBe(304);
    await asked(200);
    expect(await statusFor(one)).toBe(200);
    const two = await settled();
    await world.as('other')(approve, { id: request?.approvalId ?? '', version: 1 });
    expect(await statusFor(two)).toBe(200);
    const none = await settled();
    await delegate(world, 'admin', 'other');
    expect(await statusFor(none)).toBe(200);
    const delegated = await settled();
    world.clock.set('2026-11-24T03:00:00.000Z');
    expect(await statusFor(delegated)).toBe(200);
  });

  it('holds what waits for the caller now, oldest first, and nothing else [B3-06] [B0-10]', async () => {
    const [first, second, third] = await asked(300, 200, 100);
    expect(await idsOf(world, 'other')).toEqual(names([first, second, third] as TestRequest[]));
    expect(await idsOf(world, 'admin')).toEqual([]);
    await world.as('other')(approve, { id: second?.approvalId ?? '', version: 1 });
    expect(await idsOf(world, 'other')).toEqual(names([first, third] as TestRequest[]));
    for (const who of ['admin', 'admin2', 'system'] as const) {
      expect(await idsOf(world, who)).toEqual([second?.approvalId]);
    }
    expect((await inbox(world, 'admin')).output.rows[0]).toMatchObject({
      ...{ approvalVersion: 2, subjectId: second?.id, amount: 200, kind: 'approve', stepName: ADMINS.name },
      ...{ requesterName: world.people.staff.name, departmentCode: 'HQ', isOverdue: false, onBehalfOf: null },
    });
  });

  it('is sorted, narrowed, searched and read page by page [B0-10]', async () => {
    const requests = await asked(500, 100, 400, 200, 300);
    const by = (nth: readonly number[]) => names(nth.flatMap((place) => requests[place] ?? []));
    expect(await idsOf(world, 'other', { sort: 'amount' })).toEqual(by([1, 3, 4, 2, 0]));
    expect(await idsOf(world, 'other', { sort: '-amount', amount: '200..400' })).toEqual(by([2, 4, 3]));
    expect(await idsOf(world, 'other', { department: 'SALES' })).toEqual([]);
    expect(await idsOf(world, 'other', { kind: 'approve', department: 'HQ' })).toHaveLength(5);
    expect(await idsOf(world, 'other', { q: 'サトウ' })).toEqual([]);
    expect(await idsOf(world, 'other', { q: world.people.staff.name })).toHaveLength(5);
    const first = (await inbox(world, 'other', { limit: 2 })).output;
    const second = (await inbox(world, 'other', { limit: 2, after: first.next })).output;
    const third = (await inbox(world, 'other', { limit: 2, after: second.next })).output;
    const pages = [first, second, third].flatMap(({ rows }) => rows.map(({ approvalId }) => approvalId));
    expect([pages, third.next]).toEqual([names(requests), null]);
  });

  it('counts what waits, what is overdue and since when, as the list shows it [B3-02]', async () => {
    expect((await world.as('other')(countInbox, {})).output).toEqual({ waiting: 0, overdue: 0, since: null });
    await asked(100, 200);
    const since = NOW;
    expect((await world.as('other')(countInbox, {})).output).toEqual({ waiting: 2, overdue: 0, since });
    // Three business days: the 23rd is a holiday, the 26th is the last day in time.
    world.clock.set('2026-11-26T14:59:00.000Z');
    expect((await world.as('other')(countInbox, {})).output).toMatchObject({ overdue: 0 });
    world.clock.set('2026-11-26T15:00:00.000Z');
    expect((await world.as('other')(countInbox, {})).output).toEqual({ waiting: 2, overdue: 2, since });
    expect(await idsOf(world, 'other', { overdue: 'yes' })).toHaveLength(2);
  });

  it('holds what waits for those whose delegate the caller is, said so, and only what the delegation covers [B3-07]', async () => {
    await delegate(world, 'other', 'admin2', { limit: 250 });
    const [low, , lowest] = await asked(200, 300, 100);
    expect(await idsOf(world, 'admin2')).toEqual(names([low, lowest] as TestRequest[]));
    expect((await inbox(world, 'admin2')).output.rows[0]?.onBehalfOf).toBe(world.people.other.name);
    expect((await world.as('admin2')(countInbox, {})).output.waiting).toBe(2);
    world.clock.set('2026-12-01T05:00:00.000Z');
    expect(await idsOf(world, 'admin2')).toEqual([]);
  });

  it('never holds the caller’s own request, nor a second turn in a step in which they have one [B3-03] [B3-07]', async () => {
    await delegate(world, 'other', 'staff');
    await delegate(world, 'admin', 'admin2', { from: '2026-11-21' });
    const [request] = await asked(100);
    expect(await idsOf(world, 'staff')).toEqual([]);
    await world.as('other')(approve, { id: request?.approvalId ?? '', version: 1 });
    expect((await inbox(world, 'admin2')).output.rows.map(({ onBehalfOf }) => onBehalfOf)).toEqual([null]);
  });

  it('keeps a circulation until it is read, also after the end of the request [B3-02]', async () => {
    const reader = world.people.admin.employeeUuid ?? '';
    await publishSteps(world, [
      SUPERIOR,
      stepOf({ name: '回覧', kind: 'circulate', approvers: [{ by: 'person', employeeId: reader }] }),
    ]);
    const [request] = await asked(100);
    const id = request?.approvalId ?? '';
    expect((await world.as('other')(approve, { id, version: 1 })).output).toMatchObject({ status: 'approved' });
    expect((await inbox(world, 'admin')).output.rows).toMatchObject([{ approvalId: id, kind: 'circulate' }]);
    await world.as('admin')(approve, { id, version: 2 });
    expect(await idsOf(world, 'admin')).toEqual([]);
  });

  it('is handed out as a file with what the screen shows, on record [B0-10] [B0-09]', async () => {
    await asked(12_300);
    const { raw } = await world.as('other')(exportInbox, {}, { headers: { 'accept-language': 'ja' } });
    const [head, row] = raw.body.replace('\ufeff', '').split('\r\n');
    expect(head).toContain('申請種別,申請番号,件名,申請者,部署,金額（円）');
    expect(row).toContain(`2026年11月,${world.people.staff.name},本社,12300`);
    expect(await world.audit(`event = 'approvals.exported'`)).toHaveLength(1);
    const english = await world.as('other')(exportInbox, {}, { headers: { 'accept-language': 'en' } });
    expect(english.raw.body).toContain(`November 2026,${world.people.staff.name},Head office,12300`);
  });
});

/** Facts are not deleted by anybody: a test that begins anew takes the trigger away for a moment. */
async function emptied({ pool }: World): Promise<void> {
  await pool.query(`alter table approval_acts disable trigger approval_acts_append_only`);
  await pool.query('truncate approvals, approval_tasks, approval_acts');
  await pool.query(`alter table approval_acts enable trigger approval_acts_append_only`);
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

describe('over 20,000 turns', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    await fillApprovals(world.pool, 10_000);
  }, 120_000);
  afterAll(() => world.close());

  async function statementsOf(request: () => Promise<unknown>): Promise<QueryConfig[]> {
    await request();
    const asked = vi.spyOn(world.appPool, 'query');
    await request();
    const statements = asked.mock.calls.map(([first]) => first as unknown as QueryConfig);
    asked.mockRestore();
    return statements;
  }

  async function readInWhole({ text, values }: QueryConfig): Promise<string[]> {
    const { rows } = await world.pool.query(`explain (format json) ${text}`, values);
    const scans = (plan: Plan): string[] => [
      ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
      ...(plan.Plans ?? []).flatMap(scans),
    ];
    return scans(rows[0]['QUERY PLAN'][0].Plan).filter((table) => /^approval/.test(table));
  }

  it('a page and the count ask one statement each, along the index of open turns, in any order [B0-10]', async () => {
    for (const query of [
      {},
      { sort: '-arrived' },
      { sort: 'amount' },
      { q: '佐藤' },
      { overdue: 'yes' },
      { limit: 200 },
    ]) {
      const asked = await statementsOf(() => inbox(world, 'admin', query));
      expect(asked).toHaveLength(1);
      for (const statement of asked) expect(await readInWhole(statement), JSON.stringify(query)).toEqual([]);
    }
    const counted = await statementsOf(() => world.as('admin')(countInbox, {}));
    expect(counted).toHaveLength(1);
    for (const statement of counted) expect(await readInWhole(statement)).toEqual([]);
  });

  it('an act reads no table in whole', async () => {
    const { rows } = (await inbox(world, 'admin', { limit: 2 })).output;
    const turns = [...rows];
    const asked = await statementsOf(async () => {
      const turn = turns.shift();
      return world.as('admin')(approve, { id: turn?.approvalId ?? '', version: turn?.approvalVersion ?? 0 });
    });
    for (const statement of asked) expect(await readInWhole(statement)).toEqual([]);
  });

  it('has a negative control: a search without an index is found out', async () => {
    expect(await readInWhole({ text: 'select 1 from approvals where title = $1', values: ['無題'] })).toEqual([
      'approvals',
    ]);
  });
});
