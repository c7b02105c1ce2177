import {
  approve,
  changeAmount,
  previewAmount,
  showApproval,
  takeBack,
} from '@madoguchi/contract/approvals/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { delegate, endDelegations } from '../../../../test/approvals/delegate.ts';
import {
  openApprovalWorld,
  publishSteps,
  standing,
  submittedRequest,
  type TestRequest,
  withHead,
} from '../../../../test/approvals/requests.ts';
import { ADMINS, SUPERIOR, stepOf } from '../../../../test/approvals/routes.ts';
import type { World } from '../../../../test/world.ts';

const comment = '見積りのとおりに直します。';
/** Oracle 9: the admins look from 100,000 yen on. The system person decides last. */
const CHECK = stepOf({ ...ADMINS, name: '管理者の確認', kind: 'check', fromAmount: 100_000 });

let world: World;
beforeAll(async () => {
  world = await openApprovalWorld();
  await withHead(world, 'other');
});
afterAll(() => world.close());
beforeEach(async () => {
  await endDelegations(world);
  const employeeId = world.people.system.employeeUuid ?? '';
  const last = stepOf({ name: '最後の承認', approvers: [{ by: 'person', employeeId }] });
  await publishSteps(world, [SUPERIOR, CHECK, last]);
});

const at = ({ approvalId, version }: TestRequest, passed = 0) => ({ id: approvalId, version: version + passed });
const cheap = () => submittedRequest(world, 'staff', 99_999);
const shown = async ({ approvalId }: TestRequest) => (await world.as('staff')(showApproval, { id: approvalId })).output;
const amountOf = async ({ id }: TestRequest) =>
  Number((await world.pool.query('select amount from test_requests where id = $1', [id])).rows[0].amount);

describe('whoever has the turn changes the amount', () => {
  it('from 99,999 to 100,000 yen adds the admins’ check after their own step, which is then asked [B3-05]', async () => {
    const request = await cheap();
    expect((await shown(request)).steps.map(({ name }) => name)).toEqual([SUPERIOR.name, '最後の承認']);
    const changed = await world.as('other')(changeAmount, { ...at(request), amount: yen(100_000), comment });
    expect(changed.output).toMatchObject({ status: 'in_progress', current: 0, version: request.version + 1 });
    const after = await shown(request);
    expect(after).toMatchObject({ amount: 100_000, version: request.version + 1 });
    expect(after.steps.map(({ name }) => name)).toEqual([SUPERIOR.name, CHECK.name, '最後の承認']);
    expect(after.acts.at(-1)).toMatchObject({
      kind: 'change-amount',
      comment,
      amounts: { before: 99_999, after: 100_000 },
    });
    expect(await amountOf(request)).toBe(100_000);
    await world.as('other')(approve, at(request, 1));
    await world.as('admin')(approve, at(request, 2));
    expect((await world.as('system')(approve, at(request, 3))).output).toMatchObject({ status: 'approved' });
  });

  it('is on record with both amounts, the step and the reason [B0-09] [B3-05]', async () => {
    const request = await cheap();
    await world.as('other')(changeAmount, { ...at(request), amount: yen(80_000), comment });
    expect(
      await world.audit(`event = 'approval.amount-changed' and target_id = '${request.approvalId}'`),
    ).toMatchObject([
      {
        actor: world.people.other.name,
        difference: { act: 'change-amount', amount: [99_999, 80_000], step: SUPERIOR.name, comment },
      },
    ]);
  });

  it('takes no step away by lowering it, and what was decided before stays decided [B3-05]', async () => {
    const request = await submittedRequest(world, 'staff', 100_000);
    await world.as('other')(approve, at(request));
    await world.as('admin')(changeAmount, { ...at(request, 1), amount: yen(5), comment });
    const { steps, current } = await shown(request);
    expect(steps.map(({ name }) => name)).toEqual([SUPERIOR.name, CHECK.name, '最後の承認']);
    expect(current).toBe(1);
    expect(steps[0]?.tasks).toMatchObject([{ status: 'approved' }]);
    await world.as('other')(takeBack, at(request, 2));
    expect(await standing(world, request.id)).toMatchObject({ current: 0 });
  });

  it('sees the steps that it would add, with names, and nothing is changed by looking [B3-05]', async () => {
    const request = await cheap();
    const preview = (amount: number) => world.as('other')(previewAmount, { id: request.approvalId, amount });
    const { output } = await preview(100_000);
    expect(output).toMatchObject({ added: [{ name: CHECK.name, kind: 'check' }], refusal: null });
    expect(output.added[0]?.approvers.map(({ name }) => name)).toContain(world.people.admin.name);
    expect((await preview(99_998)).output.added).toEqual([]);
    expect(await standing(world, request.id)).toMatchObject({ version: request.version, acts: ['submit'] });
  });
});

describe('a change of the amount is refused', () => {
  it('where a step that it adds would have nobody, with the step and whom to ask [B3-04]', async () => {
    const nobody = stepOf({
      name: '役員の承認',
      fromAmount: 100_000,
      approvers: [{ by: 'position', position: 'NONE' }],
    });
    await publishSteps(world, [SUPERIOR, nobody]);
    const request = await cheap();
    const refused = await world.as('other')(changeAmount, { ...at(request), amount: yen(100_000), comment });
    expect(refused).toMatchObject({
      status: 422,
      problem: { code: 'invalid', data: { fields: [{ field: 'amount' }] } },
    });
    expect(JSON.stringify(refused.problem.data)).toContain('役員の承認');
    expect(JSON.stringify(refused.problem.data)).toContain(world.people.system.name);
    const preview = await world.as('other')(previewAmount, { id: request.approvalId, amount: 100_000 });
    expect(preview.output).toMatchObject({ refusal: { code: 'no-approver' }, added: [] });
    expect(preview.output.refusal?.sentence).toContain('役員の承認');
    expect(await standing(world, request.id)).toMatchObject({ version: request.version });
  });

  it('to a delegate beyond their limit, before or after it; within it both names are on record [B3-07]', async () => {
    const request = await cheap();
    await delegate(world, 'other', 'admin2', { limit: 99_999 });
    const change = (amount: number, passed = 0) =>
      world.as('admin2')(changeAmount, { ...at(request, passed), amount: yen(amount), comment });
    expect((await change(100_000)).status).toBe(409);
    expect((await change(99_998)).status).toBe(200);
    expect((await shown(request)).acts.at(-1)).toMatchObject({
      by: { name: world.people.admin2.name },
      onBehalfOf: { name: world.people.other.name },
    });
    await world.as('other')(changeAmount, { ...at(request, 1), amount: yen(100_000), comment });
    expect((await change(5, 2)).status).toBe(409);
  });

  it('where the request itself takes it no more: all or nothing [B0-02]', async () => {
    const request = await cheap();
    await world.pool.query(`update test_requests set status = 'cancelled' where id = $1`, [request.id]);
    const refused = await world.as('other')(changeAmount, { ...at(request), amount: yen(100_000), comment });
    expect(refused).toMatchObject({ status: 409, problem: { code: 'stale' } });
    expect(await standing(world, request.id)).toMatchObject({ version: request.version, acts: ['submit'] });
    expect(await amountOf(request)).toBe(99_999);
  });
});

it('is offered to whoever has the turn, and to nobody else [B0-05] [B3-05]', async () => {
  const request = await cheap();
  const offeredTo = async (who: 'other' | 'admin' | 'staff') =>
    (await world.as(who)(showApproval, { id: request.approvalId })).output.offered;
  expect(await offeredTo('other')).toContain('change-amount');
  expect(await offeredTo('admin')).not.toContain('change-amount');
  expect(await offeredTo('staff')).not.toContain('change-amount');
});
