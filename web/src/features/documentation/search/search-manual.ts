// Finds pages of the manual by what people type: kanji, kana of either kind and width, romaji, either language. Everything is
// compared by its reading, so that 領収書, りょうしゅうしょ, ﾘｮｳｼｭｳｼｮ and ryoushuusho find the same pages in the same order.
import { bigrams, folded } from '@madoguchi/contract/values/folded.ts';
import { toHiragana } from '../../../platform/reading/to-hiragana.ts';
import { toKana } from './readings.ts';

export interface FoundSection {
  readonly anchor: string | null;
  readonly heading: string;
  readonly body: string;
}

/** One section of a page, as it is looked through; the other language's words stand beside it. */
export interface SearchedSection extends FoundSection {
  readonly keywords: readonly string[];
  readonly otherHeading: string;
  readonly otherBody: string;
}

export interface SearchedPage {
  readonly id: string;
  readonly titles: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: readonly SearchedSection[];
}

/** A word of a search: as typed, and as kana where it is romaji; each folded and by its reading. */
export type SearchWord = readonly string[];

/** The form in which texts and words are compared. */
const readForm = (text: string): string => folded(toKana(text));

const LATIN = /[a-z]/;

/** The forms of a word: as it is read; in Latin letters as the kana that they may spell, and without the s of a plural. */
function formsOf(word: string): SearchWord {
  const plain = word.normalize('NFKC').toLowerCase();
  const forms = [readForm(word)];
  if (LATIN.test(plain)) {
    const kana = toHiragana(plain);
    if (!LATIN.test(kana)) forms.push(folded(kana));
    if (/^[a-z]{4,}s$/.test(plain)) forms.push(plain.slice(0, -1));
  }
  return [...new Set(forms)].filter((form) => form !== '');
}

/** Particles between two words in kanji or katakana part them: 備品を買う. */
const PARTICLE =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])[をはがにでのとへも](?=[\p{Script=Han}\p{Script=Katakana}])/u;
const BLANKS = /[\s\u3000、,。?？]+/;

export function searchWordsOf(typed: string): readonly SearchWord[] {
  return typed
    .split(BLANKS)
    .flatMap((word) => word.split(PARTICLE))
    .map(formsOf)
    .filter((forms) => forms.length > 0);
}

interface Field {
  readonly text: string;
  readonly pairs: ReadonlySet<string>;
  readonly worth: number;
}

interface IndexedSection {
  readonly section: SearchedSection;
  readonly fields: readonly Field[];
}

interface IndexedPage {
  readonly id: string;
  readonly fields: readonly Field[];
  readonly sections: readonly IndexedSection[];
}

export type ManualIndex = readonly IndexedPage[];

/** The worth of a word by where it stands. */
const WORTH = { title: 60, pageKeyword: 50, heading: 50, keyword: 45, body: 12, otherHeading: 40, other: 10 } as const;

function fieldOf(text: string, worth: number): Field {
  const form = readForm(text);
  return { text: form, pairs: new Set(bigrams(form)), worth };
}

/** Ready once, asked at every key. */
export function indexManual(pages: readonly SearchedPage[]): ManualIndex {
  return pages.map(({ id, titles, keywords, sections }) => ({
    id,
    fields: [
      ...titles.map((title) => fieldOf(title, WORTH.title)),
      ...keywords.map((word) => fieldOf(word, WORTH.pageKeyword)),
    ],
    sections: sections.map((section) => ({
      section,
      fields: [
        fieldOf(section.heading, WORTH.heading),
        ...section.keywords.map((word) => fieldOf(word, WORTH.keyword)),
        fieldOf(section.body, WORTH.body),
        fieldOf(section.otherHeading, WORTH.otherHeading),
        fieldOf(section.otherBody, WORTH.other),
      ],
    })),
  }));
}

/** The whole text, its beginning, somewhere inside. */
const EXACT = 2;
const BEGINNING = 1.4;
/** Where a word stands nowhere as it is typed, texts that have most of its pairs answer it: 領収書をなくした. */
const ENOUGH_PAIRS = 0.6;
const NEARLY = 0.35;
const SHORTEST_NEARLY = 4;

function scoreIn({ text, pairs, worth }: Field, form: string): number {
  if (text === form) return worth * EXACT;
  if (text.startsWith(form)) return worth * BEGINNING;
  if (text.includes(form)) return worth;
  // Latin words share their pairs with all others.
  if (LATIN.test(form)) return 0;
  const asked = bigrams(form);
  if (asked.length < SHORTEST_NEARLY) return 0;
  const share = asked.filter((pair) => pairs.has(pair)).length / asked.length;
  return share >= ENOUGH_PAIRS ? worth * share * NEARLY : 0;
}

/** A word that stands in several places of a section is what it is about. */
const AGAIN = 0.2;

function bestOf(fields: readonly Field[], forms: SearchWord): number {
  const scores = fields.map((field) => Math.max(0, ...forms.map((form) => scoreIn(field, form))));
  const best = Math.max(0, ...scores);
  return best + (sum(scores) - best) * AGAIN;
}

export interface FoundPage {
  readonly id: string;
  readonly score: number;
  /** Where on the page it stands best; null where only its title answers. */
  readonly section: FoundSection | null;
}

/** Pages that hold every word somewhere, the best first; of equals the one that stands first in the manual. */
export function searchManual(index: ManualIndex, words: readonly SearchWord[]): readonly FoundPage[] {
  if (words.length === 0) return [];
  return index
    .map((page) => foundIn(page, words))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

function foundIn({ id, fields, sections }: IndexedPage, words: readonly SearchWord[]): FoundPage {
  const ofPage = words.map((word) => bestOf(fields, word));
  const ofSections = sections.map(({ section, fields: own }) => ({
    section,
    scores: words.map((word) => bestOf(own, word)),
  }));
  const best = words.map((_, nth) => Math.max(ofPage[nth] ?? 0, ...ofSections.map(({ scores }) => scores[nth] ?? 0)));
  const ranked = ofSections
    .map(({ section, scores }) => ({ section, score: sum(scores), all: scores.every((score) => score > 0) }))
    .sort((a, b) => b.score - a.score);
  const [top] = ranked;
  // Words that stand together in one section belong together.
  const together = ranked.some(({ all }) => all) ? 1.2 : 1;
  return {
    id,
    score: best.includes(0) ? 0 : sum(best) * together,
    section: top !== undefined && top.score > 0 && top.section.anchor !== null ? top.section : null,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
