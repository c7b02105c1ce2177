// The data that a purchase request is checked against, the same for the form and for the submission.
import type { RateKey } from '@madoguchi/contract/dated-rates/keys.ts';
import { SPLIT_DAYS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround } from '@madoguchi/contract/purchase-requests/model.ts';
import {
  showPurchaseGround as groundOperation,
  previewPurchaseRoute as previewOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { itemKey } from '@madoguchi/contract/purchase-requests/split.ts';
import { supplierKey, unitPriceWithoutTax } from '@madoguchi/contract/purchase-requests/totals.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { dayInJapan } from '../../../platform/clock.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { readingsAtHand } from '../../../platform/reading/kana-readings.ts';
import type { ActorEmployee } from '../../../platform/session/actor.ts';
import { ownEmployee, previewOf, stepBandsOf } from '../../approvals/public.ts';
import { type MasterSnapshot, masterData, rateOn, ratesWithin } from '../../master-data/public.ts';
import { type BoughtRow, findBought, findRecent, type RecentRow } from './ground-store.ts';

const TAX_RATES: readonly RateKey[] = ['consumption-tax-percent', 'reduced-consumption-tax-percent'];
const NOT_TAXED = 0;
const QUOTE_RATES: readonly (readonly [key: RateKey, quotes: number])[] = [
  ['purchase-one-quote-from-yen', 1],
  ['purchase-two-quotes-from-yen', 2],
  ['purchase-three-quotes-from-yen', 3],
];
/** The limit where no rate is set: no amount reaches it. */
const NEVER = 1_000_000_000_000;
const SUPPLIERS_OFFERED = 50;
const PRICES_KEPT = 300;

/** The rate is that of the day of delivery, and some supplies keep the one before it: those of a year around are offered. */
const RATES_AROUND_DAYS = 365;

/** From which totals with tax on how many quotes are asked for, on the day (B5-02). */
export function quoteBandsOf(snapshot: MasterSnapshot, today: PlainDate): PurchaseGround['quoteBands'] {
  return QUOTE_RATES.flatMap(([key, quotes]) => {
    const from = rateOn(snapshot, key, today);
    return from === null ? [] : [{ fromYen: yen(from), quotes }];
  }).sort((one, other) => one.fromYen - other.fromYen);
}

function ratesOf(snapshot: MasterSnapshot, today: PlainDate) {
  const rate = (key: RateKey) => rateOn(snapshot, key, today);
  const [from, to] = [addDays(today, -RATES_AROUND_DAYS), addDays(today, RATES_AROUND_DAYS)];
  const now = TAX_RATES.flatMap((key) => rate(key) ?? []);
  const taxed = [...now, ...TAX_RATES.flatMap((key) => ratesWithin(snapshot, key, from, to))];
  return {
    taxRates: [...new Set([...taxed, NOT_TAXED])],
    quoteBands: quoteBandsOf(snapshot, today),
    fixedAssetFromYen: yen(rate('fixed-asset-from-yen') ?? NEVER),
  };
}

/** Each supplier once, as it was written last, the most frequent first. */
function suppliersOf(bought: readonly BoughtRow[]): PurchaseGround['suppliers'] {
  const times = new Map<string, { readonly name: string; count: number }>();
  for (const { supplier } of bought) {
    const key = supplierKey(supplier);
    if (key === '') continue;
    const known = times.get(key) ?? { name: supplier.trim(), count: 0 };
    known.count += 1;
    times.set(key, known);
  }
  const frequent = [...times.values()].sort((one, other) => other.count - one.count);
  const names = frequent.slice(0, SUPPLIERS_OFFERED).map(({ name }) => name);
  const readings = readingsAtHand(names);
  return names.map((name, nth) => ({ name, reading: readings[nth] ?? '' }));
}

/** Of each item the price that was approved last, without tax. */
function lastPricesOf(bought: readonly BoughtRow[]): Record<string, number> {
  const prices = new Map<string, number>();
  for (const { item, unitPrice, taxRate, pricesIncludeTax } of bought) {
    if (prices.size === PRICES_KEPT) break;
    const key = itemKey(item);
    if (key === '' || unitPrice === null || prices.has(key)) continue;
    prices.set(key, unitPriceWithoutTax(unitPrice, taxRate, pricesIncludeTax));
  }
  return Object.fromEntries(prices);
}

function recentOf({ submittedAt, totalYen, ...row }: RecentRow): PurchaseGround['recent'][number] {
  return { ...row, totalYen: yen(Number(totalYen)), submittedOn: dayInJapan(submittedAt) };
}

/** Everything that the checks look at, as of today; `category` decides on the route, and with it on its steps' amounts. */
export async function purchaseGround(
  ground: Ground,
  employee: ActorEmployee,
  category: string | null,
): Promise<PurchaseGround> {
  const today = ground.clock.today();
  const asked = {
    domain: 'purchase-requests',
    requesterId: employee.id,
    groupCode: employee.departmentCode,
    type: category,
  } as const;
  const [snapshot, bands, recent, bought] = await Promise.all([
    masterData(ground),
    stepBandsOf(ground, asked),
    findRecent(ground.pool, employee.id, `${addDays(today, -SPLIT_DAYS)}T00:00:00+09:00`),
    findBought(ground.pool),
  ]);
  return {
    ...ratesOf(snapshot, today),
    stepBands: bands.map(yen),
    suppliers: suppliersOf(bought),
    recent: recent.map(recentOf),
    lastPrices: lastPricesOf(bought),
  };
}

/** Reads of the form before anything is stored. */
export const showPurchaseGround = handle(groundOperation, ({ ground, actor }) =>
  purchaseGround(ground, ownEmployee(actor), null),
);

/** Recomputed as the amount changes (B3-05): nothing needs to be saved for it. */
export const previewPurchaseRoute = handle(previewOperation, ({ ground, actor, input }) => {
  const { id: requesterId, departmentCode: groupCode } = ownEmployee(actor);
  const { totalYen: amount, purchaseCategory: type = null } = input;
  return previewOf(ground, { domain: 'purchase-requests', requesterId, groupCode, amount, type });
});
