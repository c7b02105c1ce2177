import { expect, it } from 'vitest';
import { commonPasswords, isCommon } from './common-passwords.ts';

it.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'p4ssw0rd2026',
  'PASSWORD123',
  'ｐａｓｓｗｏｒｄ',
  'qwertyuiop',
  'qwer1234',
  '1qaz2wsx',
  'zaq12wsx',
  '12345678',
  '87654321',
  'abcd1234',
  'aaaaaaaa',
  'abababab',
  '11112222',
  '19850412',
  '12041985',
  'Welcome2026!',
  'sakura2024',
  'tanaka1234',
  'あいうえおかきく',
  'iloveyou',
  'dragondragon',
  'admin@123',
])('refuses %s, which is guessed first [S3-05]', (password) => {
  expect(isCommon(password)).toBe(true);
});

it.each([
  'umi no chikaku no ie 3',
  'correct horse battery staple',
  '柿くへば鐘が鳴るなり',
  'xK9#mQ2v',
  'tsukemono-42-wa',
])('takes %s, which nobody would guess soon', (password) => {
  expect(isCommon(password)).toBe(false);
});

it('knows some ten thousand', () => {
  expect(commonPasswords().size).toBeGreaterThan(10_000);
});
