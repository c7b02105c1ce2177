// The tables of the approval sheet: the lines of a request and their sums by supplier and tax rate (B5-01), its quotes, what was
// bought, and the findings of the last submission, as its approvers saw them (B5-02).
import { type Language, say } from '@madoguchi/contract/message.ts';
import {
  LINE_FIELD_NAMES,
  QUOTE_FIELD_NAMES,
  REQUEST_FIELD_NAMES,
} from '@madoguchi/contract/purchase-requests/field-names.ts';
import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import { invoiceMatch, mismatchSentence } from '@madoguchi/contract/purchase-requests/invoice-match.ts';
import type { PurchaseFinding, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { chosenQuote } from '@madoguchi/contract/purchase-requests/quotes-needed.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import type { Node } from 'pdfmake';
import { digits } from '../../../../platform/paper/document/paper-dates.ts';
import { type Column, ruledTable, section } from '../../../../platform/paper/document/ruled-table.ts';
import type { ApprovalOnPaper } from '../../../approvals/public.ts';
import { WORDS } from './words.ts';

/** The data that the approval sheet of a purchase request is made from. */
export interface PaperPurchase extends PurchaseRequest, ApprovalOnPaper {
  /** Of its category, by today's masters; `null` where they name none. */
  readonly ledgerAccount: string | null;
}

type Line = PaperPurchase['lines'][number];

function itemCell({ item, spec, url }: Line): Node {
  const below = [spec, url].filter((text) => text !== '').map((text): Node => ({ text, style: 'small' }));
  return { stack: [{ text: item, style: 'cell' }, ...below] };
}

/** At the right edge as a figure; a long unit stands below its figure. */
function quantityCell({ quantity, unit }: Line): Node {
  const text = quantity === null ? '' : `${digits(quantity)} ${unit}`.trim();
  return { text, style: 'cell', alignment: 'right' };
}

const amountOf = ({ quantity, unitPrice }: Line) =>
  quantity === null || unitPrice === null ? '' : digits(quantity * unitPrice);

export function lineTable({ lines, pricesIncludeTax }: PaperPurchase, language: Language): Node[] {
  const columns: readonly Column[] = [
    { title: '', width: 14, isFigure: true },
    { title: WORDS.item[language], width: '*' },
    { title: LINE_FIELD_NAMES.supplier[language], width: 110 },
    { title: LINE_FIELD_NAMES.quantity[language], width: 48, isFigure: true },
    { title: WORDS.unitPrice[language], width: 60, isFigure: true },
    { title: LINE_FIELD_NAMES.taxRate[language], width: 32, isFigure: true },
    { title: WORDS.amount[language], width: 64, isFigure: true },
  ];
  const rows = lines.map((line, index) => [
    String(index + 1),
    itemCell(line),
    line.supplier,
    quantityCell(line),
    line.unitPrice === null ? '' : digits(line.unitPrice),
    `${line.taxRate}%`,
    amountOf(line),
  ]);
  const heading = pricesIncludeTax ? WORDS.linesWithTax : WORDS.lines;
  return section(heading[language], rows.length === 0 ? [] : [ruledTable(columns, rows)]);
}

/** Rounded as on the invoices to come: once for each supplier and rate. */
export function totalsTable(purchase: PaperPurchase, language: Language): Node[] {
  const totals = purchaseTotals(purchase);
  const rows = totals.bySupplier.flatMap(({ supplier, byRate }) =>
    byRate.map(({ rate, net, tax, gross }) => [supplier, `${rate}%`, digits(net), digits(tax), digits(gross)]),
  );
  if (rows.length === 0) return [];
  const bold = (text: string): Node => ({ text, style: 'total', alignment: 'right', noWrap: true });
  const all = [
    { text: WORDS.all[language], style: 'total' },
    '',
    ...[totals.net, totals.tax, totals.gross].map((yen) => bold(digits(yen))),
  ];
  const columns: readonly Column[] = [
    { title: LINE_FIELD_NAMES.supplier[language], width: '*' },
    { title: LINE_FIELD_NAMES.taxRate[language], width: 40, isFigure: true },
    { title: WORDS.net[language], width: 80, isFigure: true },
    { title: WORDS.tax[language], width: 70, isFigure: true },
    { title: WORDS.gross[language], width: 80, isFigure: true },
  ];
  return [
    {
      unbreakable: rows.length < 12,
      stack: section(WORDS.totals[language], [ruledTable(columns, [...rows, all])]),
    },
  ];
}

/** +12,000: so much dearer than the one that was chosen. */
function difference(amount: number | null, chosen: number | null): string {
  if (amount === null || chosen === null) return '';
  const more = amount - chosen;
  return more > 0 ? `+${digits(more)}` : digits(more);
}

export function quoteTable({ quotes, singleSourceReason }: PaperPurchase, language: Language): Node[] {
  const chosen = chosenQuote(quotes);
  const columns: readonly Column[] = [
    { title: '', width: 14, isFigure: true },
    { title: WORDS.chosen[language], width: 36 },
    { title: QUOTE_FIELD_NAMES.supplier[language], width: '*' },
    { title: QUOTE_FIELD_NAMES.note[language], width: 90 },
    { title: QUOTE_FIELD_NAMES.validUntil[language], width: 80 },
    { title: WORDS.quoteAmount[language], width: 76, isFigure: true },
    { title: WORDS.difference[language], width: 60, isFigure: true },
  ];
  const rows = quotes.map((quote, index) => [
    String(index + 1),
    quote === chosen ? '○' : '',
    quote.supplier,
    quote.note,
    quote.validUntil === null ? '' : writtenDay(quote.validUntil, language),
    quote.amount === null ? '' : digits(quote.amount),
    quote === chosen ? '' : difference(quote.amount, chosen?.amount ?? null),
  ]);
  const reason: Node = { text: singleSourceReason, style: 'cell' };
  return [
    ...section(WORDS.quotes[language], rows.length === 0 ? [] : [ruledTable(columns, rows)]),
    ...section(REQUEST_FIELD_NAMES.singleSourceReason[language], singleSourceReason === '' ? [] : [reason]),
  ];
}

const together = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n');

function orderRows({ order }: PaperPurchase, language: Language): string[][] {
  if (order === null) return [];
  const { orderedOn, orderNumber, expectedOn, orderedYen, comment, by } = order;
  const details = together([
    orderNumber === '' ? '' : say(WORDS.orderNumber, language, { number: orderNumber }),
    expectedOn === null ? '' : say(WORDS.expectedOn, language, { day: writtenDay(expectedOn, language) }),
    comment,
  ]);
  return [[writtenDay(orderedOn, language), WORDS.order[language], details, by, digits(orderedYen)]];
}

function receiptRows({ receipts, lines }: PaperPurchase, language: Language): string[][] {
  return receipts.map(({ receivedOn, lines: received, comment, by }) => {
    const pieces = received.map(({ lineId, quantity }) => {
      const place = lines.findIndex(({ id }) => id === lineId);
      const unit = lines[place]?.unit ?? '';
      return say(WORDS.receivedLine, language, { n: place + 1, quantity: digits(quantity), unit }).trim();
    });
    return [writtenDay(receivedOn, language), WORDS.goodsReceipt[language], together([pieces.join('、'), comment]), by];
  });
}

function invoiceRows({ invoices }: PaperPurchase, language: Language): string[][] {
  return invoices.map(({ invoicedOn, supplier, invoiceNumber, registrationNumber, totalYen, by }) => [
    writtenDay(invoicedOn, language),
    WORDS.invoice[language],
    together([supplier, [invoiceNumber, registrationNumber].join(' ').trim()]),
    by,
    digits(totalYen),
  ]);
}

function mismatches(purchase: PaperPurchase, language: Language): Node[] {
  const { order, status } = purchase;
  if (order === null) return [];
  const match = invoiceMatch({ ...purchase, orderedYen: order.orderedYen, isClosed: status === 'closed' });
  return match.mismatches.map((mismatch) => ({
    text: `・${mismatchSentence(mismatch, language)}`,
    style: 'cell',
    margin: [0, 1],
  }));
}

export function buyingTable(purchase: PaperPurchase, language: Language): Node[] {
  const columns: readonly Column[] = [
    { title: WORDS.onDay[language], width: 88 },
    { title: WORDS.what[language], width: 60 },
    { title: WORDS.details[language], width: '*' },
    { title: WORDS.by[language], width: 76 },
    { title: WORDS.quoteAmount[language], width: 76, isFigure: true },
  ];
  const rows = [
    ...orderRows(purchase, language),
    ...receiptRows(purchase, language),
    ...invoiceRows(purchase, language),
  ];
  return [
    ...section(WORDS.buying[language], rows.length === 0 ? [] : [ruledTable(columns, rows)]),
    ...section(WORDS.mismatches[language], mismatches(purchase, language)),
  ];
}

/** `lines.2.unitPrice` is of the third line. */
const PLACES = [
  [/^lines\.(\d+)\./, WORDS.lineFinding],
  [/^quotes\.(\d+)\./, WORDS.quoteFinding],
] as const;

function sentenceOf(finding: PurchaseFinding, language: Language): string {
  const sentence = purchaseFindingSentence(finding, language);
  for (const [pattern, words] of PLACES) {
    const place = pattern.exec(finding.field)?.[1];
    if (place !== undefined) return say(words, language, { n: Number(place) + 1, sentence });
  }
  return sentence;
}

/** Hints help only whoever fills the form, so warnings alone stand here. */
export function findingsList({ findings }: PaperPurchase, language: Language): Node[] {
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const texts = warnings.map(
    (finding): Node => ({ text: `・${sentenceOf(finding, language)}`, style: 'cell', margin: [0, 1] }),
  );
  return section(WORDS.findings[language], texts);
}
