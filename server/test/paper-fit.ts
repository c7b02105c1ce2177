// Texts of every width for papers, and what of a printed paper does not fit: judged by poppler's boxes of words.
import * as fc from 'fast-check';
import { type PageText, pdfPages, type Word } from './pdf-text.ts';

const MARGIN = (15 * 72) / 25.4;
/** Boxes of words are rounded, and those of neighbouring lines touch. */
const SLACK = 1;

const PIECES = [
  'PRJ_2026_KANTO_EIGYO_DAIRITEN_KICKOFF_MEETING',
  'https://shop.example/catalogue/items?id=0123456789&colour=vermilion#details',
  'W'.repeat(90),
  'ｶﾌﾞｼｷｶﾞｲｼｬ',
  '株式会社髙﨑商店𠮷野家',
  'ラーーーーーーーーーーーーーーーーーーーーーーーー',
  '」」」」」」」」」」」」」」」」」」」」」」𠮷',
  'no\u00A0break\u00A0here\u00A0at\u00A0all\u00A0'.repeat(4),
  '延'.repeat(40),
  '延\n'.repeat(80),
  '一　二　三',
  'a b c',
  'zero\u200Bwidth',
  '🍣👨‍👩‍👧',
] as const;

/** A text of at most `max` UTF-16 units: words without blanks, Japanese, and what has no width. */
export const paperText = (max: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 30 })
    .map((pieces) =>
      pieces
        .join('')
        .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
        .slice(0, max)
        .toWellFormed(),
    );

const overlap = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.min(one[1], other[1]) - Math.max(one[0], other[0]);

/** Seals are drawn over each other's height, and their words are boxes of whole lines. */
const isSealed = ({ bottom, y }: Word) => bottom - y < 11;

function collisions(words: readonly Word[]): string[] {
  const printed = words.filter((word) => !isSealed(word)).toSorted((one, other) => one.y - other.y);
  return printed.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of printed.slice(index + 1)) {
      if (other.y > one.bottom) break;
      const across = overlap([one.x, one.right], [other.x, other.right]);
      const along = overlap([one.y, one.bottom], [other.y, other.bottom]);
      if (across > SLACK && along > (one.bottom - one.y) / 2) found.push(`${one.text} lies over ${other.text}`);
    }
    return found;
  });
}

/** Words beyond a margin or over other words, and pages with nothing but their foot. */
function misfits(pages: readonly PageText[]): string[] {
  return pages.flatMap(({ words, width, height }, index) => {
    const foot = height - MARGIN - (8 * 72) / 25.4;
    const beyond = words.filter(
      ({ x, y, right, bottom }) =>
        x < MARGIN - SLACK || y < MARGIN - 4 || right > width - MARGIN + SLACK || bottom > height - 30,
    );
    return [
      ...(words.some(({ y }) => y < foot) ? [] : [`page ${index + 1} is blank`]),
      ...beyond.map(({ text, x, right }) => `page ${index + 1}: ${text} from ${x} to ${right}`),
      ...collisions(words).map((pair) => `page ${index + 1}: ${pair}`),
    ];
  });
}

export async function printedFit(pdf: Uint8Array): Promise<{ readonly text: string; readonly misfits: string[] }> {
  const pages = await pdfPages(pdf);
  return { text: pages.map(({ text }) => text).join(''), misfits: misfits(pages) };
}
