import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHolder } from './holder-kana.ts';
import { ownName } from './own-name.ts';

it.each([
  ['タカハシ ジュン', 'ﾀｶﾊｼ ｼﾞﾕﾝ', 'same'],
  ['タカハシ ジュン', 'ﾀｶﾊｼｼﾞﾕﾝ', 'same'],
  ['タカハシ ジュン', 'ｽｽﾞｷ ｼﾞﾕﾝ', 'doubtful'],
  ['スズキ ハナコ', 'ｽｽﾞｷ ﾊﾅｺ', 'same'],
  ['スズキ ハナコ', 'ｽｽｷ ﾊﾅｺ', 'doubtful'],
  ['スズキ ハナコ', 'ﾊﾅｺ ｽｽﾞｷ', 'doubtful'],
  ['スズキ ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ', 'doubtful'],
  ['スズキ ハナコ', 'ﾔﾏﾀﾞ ﾀﾛｳ', 'different'],
  ['オオノ ミツ', 'ｵｵﾉ ﾐﾂ', 'same'],
  ['オオノ ミツ', 'ｵ-ﾉ ﾐﾂ', 'same'],
  ['オオノ ミツ', 'ｵﾉ ﾐﾂ', 'doubtful'],
  ['ユウコ ミ', 'ﾕｺ ｱｵｲ', 'different'],
  ['ミヅノ シヅカ', 'ﾐｽﾞﾉ ｼｽﾞｶ', 'same'],
  ['ノ ハナ', 'ｵｵﾉ ﾀﾛｳ', 'different'],
  ['ノ ハナ', 'ﾉ ﾀﾛｳ', 'doubtful'],
  ['スズキ ハナコ', 'ｶ)ｽｽﾞｷ', 'doubtful'],
  ['スズキ ハナコ', 'ｽｽﾞｷ ﾊﾅｺ(ｶ', 'doubtful'],
  ['スズキ ハナコ', 'ｶ)ｱｵｿﾞﾗ', 'different'],
  ['スハルト', 'ｽﾊﾙﾄ', 'same'],
])('the holder of %s is compared by sound: %s is %s (OB8, ONB-10) [B8-04]', (kana, holder, verdict) => {
  expect(ownName(kana, holder)).toBe(verdict);
});

it('the registered reading itself is always the own name, with or without its blank', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'アオカガコサジトノハパユヨンッャュョーヅヂヲ'),
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(word, word, fc.constantFrom(' ', ''), (family, given, between) => {
      const holder = readHolder(`${family}${between}${given}`).kana;
      expect(ownName(`${family} ${given}`, holder)).toBe('same');
    }),
  );
});
