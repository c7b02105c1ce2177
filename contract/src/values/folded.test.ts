import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigrams, folded, searchWords, trigrams, withoutLongVowels } from './folded.ts';
import { KANJI_VARIANTS } from './kanji-variants.ts';

const japanese = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'アｱァｧあぁガｶﾞが゛\u3099ーｰ‐−－~〜ヴヷヽ㈱㍿(株)（）ABＡｂé 　・･𠮷髙﨑邉社会葛\u{E0100}㌔①Å'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.constantFrom(...KANJI_VARIANTS.keys()),
  ),
});

describe('folding for search', () => {
  it.each([
    ['サトウ', 'ｻﾄｳ', 'さとう', ' サ トウ'],
    ['ガラス', 'ｶﾞﾗｽ', 'カ\u3099ラス', 'か゛らす'],
    ['キヤノン', 'キャノン', 'ｷｬﾉﾝ'],
    ['霞ヶ関', '霞ケ関'],
    ['ラーメン', 'らーめん', 'ﾗｰﾒﾝ', 'ラ−メン', 'ラ‐メン', 'ら～めん'],
    ['TE-2026-00123', 'ＴＥ－２０２６－００１２３', 'te—2026—00123'],
    ['髙橋', '高橋'],
    ['渡邊', '渡邉', '渡辺'],
    ['齋藤', '齊藤', '斎藤', '斉藤'],
    ['宮﨑', '宮崎'],
    ['𠮷野', '吉野'],
    ['葛\u{E0100}城', '葛城'],
    ['㈱高島屋', '(株)髙島屋', '（株）高島屋', '㍿高島屋', '株式會社 高島屋'],
    ['ジョン・スミス', 'ジョン スミス', 'ｼﾞｮﾝ･ｽﾐｽ'],
    ['André', 'ANDRE'],
  ])('takes %s and its other forms for the same [B0-10]', (first, ...others) => {
    for (const other of others) expect(folded(other)).toBe(folded(first));
  });

  it('keeps what means something else apart', () => {
    expect(folded('か')).not.toBe(folded('が'));
    expect(folded('田中')).not.toBe(folded('中田'));
    expect(folded('00123')).not.toBe(folded('123'));
  });

  it('changes nothing the second time, and no width matters [B0-10]', () => {
    fc.assert(
      fc.property(japanese, (text) => {
        expect(folded(folded(text))).toBe(folded(text));
        expect(folded(text.normalize('NFKC'))).toBe(folded(text));
        expect(folded(text.normalize('NFD'))).toBe(folded(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('has for each variant one common form, which is no variant itself', () => {
    for (const [variant, common] of KANJI_VARIANTS) {
      expect([...common], variant).toHaveLength(1);
      expect(KANJI_VARIANTS.has(common), `${variant} ${common}`).toBe(false);
      expect([variant, common].map((form) => form.normalize('NFKC'))).toEqual([variant, common]);
    }
  });
});

it.each([
  ['ユウコ', 'ゆこ'],
  ['オオノ', 'おの'],
  ['サトウ', 'さと'],
  ['キョウヘイ', 'きよへい'],
  ['オーノ', 'おの'],
  ['ウオズミ', 'うおずみ'],
  ['リョウ', 'りよ'],
])('%s sounds like %s to whoever types Latin letters', (kana, sound) => {
  expect(withoutLongVowels(folded(kana))).toBe(sound);
});

describe('the words of a search', () => {
  it('are folded, each once, and none is empty', () => {
    expect(searchWords(' 佐藤　ｴｲｷﾞｮｳ  佐藤 ・ ')).toEqual(['佐藤', 'えいぎよう']);
    expect(searchWords(' 　')).toEqual([]);
  });

  it('have for the index each two and each three neighbours once', () => {
    expect(bigrams('東京東京')).toEqual(['東京', '京東']);
    expect(bigrams('𠮷野')).toEqual(['𠮷野']);
    expect(bigrams('東')).toEqual([]);
    expect(trigrams('0000123')).toEqual(['000', '001', '012', '123']);
    expect(trigrams('𠮷野家')).toEqual(['𠮷野家']);
    expect(trigrams('東京')).toEqual([]);
  });
});
