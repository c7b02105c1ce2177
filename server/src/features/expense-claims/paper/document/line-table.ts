// The lines of a claim as a table: its head stands on every page, and no row is parted.
import { EXPENSE_TYPE_NAMES, FIELD_NAMES, PAID_BY_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import { type Language, say } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import { digits, shortDay } from '../../../../platform/paper/document/paper-dates.ts';
import type { PaperClaim, PaperLine } from '../paper-claim.ts';
import { WORDS } from './words.ts';

/** In points: number, date, purpose, visited, means, section, trip, fare, amount, memo. */
const WIDTHS = {
  ja: [12, 44, '*', 56, 46, 64, 20, 36, 40, 72],
  en: [12, 50, '*', 54, 53, 59, 28, 36, 40, 74],
};
/** A longer memo would make its row higher than reads well; it stands below the table in full. */
const MEMO_IN_CELL = 60;

const isLong = (line: PaperLine) => line.memo.length > MEMO_IN_CELL;

function section({ from, via, to }: PaperLine): string {
  const ends = [from, via === '' ? '' : `（${via}）`, to].filter((part) => part !== '');
  return from !== '' && to !== '' ? `${from}〜${via === '' ? '' : `（${via}）〜`}${to}` : ends.join('');
}

/** The details that move money or prove it, besides the memo: deduction, payer, registration number, receipts. */
function remarks(line: PaperLine, number: number, receipts: readonly number[], language: Language): string {
  return [
    isLong(line) ? say(WORDS.note, language, { line: number }) : line.memo,
    line.deduction > 0 ? say(WORDS.deduction, language, { yen: digits(line.deduction) }) : '',
    line.paidBy === 'self' ? '' : PAID_BY_NAMES[line.paidBy][language],
    line.registrationNumber,
    receipts.length > 0 ? say(WORDS.receiptMark, language, { numbers: receipts.join(', ') }) : '',
  ]
    .filter((remark) => remark !== '')
    .join('\n');
}

const text = (value: string): Node => ({ text: value, style: 'cell' });
const number = (value: number | null): Node => ({
  text: value === null ? '' : digits(value),
  style: 'cell',
  alignment: 'right',
  noWrap: true,
});

function row(line: PaperLine, place: number, receipts: readonly number[], language: Language): Node[] {
  const isRide = line.transportMode !== null && line.expenseType === 'transport';
  return [
    number(place),
    { ...text(line.useDate === null ? '' : shortDay(line.useDate, language)), noWrap: true },
    text([line.purpose?.[language] ?? '', line.purposeText].filter((part) => part !== '').join('\n')),
    text(line.visitedParty),
    text(isRide ? (line.transportMode?.[language] ?? '') : EXPENSE_TYPE_NAMES[line.expenseType][language]),
    text(section(line)),
    text(line.tripType?.[language] ?? ''),
    number(line.unitFare),
    number(line.amount),
    text(remarks(line, place, receipts, language)),
  ];
}

function head(language: Language): Node[] {
  const left = (value: string): Node => ({ text: value, style: 'head' });
  const right = (value: string): Node => ({ text: value, style: 'head', alignment: 'right' });
  return [
    right(''),
    left(FIELD_NAMES.useDate[language]),
    left(WORDS.purpose[language]),
    left(FIELD_NAMES.visitedParty[language]),
    left(FIELD_NAMES.transportMode[language]),
    left(WORDS.section[language]),
    left(WORDS.trip[language]),
    right(WORDS.unitFare[language]),
    right(WORDS.amount[language]),
    left(WORDS.memo[language]),
  ];
}

/** The numbers that each line's receipts have in the list of all. */
function receiptNumbers(lines: readonly PaperLine[]): number[][] {
  let listed = 0;
  return lines.map(({ receipts }) =>
    receipts.map(() => {
      listed += 1;
      return listed;
    }),
  );
}

export function lineTable(claim: PaperClaim, language: Language): Node {
  const numbers = receiptNumbers(claim.lines);
  const body = claim.lines.map((line, index) => row(line, index + 1, numbers[index] ?? [], language));
  return {
    layout: 'rows',
    table: {
      widths: WIDTHS[language],
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [head(language), ...body],
    },
  };
}

/** The memos that were too long for their cell, in full. */
export function lineNotes(lines: readonly PaperLine[], language: Language): Node[] {
  const notes = lines.flatMap((line, index): Node[] =>
    isLong(line)
      ? [{ text: `${say(WORDS.noteMark, language, { line: index + 1 })}　${line.memo}`, style: 'cell', margin: [0, 2] }]
      : [],
  );
  return notes.length === 0 ? [] : [{ text: WORDS.notes[language], style: 'section', headlineLevel: 1 }, ...notes];
}
