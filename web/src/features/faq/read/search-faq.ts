// Finds FAQ entries by what is typed: kana, kanji, romaji, any width (S2-22, R39). They are few, so all are looked at.
import type { FaqEntry } from '@madoguchi/contract/faq/model.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import { toHiragana } from '../../../platform/reading/to-hiragana.ts';

/** A word of a search, folded: as typed, and as kana where it is romaji. */
interface SearchWord {
  readonly written: readonly string[];
}

interface FoundEntry {
  readonly entry: FaqEntry;
  readonly score: number;
}

/** The words of a search; none where nothing is typed. */
export function searchWords(typed: string): readonly SearchWord[] {
  return typed
    .split(/[\s\u3000、,]+/)
    .map((word) => [...new Set([folded(word), folded(toHiragana(word.toLowerCase()))])].filter((one) => one !== ''))
    .filter((written) => written.length > 0)
    .map((written) => ({ written }));
}

/** The score of a match: highest in the question, then in the keywords, then in the answer. */
const WORTH = { question: 100, keyword: 60, answer: 10 } as const;
/** The whole text, its beginning, somewhere inside. */
const EXACT = 3;
const BEGINNING = 2;

function worthIn(text: string, words: readonly string[], worth: number): number {
  if (words.some((word) => text === word)) return worth * EXACT;
  if (words.some((word) => text.startsWith(word))) return worth * BEGINNING;
  return words.some((word) => text.includes(word)) ? worth : 0;
}

interface FoldedEntry {
  readonly entry: FaqEntry;
  readonly questions: readonly string[];
  readonly keywords: readonly string[];
  readonly answers: readonly string[];
}

/** Folded once, asked at every key. */
export function foldEntries(entries: readonly FaqEntry[]): readonly FoldedEntry[] {
  return entries.map((entry) => ({
    entry,
    questions: [entry.question, entry.questionEn, entry.readings.question].map(folded),
    keywords: [...entry.keywords, ...entry.readings.keywords].map(folded),
    answers: [entry.answer, entry.answerEn, entry.readings.answer].map(folded),
  }));
}

/** The best place of a word; 0: it stands nowhere. */
function wordScore({ questions, keywords, answers }: FoldedEntry, { written }: SearchWord): number {
  return Math.max(
    ...questions.map((text) => worthIn(text, written, WORTH.question)),
    ...keywords.map((text) => worthIn(text, written, WORTH.keyword)),
    ...answers.map((text) => worthIn(text, written, WORTH.answer)),
  );
}

/** Entries that hold every word, the best first; of equals the one that stands first on the page. */
export function searchFaq(entries: readonly FoldedEntry[], words: readonly SearchWord[]): readonly FoundEntry[] {
  return entries
    .map((folded) => {
      const scores = words.map((word) => wordScore(folded, word));
      return { entry: folded.entry, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

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
