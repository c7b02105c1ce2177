import { expect, it } from 'vitest';
import { begunMention, membersFor, mentionsIn, withMention } from './mentions.ts';

const MEMBERS = [
  { id: 'a', name: '佐藤 花', kana: 'サトウ ハナ' },
  { id: 'b', name: '佐藤 花子', kana: 'サトウ ハナコ' },
  { id: 'c', name: '鈴木 一郎', kana: 'スズキ イチロウ' },
];

it('a comment mentions the members whose names it has, the longer name where it is the one written [B9-05, SB7]', () => {
  expect(mentionsIn('@佐藤 花子 さん、確認をお願いします', MEMBERS)).toEqual(['b']);
  expect(mentionsIn('@佐藤 花 と@鈴木 一郎 へ', MEMBERS)).toEqual(['c', 'a']);
  expect(mentionsIn('鈴木 一郎さん', MEMBERS)).toEqual([]);
});

it('a mention begins after a blank, a mark or Japanese, never within an address', () => {
  expect(begunMention('見て @佐', 5)).toEqual({ from: 3, typed: '佐' });
  expect(begunMention('確認@すず', 5)).toEqual({ from: 2, typed: 'すず' });
  expect(begunMention('hanako@example', 14)).toBeNull();
  expect(begunMention('@佐藤 花子 さん', 10)).toBeNull();
});

it('members are found by name or reading, and named in the place of what was typed', () => {
  expect(membersFor('すずき', MEMBERS).map(({ id }) => id)).toEqual(['c']);
  expect(membersFor('スズ', MEMBERS).map(({ id }) => id)).toEqual(['c']);
  expect(withMention('見て @スズ、至急', { from: 3, typed: 'スズ' }, '鈴木 一郎')).toEqual({
    text: '見て @鈴木 一郎 、至急',
    caret: 10,
  });
});
