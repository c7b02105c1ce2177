// The cost of a purchase request: tax is rounded down once per supplier and rate, as on the invoice to come (B5-01).
import { folded } from '../values/folded.ts';
import type { Yen } from '../values/yen.ts';
import { yen } from '../values/yen-sums.ts';

export interface PricedLine {
  readonly quantity: number | null;
  /** Yen a piece, with tax or without, as `pricesIncludeTax` says. */
  readonly unitPrice: number | null;
  /** Per cent. */
  readonly taxRate: number;
  readonly supplier: string;
}

export interface Priced {
  readonly pricesIncludeTax: boolean;
  readonly lines: readonly PricedLine[];
}

interface Taxed {
  readonly net: Yen;
  readonly tax: Yen;
  readonly gross: Yen;
}

export interface RateTotal extends Taxed {
  readonly rate: number;
}

export interface SupplierTotal extends Taxed {
  /** As the first of its lines writes it. */
  readonly supplier: string;
  /** The highest rate first. */
  readonly byRate: readonly RateTotal[];
}

export interface PurchaseTotals extends Taxed {
  /** In the order of the lines. */
  readonly bySupplier: readonly SupplierTotal[];
}

/** Suppliers are one where people take their names for one: width, blanks and legal forms (㈱) do not tell them apart. */
export function supplierKey(supplier: string): string {
  return folded(supplier);
}

/** An exact share, rounded down: the product of a sum and a rate may be more than a number holds exactly. */
function shareOf(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}

function taxed(sum: number, rate: number, pricesIncludeTax: boolean): Taxed {
  const tax = pricesIncludeTax ? shareOf(sum, rate, 100 + rate) : shareOf(sum, rate, 100);
  const net = pricesIncludeTax ? sum - tax : sum;
  return { net: yen(net), tax: yen(tax), gross: yen(net + tax) };
}

function together(parts: readonly Taxed[]): Taxed {
  const sum = (key: keyof Taxed) => yen(parts.reduce((all, part) => all + part[key], 0));
  return { net: sum('net'), tax: sum('tax'), gross: sum('gross') };
}

interface Pile {
  readonly supplier: string;
  readonly byRate: Map<number, number>;
}

function pileUp(lines: readonly PricedLine[]): readonly Pile[] {
  const piles = new Map<string, Pile>();
  for (const { quantity, unitPrice, taxRate, supplier } of lines) {
    if (quantity === null || unitPrice === null) continue;
    const pile = piles.get(supplierKey(supplier)) ?? { supplier: supplier.trim(), byRate: new Map<number, number>() };
    pile.byRate.set(taxRate, (pile.byRate.get(taxRate) ?? 0) + quantity * unitPrice);
    piles.set(supplierKey(supplier), pile);
  }
  return [...piles.values()];
}

/** Totals by supplier and rate, in yen. A line without quantity or price counts nothing, nor does its supplier. */
export function purchaseTotals({ pricesIncludeTax, lines }: Priced): PurchaseTotals {
  const bySupplier = pileUp(lines).map(({ supplier, byRate }): SupplierTotal => {
    const rates = [...byRate]
      .sort(([one], [other]) => other - one)
      .map(([rate, sum]) => ({ rate, ...taxed(sum, rate, pricesIncludeTax) }));
    return { supplier, byRate: rates, ...together(rates) };
  });
  return { bySupplier, ...together(bySupplier) };
}

/** One price without tax, in yen: what prices of different requests are compared by. */
export function unitPriceWithoutTax(unitPrice: number, taxRate: number, pricesIncludeTax: boolean): Yen {
  return taxed(unitPrice, taxRate, pricesIncludeTax).net;
}
