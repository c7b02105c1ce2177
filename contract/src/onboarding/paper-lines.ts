// Breaks the text of a paper into lines, by the widths of its font and without the font: preview and PDF have the same lines (B8-03).
import { spansOf } from './template-text.ts';

type Spans = ReturnType<typeof spansOf>;

export interface Line {
  readonly spans: Spans;
  /** True where the text itself ends the line; elsewhere it goes on, with the room that a narrow screen has. */
  readonly endsHere: boolean;
}

/** Of Noto Sans JP from the space to the tilde, in thousandths of an em: the wider of regular and bold. */
const ASCII: readonly number[] = [
  227, 370, 574, 590, 590, 963, 740, 325, 378, 378, 507, 590, 325, 370, 325, 392, 590, 590, 590, 590, 590, 590, 590,
  590, 590, 590, 325, 325, 590, 590, 590, 514, 1007, 641, 681, 656, 714, 615, 585, 717, 757, 330, 568, 686, 578, 853,
  749, 770, 667, 770, 682, 624, 625, 748, 619, 915, 627, 580, 613, 378, 392, 378, 590, 567, 626, 591, 644, 527, 644,
  581, 372, 597, 640, 304, 306, 604, 315, 964, 641, 626, 644, 644, 437, 495, 421, 637, 576, 863, 562, 574, 511, 378,
  296, 378, 590,
];
const [SPACE, TILDE] = [0x20, 0x7e];
/** ﾊﾞ is one cluster of two. */
const HALF_WIDTH = /^[\uFF61-\uFF9F]+$/;
const DASHES = /^[\u2E3A\u2E3B]/;
/** Cyrillic, № and ligatures, of which some are wider than an em. */
const WIDER = /^[\u0400-\u04FF\u2116\uFB00-\uFB06]/;

/** The most that a cluster takes, in ems: its selectors and marks stand in the room of its first character. */
export function widthOf(cluster: string): number {
  const code = cluster.codePointAt(0) ?? 0;
  if (code >= SPACE && code <= TILDE) return (ASCII[code - SPACE] ?? 1_000) / 1_000;
  if (HALF_WIDTH.test(cluster)) return cluster.length / 2;
  if (DASHES.test(cluster)) return 2.5;
  return WIDER.test(cluster) ? 1.1 : 1;
}

const CLUSTERS = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const NOT_FIRST =
  /^[、。，．・：；？！ー」』）】］〉》〕｝’”々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ｡｣､･ﾞﾟｰ!),.:;?\]}…‥％]/u;
const NOT_LAST = /^[「『（【［〈《〔｛‘“([{¥￥]/u;
const isWide = (cluster: string) => (cluster.codePointAt(0) ?? 0) > 0x2000;

interface Cluster {
  readonly text: string;
  readonly isStrong: boolean;
}

/** May a line end between two clusters? Within words of Latin letters it may not, nor before 。 or behind 「. */
function mayPart({ text: before }: Cluster, { text: after }: Cluster): boolean {
  if (after === ' ') return false;
  if (before === ' ') return true;
  if (NOT_FIRST.test(after) || NOT_LAST.test(before)) return false;
  return isWide(before) || isWide(after);
}

/** Parts of a line that stay together. */
function wordsOf(clusters: readonly Cluster[]): Cluster[][] {
  const words: Cluster[][] = [];
  for (const cluster of clusters) {
    const word = words.at(-1);
    const last = word?.at(-1);
    if (word === undefined || last === undefined || mayPart(last, cluster)) words.push([cluster]);
    else word.push(cluster);
  }
  return words;
}

const widthOfAll = (clusters: readonly Cluster[]) => clusters.reduce((sum, { text }) => sum + widthOf(text), 0);

/** Spaces at the end hang over the edge. */
const widthOfWord = (word: readonly Cluster[]) =>
  widthOfAll(word.slice(0, word.findLastIndex(({ text }) => text !== ' ') + 1));

/** A word that no line holds is parted wherever its line is full. */
function partsOf(word: readonly Cluster[], ems: number): readonly (readonly Cluster[])[] {
  if (widthOfWord(word) <= ems) return [word];
  const parts: Cluster[][] = [[]];
  let taken = 0;
  for (const cluster of word) {
    const more = widthOf(cluster.text);
    if (taken > 0 && taken + more > ems) {
      parts.push([]);
      taken = 0;
    }
    parts.at(-1)?.push(cluster);
    taken += more;
  }
  return parts;
}

/** Clusters of one look stand together. */
function spansOfLine(clusters: readonly Cluster[]): Spans {
  const spans: { text: string; isStrong: boolean }[] = [];
  for (const { text, isStrong } of clusters) {
    const last = spans.at(-1);
    if (last?.isStrong === isStrong) last.text += text;
    else spans.push({ text, isStrong });
  }
  return spans;
}

function linesOfOne(spans: Spans, ems: number): Line[] {
  const clusters = spans.flatMap(({ text: part, isStrong }) =>
    Array.from(CLUSTERS.segment(part), ({ segment }) => ({ text: segment, isStrong })),
  );
  const lines: Cluster[][] = [[]];
  let taken = 0;
  for (const part of wordsOf(clusters).flatMap((word) => partsOf(word, ems))) {
    if (taken > 0 && taken + widthOfWord(part) > ems) {
      lines.push([]);
      taken = 0;
    }
    lines.at(-1)?.push(...part);
    taken += widthOfAll(part);
  }
  return lines.map((line, index) => ({ spans: spansOfLine(line), endsHere: index === lines.length - 1 }));
}

/** Typed text has no marks of its own: its stars are stars. */
const asTyped = (text: string): Spans => [{ text, isStrong: false }];

/**
 * The lines of a text in a column of a width in ems: one at least, and a blank one for each line that is blank. `isTyped`:
 * an answer, in which `**` marks nothing.
 */
export function linesOf(text: string, ems: number, isTyped = false): readonly Line[] {
  const composed = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return composed.split('\n').flatMap((line) => linesOfOne(isTyped ? asTyped(line) : spansOf(line), ems));
}

export const textOfLine = ({ spans }: Line): string => spans.map(({ text }) => text).join('');
