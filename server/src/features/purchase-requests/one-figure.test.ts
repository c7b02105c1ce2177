import {
  exportPurchaseRequests,
  listPurchaseRequests,
  previewPurchaseRoute,
  printApprovalSheet,
  showPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedRoute, routeStep } from '../../../test/approval-routes.ts';
import { pdfPages } from '../../../test/pdf-text.ts';
import { fileOf, purchaseLine, quote, submittedPurchase } from '../../../test/purchases.ts';
import { openWorld, type World } from '../../../test/world.ts';

const JAPANESE = { headers: { 'accept-language': 'ja' } };
/** Where the band of the higher route begins. */
const EDGE = Yen.parse(104_000);
let world: World;
beforeAll(async () => {
  world = await openWorld();
  const conditions = { minAmount: EDGE, maxAmount: null, types: [], groups: [], positions: [] };
  const steps = [routeStep({ name: '高額の承認' })];
  await publishedRoute(world, { domain: 'purchase-requests', conditions, priority: 1, steps });
});
afterAll(() => world.close());

/** One line without 8%. */
async function requested(net: number) {
  const lines = [purchaseLine({ quantity: 1, unitPrice: net, taxRate: 8, supplier: '文具店' })];
  const attachmentId = await fileOf(world, 'staff');
  const quotes = [
    quote({ amount: EDGE, isChosen: true, attachmentId }),
    quote({ supplier: '事務店', amount: Yen.parse(105_000), attachmentId: await fileOf(world, 'staff') }),
  ];
  const { id, number } = await submittedPurchase(world, 'staff', {
    lines,
    quotes,
    singleSourceReason: '規格が合うため。',
  });
  return { id, number: String(number) };
}

const stepsOf = async (totalYen: number) => {
  const { output } = await world.as('staff')(previewPurchaseRoute, { totalYen: Yen.parse(totalYen) });
  return JSON.stringify(output);
};

describe('the total of a purchase request', () => {
  it('is one figure on the screen, in list, file, paper and the route’s band [B5-01, B5-06]', async () => {
    const { id, number } = await requested(96_297);
    const shown = (await world.as('staff')(showPurchaseRequest, { id })).output;
    expect([shown.totalYen, purchaseTotals(shown).gross, purchaseTotals(shown).tax]).toEqual([104_000, 104_000, 7_703]);
    const { rows } = (await world.as('staff')(listPurchaseRequests, {} as never)).output;
    expect(rows.find((row) => row.id === id)?.totalYen).toBe(104_000);
    const csv = (await world.as('staff')(exportPurchaseRequests, {} as never)).raw.body;
    expect(csv.split('\n').find((line) => line.includes(number))).toMatch(/\b104000\b/);
    const paper = await pdfPages((await world.as('staff')(printApprovalSheet, { id }, JAPANESE)).raw.rawPayload);
    const text = paper.map((page) => page.text).join('');
    expect(text).toContain('¥104,000');
    expect(text).toContain('96,2977,703104,000');
    expect(text).toContain('高額の承認');
    expect(await stepsOf(shown.totalYen)).toContain('高額の承認');
  });

  it('one yen below the band takes the other route', async () => {
    const { id } = await requested(96_296);
    const paper = await pdfPages((await world.as('staff')(printApprovalSheet, { id }, JAPANESE)).raw.rawPayload);
    const text = paper.map((page) => page.text).join('');
    expect(text).toContain('¥103,999');
    expect(text).not.toContain('高額の承認');
    expect(await stepsOf(103_999)).not.toContain('高額の承認');
  });
});
