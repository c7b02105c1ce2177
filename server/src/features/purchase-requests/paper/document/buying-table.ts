// Buying after the approval: order, goods receipts, invoices, and where they disagree (B5-05).
import { type Language, say } from '@madoguchi/contract/message.ts';
import { invoiceMatch } from '@madoguchi/contract/purchase-requests/invoice-match.ts';
import { mismatchSentence } from '@madoguchi/contract/purchase-requests/mismatches.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import type { Node } from 'pdfmake';
import { digits } from '../../../../platform/paper/document/paper-dates.ts';
import { type Column, ruledTable, section } from '../../../../platform/paper/document/ruled-table.ts';
import type { PaperPurchase } from '../paper-purchase.ts';
import { WORDS } from './words.ts';

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
