// The checks of a purchase request before submission, each with its field (B5-02). Pure: form, submission and what is kept
// for the approvers ask here, and so does whoever enters another amount on its way (B3-05).
import { type Language, say, type Text } from '../message.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { FINDINGS, type FindingCode } from './findings.ts';
import { PURCHASE_LIMITS } from './limits.ts';
import type { PurchaseContent, PurchaseFinding, PurchaseGround } from './model.ts';
import { chosenQuote, type QuoteBand, quotesMissing } from './quotes-needed.ts';
import { itemKey, splitSuspicion } from './split.ts';
import { purchaseTotals, unitPriceWithoutTax } from './totals.ts';

/** Fields to be filled before submission. */
const REQUIRED = {
  request: ['purchaseName', 'purchaseCategory', 'reason', 'neededBy'],
  line: ['item', 'quantity', 'unitPrice', 'supplier'],
  quote: ['supplier', 'amount'],
} as const;

type Report = (code: FindingCode, field: string, values?: PurchaseFinding['values']) => void;

interface Checked {
  readonly content: PurchaseContent;
  readonly ground: PurchaseGround;
  readonly today: PlainDate;
  /** Of the requester's earlier ones, without the request itself. */
  readonly earlier: PurchaseGround['recent'];
  readonly totalYen: number;
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function requireFields<Key extends string>(
  filled: Readonly<Record<Key, unknown>>,
  fields: readonly Key[],
  place: string,
  report: Report,
): void {
  for (const field of fields) if (isBlank(filled[field])) report('required', `${place}${field}`, { field });
}

function checkRequest({ content, today, totalYen }: Checked, report: Report): void {
  requireFields(content, REQUIRED.request, '', report);
  if (content.neededBy !== null && content.neededBy < today) report('needed-by-past', 'neededBy');
  if (content.lines.length === 0) report('no-lines', 'lines');
  const limit = PURCHASE_LIMITS.totalYen;
  if (totalYen > limit) report('total-over', 'lines', { limit });
}

function checkLines({ content, ground, earlier }: Checked, report: Report): void {
  for (const [index, line] of content.lines.entries()) {
    const place = `lines.${index}.`;
    requireFields(line, REQUIRED.line, place, report);
    if (!ground.taxRates.includes(line.taxRate)) report('tax-rate-over', `${place}taxRate`, { rate: line.taxRate });
    const key = itemKey(line.item);
    const same = earlier.find(({ items }) => items.some((item) => itemKey(item) === key));
    if (key !== '' && same !== undefined) report('same-item', `${place}item`, { number: same.number });
    if (line.unitPrice === null) continue;
    const price = unitPriceWithoutTax(line.unitPrice, line.taxRate, content.pricesIncludeTax);
    const before = ground.lastPrices[key];
    if (before !== undefined && before !== price) report('price-changed', `${place}unitPrice`, { before });
    if (price >= ground.fixedAssetFromYen)
      report('fixed-asset', `${place}unitPrice`, { from: ground.fixedAssetFromYen });
  }
}

function checkQuoteCount({ content, ground, totalYen }: Checked, report: Report): void {
  const missing = quotesMissing(content, totalYen, ground.quoteBands);
  if (missing === null) return;
  const code = missing.reasonStands ? 'quotes-or-reason' : 'quotes-missing';
  report(code, 'quotes', { total: totalYen, needed: missing.quotes, given: missing.given });
}

function checkQuotes({ content, today }: Checked, report: Report): void {
  for (const [index, quote] of content.quotes.entries()) {
    const place = `quotes.${index}.`;
    requireFields(quote, REQUIRED.quote, place, report);
    if (quote.attachmentId === null) report('quote-file-missing', `${place}attachmentId`);
    if (quote.validUntil !== null && quote.validUntil < today)
      report('quote-over', `${place}validUntil`, { day: quote.validUntil });
  }
}

function checkChoice({ content, totalYen }: Checked, report: Report): void {
  const chosen = chosenQuote(content.quotes);
  if (content.quotes.length > 0 && chosen === null) report('quote-not-chosen', 'quotes');
  if (chosen === null || chosen.amount === null) return;
  const place = `quotes.${content.quotes.indexOf(chosen)}.`;
  const { amount } = chosen;
  if (amount !== totalYen) report('quote-differs', `${place}amount`, { quote: amount, total: totalYen });
  const cheaper = content.quotes
    .filter((quote) => quote.amount !== null && quote.amount < amount)
    .sort((one, other) => (one.amount ?? 0) - (other.amount ?? 0))[0];
  if (cheaper !== undefined)
    report('quote-not-cheapest', `${place}isChosen`, { supplier: cheaper.supplier, amount: cheaper.amount ?? 0 });
}

function checkSplit({ content, ground, earlier, today, totalYen }: Checked, report: Report): void {
  const suppliers = content.lines.map((line) => line.supplier);
  const bands = [...ground.quoteBands.map(({ fromYen }) => fromYen), ...ground.stepBands];
  const { purchaseCategory } = content;
  const suspicion = splitSuspicion({ purchaseCategory, totalYen, suppliers }, earlier, bands, today);
  if (suspicion === null) return;
  const { numbers, bandYen } = suspicion;
  report('split-suspicion', '', { numbers: numbers.join(', '), total: suspicion.totalYen, band: bandYen });
}

/**
 * Findings on a request if it were submitted `today`: by severity as findings.ts names it, in the order of the
 * form. `named`: the request's own id, where it has one, so that it is not compared with itself.
 */
export function checkPurchase(
  content: PurchaseContent,
  ground: PurchaseGround,
  today: PlainDate,
  named: { readonly id: string | null },
): PurchaseFinding[] {
  const findings: PurchaseFinding[] = [];
  const report: Report = (code, field, values = {}) =>
    findings.push({ code, severity: FINDINGS[code].severity, field, values });
  const earlier = ground.recent.filter(({ id }) => id !== named.id);
  const checked: Checked = { content, ground, today, earlier, totalYen: purchaseTotals(content).gross };
  checkRequest(checked, report);
  checkSplit(checked, report);
  checkLines(checked, report);
  checkQuoteCount(checked, report);
  checkQuotes(checked, report);
  checkChoice(checked, report);
  return findings;
}

/** Those that stand in the way of submission. */
export function blockers(findings: readonly PurchaseFinding[]): PurchaseFinding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

const AMOUNT_FAULTS = {
  'total-over': {
    ja: '{limit}円を超える金額には変更できません。申請者に差し戻してください。',
    en: 'The amount cannot go over {limit} yen. Return the request to its requester.',
  },
  'quotes-missing': {
    ja: '{total}円の申請には見積が{needed}社分必要です（現在{given}社分）。申請者に差し戻して、見積の追加を依頼してください。',
    en: 'For {total} yen the number of quotes needed is {needed} (now {given}). Return the request to its requester for more quotes.',
  },
  'quotes-or-reason': {
    ja: '{total}円の申請には見積が{needed}社分必要です（現在{given}社分）。申請者に差し戻して、見積の追加か一社指定の理由の入力を依頼してください。',
    en: 'For {total} yen the number of quotes needed is {needed} (now {given}). Return the request to its requester for more quotes, or for a single-source reason.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export interface AmountFault {
  readonly code: keyof typeof AMOUNT_FAULTS;
  readonly values: Readonly<Record<string, number>>;
}

/** Why the request cannot be approved at this amount with tax, or `null`. `bands` are those of the day. */
export function amountFault(
  content: Pick<PurchaseContent, 'quotes' | 'singleSourceReason'>,
  total: number,
  bands: readonly QuoteBand[],
): AmountFault | null {
  const limit = PURCHASE_LIMITS.totalYen;
  if (total > limit) return { code: 'total-over', values: { limit } };
  const missing = quotesMissing(content, total, bands);
  if (missing === null) return null;
  const code = missing.reasonStands ? 'quotes-or-reason' : 'quotes-missing';
  return { code, values: { total, needed: missing.quotes, given: missing.given } };
}

/** Cause and remedy: only its requester can mend the request, so it goes back. */
export function amountFaultSentence({ code, values }: AmountFault, language: Language): string {
  return say(AMOUNT_FAULTS[code], language, values);
}
