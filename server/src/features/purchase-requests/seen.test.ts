import { approve, previewApproval, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import {
  savePurchaseRequest,
  showPurchaseRequest,
  submitPurchaseRequest,
  withdrawPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTwins, type Twin } from '../../../test/access/twins.ts';
import { delegate, endDelegations } from '../../../test/approvals/delegate.ts';
import { approvalOf } from '../../../test/claims.ts';
import { addSales } from '../../../test/members.ts';
import { draftedPurchase, fileOf, purchase, quote, submittedPurchase } from '../../../test/purchases.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
/** Staff: the head and the deputy of the Osaka office, to which the requester belongs. */
let head: Twin;
let deputy: Twin;

/** HQ > SALES > OSA, and NAG beside OSA. */
const lead = (group: string, leader: string | null, second: string | null = null) =>
  world.pool.query(
    `update classification_details set extra = extra || jsonb_build_object('head', $2::text, 'deputy', $3::text)
     where classification_code = 'group' and code = $1`,
    [group, leader, second],
  );

beforeAll(async () => {
  world = await openWorld();
  const { staff } = await addTwins(world);
  [head, deputy] = [staff.owner, staff.asker];
  await addSales(world);
  await world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, extra)
     values ('group', 'NAG', '名古屋営業所', 'Nagoya office', 'ナゴヤエイギョウショ', 22, '2000-01-01', '{"parent": "SALES", "head": null, "deputy": null}')`,
  );
  const own = [world.people.staff.employeeUuid];
  await world.pool.query(`update employees set department_code = 'OSA' where id = $1`, own);
  await world.pool.query(`update employee_posts set department_code = 'OSA' where employee_id = $1`, own);
  await lead('OSA', head.employeeNumber, deputy.employeeNumber);
  await lead('NAG', world.people.other.number);
});
afterAll(() => world.close());

const statusOf = async (asking: Twin | 'staff' | 'other' | 'admin', id: string) =>
  typeof asking === 'string'
    ? (await world.as(asking)(showPurchaseRequest, { id })).status
    : (await asking.ask(showPurchaseRequest, { id })).status;

const everybody = (id: string) =>
  Promise.all(([head, deputy, 'staff', 'other', 'admin'] as const).map((asking) => statusOf(asking, id)));

describe('a purchase request is shown', () => {
  it('as a draft to its requester alone, admins and leaders of the department included among the others [B5-04]', async () => {
    const { id } = await draftedPurchase(world);
    expect(await everybody(id)).toEqual([404, 404, 200, 404, 404]);
  });

  it('once submitted also to its approver, the deputy of its department and admins; not to who leads one beside it [B5-04]', async () => {
    const { id } = await submittedPurchase(world);
    expect(await everybody(id)).toEqual([200, 200, 200, 404, 200]);
  });

  it('to who leads a department above, and to whoever stands in for an approver, for purchases alone [B5-04] [B3-07]', async () => {
    const { id } = await submittedPurchase(world);
    const { other } = world.people;
    await lead('SALES', other.number);
    await expect.poll(() => statusOf('other', id)).toBe(200);
    await lead('SALES', null);
    await expect.poll(() => statusOf('other', id)).toBe(404);
    const stands = async (domain: string) => {
      await endDelegations(world);
      await delegate(world, 'admin2', 'other', { domains: [domain] });
      const giver = '(select id from employees where number = $1)';
      await world.pool.query(`update delegations set from_employee = ${giver}`, [head.employeeNumber]);
      return statusOf('other', id);
    };
    expect([await stands('travel-expenses'), await stands('purchase-requests')]).toEqual([404, 200]);
    await endDelegations(world);
  });

  it('with its route to whoever sees it, though they act in none of its steps [B5-04] [B3-06]', async () => {
    const { id } = await submittedPurchase(world);
    const approval = await approvalOf(world, { id });
    const routes = (asking: 'other') => world.as(asking)(showApproval, { id: approval.id });
    expect((await routes('other')).status).toBe(404);
    const answers = await Promise.all(
      [head, deputy].map((twin) => twin.ask(showApproval, { id: approval.id }).then(({ body }) => body)),
    );
    expect(answers).toMatchObject([{ offered: expect.arrayContaining(['approve']) }, { offered: [] }]);
    const act = await deputy.ask(approve, { ...approval });
    expect([act.status, act.body]).toMatchObject([409, { code: 'wrong-state' }]);
  });

  it('with the route of a draft to its requester alone: nobody else learns that there is one [B3-05]', async () => {
    const { id: subjectId } = await draftedPurchase(world);
    const preview = (who: 'staff' | 'admin') =>
      world.as(who)(previewApproval, { domain: 'purchase-requests', subjectId });
    expect((await preview('staff')).output.plan?.steps).toHaveLength(1);
    expect((await preview('admin')).status).toBe(404);
  });

  it('with a record of who opened it, unless it is one’s own [B0-09]', async () => {
    const { id, number } = await submittedPurchase(world);
    await everybody(id);
    const opened = await world.audit(`target_id = '${id}' and event = 'purchase-request.opened'`);
    expect(opened.map(({ actor }) => actor).sort()).toEqual([world.people.admin.name, '双葉', '双葉'].sort());
    expect(opened[0]?.difference).toMatchObject({ number });
  });
});

describe('the file of a quote', () => {
  it('is fetched by whoever sees its request, and by nobody else; one that was taken out by its owner alone [B0-07]', async () => {
    const file = await fileOf(world, 'staff');
    const quotes = [quote({ attachmentId: file })];
    const readers = () =>
      Promise.all([
        ...[head, deputy].map(async (twin) => (await twin.ask(fetchAttachment, { id: file })).status),
        ...(['staff', 'other', 'admin'] as const).map(
          async (who) => (await world.as(who)(fetchAttachment, { id: file })).status,
        ),
      ]);
    const { id, version } = await draftedPurchase(world, 'staff', { quotes });
    expect(await readers()).toEqual([404, 404, 200, 404, 404]);
    const { output } = await world.as('staff')(submitPurchaseRequest, { id, version });
    expect(await readers()).toEqual([200, 200, 200, 404, 200]);
    const back = await world.as('staff')(withdrawPurchaseRequest, { id, version: output.version });
    const { version: seen } = back.output;
    expect((await world.as('staff')(savePurchaseRequest, { ...purchase(), id, version: seen })).status).toBe(200);
    expect(await readers()).toEqual([404, 404, 200, 404, 404]);
  });
});
