// The match of a purchase (照合, B5-05): what was requested, what was received and what was invoiced, by supplier and with tax.
// All three are reckoned by the same totals. Where they disagree, a sentence says so.
import { type Language, say, type Texts } from '../message.ts';
import type { Yen } from '../values/yen.ts';
import { sumYen, yen } from '../values/yen-sums.ts';
import { type PricedLine, purchaseTotals, type SupplierTotal, supplierKey } from './totals.ts';

interface BoughtLine extends PricedLine {
  readonly receivedQuantity: number;
}

export interface Bought {
  readonly pricesIncludeTax: boolean;
  readonly lines: readonly BoughtLine[];
  /** With tax; `null` before the order. */
  readonly orderedYen: number | null;
  readonly invoices: readonly { readonly supplier: string; readonly totalYen: number }[];
  /** Nothing more is to come. */
  readonly isClosed: boolean;
}

export interface Mismatch {
  readonly code: MismatchCode;
  /** Blank for the order as a whole. */
  readonly supplier: string;
  readonly yen: Yen;
}

export interface MatchRow {
  readonly supplier: string;
  /** With tax, each. */
  readonly requestedYen: Yen;
  readonly receivedYen: Yen;
  readonly invoicedYen: Yen;
}

export type Awaited = 'goods' | 'invoices';

export interface InvoiceMatch extends Omit<MatchRow, 'supplier'> {
  /** Suppliers of the request in its order, then those that it does not name. */
  readonly suppliers: readonly MatchRow[];
  readonly mismatches: readonly Mismatch[];
  /** `waiting`: `awaited` are still to come. */
  readonly state: 'matched' | 'waiting' | 'mismatch';
  readonly awaited: readonly Awaited[];
}

/** The parts compared with each other: a supplier's part, or all of the order. */
interface Compared extends MatchRow {
  /** Within so many yen both are the same: each supplier rounds tax by a rule of its own, on each invoice and rate. */
  readonly roundingYen: number;
}

/** Numbers of invoices and rates make the rounding; where prices hold the tax already there is nothing to round. */
function roundingOf(bought: Bought, rates: number, invoices: number): number {
  return bought.pricesIncludeTax ? 0 : rates * Math.max(1, invoices);
}

function receivedOf({ pricesIncludeTax, lines }: Bought) {
  return purchaseTotals({
    pricesIncludeTax,
    lines: lines.map(({ receivedQuantity, ...line }) => ({ ...line, quantity: receivedQuantity })),
  });
}

function bySupplier(bought: Bought, requested: readonly SupplierTotal[]): Compared[] {
  const received = new Map(receivedOf(bought).bySupplier.map((part) => [supplierKey(part.supplier), part.gross]));
  const named = requested.map(({ supplier, gross, byRate }) => ({ supplier, gross, rates: byRate.length }));
  const known = new Set(named.map(({ supplier }) => supplierKey(supplier)));
  const strange = new Map<string, string>();
  for (const { supplier } of bought.invoices) {
    const key = supplierKey(supplier);
    if (!known.has(key) && !strange.has(key)) strange.set(key, supplier.trim());
  }
  const all = [...named, ...[...strange.values()].map((supplier) => ({ supplier, gross: yen(0), rates: 0 }))];
  return all.map(({ supplier, gross, rates }) => {
    const key = supplierKey(supplier);
    const invoices = bought.invoices.filter((invoice) => supplierKey(invoice.supplier) === key);
    return {
      supplier,
      requestedYen: gross,
      receivedYen: received.get(key) ?? yen(0),
      invoicedYen: sumYen(invoices.map(({ totalYen }) => yen(totalYen))),
      roundingYen: roundingOf(bought, rates, invoices.length),
    };
  });
}

function together(rows: readonly Compared[]): Compared {
  const sum = (key: 'requestedYen' | 'receivedYen' | 'invoicedYen') => sumYen(rows.map((row) => row[key]));
  return {
    supplier: '',
    requestedYen: sum('requestedYen'),
    receivedYen: sum('receivedYen'),
    invoicedYen: sum('invoicedYen'),
    roundingYen: rows.reduce((most, { roundingYen }) => most + roundingYen, 0),
  };
}

/**
 * The order as a whole at the price that was agreed on: what came counts by its share. Exact once everything came; before, to
 * the yen that the share leaves over.
 */
function asOrdered(whole: Compared, orderedYen: number): Compared {
  const { requestedYen, receivedYen, roundingYen } = whole;
  const isAll = receivedYen === requestedYen;
  const share = requestedYen === 0 ? 0n : (BigInt(orderedYen) * BigInt(receivedYen)) / BigInt(requestedYen);
  return {
    ...whole,
    requestedYen: yen(orderedYen),
    receivedYen: yen(isAll ? orderedYen : Number(share)),
    roundingYen: isAll ? roundingYen : roundingYen + 1,
  };
}

function mismatchesOf(row: Compared, isClosed: boolean): Mismatch[] {
  const { supplier, requestedYen, receivedYen, invoicedYen, roundingYen } = row;
  const found = (code: MismatchCode, by: number): Mismatch => ({ code, supplier, yen: yen(by) });
  const ahead = invoicedYen - receivedYen;
  const over = invoicedYen - requestedYen;
  return [
    ...(over > roundingYen ? [found('over-invoiced', over)] : []),
    ...(over <= roundingYen && ahead > roundingYen ? [found('invoiced-ahead', ahead)] : []),
    ...(isClosed && -ahead > roundingYen ? [found('under-invoiced', -ahead)] : []),
    ...(isClosed && receivedYen < requestedYen ? [found('short-received', requestedYen - receivedYen)] : []),
  ];
}

const isInvoiced = ({ receivedYen, invoicedYen, roundingYen }: Compared) =>
  Math.abs(receivedYen - invoicedYen) <= roundingYen;

/**
 * Compares request, goods receipts and invoices. An order at another price than the request's is compared as a whole, because
 * nobody knows which supplier's part became cheaper.
 */
export function invoiceMatch(bought: Bought): InvoiceMatch {
  const requested = purchaseTotals(bought);
  const rows = bySupplier(bought, requested.bySupplier);
  const named = rows.slice(0, requested.bySupplier.length);
  const strange = rows.slice(named.length);
  const isAsRequested = bought.orderedYen === null || bought.orderedYen === requested.gross;
  const compared = isAsRequested ? named : [asOrdered(together(named), bought.orderedYen ?? 0)];
  const mismatches = [
    ...strange.map(({ supplier, invoicedYen }): Mismatch => ({ code: 'not-requested', supplier, yen: invoicedYen })),
    ...compared.flatMap((row) => mismatchesOf(row, bought.isClosed)),
  ];
  const awaited: readonly Awaited[] = [
    ...(bought.lines.every(({ quantity, receivedQuantity }) => receivedQuantity === quantity)
      ? []
      : ['goods' as const]),
    ...(compared.every(isInvoiced) ? [] : ['invoices' as const]),
  ];
  const { requestedYen, receivedYen, invoicedYen } = together(rows);
  return {
    suppliers: rows.map(({ roundingYen: _roundingYen, ...row }) => row),
    requestedYen,
    receivedYen,
    invoicedYen,
    mismatches,
    state: mismatches.length > 0 ? 'mismatch' : awaited.length === 0 ? 'matched' : 'waiting',
    awaited,
  };
}

export const MISMATCHES = [
  'not-requested',
  'over-invoiced',
  'invoiced-ahead',
  'under-invoiced',
  'short-received',
] as const;
export type MismatchCode = (typeof MISMATCHES)[number];

const MISMATCH_TEXTS = {
  'not-requested': {
    ja: '申請にない購入先（{supplier}）から{yen}円の請求書が届いています。',
    en: 'An invoice of {yen} yen came from {supplier}, a supplier that the request does not name.',
  },
  'over-invoiced': {
    ja: '請求額が発注より{yen}円多くなっています。請求書を確認してください。',
    en: 'The invoices are {yen} yen over the order. Check them.',
  },
  'invoiced-ahead': {
    ja: '検収した分より{yen}円多く請求されています。残りの納品を確認してください。',
    en: 'The invoices are {yen} yen ahead of what was received. Check what is still to come.',
  },
  'under-invoiced': {
    ja: '請求額が検収した分より{yen}円少なくなっています。請求書がそろっているか確認してください。',
    en: 'The invoices are {yen} yen below what was received. Check whether all have come.',
  },
  'short-received': {
    ja: '発注より{yen}円分少ない検収で完了しています。',
    en: 'It was closed with {yen} yen less received than ordered.',
  },
} as const satisfies Texts<MismatchCode>;

const OF_SUPPLIER = { ja: '{supplier}：{sentence}', en: '{supplier}: {sentence}' } as const;

interface Said {
  readonly code: MismatchCode;
  /** Blank for the order as a whole. */
  readonly supplier: string;
  /** By how much, with tax. */
  readonly yen: number;
}

/** A mismatch, by how much and with whom, e.g. 「山田商会：請求額が発注より1,100円多くなっています。…」. */
export function mismatchSentence({ code, supplier, yen }: Said, language: Language): string {
  const figure = String(yen).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sentence = say(MISMATCH_TEXTS[code], language, { supplier, yen: figure });
  const isNamed = supplier === '' || code === 'not-requested';
  return isNamed ? sentence : say(OF_SUPPLIER, language, { supplier, sentence });
}
