import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fittingHolder,
  HOLDER_BYTES,
  holderFaults,
  holdsDoubtedKana,
  isOfABody,
  KEPT_HOLDER,
  readHolder,
} from './holder-kana.ts';

const kanaOf = (typed: string) => readHolder(typed).kana;
const changesOf = (typed: string) =>
  readHolder(typed)
    .pieces.filter(({ change }) => change !== null && change !== 'narrow')
    .map(({ typed: from, kana, change }) => `${from}→${kana} ${change}`);
const faultsOf = (typed: string) =>
  holderFaults(readHolder(typed)).map(({ at, character, fault }) => [at, character, fault]);

describe('a holder in the characters of a transfer', () => {
  it.each([
    ['キュウヨ　イチロー', 'ｷﾕｳﾖ ｲﾁﾛ-', 9],
    ['ワタナベ　ジョージ', 'ﾜﾀﾅﾍﾞ ｼﾞﾖ-ｼﾞ', 12],
    ['ヴァンダービルト', 'ｳﾞｱﾝﾀﾞ-ﾋﾞﾙﾄ', 11],
    ['ジョージ・オーウェル', 'ｼﾞﾖ-ｼﾞ.ｵ-ｳｴﾙ', 12],
    ['みやざき　ゆうこ', 'ﾐﾔｻﾞｷ ﾕｳｺ', 9],
    ['カ）マドグチショウジ', 'ｶ)ﾏﾄﾞｸﾞﾁｼﾖｳｼﾞ', 13],
    ['ヴァレリー・ヲノ', 'ｳﾞｱﾚﾘ-.ｦﾉ', 9],
    ['ｶﾌﾞｼｷｶﾞｲｼﾔ', 'ｶﾌﾞｼｷｶﾞｲｼﾔ', 10],
    ['ﾊﾟ パ ハ゜ ㇷ゚', 'ﾊﾟ ﾊﾟ ﾊﾟ ﾌﾟ', 11],
    ['Ａｂｃ　株式会社', 'ABC (ｶ', 6],
    ['株式会社マドグチ', 'ｶ)ﾏﾄﾞｸﾞﾁ', 8],
    ['マドグチ㈲アオゾラ', 'ﾏﾄﾞｸﾞﾁ(ﾕ)ｱｵｿﾞﾗ', 14],
    ['  ヤマダ 　 タロウ  ', 'ﾔﾏﾀﾞ ﾀﾛｳ', 8],
  ])('reads %s as %s, %i bytes [B8-04]', (typed, kana, bytes) => {
    const read = readHolder(typed);
    expect([read.kana, read.bytes, holderFaults(read)]).toEqual([kana, bytes, []]);
  });

  it('takes each of the eleven signs that people type for a long vowel as the one hyphen (ONB-02)', () => {
    const signs = '\u30FC\uFF70\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D\u002D';
    expect([...signs].map((sign) => kanaOf(`エイ${sign}ティ`))).toEqual(Array.from({ length: 11 }, () => 'ｴｲ-ﾃｲ'));
  });

  it('tells each change that is more than another width [B8-04]', () => {
    expect(changesOf('キュウヨ　イチロー')).toEqual(['ュ→ﾕ small', '　→  blank', 'ー→- long-vowel']);
    expect(changesOf('ヰセキ・イノウヱ')).toEqual(['ヰ→ｲ old', '・→. dot', 'ヱ→ｴ old']);
    expect(changesOf('ゑ ヵ ヶ ヮ a')).toEqual(['ゑ→ｴ old', 'ヵ→ｶ small', 'ヶ→ｹ small', 'ヮ→ﾜ small', 'a→A capital']);
    expect(changesOf('㈱か')).toEqual(['㈱→ｶ) form', 'か→ｶ hiragana']);
  });

  it('names each character that cannot stand, with its place, instead of dropping it (OB2)', () => {
    expect(faultsOf("O'Brien")).toEqual([[2, "'", 'sign']]);
    expect(faultsOf('ヤマダ＝タロウ＆👩‍💻')[0]).toEqual([4, '＝', 'sign']);
    expect(faultsOf('山田タロウ')).toEqual([
      [1, '山', 'kanji'],
      [2, '田', 'kanji'],
    ]);
    expect(faultsOf('𠮷田')[0]).toEqual([1, '𠮷', 'kanji']);
    expect(faultsOf('ワ゛ﾜﾞヷ゛')).toEqual([
      [1, 'ワ゛', 'mark'],
      [3, 'ﾜﾞ', 'mark'],
      [5, 'ヷ゛', 'mark'],
    ]);
  });

  it('warns of ヲ, which some banks refuse', () => {
    expect([holdsDoubtedKana(kanaOf('ヲダ')), holdsDoubtedKana(kanaOf('オダ'))]).toEqual([true, false]);
  });

  it('ends where the record of a transfer does, before a kana whose mark has no room (OB3, ONB-03)', () => {
    const long = kanaOf('ホセ　マリア　ゴンザレス　デ　ラ　ベガ　バジガ');
    expect([long.length, fittingHolder(long)]).toEqual([31, long.slice(0, 29)]);
    expect(fittingHolder(long).endsWith('ﾊﾞｼﾞ')).toBe(true);
    expect(fittingHolder(long.slice(0, 30).replace(/.$/, 'ｱ'))).toHaveLength(30);
    expect(fittingHolder(`${'ｱ'.repeat(29)} ﾀﾛｳ`)).toBe('ｱ'.repeat(29));
  });

  it('is that of a company by its short form at either end or within', () => {
    expect(['ｶ)ｱｵｿﾞﾗ', 'ｱｵｿﾞﾗ(ｶ', 'ｱｵｿﾞﾗ(ﾄﾞ)ｼﾃﾝ', 'ﾔﾏﾀﾞ ﾀﾛｳ', 'ｶ ﾕｳ'].map(isOfABody)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'アガパヴッャョヮヰヲンーあぱっｶﾞﾟｧｰ゛゜\u3099ヷ・･ 　()（）-.AzＢ9株㈱山=😀'),
    fc.constantFrom('株式会社', '(有)', 'ジョ', 'ﾊﾟ'),
  ),
  maxLength: 40,
});

describe('for whatever is typed', () => {
  it('the result holds nothing but characters of a transfer, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { kana } = readHolder(text);
        if (kana !== '') expect(kana).toMatch(KEPT_HOLDER);
        expect(kanaOf(kana)).toBe(kana);
      }),
    );
  });

  it('nothing vanishes: each piece became something or is told as a fault', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const { kana, fault } of readHolder(text).pieces) expect((kana === '') === (fault !== null)).toBe(true);
      }),
    );
  });

  it('what fits is a beginning of at most 30 bytes that splits no kana from its mark', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { kana } = readHolder(text);
        const fitting = fittingHolder(kana);
        expect(fitting.length).toBeLessThanOrEqual(HOLDER_BYTES);
        expect(kana.startsWith(fitting)).toBe(true);
        expect(kana.slice(fitting.length)).not.toMatch(/^[ﾞﾟ]/);
        expect(fittingHolder(fitting)).toBe(fitting);
      }),
    );
  });
});
