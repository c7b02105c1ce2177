// Sums by expense type in the contract's order, and the grand total the claim was decided with.

import { EXPENSE_TYPES } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { EXPENSE_TYPE_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import { type Language, say } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import { digits } from '../../../../platform/paper/document/paper-dates.ts';
import type { PaperClaim, PaperLine } from '../paper-claim.ts';
import { WORDS } from './words.ts';

export interface TypeTotal {
  readonly expenseType: PaperLine['expenseType'];
  readonly lines: number;
  readonly yen: number;
}

/** One entry for each expense type that the claim has, in whole yen. */
export function totalsByType(lines: readonly PaperLine[]): TypeTotal[] {
  return EXPENSE_TYPES.flatMap((expenseType) => {
    const own = lines.filter((line) => line.expenseType === expenseType);
    const yen = own.reduce((sum, line) => sum + (line.amount ?? 0), 0);
    return own.length === 0 ? [] : [{ expenseType, lines: own.length, yen }];
  });
}

const count = (n: number, language: Language) => say(WORDS.lineCount, language, { n });

function row(label: string, lines: string, yen: number, style: string): Node[] {
  return [
    { text: label, style },
    { text: lines, style, alignment: 'right' },
    { text: `¥${digits(yen)}`, style, alignment: 'right', noWrap: true },
  ];
}

export function totals(claim: PaperClaim, language: Language): Node {
  const rows = totalsByType(claim.lines).map(({ expenseType, lines, yen }) =>
    row(EXPENSE_TYPE_NAMES[expenseType][language], count(lines, language), yen, 'cell'),
  );
  const all = row(WORDS.grandTotal[language], count(claim.lines.length, language), claim.totalYen, 'total');
  return {
    unbreakable: true,
    stack: [
      { text: WORDS.totals[language], style: 'section', headlineLevel: 1 },
      {
        layout: 'sums',
        table: { widths: ['*', 60, 90], dontBreakRows: true, body: [...rows, all] },
        margin: [250, 0, 0, 0],
      },
    ],
  };
}
