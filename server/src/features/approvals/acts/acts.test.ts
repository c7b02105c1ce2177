// The effect of each act on the request, its approval and the facts; its audit record; and who may not perform it.
import {
  approve,
  changeAmount,
  commentOn,
  reassign,
  reject,
  returnRequest,
  showApproval,
  takeBack,
} from '@madoguchi/contract/approvals/operations.ts';
import { listAudit } from '@madoguchi/contract/audit/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { delegate, endDelegations } from '../../../../test/approvals/delegate.ts';
import {
  ANNOUNCED,
  draftRequest,
  openApprovalWorld,
  publishSteps,
  standing,
  submitRequest,
  submittedRequest,
  type TestRequest,
  withdrawRequest,
  withHead,
} from '../../../../test/approvals/requests.ts';
import { ADMINS, SUPERIOR, stepOf } from '../../../../test/approvals/routes.ts';
import type { Who } from '../../../../test/people.ts';
import { overtaken } from '../../../../test/queue-up.ts';
import { freshKey, type World } from '../../../../test/world.ts';

const comment = '領収書を添付してください。';

let world: World;
beforeAll(async () => {
  world = await openApprovalWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await endDelegations(world);
  await withHead(world, 'other');
  await publishSteps(world, [SUPERIOR, ADMINS]);
});

/** The request as it stands after so many acts. */
const at = ({ approvalId, version }: TestRequest, passed = 0) => ({ id: approvalId, version: version + passed });

describe('a request of two steps', () => {
  it('is in review after the first yes and approved after the last, the request with it [B3-06] [B4-03]', async () => {
    const request = await submittedRequest(world);
    expect(await standing(world, request.id)).toMatchObject({
      status: 'submitted',
      approval: 'in_progress',
      current: 0,
    });
    const first = await world.as('other')(approve, at(request));
    expect(first.output).toMatchObject({ subjectId: request.id, status: 'in_progress', version: 2, current: 1 });
    expect(await standing(world, request.id)).toMatchObject({ status: 'in_review', current: 1 });
    const last = await world.as('admin')(approve, at(request, 1));
    expect(last.output).toMatchObject({ status: 'approved', version: 3, current: null });
    expect(await standing(world, request.id)).toMatchObject({
      status: 'approved',
      approval: 'approved',
      acts: ['submit', 'approve', 'approve'],
    });
  });

  it('tells its feature of each move, and only of moves [B3-06]', async () => {
    const request = await submittedRequest(world);
    await world.as('other')(approve, at(request));
    await world.as('admin')(commentOn, { ...at(request, 1), comment });
    await world.as('admin')(approve, at(request, 2));
    expect(ANNOUNCED.filter((id) => id === request.id)).toHaveLength(2);
  });

  it('comes back with a reason, goes again in a new round, and keeps what was said in the first [B3-06]', async () => {
    const request = await submittedRequest(world);
    await world.as('other')(returnRequest, { ...at(request), reason: 'receipt', comment });
    expect(await standing(world, request.id)).toMatchObject({
      status: 'returned',
      approval: 'returned',
      current: null,
    });
    const again = await submitRequest(world, request.id);
    expect(again).toEqual({ ...request, version: 3 });
    expect(await standing(world, request.id)).toMatchObject({ status: 'submitted', round: 2, current: 0 });
    const { output } = await world.as('staff')(showApproval, { id: request.approvalId });
    expect(output.acts.map(({ kind, round, reason }) => [kind, round, reason])).toEqual([
      ['submit', 1, null],
      ['return', 1, 'receipt'],
      ['submit', 2, null],
    ]);
    expect(output.steps[0]?.tasks).toMatchObject([{ status: 'pending' }]);
  });

  it('goes back to an earlier step, and is decided there anew [B3-06]', async () => {
    const request = await submittedRequest(world);
    await world.as('other')(approve, at(request));
    await world.as('admin')(returnRequest, { ...at(request, 1), reason: 'purpose', comment, toStep: 0 });
    expect(await standing(world, request.id)).toMatchObject({
      status: 'submitted',
      approval: 'in_progress',
      current: 0,
    });
    const again = await world.as('other')(approve, at(request, 2));
    expect(again.output).toMatchObject({ status: 'in_progress', current: 1 });
    const { rows } = await world.pool.query(
      `select status, is_past from approval_tasks where approval_id = $1 and step = 0 order by place`,
      [request.approvalId],
    );
    expect(rows).toEqual([
      { status: 'approved', is_past: true },
      { status: 'approved', is_past: false },
    ]);
  });

  it('ends with a rejection [B3-06]', async () => {
    const request = await submittedRequest(world);
    await world.as('other')(reject, { ...at(request), comment });
    expect(await standing(world, request.id)).toMatchObject({
      status: 'rejected',
      approval: 'rejected',
      current: null,
    });
    const late = await world.as('other')(approve, at(request, 1));
    expect(late).toMatchObject({
      status: 409,
      problem: { code: 'wrong-state', data: { current: { status: 'rejected' } } },
    });
  });

  it('is taken back by its decider while the next step is untouched, and not later [B3-06]', async () => {
    const request = await submittedRequest(world);
    await world.as('other')(approve, at(request));
    const { output } = await world.as('other')(takeBack, at(request, 1));
    expect(output).toMatchObject({ status: 'in_progress', current: 0 });
    expect(await standing(world, request.id)).toMatchObject({ status: 'submitted', current: 0 });
    await world.as('other')(approve, at(request, 2));
    await world.as('admin')(approve, at(request, 3));
    expect((await world.as('other')(takeBack, at(request, 4))).status).toBe(409);
  });

  it('is withdrawn by its requester while nobody has decided; afterwards nobody can act [B3-06] [B4-03]', async () => {
    const request = await submittedRequest(world);
    expect(await withdrawRequest(world, request.id)).toBe(true);
    expect(await standing(world, request.id)).toMatchObject({ status: 'draft', approval: 'withdrawn', current: null });
    expect((await world.as('other')(approve, at(request, 1))).status).toBe(409);
    await world.pool.query(`update test_requests set status = 'draft' where id = $1`, [request.id]);
    const again = await submitRequest(world, request.id);
    await world.as('other')(approve, at(again));
    await expect(withdrawRequest(world, request.id)).rejects.toMatchObject({ code: 'wrong-state' });
  });

  it('hears a comment without moving, after its end as well [B3-06]', async () => {
    const request = await submittedRequest(world);
    await world.as('staff')(commentOn, { ...at(request), comment });
    await world.as('other')(reject, { ...at(request, 1), comment });
    const last = await world.as('staff')(commentOn, { ...at(request, 2), comment: '承知しました。' });
    expect(last.output).toMatchObject({ status: 'rejected', version: 4 });
    expect((await standing(world, request.id)).acts).toEqual(['submit', 'comment', 'reject', 'comment']);
  });
});

describe('a turn', () => {
  it('is moved by an admin with a reason, and its former holder has it no more [B3-06]', async () => {
    const request = await submittedRequest(world);
    const { output } = await world.as('admin')(showApproval, { id: request.approvalId });
    const taskId = output.steps[0]?.tasks[0]?.id ?? '';
    const to = world.people.system.employeeUuid ?? '';
    await world.as('admin')(reassign, { ...at(request), taskId, to, comment: '長期不在のため' });
    expect((await world.as('other')(approve, at(request, 1))).status).toBe(409);
    expect((await world.as('system')(approve, at(request, 1))).output).toMatchObject({ current: 1 });
  });

  it.each([
    ['to the requester', 'staff'],
    ['to one who has left', 'user'],
    ['to one who has a turn in the step', 'admin2'],
  ] as const)('is not moved %s [B3-06] [B3-03]', async (_case, who) => {
    await publishSteps(world, [ADMINS]);
    const request = await submittedRequest(world);
    const { output } = await world.as('admin')(showApproval, { id: request.approvalId });
    const own = output.steps[0]?.tasks.find(({ approver }) => approver.employeeId === world.people.admin.employeeUuid);
    const to = world.people[who].employeeUuid ?? crypto.randomUUID();
    const refused = await world.as('admin')(reassign, { ...at(request), taskId: own?.id ?? '', to, comment });
    expect(refused).toMatchObject({ status: 422, problem: { data: { fields: [{ field: 'to' }] } } });
  });

  it('is taken by a delegate in the approver’s name: both are on record [B3-07]', async () => {
    await delegate(world, 'other', 'admin2');
    const request = await submittedRequest(world);
    await world.as('admin2')(approve, at(request));
    const { output } = await world.as('staff')(showApproval, { id: request.approvalId });
    const { other, admin2 } = world.people;
    expect(output.acts.at(-1)).toMatchObject({ by: { name: admin2.name }, onBehalfOf: { name: other.name } });
    expect(output.steps[0]?.tasks[0]).toMatchObject({ approver: { name: other.name }, doneBy: { name: admin2.name } });
    const [record] = await world.audit(`target_id = '${request.approvalId}'`);
    expect(record).toMatchObject({ actor: admin2.name, difference: { act: 'approve', onBehalfOf: other.name } });
  });

  it('is a delegate’s no more once the approver may not decide themselves [B3-07] [B3-03]', async () => {
    await delegate(world, 'staff', 'admin2');
    await withHead(world, 'staff');
    const request = await submittedRequest(world, 'other');
    const { accountId } = world.people.staff;
    await world.pool.query(`update accounts set status = 'suspended' where id = $1`, [accountId]);
    const refused = await world.as('admin2')(approve, at(request));
    await world.pool.query(`update accounts set status = 'active' where id = $1`, [accountId]);
    expect([refused.status, refused.problem.code]).toEqual([409, 'wrong-state']);
    expect(await standing(world, request.id)).toMatchObject({ version: request.version });
    expect((await world.as('admin2')(approve, at(request))).status).toBe(200);
  });

  it.each([
    ['a yes', approve, {}],
    ['another amount', changeAmount, { amount: yen(2_000), comment }],
  ] as const)('does not pass a delegation that ends meanwhile: %s [B3-07] [B0-02]', async (_act, operation, input) => {
    const delegation = await delegate(world, 'other', 'admin2');
    const request = await submittedRequest(world);
    const lock = { sql: 'select from delegations where id = $1 for update', values: [delegation] };
    const ended = `update delegations set status = 'ended', ended_at = now() where id = $1`;
    const act = () => world.as('admin2')(operation as typeof approve, { ...at(request), ...input });
    const answer = await overtaken(world, lock, act, [{ sql: ended, values: [delegation] }]);
    expect([answer.status, answer.problem.code]).toEqual([409, 'stale']);
    expect(await standing(world, request.id)).toMatchObject({ version: request.version, acts: ['submit'] });
  });

  it('of a delegate is undone by them only while they stand in for the approver [B3-06] [B3-07]', async () => {
    await delegate(world, 'other', 'admin2');
    const request = await submittedRequest(world);
    await world.as('admin2')(approve, at(request));
    await endDelegations(world);
    expect((await world.as('admin2')(takeBack, at(request, 1))).status).toBe(409);
    await delegate(world, 'other', 'admin2');
    expect((await world.as('admin2')(takeBack, at(request, 1))).status).toBe(200);
  });

  it('is seen by a delegate within what the delegation is given for, and is unknown to them beyond it [B3-07] [B2-03]', async () => {
    await withHead(world, 'admin');
    const request = await submittedRequest(world);
    const seen = async (terms: Parameters<typeof delegate>[3]) => {
      await endDelegations(world);
      await delegate(world, 'admin', 'other', terms);
      return (await world.as('other')(showApproval, { id: request.approvalId })).status;
    };
    expect(await seen({ limit: 9_999 })).toBe(404);
    expect(await seen({ domains: ['purchase-requests'] })).toBe(404);
    expect(await seen({ limit: 10_000, domains: ['travel-expenses'] })).toBe(200);
  });

  it('says in whose name its reader would decide, without the row that it was opened from [B3-07]', async () => {
    await delegate(world, 'other', 'admin2');
    const request = await submittedRequest(world);
    const forWhom = async (who: Who) =>
      (await world.as(who)(showApproval, { id: request.approvalId })).output.onBehalfOf;
    expect(await forWhom('admin2')).toBe(world.people.other.name);
    expect(await forWhom('other')).toBeNull();
    expect(await forWhom('staff')).toBeNull();
  });

  it('is not taken by a delegate of a delegate, nor by the requester in another’s name [B3-07] [B3-03]', async () => {
    await delegate(world, 'other', 'admin2');
    await delegate(world, 'admin2', 'admin');
    const request = await submittedRequest(world);
    expect((await world.as('admin')(approve, at(request))).status).toBe(409);
    await endDelegations(world);
    await delegate(world, 'other', 'staff');
    expect((await world.as('staff')(approve, at(request))).status).toBe(403);
  });

  it.each([
    ['before its first day', { from: '2026-11-22' }],
    ['after its last day', { from: '2026-11-01', to: '2026-11-21' }],
    ['above its limit', { limit: 9_999 }],
    ['before it was accepted', { status: 'offered' }],
  ] as const)('is unknown to a delegate %s [B3-07]', async (_case, terms) => {
    await delegate(world, 'admin', 'other', terms);
    await withHead(world, 'admin2');
    await publishSteps(world, [stepOf({ name: '管理者1人', approvers: [{ by: 'person', employeeId: adminId() }] })]);
    const request = await submittedRequest(world);
    expect((await world.as('other')(approve, at(request))).status).not.toBe(200);
    expect(await standing(world, request.id)).toMatchObject({ status: 'submitted' });
  });
});

const adminId = () => world.people.admin.employeeUuid ?? '';

describe('nobody decides their own request', () => {
  it('whatever the statement says, the database refuses it [B3-03]', async () => {
    const request = await submittedRequest(world);
    const { employeeUuid } = world.people.staff;
    const ways = [
      [`update approval_tasks set employee_id = $2 where approval_id = $1`, 'nobodys_own_turn'],
      [`update approval_tasks set done_by_employee = $2, done_by_name = '' where approval_id = $1`, 'nobody_acts_on'],
      [
        `insert into approval_acts (id, approval_id, requester_id, round, kind, employee_id, name, department_name, comment, at)
         values (gen_random_uuid(), $1, $2, 1, 'approve', $2, '', '', '', now())`,
        'nobody_decides_their_own_request',
      ],
    ] as const;
    for (const [text, constraint] of ways) {
      await expect(world.pool.query(text, [request.approvalId, employeeUuid])).rejects.toThrow(constraint);
    }
  });

  it('and a turn cannot name another requester than its approval has [B3-03]', async () => {
    const request = await submittedRequest(world);
    const forged = world.pool.query(`update approval_tasks set requester_id = $2 where approval_id = $1 and step = 0`, [
      request.approvalId,
      world.people.admin.employeeUuid,
    ]);
    await expect(forged).rejects.toThrow('approval_tasks_approval_id_requester_id_fkey');
  });

  it('what was done stands: facts are neither changed nor deleted [B0-09]', async () => {
    await submittedRequest(world);
    for (const text of [`update approval_acts set comment = 'x'`, `delete from approval_acts`]) {
      await expect(world.pool.query(text)).rejects.toThrow();
    }
  });
});

describe('an act', () => {
  it('under one key takes place once, and is answered alike to the byte [B0-03]', async () => {
    const request = await submittedRequest(world);
    const key = freshKey();
    const answers = new Set<string>();
    for (let nth = 0; nth < 3; nth += 1) {
      const { status, raw } = await world.as('other')(approve, at(request), { key });
      answers.add(`${status} ${raw.body}`);
    }
    expect(answers.size).toBe(1);
    expect(await standing(world, request.id)).toMatchObject({ version: 2, acts: ['submit', 'approve'] });
  });

  it('moves nothing where the request itself has gone on without it: all or nothing [B0-02]', async () => {
    const request = await submittedRequest(world);
    await world.pool.query(`update test_requests set status = 'cancelled' where id = $1`, [request.id]);
    const refused = await world.as('other')(approve, at(request));
    expect(refused).toMatchObject({ status: 409, problem: { code: 'stale' } });
    expect(await standing(world, request.id)).toMatchObject({ status: 'cancelled', version: 1, acts: ['submit'] });
    expect(await world.audit(`target_id = '${request.approvalId}'`)).toEqual([]);
  });

  it('asks the database twice, to read and to write all of it; for delegates later, waited for by nobody', async () => {
    const request = await submittedRequest(world);
    const asked = vi.spyOn(world.appPool, 'query');
    await world.as('other')(approve, at(request));
    const texts = () => asked.mock.calls.map(([first]) => (first as unknown as QueryConfig).text);
    const ofDelegates = /as giver/;
    const statements = texts().filter((text) => !ofDelegates.test(text));
    await expect.poll(() => texts().some((text) => ofDelegates.test(text)), { timeout: 20_000 }).toBe(true);
    asked.mockRestore();
    const remembered = /from (sessions|classification_details|dated_rates|holidays)/;
    const own = statements.filter((text) => /approvals/.test(text) || !remembered.test(text));
    expect(own.map((text) => /update approvals|from approvals/.test(text))).toEqual([true, true]);
  });

  it('is on record with number, step and comment, and found there by what people call it [B0-09]', async () => {
    const request = await submittedRequest(world);
    await world.as('other')(returnRequest, { ...at(request), reason: 'amount', comment });
    const records = await world.audit(`target_id = '${request.approvalId}'`);
    const { output } = await world.as('system')(listAudit, { target: request.approvalId });
    expect(output.rows).toMatchObject([{ targetKind: 'approval', targetName: expect.stringMatching(/^TE-2026-/) }]);
    expect(records).toMatchObject([
      {
        event: 'approval.returned',
        difference: {
          status: ['in_progress', 'returned'],
          act: 'return',
          step: SUPERIOR.name,
          reason: 'amount',
          comment,
        },
      },
    ]);
  });
});

describe('a submission', () => {
  it('is refused without a route or an approver, with the step and whom to ask; the draft stays [B3-04]', async () => {
    await withHead(world, null);
    const id = await draftRequest(world);
    await expect(submitRequest(world, id)).rejects.toMatchObject({
      code: 'no-approval-route',
      detail: { values: { ask: world.people.system.name, reason: expect.stringContaining(SUPERIOR.name) } },
    });
    await world.pool.query(`update approval_route_versions set valid_to = greatest(valid_from, '2026-11-21')`);
    await expect(submitRequest(world, id)).rejects.toMatchObject({ code: 'no-approval-route' });
    const { rows } = await world.pool.query(`select status from test_requests where id = $1`, [id]);
    expect(rows).toEqual([{ status: 'draft' }]);
  });

  it('is refused where a department above has not begun: nobody below decides for its head [B3-02] [B3-04]', async () => {
    await publishSteps(world, [stepOf({ name: '1階層上の長', approvers: [{ by: 'group-head', levelsUp: 1 }] })]);
    await withHead(world, 'other');
    const id = await draftRequest(world);
    await world.pool.query(
      `insert into classification_details select classification_code, 'COMING', '新本部', 'Coming', kana, sort_order, '2026-11-22',
         null, active, extra from classification_details where classification_code = 'group' and code = 'HQ'`,
    );
    const under = (parent: string | null) =>
      world.pool.query(
        `update classification_details set extra = extra || jsonb_build_object('parent', $1::text)
         where classification_code = 'group' and code = 'HQ'`,
        [parent],
      );
    await under('COMING');
    await expect(submitRequest(world, id)).rejects.toMatchObject({
      code: 'no-approval-route',
      detail: { values: { reason: expect.stringContaining('1階層上の長') } },
    });
    await under(null);
    await submitRequest(world, id);
  });

  it('goes to the deputy of a vacant chair, and of a group head one level up [B3-03]', async () => {
    const superiorsOf = async ({ approvalId }: TestRequest) => {
      const { output } = await world.as('staff')(showApproval, { id: approvalId });
      return output.steps[0]?.tasks.map(({ approver }) => approver.name);
    };
    await withHead(world, null, 'admin2');
    expect(await superiorsOf(await submittedRequest(world))).toEqual([world.people.admin2.name]);
    await world.pool.query(
      `insert into classification_details select classification_code, 'BOARD', '役員会', 'Board', kana, sort_order, valid_from,
         valid_to, active, extra from classification_details where classification_code = 'group' and code = 'HQ'`,
    );
    await world.pool.query(
      `update classification_details set extra = extra || '{"parent": "BOARD"}'
       where classification_code = 'group' and code = 'HQ'`,
    );
    await withHead(world, 'other', null, 'BOARD');
    await withHead(world, 'staff');
    expect(await superiorsOf(await submittedRequest(world))).toEqual([world.people.other.name]);
  });
});
