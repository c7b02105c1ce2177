// The head of a paper: company, title, whose request it is, the date seals, and what it comes to.
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import { factTable, type PaperFact } from './fact-table.ts';
import { digits } from './paper-dates.ts';
import { type SealBox, sealBoxes, sealsWidth } from './seal-boxes.ts';

interface Titled {
  readonly company: string;
  readonly title: string;
  readonly facts: readonly PaperFact[];
  readonly boxes: readonly SealBox[];
  readonly sum: readonly [label: string, yen: number];
}

/** The room for the largest sum, in points. */
const SUM_WIDTH = 120;

export function titleBlock({ company, title, facts, boxes, sum: [label, yen] }: Titled, language: Language): Node[] {
  return [
    { text: company, style: 'cell' },
    { text: title, style: 'title', alignment: 'center', margin: [0, 2, 0, 10] },
    {
      columnGap: 16,
      columns: [
        factTable(facts),
        {
          width: Math.max(SUM_WIDTH, sealsWidth(boxes.length)),
          stack: [
            ...sealBoxes(boxes, language),
            { text: label, style: 'head', alignment: 'right', margin: [0, 8, 0, 0] },
            { text: `¥${digits(yen)}`, style: 'title', alignment: 'right', noWrap: true },
          ],
        },
      ],
    },
  ];
}
