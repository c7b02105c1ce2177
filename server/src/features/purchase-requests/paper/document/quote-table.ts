// The quotes side by side, the chosen one marked, and why only one supplier could be asked (B5-02).
import type { Language } from '@madoguchi/contract/message.ts';
import { QUOTE_FIELD_NAMES, REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { chosenQuote } from '@madoguchi/contract/purchase-requests/quotes-needed.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import type { Node } from 'pdfmake';
import { digits } from '../../../../platform/paper/document/paper-dates.ts';
import { type Column, ruledTable, section } from '../../../../platform/paper/document/ruled-table.ts';
import type { PaperPurchase } from '../paper-purchase.ts';
import { WORDS } from './words.ts';

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
