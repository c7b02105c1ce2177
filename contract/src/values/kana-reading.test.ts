import { describe, expect, it } from 'vitest';
import { NamedPerson } from '../accounts/model.ts';
import { NewDetail } from '../classifications/model.ts';
import { NewMember } from '../members/model.ts';
import { kanaReading, requiredReading } from './kana-reading.ts';

describe('a reading', () => {
  it.each([
    ['みすゞ', 'ミスヾ'],
    ['ジャン゠ポール', 'ジャン゠ポール'],
    ['ㇼラ', 'ㇼラ'],
    ['ピㇷ\u309Aカ', 'ピㇷ\u309Aカ'],
    ['タ\u3099イコ\u3099', 'ダイゴ'],
    ['ﾔﾏﾀﾞ　ﾀﾛｰ', 'ヤマダ タロー'],
    ['マリア・テレサ', 'マリア・テレサ'],
  ])('%s is taken as %s [B2-01]', (typed, kept) => {
    expect(kanaReading(50).parse(typed)).toBe(kept);
  });

  it.each(['山田', 'Yamada', 'ヤマダ1', 'ヤマダ，'])('%s is none [B2-01]', (typed) => {
    expect(kanaReading(50).safeParse(typed).error?.issues).toMatchObject([{ message: 'kana' }]);
  });

  it('blank is none where one has to be given', () => {
    expect(requiredReading(50).safeParse('\u200B ').error?.issues).toMatchObject([{ message: 'required' }]);
    expect(kanaReading(50).parse('')).toBe('');
  });

  it('is the same for accounts, members and masters [B1-01, B2-01, B2-03]', () => {
    const fields = [NamedPerson.shape.kana, NewMember.shape.lastNameKana, NewMember.shape.firstNameKana];
    for (const field of [...fields, NewDetail.shape.kana]) expect(field.parse('みすゞ')).toBe('ミスヾ');
  });
});
