import { randomUUID } from 'node:crypto';
import type { LinkKind } from '@madoguchi/contract/electronic-transactions/links.ts';
import {
  correctTransaction,
  deleteTransaction,
  findLinkCandidates,
  linkTransaction,
  listLinkedPapers,
  listTransactions,
  reportTransactions,
  showTransaction,
  unlinkTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { noteInvoice } from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceOf, orderedPurchase } from '../../../test/bought-purchases.ts';
import { line, submitted } from '../../../test/claims.ts';
import { draftedPurchase, submittedPurchase } from '../../../test/purchases.ts';
import { invoice, registered } from '../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../test/world.ts';

const AT_ONCE = 8;

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, AT_ONCE + 2);
});
afterAll(() => world.close());

const system = () => world.as('system');
const linkTo = (id: string, kind: LinkKind, targetId: string) => system()(linkTransaction, { id, kind, targetId });
const linksOf = async (id: string) => (await system()(showTransaction, { id })).output.links;
const candidatesOf = async (id: string, q = '') => (await system()(findLinkCandidates, { id, q })).output.candidates;
const papersOf = (kind: LinkKind, id: string) => system()(listLinkedPapers, { kind, id });
const listed = async (more: object) => (await system()(listTransactions, { limit: '200', ...more })).output.rows;

/** Ordered for 3,300 yen, with an invoice of that sum or another. */
async function bought(totalYen = 3_300) {
  const { id, version } = await orderedPurchase(world);
  const answer = await world.as('staff')(noteInvoice, { id, version, ...invoiceOf({ totalYen }) });
  expect(answer.status).toBe(200);
  return { id, number: answer.output.number ?? '' };
}

describe('a link to a purchase', () => {
  it('is shown on both sides with the comparison of the figure that the paper repeats [B7-01, B5-05]', async () => {
    const purchase = await bought(3_520);
    const [bill, order] = [
      await registered(world, { amount: yen(3_300) }),
      await registered(world, { documentType: 'order', amount: yen(3_300) }),
    ];
    for (const { id } of [bill, order]) expect((await linkTo(id, 'purchase-request', purchase.id)).status).toBe(200);
    expect(await linksOf(bill.id)).toMatchObject([
      {
        kind: 'purchase-request',
        number: purchase.number,
        comparison: { of: 'invoice', yen: 3_520, difference: -220 },
      },
    ]);
    expect(await linksOf(order.id)).toMatchObject([{ comparison: { of: 'order', yen: 3_300, difference: 0 } }]);
    const { output } = await papersOf('purchase-request', purchase.id);
    expect(output.papers).toMatchObject([
      { id: bill.id, number: bill.number, amount: 3_300, comparison: { difference: -220 } },
      { id: order.id, documentType: 'order', comparison: { difference: 0 } },
    ]);
  });

  it('made in the same moment by many is one, and each of them is answered [B7-01]', async () => {
    const [{ id: targetId }, { id }] = [await bought(), await registered(world)];
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => linkTo(id, 'purchase-request', targetId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    expect(new Set(answers.map(({ output }) => output.linkId)).size).toBe(1);
    expect(await linksOf(id)).toHaveLength(1);
    expect(await world.audit(`event = 'electronic-transaction.linked' and target_id = '${id}'`)).toHaveLength(1);
  });

  it('stays with the record through a correction that comes in the same moment [B7-03]', async () => {
    const { id: targetId, number } = await bought();
    const counterparty = `同時連携商事${randomUUID().slice(0, 8)}`;
    const papers = await Promise.all(Array.from({ length: AT_ONCE }, () => registered(world, { counterparty })));
    await Promise.all(
      papers.flatMap(({ id, version }) => [
        system()(correctTransaction, { ...invoice({ counterparty, amount: yen(3_300) }), id, version, reason: '誤り' }),
        linkTo(id, 'purchase-request', targetId).then(async ({ status }) => {
          // The correction may have been faster: its version is linked by who asks once more.
          if (status !== 200) expect((await linkTo(id, 'purchase-request', targetId)).status).toBe(200);
        }),
      ]),
    );
    const rows = await listed({ counterparty });
    expect(rows).toMatchObject(papers.map(() => ({ version: 2, links: number, unlinked: false })));
  });

  it('is never altered: removing it marks it with a reason, and it can be made anew [B7-03]', async () => {
    const [{ id: targetId }, { id }] = [await bought(), await registered(world)];
    const { linkId } = (await linkTo(id, 'purchase-request', targetId)).output;
    const remove = () => system()(unlinkTransaction, { id, linkId, reason: '別の購買の請求書だった' });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(await linksOf(id)).toEqual([]);
    const kept = await world.pool.query('select removal_reason from transaction_links where id = $1', [linkId]);
    expect(kept.rows).toEqual([{ removal_reason: '別の購買の請求書だった' }]);
    expect(await world.audit(`event = 'electronic-transaction.unlinked' and target_id = '${id}'`)).toHaveLength(1);
    expect((await linkTo(id, 'purchase-request', targetId)).output.linkId).not.toBe(linkId);
    for (const altered of [
      `update transaction_links set target_number = 'PR-0' where id = '${linkId}'`,
      `update transaction_links set removed_at = null, removed_by = null, removed_name = null, removal_reason = null where id = '${linkId}'`,
      `delete from transaction_links where id = '${linkId}'`,
    ])
      await expect(world.pool.query(altered)).rejects.toThrow();
  });

  it('is refused for a draft, for nothing that there is, and for a deleted record [B7-01]', async () => {
    const { id, version } = await registered(world);
    const draft = await draftedPurchase(world);
    for (const targetId of [draft.id, randomUUID()])
      expect((await linkTo(id, 'purchase-request', targetId)).problem.data.fields).toMatchObject([
        { field: 'targetId', code: 'unknown-link-target' },
      ]);
    await system()(deleteTransaction, { id, version, reason: '二重登録' });
    expect((await linkTo(id, 'purchase-request', (await bought()).id)).problem.code).toBe('wrong-state');
  });
});

describe('what a paper may be linked to', () => {
  it('is proposed by amount and by counterparty, the nearest amount first [B7-01]', async () => {
    const [far, differs, agrees] = [await bought(9_999), await bought(4_405), await bought(4_404)];
    const { id } = await registered(world, { amount: yen(4_404), counterparty: '文具店' });
    const proposed = await candidatesOf(id);
    expect(proposed[0]).toMatchObject({ targetId: agrees.id, comparison: { difference: 0 }, isLinked: false });
    expect(proposed.find(({ targetId }) => targetId === differs.id)).toMatchObject({ comparison: { difference: -1 } });
    const mine = proposed
      .map(({ targetId }) => targetId)
      .filter((one) => [far.id, differs.id, agrees.id].includes(one));
    expect(mine).toEqual([agrees.id, differs.id, far.id]);
    await linkTo(id, 'purchase-request', agrees.id);
    expect((await candidatesOf(id))[0]).toMatchObject({ targetId: agrees.id, isLinked: true });
  });

  it('is found by number, by words and by another amount; a draft never is [B7-01]', async () => {
    const purchase = await submittedPurchase(world, 'staff', { purchaseName: '連携用の会議椅子' });
    await draftedPurchase(world, 'staff', { purchaseName: '連携用の会議椅子 下書き' });
    const { id } = await registered(world, { amount: yen(99), counterparty: '無関係商事' });
    const found = async (q: string) => (await candidatesOf(id, q)).map(({ targetId }) => targetId);
    expect(await found(purchase.number ?? '')).toEqual([purchase.id]);
    expect(await found('会議椅子')).toEqual([purchase.id]);
    expect(await found(`${purchase.totalYen.toLocaleString('en-US')}円`)).toContain(purchase.id);
    expect(await found('見つからない文字列')).toEqual([]);
  });
});

it('a receipt is proposed for the claim that has a line of its amount, and compared with that line [B7-01, B5-05]', async () => {
  const claim = await submitted(world.as('staff'), [line({ unitFare: 480 }), line({ unitFare: 7_770 })]);
  const { id } = await registered(world, { documentType: 'receipt', amount: yen(7_770) });
  const [first] = await candidatesOf(id);
  expect(first).toMatchObject({ kind: 'expense-claim', targetId: claim.id, about: '202611' });
  expect(first?.comparison).toEqual({ of: 'line', yen: 7_770, difference: 0 });
  expect((await linkTo(id, 'expense-claim', claim.id)).status).toBe(200);
  const own = await world.as('staff')(listLinkedPapers, { kind: 'expense-claim', id: claim.id });
  expect(own.output.papers).toMatchObject([{ id, comparison: { difference: 0 } }]);
  const stranger = await world.as('other')(listLinkedPapers, { kind: 'expense-claim', id: claim.id });
  expect(stranger.problem.code).toBe('not-found');
});

it('papers that were received and are linked to nothing are found, counted and marked; others are not [B7-04]', async () => {
  const counterparty = `未連携商事${randomUUID().slice(0, 8)}`;
  const [open, done] = [await registered(world, { counterparty }), await registered(world, { counterparty })];
  await registered(world, { counterparty, direction: 'issued' });
  const before = (await system()(reportTransactions, {})).output.unlinked;
  const purchase = await bought();
  await linkTo(done.id, 'purchase-request', purchase.id);
  expect((await listed({ counterparty, unlinked: 'yes' })).map(({ id }) => id)).toEqual([open.id]);
  expect((await listed({ counterparty })).find(({ id }) => id === done.id)?.links).toBe(purchase.number);
  expect((await system()(reportTransactions, {})).output.unlinked).toBe(before - 1);
});
