import { addRate } from '@madoguchi/contract/dated-rates/operations.ts';
import { previewPurchaseRoute, showPurchaseGround } from '@madoguchi/contract/purchase-requests/operations.ts';
import { itemKey } from '@madoguchi/contract/purchase-requests/split.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishedRoute } from '../../../../test/approval-routes.ts';
import { approvedPurchase, draftedPurchase, purchaseLine, submittedPurchase } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ground = async (who: 'staff' | 'other' = 'staff') => (await world.as(who)(showPurchaseGround, {})).output;

describe('what a request is checked against', () => {
  it('are the rates, bands and steps of the day [B1-06] [B5-02]', async () => {
    expect(await ground()).toMatchObject({
      taxRates: [10, 8, 0],
      quoteBands: [
        { fromYen: 100_000, quotes: 1 },
        { fromYen: 500_000, quotes: 2 },
        { fromYen: 1_000_000, quotes: 3 },
      ],
      stepBands: [10_000, 100_000, 500_000, 1_000_000],
      fixedAssetFromYen: 100_000,
    });
  });

  it('are one’s own requests of the last 30 days that still stand, with suppliers and items, and nobody else’s [B5-02]', async () => {
    const lines = [purchaseLine({ supplier: '青山商店' }), purchaseLine({ supplier: '青山商店', item: '電池' })];
    const { id, number } = await submittedPurchase(world, 'other', { lines });
    await draftedPurchase(world, 'other');
    await approvedPurchase(world, 'other').then(({ id: gone }) =>
      world.pool.query(`update purchase_requests set status = 'cancelled' where id = $1`, [gone]),
    );
    const long = await submittedPurchase(world, 'other');
    const aged = (moment: string) =>
      world.pool.query('update purchase_requests set submitted_at = $2 where id = $1', [long.id, moment]);
    // The 30th day before in Japan, from its first moment on.
    await aged('2026-10-21T14:59:59.999Z');
    expect((await ground('other')).recent).toEqual([
      {
        id,
        number,
        purchaseCategory: 'office-supplies',
        totalYen: 6_600,
        submittedOn: '2026-11-21',
        suppliers: ['青山商店'],
        items: [lines[0]?.item, '電池'].sort(),
      },
    ]);
    await aged('2026-10-21T15:00:00.000Z');
    expect((await ground('other')).recent.map(({ submittedOn }) => submittedOn)).toEqual(['2026-11-21', '2026-10-22']);
    expect((await ground('staff')).recent).toEqual([]);
  });

  it('are the last approved price of an item without tax, whoever bought it, and suppliers by how often [B5-02]', async () => {
    const pens = (unitPrice: number, supplier: string) => [
      purchaseLine({ item: 'ボールペン　黒', unitPrice, supplier }),
    ];
    await approvedPurchase(world, 'staff', { lines: pens(1_000, '東京文具') });
    await approvedPurchase(world, 'other', { lines: pens(1_100, '㈱銀座文具'), pricesIncludeTax: true });
    await approvedPurchase(world, 'staff', { lines: pens(880, '株式会社銀座文具'), pricesIncludeTax: true });
    await submittedPurchase(world, 'staff', { lines: pens(5, '未承認文具') });
    const { lastPrices, suppliers } = await ground();
    expect(lastPrices).toEqual({ [itemKey('ボールペン黒')]: 800 });
    expect(suppliers.map(({ name }) => name)).toEqual(['株式会社銀座文具', '東京文具']);
    const readings = async () => (await ground()).suppliers.map(({ reading }) => reading);
    await expect.poll(readings, { timeout: 30_000 }).toEqual([expect.stringContaining('ギンザ'), 'トウキョウブング']);
  });

  it('asks as few statements however much there is: three beside what is remembered', async () => {
    await ground();
    const statements = async () => {
      const asked = vi.spyOn(world.appPool, 'query');
      await ground();
      const texts = asked.mock.calls.map(([first]) => (first as unknown as { text: string }).text);
      asked.mockRestore();
      return texts;
    };
    // Somebody may still be told of the requests of before.
    await expect.poll(statements).toHaveLength(3);
  });
});

describe('the preview of a route', () => {
  const steps = async (totalYen: number) => {
    const { output } = await world.as('staff')(previewPurchaseRoute, { totalYen, purchaseCategory: 'equipment' });
    return output.plan?.steps.map(({ nameEn }) => nameEn);
  };

  it('names its people, and gains a step at each band and not a yen before [B3-05] [B5-02]', async () => {
    const { output } = await world.as('staff')(previewPurchaseRoute, { totalYen: 0 });
    expect(output).toMatchObject({ refusal: null, plan: { routeNameEn: 'Purchase requests, standard' }, ask: [] });
    expect(output.plan?.steps[0]?.approvers).toMatchObject([
      { name: world.people.admin2.name, departmentName: '本社' },
    ]);
    for (const [before, band] of [10_000, 100_000, 500_000, 1_000_000].entries()) {
      expect([(await steps(band - 1))?.length, (await steps(band))?.length]).toEqual([before + 1, before + 2]);
    }
    expect((await steps(1_000_000))?.at(-1)).toBe('Executive');
  });

  it('goes by the category, where a route is published for it, and its bands with it [B3-01] [B3-05]', async () => {
    const conditions = { minAmount: null, maxAmount: null, types: ['software'], groups: [], positions: [] };
    await publishedRoute(world, { domain: 'purchase-requests', nameEn: 'Software', priority: 10, conditions });
    const routeOf = async (purchaseCategory?: string) => {
      const { output } = await world.as('staff')(previewPurchaseRoute, { totalYen: 3_300, purchaseCategory });
      return output.plan?.routeNameEn;
    };
    await expect.poll(() => routeOf('software')).toBe('Software');
    expect([await routeOf('books'), await routeOf()]).toEqual(Array(2).fill('Purchase requests, standard'));
    const { id } = await submittedPurchase(world, 'staff', { purchaseCategory: 'software' });
    const { rows } = await world.pool.query('select route_name_en from approvals where subject_id = $1', [id]);
    expect(rows).toEqual([{ route_name_en: 'Software' }]);
  });

  it('tells why there is none and whom to ask, as the submission would; it writes nothing [B3-04] [B3-05]', async () => {
    const before = (await world.audit()).length;
    await world.pool.query(`update classification_details set extra = extra || '{"head": null}' where code = 'HQ'`);
    const { output } = await world.as('staff')(previewPurchaseRoute, { totalYen: 3_300 });
    expect(output).toMatchObject({ plan: null, refusal: { code: 'no-approver' }, ask: [world.people.system.name] });
    expect((await world.audit()).length).toBe(before);
  });
});

it('the tax rates of a year around are offered: the day of delivery decides, and some supplies keep the one before [B1-06] [B5-01]', async () => {
  const add = (validFrom: string, value: number) =>
    world.as('system')(addRate, {
      ...{ key: 'reduced-consumption-tax-percent', value, source: '税制改正' },
      validFrom: PlainDate.parse(validFrom),
    });
  expect((await add('2027-11-21', 1)).status).toBe(200);
  await vi.waitFor(async () => expect((await ground()).taxRates).toEqual([10, 8, 1, 0]));
  expect((await add('2027-11-23', 5)).status).toBe(200);
  expect((await ground()).taxRates, 'more than a year ahead').toEqual([10, 8, 1, 0]);
});
