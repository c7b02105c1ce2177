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
