import { saveRoute, simulate } from '@madoguchi/contract/approval-routes/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftedRoute, publishedRoute, routeStep, routeText, TODAY } from '../../../../test/approval-routes.ts';
import { openApprovalWorld, withHead } from '../../../../test/approvals/requests.ts';
import { addSales } from '../../../../test/members.ts';
import type { World } from '../../../../test/world.ts';

const HUNDRED_THOUSAND = Yen.parse(100_000);
const superior = routeStep({ name: '上長の承認', approvers: [{ by: 'superior' }] });

let world: World;
let usual: { id: string; version: number };
beforeAll(async () => {
  world = await openApprovalWorld();
  await addSales(world);
  await withHead(world, 'admin');
  usual = await publishedRoute(world, { name: '標準', steps: [superior, routeStep()] });
  const conditions = { ...routeText().conditions, minAmount: HUNDRED_THOUSAND };
  await publishedRoute(world, { name: '高額', priority: 50, conditions, steps: [superior] });
  await publishedRoute(world, {
    name: '大阪',
    priority: 60,
    conditions: { ...routeText().conditions, groups: ['OSA'] },
  });
  await publishedRoute(world, { name: '来月から', priority: 10, validFrom: addDays(TODAY, 10) });
});
afterAll(() => world.close());

async function simulated(more: object = {}) {
  const requester = world.people.staff.employeeUuid ?? '';
  const asked = { domain: 'travel-expenses', requester, amount: 99_999, on: TODAY, ...more } as const;
  return (await world.as('system')(simulate, asked)).output;
}

const judged = ({ considered }: Awaited<ReturnType<typeof simulated>>) =>
  Object.fromEntries(considered.map(({ name, missedBy }) => [name, missedBy]));
const names = ({ plan }: Awaited<ReturnType<typeof simulated>>) =>
  plan?.steps.map(({ name, approvers }) => [name, approvers.map((approver) => approver.name)]);

describe('a simulation', () => {
  it('says which route results, with the names, and which condition each other one missed first [B3-08]', async () => {
    const found = await simulated();
    expect(found).toMatchObject({ plan: { routeName: '標準', routeNumber: 1 }, refusal: null, ask: [] });
    expect(names(found)).toEqual([
      ['上長の承認', [world.people.admin.name]],
      ['管理者の承認', [world.people.system.name, world.people.admin.name, world.people.admin2.name]],
    ]);
    expect(judged(found)).toEqual({ 標準: null, 高額: 'amount', 大阪: 'group', 来月から: 'validity' });
  });

  it('takes the other route from its first yen on, and says that the usual one comes after it [B3-08]', async () => {
    const found = await simulated({ amount: 100_000 });
    expect(found.plan?.routeName).toBe('高額');
    expect(judged(found)).toMatchObject({ 標準: 'priority', 高額: null });
  });

  it('asks for another group and another day than those of today [B3-08]', async () => {
    expect(judged(await simulated({ group: 'OSA' }))).toMatchObject({ 大阪: null, 標準: 'priority' });
    expect(judged(await simulated({ on: addDays(TODAY, 10) }))).toMatchObject({ 来月から: null });
    expect(judged(await simulated({ on: addDays(TODAY, -1) }))).toMatchObject({ 標準: 'validity' });
  });

  it('of a day without a route says so, and whom to ask [B3-04] [B3-08]', async () => {
    expect(await simulated({ on: addDays(TODAY, -1) })).toMatchObject({
      plan: null,
      refusal: { code: 'no-route', stepName: null },
      ask: [world.people.system.name],
    });
  });

  it('takes a draft as if it were published, in place of what it will replace [B3-08]', async () => {
    const draft = routeText({ name: '標準（案）', steps: [routeStep({ name: '案のステップ' })] });
    await world.as('system')(saveRoute, { ...usual, draft });
    expect(judged(await simulated())).toMatchObject({ 標準: null });
    const found = await simulated({ withDraftOf: usual.id });
    expect(found.plan).toMatchObject({ routeName: '標準（案）', routeNumber: 2 });
    expect(judged(found)).toMatchObject({ '標準（案）': null, 標準: 'validity' });
    const { id } = await draftedRoute(world, { name: '新しい経路', priority: 1 });
    expect((await simulated({ withDraftOf: id })).plan?.routeName).toBe('新しい経路');
  });

  it('asks for a type: a route of its own for it comes first, and is missed by others [B3-01] [B3-08]', async () => {
    const conditions = { ...routeText().conditions, types: ['software'] };
    await publishedRoute(world, { name: 'ソフトウェア', domain: 'purchase-requests', priority: 1, conditions });
    const bought = (type: string) => simulated({ domain: 'purchase-requests', type });
    expect((await bought('software')).plan?.routeName).toBe('ソフトウェア');
    expect(judged(await bought('books'))).toMatchObject({ ソフトウェア: 'type' });
  });

  it('names nobody unknown: requester and group are refused at their fields [B0-11]', async () => {
    const faults = async (more: object) => {
      const requester = world.people.staff.employeeUuid ?? '';
      const asked = { domain: 'travel-expenses', requester, amount: 1, on: TODAY, ...more } as const;
      const { problem } = await world.as('system')(simulate, asked);
      return problem.data.fields.map(({ field, code }) => `${field}: ${code}`);
    };
    expect(await faults({ requester: usual.id })).toEqual(['requester: not-employed']);
    expect(await faults({ group: 'GONE' })).toEqual(['group: unknown-code']);
  });
});
