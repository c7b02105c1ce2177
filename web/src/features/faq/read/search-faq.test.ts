import { FAQ_CATEGORIES } from '@madoguchi/contract/faq/choices.ts';
import type { FaqEntry } from '@madoguchi/contract/faq/model.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldEntries, rangesOf, searchFaq, searchWords } from './search-faq.ts';

const NO_READINGS = { question: '', answer: '', keywords: [] };
const entry = (
  id: string,
  question: string,
  answer = '',
  keywords: string[] = [],
  readings: FaqEntry['readings'] = NO_READINGS,
): FaqEntry => ({
  id,
  faqCategory: FAQ_CATEGORIES[0],
  question,
  questionEn: '',
  answer,
  answerEn: '',
  keywords,
  readings,
  places: [],
  updatedAt: '2026-11-21T00:00:00.000Z',
  helpful: null,
});

const ENTRIES = foldEntries([
  entry('answer', '領収書はいつ要りますか', 'タクシーは金額にかかわらず必要です。'),
  entry('keyword', '深夜の移動はどうしますか', '理由を書いてください。', ['タクシー', 'よるおそく']),
  entry('question', 'タクシー代は精算できますか', '領収書があれば精算できます。'),
  entry('width', '髙﨑さんの㈱表記', 'ABC 123'),
]);
const found = (typed: string) => searchFaq(ENTRIES, searchWords(typed)).map(({ entry: { id } }) => id);

describe('a search of the FAQ', () => {
  it('finds questions before keywords before answers [B1-07, S2-22]', () => {
    expect(found('タクシー')).toEqual(['question', 'keyword', 'answer']);
  });

  it.each([
    ['ﾀｸｼｰ', 'question'],
    ['たくしー', 'question'],
    ['takushi-', 'question'],
    ['yoruosoku', 'keyword'],
    ['高崎', 'width'],
    ['ＡＢＣ', 'width'],
    ['㈱', 'width'],
  ])('takes %s as people write it [B1-07]', (typed, first) => {
    expect(found(typed)[0]).toBe(first);
  });

  it('finds kanji by their reading, in the question, the keywords and the answer [B1-07]', () => {
    const reading = 'リョウシュウショ';
    const entries = foldEntries([
      entry('answer', 'Q', '領収書', [], { ...NO_READINGS, answer: reading }),
      entry('keyword', 'Q', '', ['領収書'], { ...NO_READINGS, keywords: [reading] }),
      entry('question', '領収書', '', [], { ...NO_READINGS, question: reading }),
    ]);
    for (const typed of ['りょうしゅうしょ', 'リョウシュウ', 'ryoushuu'])
      expect(searchFaq(entries, searchWords(typed)).map(({ entry: { id } }) => id)).toEqual([
        'question',
        'keyword',
        'answer',
      ]);
  });

  it('wants every word, wherever each stands, and nothing of nothing', () => {
    expect(found('タクシー　領収書').sort()).toEqual(['answer', 'question']);
    expect(found('タクシー 飛行機')).toEqual([]);
    expect(searchWords(' 　')).toEqual([]);
  });

  it('marks what it found as it was written', () => {
    const marked = (text: string, typed: string) =>
      rangesOf(
        text,
        searchWords(typed).flatMap(({ written }) => written),
      ).map(([from, to]) => text.slice(from, to));
    expect(marked('ﾀｸｼｰ代と タクシー', 'たくしー')).toEqual(['ﾀｸｼｰ', 'タクシー']);
    expect(marked('髙﨑さん', '高崎')).toEqual(['髙﨑']);
    expect(marked('ｶﾞｲﾄﾞ', 'か')).toEqual([]);
  });

  it('marks places inside of the text, in order, none twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (text, word) => {
        const ranges = rangesOf(
          text + word,
          [folded(word)].filter((one) => one !== ''),
        );
        let end = -1;
        for (const [from, to] of ranges) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual((text + word).length);
      }),
    );
  });
});
