// A text folded as searches compare it, with the place in the original of each folded character.
import { folded } from '@madoguchi/contract/values/folded.ts';

interface FoldedText {
  readonly folded: string;
  /** For each UTF-16 unit of `folded` where its grapheme begins in the original, and at last the original's length. */
  readonly starts: readonly number[];
}

const GRAPHEMES = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Folds grapheme by grapheme: folding changes lengths, and what is found has to be marked as it was written. */
function foldedText(text: string): FoldedText {
  let whole = '';
  const starts: number[] = [];
  for (const { segment, index } of GRAPHEMES.segment(text)) {
    const part = folded(segment);
    for (let unit = 0; unit < part.length; unit += 1) starts.push(index);
    whole += part;
  }
  return { folded: whole, starts: [...starts, text.length] };
}

/** From–to in the original, half-open, in order, none touching the next. */
type Ranges = readonly (readonly [from: number, to: number])[];

/** Where any of the folded words stands in the text, each place once. */
export function rangesOf(text: string, words: readonly string[]): Ranges {
  const { folded: whole, starts } = foldedText(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = whole.indexOf(word); word !== '' && at >= 0; at = whole.indexOf(word, at + word.length)) {
      found.push([starts[at] ?? 0, endOf(starts, at + word.length)]);
    }
  }
  return joined(found.sort(([a], [b]) => a - b));
}

/** The end of the grapheme in which a folded word ends: half of it is never marked. */
function endOf(starts: readonly number[], after: number): number {
  const last = starts[after - 1] ?? 0;
  return starts.find((start) => start > last) ?? starts.at(-1) ?? 0;
}

function joined(ranges: readonly [number, number][]): Ranges {
  const result: [number, number][] = [];
  for (const [from, to] of ranges) {
    const before = result.at(-1);
    if (before !== undefined && from <= before[1]) before[1] = Math.max(before[1], to);
    else result.push([from, to]);
  }
  return result;
}
