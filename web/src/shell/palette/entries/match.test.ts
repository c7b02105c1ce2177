import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from '../../../platform/palette.ts';
import { answering, paletteQuery } from './match.ts';

const entry = (title: string, ...words: string[]): PaletteEntry => ({ id: title, title, icon: 'home', words });

const ENTRIES = [
  entry('交通費・旅費精算', 'Travel expenses', 'こうつうひりょひせいさん'),
  entry('経費確認', 'Expense confirmation', 'けいひかくにん'),
  entry('インフォメーション', 'information'),
  entry('渡邉 結衣'),
];

const found = (text: string) => answering(ENTRIES, paletteQuery(text)).map(({ title }) => title);

describe('the palette finds', () => {
  it.each([
    '交通費',
    '旅費',
    'こうつ',
    'コウツウ',
    'ｺｳﾂｳ',
    'koutsuu',
    'kotsuhi',
    'kouts',
    'Ｋｏｔｓｕ',
    'ryohi',
    'travel',
  ])('a page by kanji, either kana or romaji, at its beginning or within: %s [B9-02]', (text) =>
    expect(found(text).at(0)).toBe('交通費・旅費精算'),
  );

  it('what begins as typed before what only holds it', () => {
    expect(found('expens')).toEqual(['経費確認', '交通費・旅費精算']);
    expect(found('kei')).toEqual(['経費確認']);
  });

  it('names in any form of their characters', () => {
    expect(found('渡辺')).toEqual(['渡邉 結衣']);
  });

  it('everything by nothing, and nothing by what is not there', () => {
    expect(found('　')).toHaveLength(4);
    expect(found('魑魅')).toEqual([]);
    expect(found('zzz')).toEqual([]);
  });

  it('at most ten of a kind', () => {
    const many = Array.from({ length: 30 }, (_, at) => entry(`精算書 ${at}`));
    expect(answering(many, paletteQuery('精算'))).toHaveLength(10);
    expect(answering(many, paletteQuery(''))).toHaveLength(10);
  });
});
