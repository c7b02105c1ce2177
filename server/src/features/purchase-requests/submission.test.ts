import { changeAmount, listInbox } from '@madoguchi/contract/approvals/operations.ts';
import {
  cancelPurchaseRequest,
  savePurchaseRequest,
  showPurchaseRequest,
  submitPurchaseRequest,
  withdrawPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalOf, decideOn } from '../../../test/claims.ts';
import {
  approvedPurchase,
  type Content,
  decidedPurchase,
  draftedPurchase,
  fileOf,
  purchase,
  purchaseLine,
  quote,
  submittedPurchase,
} from '../../../test/purchases.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const at = ({ id, version }: { id: string; version: number }) => ({ id, version });
const shown = async (id: string) => (await world.as('staff')(showPurchaseRequest, { id })).output;
const rowOf = async (id: string) =>
  (await world.pool.query('select * from purchase_requests where id = $1', [id])).rows[0];
const numberOf = (number: string | null) => Number(number?.slice(-5));

describe('a submission', () => {
  it('gives the number of the fiscal year without a gap, and begins the approval under the name of the purchase [B0-06] [B5-03]', async () => {
    const first = await submittedPurchase(world);
    const refused = await draftedPurchase(world, 'staff', { purchaseName: ' ' });
    expect((await world.as('staff')(submitPurchaseRequest, at(refused))).status).toBe(422);
    const second = await submittedPurchase(world, 'other', { purchaseName: 'ノートPC／3台' });
    expect(first.number).toMatch(/^PR-2026-\d{5}$/);
    expect(numberOf(second.number)).toBe(numberOf(first.number) + 1);
    expect(second).toMatchObject({ status: 'submitted', version: 2, submittedAt: NOW, totalYen: 3_300 });
    const { output } = await world.as('admin2')(listInbox, { limit: 100 });
    expect(output.rows.find(({ number }) => number === second.number)).toMatchObject({
      domain: 'purchase-requests',
      title: 'ノートPC／3台',
      about: second.id,
      amount: 3_300,
    });
  });

  it('is refused with every place that is not ready, in words of the reader’s language, and nothing moves [B5-02]', async () => {
    const lines = [purchaseLine({ item: '', taxRate: 5 })];
    const { id, version } = await draftedPurchase(world, 'staff', { reason: '', neededBy: '2026-11-20', lines });
    const refused = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await world.as('staff')(submitPurchaseRequest, { id, version }, { headers });
      expect([answer.status, answer.problem.code]).toEqual([422, 'purchase-not-ready']);
      return answer.problem.data.fields;
    };
    const japanese = await refused('ja');
    expect(japanese.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'reason required',
      'neededBy needed-by-past',
      'lines.0.item required',
      'lines.0.taxRate tax-rate-over',
    ]);
    expect(japanese[3]?.message).toBe('税率5%は、今日の時点では使えません。税率を選び直してください。');
    expect((await refused('en'))[3]?.message).toBe('The rate of 5% does not hold today. Choose another.');
    expect(await rowOf(id)).toMatchObject({ status: 'draft', version, number: null });
  });

  /** One line of the total with tax, and as many quotes with their papers as given. */
  const priced = async (total: number, quotes: number, more: Partial<Content> = {}) => {
    const papers = Array.from({ length: quotes }, async (_none, index) =>
      quote({
        supplier: `見積先${index}`,
        amount: yen(total),
        isChosen: index === 0,
        attachmentId: await fileOf(world, 'staff'),
      }),
    );
    const lines = [purchaseLine({ quantity: 1, unitPrice: total, taxRate: 10 })];
    const content = { ...more, pricesIncludeTax: true, lines, quotes: await Promise.all(papers) };
    const { id, version } = await draftedPurchase(world, 'staff', content);
    const answer = await world.as('staff')(submitPurchaseRequest, { id, version });
    return answer.status === 200 ? [] : answer.problem.data.fields.map(({ code }) => code);
  };

  it('asks for the quotes of its band by the dated rates of the day, to the yen; a reason stands in the highest alone [B5-02]', async () => {
    expect(await priced(99_999, 0)).toEqual([]);
    expect(await priced(100_000, 0)).toEqual(['quotes-missing']);
    expect(await priced(100_000, 1)).toEqual([]);
    expect(await priced(500_000, 1, { singleSourceReason: '専用品のため。' })).toEqual(['quotes-missing']);
    expect(await priced(1_000_000, 2)).toEqual(['quotes-or-reason']);
    expect(await priced(1_000_000, 0, { singleSourceReason: '専用品のため。' })).toEqual([]);
  });

  it('counts a category that the masters have no more as none, and a file that is missing of a quote [B5-02] [B1-04]', async () => {
    const { id, version } = await draftedPurchase(world, 'staff', {
      purchaseCategory: 'gone-since',
      quotes: [quote()],
    });
    const { problem } = await world.as('staff')(submitPurchaseRequest, { id, version });
    expect(problem.data.fields).toMatchObject([
      { field: 'purchaseCategory', code: 'required' },
      { field: 'quotes.0.attachmentId', code: 'quote-file-missing' },
    ]);
  });

  it('keeps the warnings that whoever decides is to see, among them that it looks like a part of another [B5-02]', async () => {
    const lines = () => [purchaseLine({ quantity: 1, unitPrice: 6_000, supplier: '分割商店' })];
    const own = { purchaseCategory: 'books' };
    const first = await submittedPurchase(world, 'other', { ...own, lines: lines() });
    const { id } = await submittedPurchase(world, 'other', { ...own, lines: lines() });
    const { output } = await world.as('admin')(showPurchaseRequest, { id });
    const split = {
      code: 'split-suspicion',
      severity: 'warning',
      values: { numbers: first.number, total: 13_200, band: 10_000 },
    };
    expect(output.findings).toContainEqual({ ...split, field: '' });
    expect(await rowOf(id)).toMatchObject({ warning_count: 1 });
    const { rows } = await world.pool.query('select warnings from approvals where subject_id = $1', [id]);
    expect(rows).toEqual([{ warnings: 1 }]);
  });

  it('keeps names of masters and people as they were: renaming one later changes no request [B1-04]', async () => {
    const { id } = await submittedPurchase(world);
    const rename = (name: string) =>
      world.pool.query(
        `update classification_details set name = $1 where classification_code = 'purchase_type' and code = 'office-supplies'`,
        [name],
      );
    await rename('事務用品（新）');
    expect(await shown(id)).toMatchObject({ purchaseCategoryName: '事務用品', departmentName: '本社' });
    await rename('事務用品');
  });

  it('names who is to decide last, and once it is decided, who did [S2-15]', async () => {
    const { id } = await submittedPurchase(world);
    const { admin2 } = world.people;
    const decider = {
      last_decider_id: admin2.employeeUuid,
      last_decider_number: admin2.number,
      last_decider_name: admin2.name,
    };
    expect(await rowOf(id)).toMatchObject({ ...decider, decided_at: null });
    await decidedPurchase(world, { id }, 'approve');
    const row = await rowOf(id);
    expect(row).toMatchObject({ ...decider, status: 'approved', approved_yen: '3300' });
    expect([row.decided_at, row.approved_at].map((moment) => moment !== null)).toEqual([true, true]);
    expect(await shown(id)).toMatchObject({ approvedYen: 3_300, approvedAt: NOW, orderBy: '2027-02-19' });
  });
});

describe('an amount that an approver changes', () => {
  it('is what is approved; the request keeps its own, and asks for that again when it comes back [B3-05] [B5-03]', async () => {
    const request = await submittedPurchase(world);
    const { id } = request;
    const changed = await world.as('admin2')(changeAmount, {
      ...(await approvalOf(world, request)),
      amount: 2_000,
      comment: '数量を減らす。',
    });
    expect(changed.status).toBe(200);
    expect(await shown(id)).toMatchObject({ totalYen: 3_300, approvedYen: 2_000, status: 'submitted' });
    const { version } = await decidedPurchase(world, request, 'return');
    await world.as('staff')(submitPurchaseRequest, { id, version });
    expect(await shown(id)).toMatchObject({ totalYen: 3_300, approvedYen: null });
    await world.as('admin2')(changeAmount, {
      ...(await approvalOf(world, request)),
      amount: 2_500,
      comment: '値引きの分。',
    });
    await decidedPurchase(world, request, 'approve');
    expect(await shown(id)).toMatchObject({ totalYen: 3_300, approvedYen: 2_500, status: 'approved' });
  });
});

describe('a request that came back', () => {
  it('keeps its content as it was, is changed and submitted again under its number, in the next round [B5-03]', async () => {
    const lines = [purchaseLine()];
    const quotes = [quote({ attachmentId: await fileOf(world, 'staff') })];
    const request = await submittedPurchase(world, 'staff', { lines, quotes });
    const { id, status, version } = await decidedPurchase(world, request, 'return');
    expect(status).toBe('returned');
    const changed = {
      ...purchase({ lines: [{ ...(lines[0] ?? purchaseLine()), quantity: 2 }], quotes: [] }),
      id,
      version,
    };
    expect((await world.as('staff')(savePurchaseRequest, changed)).status).toBe(200);
    const back = await shown(id);
    expect(back.returnedContent).toMatchObject({ purchaseName: '付箋の補充', lines, quotes, attachmentIds: [] });
    expect([back.totalYen, back.lines[0]?.quantity]).toEqual([2_200, 2]);
    const again = await world.as('staff')(submitPurchaseRequest, { id, version: version + 1 });
    expect(again.output).toMatchObject({ status: 'submitted', number: request.number });
    const { rows } = await world.pool.query('select round, status, amount from approvals where subject_id = $1', [id]);
    expect(rows).toEqual([{ round: 2, status: 'in_progress', amount: '2200' }]);
    expect((await shown(id)).facts.map(({ fact }) => fact)).toEqual(['submitted', 'submitted']);
  });

  it('by its requester’s own doing is withdrawn, its approval with it, and may be submitted again [B5-03] [B3-06]', async () => {
    const request = await submittedPurchase(world);
    const answer = await world.as('staff')(withdrawPurchaseRequest, at(request));
    expect(answer.output).toMatchObject({ status: 'withdrawn', number: request.number });
    const { rows } = await world.pool.query('select status from approvals where subject_id = $1', [request.id]);
    expect(rows).toEqual([{ status: 'withdrawn' }]);
    expect((await world.as('staff')(submitPurchaseRequest, at(answer.output))).status).toBe(200);
  });
});

describe('a cancellation', () => {
  it('of what was approved and not ordered is a buyer’s, requester or admin, and says why [B5-03] [B0-09]', async () => {
    for (const who of ['staff', 'admin'] as const) {
      const request = await approvedPurchase(world);
      const comment = `${who}：予算の見直しのため。`;
      const answer = await world.as(who)(cancelPurchaseRequest, { ...at(request), comment });
      expect(answer.output).toMatchObject({ status: 'cancelled', version: request.version + 1 });
      const { facts } = await shown(request.id);
      expect(facts.at(-1)).toMatchObject({ fact: 'cancelled', by: world.people[who].name, comment });
      const [record] = await world.audit(`target_id = '${request.id}' and event = 'purchase-request.cancelled'`);
      expect(record).toMatchObject({
        actor: world.people[who].name,
        difference: { status: ['approved', 'cancelled'], comment },
      });
    }
  });

  it('of a draft is its requester’s, needs its words, and ends it for good [B5-03]', async () => {
    const request = await draftedPurchase(world);
    const cancel = (comment: string) => world.as('staff')(cancelPurchaseRequest, { ...at(request), comment });
    expect((await cancel('  ')).problem.data.fields).toMatchObject([{ field: 'comment', code: 'required' }]);
    const { output } = await cancel('別の部署で購入したため。');
    expect(output).toMatchObject({ status: 'cancelled', number: null });
    expect((await world.as('staff')(submitPurchaseRequest, at(output))).problem.code).toBe('wrong-state');
  });

  it('while approvers decide is refused: it is withdrawn then [B5-03]', async () => {
    const request = await submittedPurchase(world);
    const answer = await world.as('staff')(cancelPurchaseRequest, { ...at(request), comment: '不要' });
    expect([answer.status, answer.problem.code]).toEqual([409, 'wrong-state']);
    expect((await decideOn(world, 'admin2', request, 'reject')).status).toBe(200);
    expect(await rowOf(request.id)).toMatchObject({ status: 'rejected', approved_yen: null, approved_at: null });
  });
});

it('an approver moves no request that is not under approval itself, and then their act is none either [B3-06]', async () => {
  const request = await submittedPurchase(world);
  const approval = await approvalOf(world, request);
  await world.pool.query(`update purchase_requests set status = 'cancelled' where id = $1`, [request.id]);
  expect((await decideOn(world, 'admin2', request, 'approve')).status).toBe(409);
  expect(await rowOf(request.id)).toMatchObject({ status: 'cancelled', version: request.version });
  expect(await approvalOf(world, request)).toEqual(approval);
});
