// The receipts: a list that proves which files belong to the claim, and the pictures among them on their own pages.
import { type Language, say } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import type { ListedReceipt, PreparedReceipt } from '../paper-claim.ts';
import { fileSize } from './paper-dates.ts';
import { WORDS } from './words.ts';

/** What is left of an A4 page for a picture below its caption, in points. */
const PICTURE: [number, number] = [510, 680];

function whereabouts(prepared: PreparedReceipt, language: Language): string {
  if (prepared.shown === 'not') return WORDS[`not-${prepared.because}`][language];
  if (prepared.shown === 'picture' || prepared.pages === 1) return WORDS.receiptPage[language];
  return say(WORDS.receiptPages, language, { n: prepared.pages });
}

export function receiptTable(receipts: readonly ListedReceipt[], language: Language): Node[] {
  if (receipts.length === 0) return [];
  const rows = receipts.map(({ receipt, line, prepared }, index): Node[] => [
    { text: String(index + 1), style: 'cell', alignment: 'right' },
    { text: String(line), style: 'cell', alignment: 'right' },
    {
      stack: [
        { text: receipt.name, style: 'cell' },
        { text: receipt.sha256, style: 'small', noWrap: true },
      ],
    },
    { text: fileSize(receipt.bytes), style: 'cell', alignment: 'right', noWrap: true },
    { text: whereabouts(prepared, language), style: 'cell' },
  ]);
  const right = (text: string): Node => ({ text, style: 'head', alignment: 'right' });
  const left = (text: string): Node => ({ text, style: 'head' });
  const head = [
    right(''),
    right(WORDS.lines[language]),
    left(WORDS.file[language]),
    right(WORDS.size[language]),
    left(WORDS.onPaper[language]),
  ];
  return [
    { text: WORDS.receipts[language], style: 'section', headlineLevel: 1 },
    {
      layout: 'rows',
      table: {
        widths: [14, 24, 290, 44, '*'],
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        body: [head, ...rows],
      },
    },
  ];
}

export function receiptPictures(receipts: readonly ListedReceipt[], language: Language): Node[] {
  return receipts.flatMap(({ receipt, line, prepared }, index): Node[] =>
    prepared.shown === 'picture'
      ? [
          {
            pageBreak: 'before',
            stack: [
              {
                text: `${WORDS.receipts[language]} ${index + 1}　${WORDS.lines[language]} ${line}　${receipt.name}`,
                style: 'small',
              },
              { image: prepared.jpeg, fit: PICTURE, margin: [0, 6, 0, 0] },
            ],
          },
        ]
      : [],
  );
}
