// How many quotes a request needs by its total with tax (B5-02). The bands are dated rates: those of the day it is submitted.
import type { PurchaseContent, PurchaseQuoteInput } from './model.ts';
import { supplierKey } from './totals.ts';

export interface QuoteBand {
  readonly fromYen: number;
  readonly quotes: number;
}

export interface QuotesNeeded {
  readonly quotes: number;
  /** True when a single-source reason may stand for those that are missing: in the highest band. */
  readonly reasonStands: boolean;
}

/** By the highest band that the total reaches; none below the first. */
export function quotesNeeded(totalYen: number, bands: readonly QuoteBand[]): QuotesNeeded {
  const ascending = [...bands].sort((one, other) => one.fromYen - other.fromYen);
  const band = ascending.findLast(({ fromYen }) => totalYen >= fromYen);
  return { quotes: band?.quotes ?? 0, reasonStands: band !== undefined && band === ascending.at(-1) };
}

/** How many suppliers quoted: two papers of one supplier compare nothing. */
export function quotesGiven(quotes: readonly Pick<PurchaseQuoteInput, 'supplier' | 'amount'>[]): number {
  const filled = quotes.filter(({ supplier, amount }) => supplier.trim() !== '' && amount !== null);
  return new Set(filled.map(({ supplier }) => supplierKey(supplier))).size;
}

export interface QuotesMissing extends QuotesNeeded {
  readonly given: number;
}

/** The quotes that are missing at this total, or `null`: there are enough, or the reason stands for those that are missing (B5-02). */
export function quotesMissing(
  { quotes, singleSourceReason }: Pick<PurchaseContent, 'quotes' | 'singleSourceReason'>,
  totalYen: number,
  bands: readonly QuoteBand[],
): QuotesMissing | null {
  const needed = quotesNeeded(totalYen, bands);
  const given = quotesGiven(quotes);
  if (given >= needed.quotes) return null;
  return needed.reasonStands && singleSourceReason.trim() !== '' ? null : { ...needed, given };
}

/** The quote that the request follows: the one that is marked, or the only one there is. `null`: nobody has chosen. */
export function chosenQuote<Quote extends { readonly isChosen: boolean }>(quotes: readonly Quote[]): Quote | null {
  const marked = quotes.filter(({ isChosen }) => isChosen);
  const meant = marked.length === 0 ? quotes : marked;
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
