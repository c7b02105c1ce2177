import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { YearMonth } from '../values/year-month.ts';
import { LINE_FIELDS } from './line-fields.ts';
import { LineInput } from './model.ts';
import { type Choice, EMPTY_LINE, readTyped, type TypedGround } from './typed-values.ts';

const modes: readonly Choice[] = [
  { code: 'train', names: ['電車', 'Train'], kana: 'デンシャ' },
  { code: 'taxi', names: ['タクシー', 'Taxi'], kana: 'タクシー' },
  { code: 'bullet', names: ['新幹線', 'Bullet train'], kana: 'シンカンセン' },
];
const romaji = new Map([
  ['densha', 'でんしゃ'],
  ['shinkan', 'しんかん'],
]);
const ground: TypedGround = {
  month: '202611' as YearMonth,
  choices: {
    purpose: [],
    transportMode: modes,
    tripType: [],
    expenseType: [],
    taxClass: [],
    invoiceBasis: [],
    paidBy: [],
  },
  toHiragana: (latin) => romaji.get(latin) ?? latin,
};
const line = { ...EMPTY_LINE, id: '01939f2e-7f00-7000-8000-000000000000', attachments: [], typed: {} };

describe('a column as typed', () => {
  it.each(['電車', 'train', 'TRAIN', 'ｔｒａｉｎ', 'でんしゃ', 'デンシャ', 'ﾃﾞﾝｼｬ', 'densha', 'でん'])(
    'a closed list takes %s by name, code, kana, romaji or beginning [B0-11, B4-02]',
    (typed) => {
      expect(readTyped('transportMode', typed, ground)).toEqual({ value: 'train', typed: null });
    },
  );

  it('a closed list does not guess: what names nothing, or two values, stays as typed [B0-11]', () => {
    expect(readTyped('transportMode', '気球', ground)).toEqual({ value: null, typed: '気球' });
    expect(readTyped('transportMode', 't', ground)).toEqual({ value: null, typed: 't' });
  });

  it('an amount that a line cannot hold stays as typed [B0-11, B4-01]', () => {
    for (const typed of ['0', '1.5', '-3', '1000000000', '千']) {
      expect(readTyped('unitFare', typed, ground)).toEqual({ value: null, typed });
    }
    for (const [typed, kept] of [['12,50'], ['250\n180', '250 180'], ['¥500 ¥300'], ['3円50']] as const) {
      expect(readTyped('unitFare', typed, ground)).toEqual({ value: null, typed: kept ?? typed });
    }
    expect(readTyped('unitFare', '１，２４０円', ground)).toEqual({ value: 1240, typed: null });
    expect(readTyped('deduction', '0', ground)).toEqual({ value: 0, typed: null });
  });

  it('clearing a column leaves what an untouched line has [B4-02]', () => {
    for (const field of LINE_FIELDS) {
      expect(readTyped(field, '  ', ground)).toEqual({ value: EMPTY_LINE[field], typed: null });
    }
  });

  it('text keeps its characters; only digits and Latin letters change their width [B0-11]', () => {
    expect(readTyped('purposeText', '㈱窓口　Ａ４を３部', ground).value).toBe('㈱窓口　A4を3部');
    expect(readTyped('registrationNumber', 'ｔ７１２３-456789012', ground).value).toBe('T7123456789012');
  });

  it('whatever is typed becomes a line that a draft can hold, and nothing typed is lost [B0-11, B4-01]', () => {
    const fields = fc.constantFrom(...LINE_FIELDS);
    fc.assert(
      fc.property(fields, fc.string({ unit: 'binary', maxLength: 20 }), (field, typed) => {
        const { value, typed: kept } = readTyped(field, typed, ground);
        const read = { ...line, [field]: value, typed: kept === null ? {} : { [field]: kept } };
        expect(LineInput.safeParse(read).error).toBeUndefined();
      }),
    );
  });
});
