// The content of a purchase request on its way to the database: rows, the figures that lists show, what a save changed. Pure.
import type { PurchaseContent } from '@madoguchi/contract/purchase-requests/model.ts';
import { purchaseTotals, supplierKey } from '@madoguchi/contract/purchase-requests/totals.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import { changedFields } from '../../../platform/record/changed-fields.ts';

interface Entry {
  readonly id: string;
}

/** Figures of lines and quotes that lists show; written with them. */
export interface Figures {
  readonly lineCount: number;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  readonly supplier: string;
  readonly supplierCount: number;
  readonly quoteCount: number;
  readonly total: number;
}

/** Of all lines together, where they count in one unit; null before any is filled. */
function quantityOf(lines: PurchaseContent['lines']): number | null {
  const units = new Set(lines.map(({ unit }) => folded(unit)));
  const filled = lines.flatMap(({ quantity }) => (quantity === null ? [] : [quantity]));
  return units.size > 1 || filled.length === 0 ? null : filled.reduce((sum, quantity) => sum + quantity, 0);
}

export function figuresOf(content: PurchaseContent): Figures {
  const { lines, quotes } = content;
  const named = lines.map(({ supplier }) => supplier.trim()).filter((supplier) => supplier !== '');
  const [only, ...others] = lines;
  return {
    lineCount: lines.length,
    quantity: quantityOf(lines),
    unitPrice: others.length === 0 ? (only?.unitPrice ?? null) : null,
    supplier: named[0] ?? '',
    supplierCount: new Set(named.map(supplierKey)).size,
    quoteCount: quotes.length,
    total: purchaseTotals(content).gross,
  };
}

const inLowerCase = <Of extends Entry>(entries: readonly Of[]) =>
  entries.map((entry) => ({ ...entry, id: entry.id.toLowerCase() }));

/** The same content with its ids as the database writes them: a caller may send them in capitals. */
export function withPlainIds(content: PurchaseContent): PurchaseContent {
  return {
    ...content,
    lines: inLowerCase(content.lines),
    quotes: inLowerCase(content.quotes).map((quote) => ({
      ...quote,
      attachmentId: quote.attachmentId?.toLowerCase() ?? null,
    })),
    attachmentIds: content.attachmentIds.map((id) => id.toLowerCase()),
  };
}

/** JSON arrays of the rows that the content makes, each with its place; the store reads them by these names. */
export function rowsOf({ lines, quotes, attachmentIds }: PurchaseContent) {
  return {
    lines: JSON.stringify(lines.map((line, position) => ({ ...line, position }))),
    quotes: JSON.stringify(quotes.map((quote, position) => ({ ...quote, position }))),
    attachments: attachmentIds,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The entries that were added, changed and removed; a part that names none is left out. */
function changedEntries<Of extends Entry>(before: readonly Of[], after: readonly Of[]) {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const altered = after.flatMap((entry) => {
    const old = known.get(entry.id);
    return old === undefined || isSame(old, entry) ? [] : [[entry.id, changedFields(old, entry)] as const];
  });
  const [added, removed] = [after.filter(({ id }) => !known.has(id)), before.filter(({ id }) => !kept.has(id))];
  return {
    ...(added.length > 0 ? { added } : {}),
    ...(altered.length > 0 ? { altered: Object.fromEntries(altered) } : {}),
    ...(removed.length > 0 ? { removed } : {}),
  };
}

const NOTHING: PurchaseContent = {
  purchaseName: '',
  purchaseCategory: null,
  reason: '',
  neededBy: null,
  deliveryPlace: '',
  pricesIncludeTax: false,
  lines: [],
  quotes: [],
  singleSourceReason: '',
  attachmentIds: [],
};

/** The difference that a save makes, for the audit record: fields [before, after], lines and quotes added, changed, removed. */
export function contentDifference(before: PurchaseContent | null, after: PurchaseContent) {
  const { lines: linesBefore, quotes: quotesBefore, ...headBefore } = before ?? NOTHING;
  const { lines, quotes, ...head } = after;
  return {
    ...changedFields(headBefore, head),
    lines: changedEntries(linesBefore, lines),
    quotes: changedEntries(quotesBefore, quotes),
  };
}
