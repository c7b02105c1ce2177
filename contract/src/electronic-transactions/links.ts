// Which purchase or claim a paper belongs to, and whether what it states agrees with what is recorded there (B7-01, B5-05). Pure.
import * as z from 'zod';
import { Code, Id, Instant } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { Yen } from '../values/yen.ts';
import { TAX_BASES, type TaxBasis, VERSION_STATES } from './choices.ts';

/** Records that papers are linked to, by their nouns. */
export const LINK_KINDS = ['purchase-request', 'expense-claim'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Of a purchase its total, order, received goods and each invoice; of a claim each line and its total. All with tax. */
const FIGURES = ['request', 'order', 'goods', 'invoice', 'line', 'claim'] as const;
export type FigureKind = (typeof FIGURES)[number];

export interface StatedFigure {
  readonly of: FigureKind;
  readonly yen: number;
}

/** A purchase or a claim as its feature tells of it. */
export interface LinkedRecord {
  readonly id: string;
  readonly number: string;
  /** The name of a purchase, the month of a claim. */
  readonly about: string;
  readonly person: string;
  readonly figures: readonly StatedFigure[];
}

/** The figures that a type of paper repeats, the one that it comes from first. */
const REPEATED: Readonly<Record<string, readonly FigureKind[]>> = {
  order: ['order', 'request', 'line', 'claim'],
  'order-confirmation': ['order', 'request', 'line', 'claim'],
  'delivery-note': ['goods', 'order', 'request', 'line', 'claim'],
  'goods-receipt': ['goods', 'order', 'request', 'line', 'claim'],
  invoice: ['invoice', 'order', 'request', 'line', 'claim'],
  receipt: ['invoice', 'order', 'request', 'line', 'claim'],
  'payment-notice': ['invoice', 'order', 'request', 'line', 'claim'],
};
const REPEATED_BY_OTHERS: readonly FigureKind[] = ['request', 'line', 'claim'];

interface Paper {
  readonly documentType: string;
  readonly amount: number | null;
  readonly taxBasis: TaxBasis;
  readonly taxes: readonly { readonly tax: number }[];
}

/** The amount with tax; null where the paper states none, or leaves the tax open. */
export function withTax({ amount, taxBasis, taxes }: Omit<Paper, 'documentType'>): number | null {
  if (amount === null || taxBasis !== 'excluded') return amount;
  return taxes.length === 0 ? null : taxes.reduce((sum, { tax }) => sum + tax, amount);
}

export const Comparison = z.object({
  of: z.enum(FIGURES),
  yen: Yen,
  /** By how much the paper is more; negative where it is less. */
  difference: z.number().int(),
});
export type Comparison = z.infer<typeof Comparison>;

/**
 * Compares the paper with the figure that its type repeats; of several, with the nearest: each invoice of a purchase is another
 * one. `null` where one of the two has no amount.
 */
export function comparison(paper: Paper, figures: readonly StatedFigure[]): Comparison | null {
  const amount = withTax(paper);
  const kind = (REPEATED[paper.documentType] ?? REPEATED_BY_OTHERS).find((one) => figures.some(({ of }) => of === one));
  if (amount === null || kind === undefined) return null;
  const compared = figures
    .filter(({ of }) => of === kind)
    .map(({ of, yen }) => ({ of, yen, difference: amount - yen }))
    .reduce((best, one) => (Math.abs(one.difference) < Math.abs(best.difference) ? one : best));
  return compared as Comparison;
}

const Linked = z.object({
  kind: z.enum(LINK_KINDS),
  targetId: Id,
  number: z.string(),
  about: z.string(),
  person: z.string(),
  comparison: Comparison.nullable(),
});

/** A link of a record, as its page shows it. */
export const TransactionLink = Linked.extend({ id: Id, by: z.string(), at: Instant });
export type TransactionLink = z.infer<typeof TransactionLink>;

/** A purchase or claim that the paper may belong to. */
export const LinkCandidate = Linked.extend({
  /** Linked already. */
  isLinked: z.boolean(),
});
export type LinkCandidate = z.infer<typeof LinkCandidate>;

/** A paper of a purchase or claim, as these show it. */
export const LinkedPaper = z.object({
  id: Id,
  number: z.string(),
  state: z.enum(VERSION_STATES),
  documentType: Code,
  transactionDate: PlainDate.nullable(),
  counterparty: z.string(),
  amount: Yen.nullable(),
  taxBasis: z.enum(TAX_BASES),
  comparison: Comparison.nullable(),
});
export type LinkedPaper = z.infer<typeof LinkedPaper>;
