import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChangePassword } from './model.ts';
import { type PasswordGround, passwordFaults } from './rules.ts';

const SATO: PasswordGround = {
  minimum: 8,
  ownWords: ['佐藤 健太', 'kenta.sato@madoguchi.example', 'サトウ ケンタ'],
};

it.each([
  ['seven77', ['too-short']],
  ['eight888', []],
  ['𠮷野家の牛丼', ['too-short']],
  ['𠮷野家の牛丼並盛', []],
  ['🦊🦊🐸🦉🦇🐙🦑🐡', []],
  ['ﾊﾟｽﾜｰﾄﾞ!', ['too-short']],
])('counts characters as people do, in any script: %s [S3-05]', (password, faults) => {
  expect(passwordFaults(password, SATO)).toEqual(faults);
});

it.each([
  'kentasato',
  'SatoKenta2026',
  'sato-kenta!!',
  'ｋｅｎｔａｓａｔｏ1',
  '佐藤健太佐藤健太',
  'さとうけんた１２３',
  'ｻﾄｳｹﾝﾀ2026',
  'kenta.sato1',
])('refuses the person’s own name and mail name, however they are written: %s [S3-05]', (password) => {
  expect(passwordFaults(password, SATO)).toContain('own-name');
});

it.each([
  'kenta.sato@madoguchi.example',
  'Kenta.Sato@Madoguchi.Example1',
  'ｋｅｎｔａ．ｓａｔｏ＠ｍａｄｏｇｕｃｈｉ．ｅｘａｍｐｌｅ',
  'sato@madoguchi',
  'kenta.sato madoguchi.example',
  'madoguchi-sample',
  'Madoguchi2026!',
  '窓口まどぐち2026',
  'マドグチマドグチ',
  'aozora1234!',
  '青空商事2026!!!!',
  '株式会社青空商事',
  '(株)青空商事123',
  'sato!!!!!!!!!!',
])('refuses the address in any form, its parts, and the names of product and company: %s [S3-05]', (password) => {
  const aozora = { ...SATO, ownWords: [...SATO.ownWords, 'kenta@aozora.co.jp', '株式会社 青空商事'] };
  expect(passwordFaults(password, aozora)).toContain('own-name');
});

it('takes any password in which none of the words stands, however the names are written', () => {
  const free = fc.string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(...'xyzqwv0123456789 -') });
  fc.assert(fc.property(free, (password) => !passwordFaults(password, SATO).includes('own-name')));
});

it.each(['kenta likes 3 green pears', '佐藤さんちの庭の柿の木', 'madoguchi no shita no neko'])(
  'takes a long one in which a name occurs: %s',
  (password) => {
    expect(passwordFaults(password, SATO)).toEqual([]);
  },
);

it('takes no two letters for a name: they stand in every other word', () => {
  expect(passwordFaults('planet-mars', { minimum: 8, ownWords: ['An Li', 'an.li@x.example'] })).toEqual([]);
});

it('holds the portal’s own minimum [S3-05]', () => {
  expect(passwordFaults('eight888', { ...SATO, minimum: 12 })).toEqual(['too-short']);
});

it('asks for the next password twice, and says at which field something is wrong [S3-05] [S3-06]', () => {
  const faults = (input: object) =>
    ChangePassword.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(faults({ current: '', password: 'umi no ie 3', passwordConfirm: 'umi no ie 3' })).toEqual([
    ['current', 'password-required'],
  ]);
  expect(faults({ current: 'x', password: 'short', passwordConfirm: 'short' })).toEqual([
    ['password', 'weak-password'],
  ]);
  expect(faults({ current: 'x', password: 'umi no ie 3', passwordConfirm: 'umi no ie 4' })).toEqual([
    ['passwordConfirm', 'passwords-match'],
  ]);
});
