// The lines of a request, and their sums by supplier and tax rate (B5-01).
import type { Language } from '@madoguchi/contract/message.ts';
import { LINE_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import type { Node } from 'pdfmake';
import { digits } from '../../../../platform/paper/document/paper-dates.ts';
import { type Column, ruledTable, section } from '../../../../platform/paper/document/ruled-table.ts';
import type { PaperPurchase } from '../paper-purchase.ts';
import { WORDS } from './words.ts';

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
