// Input for the contract's checks of purchase requests: the standard rates and bands, and earlier purchases.
import { SPLIT_DAYS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround } from '@madoguchi/contract/purchase-requests/model.ts';
import { itemKey } from '@madoguchi/contract/purchase-requests/split.ts';
import { purchaseTotals, unitPriceWithoutTax } from '@madoguchi/contract/purchase-requests/totals.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { STANDARD_ROUTES } from '../../base-data/approval-routes.ts';
import { ratesOf } from '../../base-data/dated-rates.ts';
import type { Employee } from '../organisation/roster.ts';
import { type DrawnPurchase, lastSubmission } from './sample-purchase.ts';

const rate = (key: Parameters<typeof ratesOf>[0]): number => {
  const value = ratesOf(key).at(-1)?.value;
  if (value === undefined) throw new RangeError(`no rate is set for ${key}`);
  return value;
};

export const QUOTE_BANDS = [
  { fromYen: yen(rate('purchase-one-quote-from-yen')), quotes: 1 },
  { fromYen: yen(rate('purchase-two-quotes-from-yen')), quotes: 2 },
  { fromYen: yen(rate('purchase-three-quotes-from-yen')), quotes: 3 },
];

const FIXED = {
  taxRates: [rate('consumption-tax-percent'), rate('reduced-consumption-tax-percent'), 0],
  quoteBands: QUOTE_BANDS,
  stepBands: stepBands(),
  fixedAssetFromYen: yen(rate('fixed-asset-from-yen')),
  suppliers: [],
};

function stepBands(): Yen[] {
  const steps = STANDARD_ROUTES.filter(({ domain }) => domain === 'purchase-requests').flatMap((route) => route.steps);
  const bands = new Set(steps.map(({ fromAmount }) => fromAmount).filter((amount) => amount > 0));
  return [...bands].toSorted((one, other) => one - other);
}

export interface NumberedPurchase extends DrawnPurchase {
  readonly number: string;
}

const GONE: readonly DrawnPurchase['status'][] = ['cancelled', 'rejected', 'withdrawn'];

/** True when the request counted beside others of its requester at that moment. */
function countedAt(moment: number, { facts, status, updatedAt }: DrawnPurchase): boolean {
  const submitted = facts.find(({ fact }) => fact === 'submitted')?.at ?? Infinity;
  return submitted < moment && !(GONE.includes(status) && updatedAt < moment);
}

/** The requester's recent requests, newest first. */
function recentOf(owner: Employee, moment: number, earlier: readonly NumberedPurchase[]): PurchaseGround['recent'] {
  const since = addDays(tokyoDay(moment), -SPLIT_DAYS);
  return earlier
    .filter((request) => request.owner === owner && countedAt(moment, request))
    .map((request) => ({
      id: request.id,
      number: request.number,
      purchaseCategory: request.content.purchaseCategory,
      totalYen: purchaseTotals(request.content).gross,
      submittedOn: tokyoDay(lastSubmission(request) ?? moment) as PlainDate,
      suppliers: [...new Set(request.content.lines.map(({ supplier }) => supplier))],
      items: request.content.lines.map(({ item }) => item),
    }))
    .filter(({ submittedOn }) => submittedOn >= since);
}

/** Prices of what was approved by then, the latest last. */
function lastPrices(moment: number, earlier: readonly NumberedPurchase[]): Record<string, number> {
  const approved = earlier
    .filter(({ approvedAt }) => approvedAt !== null && approvedAt < moment)
    .toSorted((one, other) => (one.approvedAt ?? 0) - (other.approvedAt ?? 0));
  return Object.fromEntries(
    approved.flatMap(({ content: { lines, pricesIncludeTax } }) =>
      lines.map(({ item, unitPrice, taxRate }) => [
        itemKey(item),
        unitPriceWithoutTax(unitPrice ?? 0, taxRate, pricesIncludeTax),
      ]),
    ),
  );
}

/** The ground of a submission at a moment, over all requests that were ever numbered. */
export function groundAt(moment: number, owner: Employee, all: readonly NumberedPurchase[]): PurchaseGround {
  return { ...FIXED, recent: recentOf(owner, moment, all), lastPrices: lastPrices(moment, all) };
}
