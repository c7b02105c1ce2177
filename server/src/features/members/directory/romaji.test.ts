import { expect, it } from 'vitest';
import { kanaOfRomaji } from './romaji.ts';

it.each([
  ['sato', 'さと'],
  ['tanaka', 'たなか'],
  ['shinji', 'しんじ'],
  ['sinzi', 'しんじ'],
  ['hattori', 'はつとり'],
  ['kenichi', 'けにち'],
  ["ken'ichi", 'けんいち'],
  ['honma', 'ほんま'],
  ['homma', 'ほんま'],
  ['namba', 'なんば'],
  ['bocchan', 'ぼつちやん'],
  ['botchan', 'ぼつちやん'],
  ['ryota', 'りよた'],
  ['jun', 'じゆん'],
  ['fujii', 'ふじい'],
  ['matsuo', 'まつお'],
])('reads %s as its kana', (word, kana) => expect(kanaOfRomaji(word)).toBe(kana));

it('leaves out what is not finished yet', () => {
  expect(kanaOfRomaji('sat')).toBe('さ');
  expect(kanaOfRomaji('s')).toBe('');
});

it('finds no kana in other words', () => {
  for (const word of ['佐藤', 'さとう', '1234', '', 'q1', 'x線', 'taro@example.jp'])
    expect(kanaOfRomaji(word)).toBe('');
});
