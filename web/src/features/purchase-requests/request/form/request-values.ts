// The form's initial values, the values of a stored request, and the form's values as the rules read them.

import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type {
  PurchaseContent,
  PurchaseLineInput,
  PurchaseQuoteInput,
  PurchaseRequest,
} from '@madoguchi/contract/purchase-requests/model.ts';
import type { createPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import type { FormValues } from '../../../../kit/form/use-operation-form.ts';

type RequestValues = FormValues<typeof createPurchaseRequest>;

/** Nothing is filled in beforehand, and there is no line yet. */
export function emptyRequest(): RequestValues {
  return {
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
}

export function emptyLine(id: string, taxRate: number): PurchaseLineInput {
  return { id, item: '', spec: '', url: '', quantity: null, unit: '', unitPrice: null, taxRate, supplier: '' };
}

/**
 * Of the line that a new request opens with: the same each time, so that what was typed into it is found again on another
 * visit. `withOwnIds` gives it one of its own before it is stored.
 */
const FIRST_LINE_ID = '00000000-0000-7000-8000-000000000000';

/** Nothing is filled in beforehand; a line stands ready to be typed into. */
export function newRequest(taxRate: number): RequestValues {
  return { ...emptyRequest(), lines: [emptyLine(FIRST_LINE_ID, taxRate)] };
}

export function withOwnIds(lines: readonly PurchaseLineInput[], newId: () => string): PurchaseLineInput[] {
  return lines.map((line) => (line.id === FIRST_LINE_ID ? { ...line, id: newId() } : line));
}

export function emptyQuote(id: string): PurchaseQuoteInput {
  return { id, supplier: '', amount: null, validUntil: null, isChosen: false, note: '', attachmentId: null };
}

/**
 * The blank fields that the adoption of a quote fills in, by their paths: of the quote the one supplier of the lines and their
 * total, of the lines the supplier of the quote.
 */
export function filledByAdoption(
  content: PurchaseContent,
  chosen: number,
): readonly (readonly [string, string | number])[] {
  const quote = content.quotes[chosen];
  if (quote === undefined) return [];
  const [supplier = '', ...others] = new Set(content.lines.map((line) => line.supplier).filter((name) => name !== ''));
  const { gross } = purchaseTotals(content);
  const ofQuote = [
    ...(quote.supplier === '' && supplier !== '' && others.length === 0 ? [['supplier', supplier] as const] : []),
    ...(quote.amount === null && gross > 0 ? [['amount', gross] as const] : []),
  ].map(([field, value]) => [`quotes.${chosen}.${field}`, value] as const);
  const unnamed =
    quote.supplier === '' ? [] : [...content.lines.keys()].filter((line) => content.lines[line]?.supplier === '');
  return [...ofQuote, ...unnamed.map((line) => [`lines.${line}.supplier`, quote.supplier] as const)];
}

/** The content of a stored request; what came of it later, such as received quantities, is no part of it. */
export function valuesOf(request: PurchaseRequest): RequestValues {
  const { purchaseName, purchaseCategory, reason, neededBy, deliveryPlace, pricesIncludeTax } = request;
  const { lines, quotes, singleSourceReason, attachments } = request;
  const texts = { purchaseName, purchaseCategory, reason, neededBy, deliveryPlace, singleSourceReason };
  return {
    ...texts,
    pricesIncludeTax,
    lines: lines.map(({ receivedQuantity: _, ...line }) => line),
    quotes: quotes.map(({ attachment, ...quote }) => ({ ...quote, attachmentId: attachment?.id ?? null })),
    attachmentIds: attachments.map(({ id }) => id),
  };
}

/** The values of a copy (B5-06): without quotes, dates and files, and with new line ids. */
export function copyOf(request: PurchaseRequest, newId: () => string): RequestValues {
  const { purchaseName, purchaseCategory, reason, deliveryPlace, pricesIncludeTax, lines } = valuesOf(request);
  return {
    ...emptyRequest(),
    purchaseName,
    purchaseCategory,
    reason,
    deliveryPlace,
    pricesIncludeTax,
    lines: (lines ?? []).map((line) => ({ ...line, id: newId() })),
  };
}

/** A figure that a request may hold; any other would be refused, and must not upset the sums meanwhile. */
function readable(figure: unknown, most: number): number | null {
  return typeof figure === 'number' && Number.isInteger(figure) && figure >= 0 && figure <= most ? figure : null;
}

/** The form's values for checks and totals; an unreadable figure counts as empty. */
export function contentOf(values: Readonly<Record<string, unknown>>): PurchaseContent {
  const content = values as PurchaseContent;
  return {
    ...content,
    lines: content.lines.map((line) => ({
      ...line,
      quantity: readable(line.quantity, PURCHASE_LIMITS.quantity),
      unitPrice: readable(line.unitPrice, PURCHASE_LIMITS.unitPriceYen),
    })),
    quotes: content.quotes.map((quote) => {
      const amount = readable(quote.amount, PURCHASE_LIMITS.totalYen);
      return { ...quote, amount: amount === null ? null : yen(amount) };
    }),
  };
}

/**
 * The tax rate that a line begins with, in per cent: its category's, else the usual one. One that does not hold today
 * stays, to be told by the checks; another in its place would go unseen.
 */
export function suggestedRate(
  categories: MasterData['purchase_type'],
  category: unknown,
  rates: readonly number[],
): number {
  const rate = categories.find(({ code }) => code === category)?.extra.taxRate;
  return rate ?? rates[0] ?? 0;
}
