import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedCode, readTypedDigits, readTypedKana, readTypedLines, readTypedText } from './typed-text.ts';

const READERS = { readTypedText, readTypedLines, readTypedCode, readTypedDigits, readTypedKana };
const japanese = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'０９ａＺ－ー‐−ｰ　 ｶﾞﾎﾟｱ､。あがアガ山田髙﨑𠮷\t\r\n', '〜', '（', '葛\u{E0100}'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
});
const fullWidth = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));

describe('typed text', () => {
  it.each([
    ['　ノートＰＣ　３台 ', 'ノートPC 3台'],
    ['ﾎﾟｰﾀﾙ ｶﾞｲﾄﾞ', 'ポータル ガイド'],
    ['０３－１２３４－５６７８', '03-1234-5678'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
    ['東京〜大阪（往復）！', '東京〜大阪（往復）！'],
    ['髙﨑　𠮷', '髙﨑 𠮷'],
    ['一行\t目\r\n二行目', '一行 目 二行目'],
    ['タ\u3099イコ\u3099 A\u0301', 'ダイゴ Á'],
    ['\u202Eu\u200Bs\u2066er\u2069\u00AD\uFEFF\u3164', 'user'],
    [
      '👩\u200D💻 と 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}、a\u200Db',
      '👩\u200D💻 と 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}、ab',
    ],
    ['葛\u{E0100}城 ❤\uFE0F', '葛\u{E0100}城 ❤\uFE0F'],
  ])('%s is kept as %s [B0-11]', (typed, kept) => {
    expect(readTypedText(typed)).toBe(kept);
  });

  it('of several lines keeps its paragraphs and their indents [B0-11]', () => {
    expect(readTypedLines('　１行目\r\n\r\n　ｶﾅ\r終わり \n\n')).toBe('　1行目\n\n　カナ\n終わり');
  });

  it('that is a code knows all hyphens and keeps its leading zeros [B0-11]', () => {
    for (const hyphen of ['-', 'ー', '－', '‐', '‑', '–', '—', '―', '−', 'ｰ', '─']) {
      expect(readTypedCode(` ００${hyphen}７ `)).toBe('00-7');
      expect(readTypedDigits(`１００${hyphen}０００１`)).toBe('1000001');
    }
    expect(readTypedDigits('12a')).toBe('12a');
  });

  it('that is a code is composed once its blanks and hyphens are out [B0-11]', () => {
    expect(readTypedCode('カ \u3099')).toBe('ガ');
    expect(readTypedDigits('カ-\u3099')).toBe('ガ');
  });

  it.each([
    ['やまだ　たろう', 'ヤマダ タロウ'],
    ['ﾔﾏﾀﾞ ﾀﾛｰ', 'ヤマダ タロー'],
    ['ヤマダ-タロ－', 'ヤマダータロー'],
    ['ヤマダ--', 'ヤマダーー'],
    ['ゔぁん', 'ヴァン'],
    ['山田', '山田'],
    ['みすゞ', 'ミスヾ'],
    ['タ\u3099イゴ', 'ダイゴ'],
    ['タ゛イゴ', 'ダイゴ'],
    ['ジャン＝ポール', 'ジャン゠ポール'],
    ['ヤマ\u200Bダ', 'ヤマダ'],
  ])('%s as a reading is %s [B0-11]', (typed, kept) => {
    expect(readTypedKana(typed)).toBe(kept);
  });

  it('is settled after one reading: reading it again changes nothing [B0-11]', () => {
    for (const read of Object.values(READERS)) {
      fc.assert(
        fc.property(japanese, (typed) => {
          const kept = read(typed);
          expect(read(kept)).toBe(kept);
        }),
      );
    }
  });

  it('never keeps what nobody sees, and is composed [B0-11]', () => {
    const looked = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'アか\u3099\u0301aé\u200B\u202E\u2060\uFEFF\u00AD山'),
        fc.string({ unit: 'binary', maxLength: 2 }),
      ),
    });
    for (const read of [readTypedText, readTypedCode, readTypedDigits, readTypedKana]) {
      fc.assert(
        fc.property(looked, (typed) => {
          expect(read(typed)).not.toMatch(/[\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/);
          expect(read(typed).normalize('NFC')).toBe(read(typed));
        }),
      );
    }
  });

  it('never keeps narrow kana, wide digits or what cannot be stored [B0-11]', () => {
    for (const read of Object.values(READERS)) {
      fc.assert(
        fc.property(japanese, (typed) => {
          const kept = read(typed);
          expect(kept).not.toMatch(/[\uFF61-\uFF9F０-９Ａ-Ｚａ-ｚ\u0000-\u0008\u007F]/);
          expect(kept.isWellFormed()).toBe(true);
        }),
      );
    }
  });

  it('means the same in either width [B0-11]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Za-z]{1,12}$/), (text) => {
        for (const read of Object.values(READERS)) expect(read(fullWidth(text))).toBe(read(text));
      }),
    );
  });
});
