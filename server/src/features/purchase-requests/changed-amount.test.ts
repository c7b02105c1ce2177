// An approver's changes to the amount of a purchase request on its way.
import { approve, changeAmount, previewAmount, returnRequest } from '@madoguchi/contract/approvals/operations.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import {
  orderPurchase,
  savePurchaseRequest,
  showPurchaseRequest,
  submitPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedRoute, routeStep } from '../../../test/approval-routes.ts';
import { orderOf } from '../../../test/bought-purchases.ts';
import { approvalOf } from '../../../test/claims.ts';
import { type Content, purchase, purchaseLine, submittedPurchase } from '../../../test/purchases.ts';
import { openWorld, type World } from '../../../test/world.ts';

const comment = '見積りのとおりに直します。';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Of 90,000 yen with tax, without quotes. Its first and last approver is the head of the office. */
async function submitted(more: Partial<Content> = {}) {
  const lines = [purchaseLine({ quantity: 1, unitPrice: 90_000 })];
  const { id } = await submittedPurchase(world, 'staff', { lines, pricesIncludeTax: true, ...more });
  return approvalOf(world, { id });
}
type Approval = Awaited<ReturnType<typeof submitted>>;

const change = (approval: Approval, amount: number) =>
  world.as('admin2')(changeAmount, { ...approval, amount: yen(amount), comment });
const preview = ({ id }: Approval, amount: number, language = 'ja') =>
  world.as('admin2')(previewAmount, { id, amount }, { headers: { 'accept-language': language } });
const returned = async ({ id }: Approval) =>
  (
    await world.pool.query(
      `select r.id, r.version from purchase_requests r join approvals a on a.subject_id = r.id
    where a.id = $1 and r.status = 'returned'`,
      [id],
    )
  ).rows[0];
const amountOf = async ({ id }: Approval) =>
  (await world.pool.query('select amount::int, version from approvals where id = $1', [id])).rows[0];

it('needs the quotes that its submission would, before and while it is changed, and says what to do [B5-02] [B3-05]', async () => {
  const approval = await submitted();
  const refused = await change(approval, 100_000);
  expect(refused).toMatchObject({
    status: 422,
    problem: { code: 'invalid', data: { fields: [{ field: 'amount', code: 'quotes-missing' }] } },
  });
  const { output } = await preview(approval, 100_000);
  expect(output).toMatchObject({ added: [], refusal: { code: 'quotes-missing' } });
  expect(output.refusal?.sentence).toContain('差し戻し');
  const { output: inEnglish } = await preview(approval, 100_000, 'en');
  expect(inEnglish.refusal?.sentence).toContain('Return the request');
  expect(await amountOf(approval)).toEqual({ amount: 90_000, version: approval.version });
  expect((await change(approval, 99_999)).status).toBe(200);
  expect(await amountOf(approval)).toEqual({ amount: 99_999, version: approval.version + 1 });
});

it('is what is agreed to, and nothing dearer is ordered [B3-05] [B5-03]', async () => {
  const lines = [purchaseLine({ quantity: 1, unitPrice: 90_000 })];
  const { id } = await submittedPurchase(world, 'staff', { lines, pricesIncludeTax: true });
  const changed = await change(await approvalOf(world, { id }), 80_000);
  await world.as('admin2')(approve, { id: changed.output.id, version: changed.output.version });
  const { version, status, approvedYen } = (await world.as('staff')(showPurchaseRequest, { id })).output;
  expect([status, approvedYen]).toEqual(['approved', 80_000]);
  const order = (orderedYen: number) => world.as('staff')(orderPurchase, { ...orderOf({ orderedYen }), id, version });
  expect((await order(80_001)).problem.data.fields).toMatchObject([{ field: 'orderedYen', code: 'over-approved' }]);
  expect((await order(80_000)).status).toBe(200);
});

it('goes where a single-source reason stands for the quotes, and not over the limit of a request [B5-01] [B5-02]', async () => {
  const approval = await submitted({ singleSourceReason: '純正品のため。' });
  const codes = async (amount: number) =>
    (await change(approval, amount)).problem.data.fields.map(({ code }) => code).join();
  expect(await codes(500_000)).toBe('quotes-missing');
  expect(await codes(PURCHASE_LIMITS.totalYen + 1)).toBe('total-over');
  expect((await preview(approval, 5_000_000)).output).toMatchObject({ refusal: null });
  expect((await change(approval, 5_000_000)).status).toBe(200);
});

it('is refused where a dearer request of the category takes another route; returned, it goes by that one [B3-01] [B3-05]', async () => {
  const conditions = { minAmount: yen(1_000_000), maxAmount: null, types: ['software'], groups: [], positions: [] };
  const steps = [routeStep({ nameEn: 'Executives' })];
  await publishedRoute(world, { domain: 'purchase-requests', priority: 10, conditions, steps });
  const single = { singleSourceReason: '純正品のため。' };
  const software = await submitted({ ...single, purchaseCategory: 'software' });
  const books = await submitted({ ...single, purchaseCategory: 'books' });
  const refused = await change(software, 5_000_000);
  expect(refused).toMatchObject({
    status: 422,
    problem: { data: { fields: [{ field: 'amount', code: 'other-route' }] } },
  });
  const { output } = await preview(software, 5_000_000);
  expect(output).toMatchObject({ added: [], refusal: { code: 'other-route' } });
  expect(output.refusal?.sentence).toContain('差し戻し');
  expect(await amountOf(software)).toEqual({ amount: 90_000, version: software.version });
  expect((await change(books, 5_000_000)).status).toBe(200);
  await world.as('admin2')(returnRequest, { ...software, reason: 'amount', comment });
  const { id, version } = await returned(software);
  const dearer = purchase({ ...single, purchaseCategory: 'software', lines: [purchaseLine({ unitPrice: 5_000_000 })] });
  const saved = await world.as('staff')(savePurchaseRequest, { ...dearer, id, version });
  await world.as('staff')(submitPurchaseRequest, { id, version: saved.output.version });
  const { rows } = await world.pool.query('select steps from approvals where id = $1', [software.id]);
  expect(rows[0].steps).toMatchObject([{ nameEn: 'Executives' }]);
});
