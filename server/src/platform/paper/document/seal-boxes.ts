// The boxes with the date seals: one for each who has put their name to it, empty ones for whom it waits for.
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import { dateSeal, SEAL_SIZE, type Signed } from './date-seal.ts';
import { FONT } from './looks.ts';
import { PAPER_WORDS } from './words.ts';

export interface SealBox {
  readonly title: string;
  /** `null`: nobody yet. */
  readonly signed: Signed | null;
}

const SEAL_BOX = SEAL_SIZE + 2;
const BOXES_IN_ROW = 4;
/** Blanks beside a seal, and the lines between boxes, as the layout `seals` has them. */
const BESIDE_SEAL = 6;
const HAIR = 0.5;

/** In points, of so many boxes. */
export function sealsWidth(boxes: number): number {
  const inRow = Math.min(boxes, BOXES_IN_ROW);
  return inRow * (SEAL_BOX + BESIDE_SEAL + HAIR) + HAIR;
}

/** A delegate's decision names both (B3-07); blank where nobody stood in. */
export function forWhom({ onBehalfOf }: Signed, language: Language): string {
  return onBehalfOf === null ? '' : PAPER_WORDS.onBehalf[language].replace('{name}', onBehalfOf);
}

function seal({ signed }: SealBox, language: Language): Node {
  if (signed === null) return { text: '' };
  const drawn: Node = { svg: dateSeal(signed, FONT), width: SEAL_SIZE, alignment: 'center' };
  if (signed.onBehalfOf === null) return drawn;
  return { stack: [drawn, { text: forWhom(signed, language), style: 'head', alignment: 'center' }] };
}

function sealRow(boxes: readonly SealBox[], language: Language): Node {
  return {
    layout: 'seals',
    table: {
      widths: boxes.map(() => SEAL_BOX),
      heights: [12, SEAL_SIZE],
      body: [
        boxes.map(({ title }) => ({ text: title, style: 'head', alignment: 'center' })),
        boxes.map((box) => seal(box, language)),
      ],
    },
  };
}

export function sealBoxes(boxes: readonly SealBox[], language: Language): Node[] {
  const rows = Math.ceil(boxes.length / BOXES_IN_ROW);
  return Array.from({ length: rows }, (_, row) =>
    sealRow(boxes.slice(row * BOXES_IN_ROW, (row + 1) * BOXES_IN_ROW), language),
  );
}
