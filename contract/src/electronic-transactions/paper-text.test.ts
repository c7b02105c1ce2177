import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { YearMonth } from '../values/year-month.ts';
import { valuesOfPaper } from './paper-text.ts';

const read = (text: string) => valuesOfPaper(text, { around: '202611' as YearMonth, longest: 100 });
const NOTHING = { transactionDate: null, counterparty: null, registrationNumber: null, amount: null };

const INVOICE = `請求書
株式会社窓口商事 御中
請求日：2026年11月21日　請求番号 INV-2026-0042
お支払期限 2026年12月31日
株式会社山田商店
登録番号 T7123456789012
東京都千代田区1-2-3 TEL 03-1234-5678
品名 数量 単価 金額
用紙 10 1,000 10,000
小計 ¥10,000
消費税(10%) ¥1,000
ご請求金額 ¥11,000
振込先 みどり銀行 本店 普通 1234567 株式会社山田商店`;

describe('the text of a paper', () => {
  it('gives day, company, number and amount, each told from those of payment and of the addressee [B7-07]', () => {
    expect(read(INVOICE)).toEqual({
      transactionDate: '2026-11-21',
      counterparty: '株式会社山田商店',
      registrationNumber: 'T7123456789012',
      amount: 11_000,
    });
  });

  it.each([
    [
      'an era and full width',
      '領収書\n領収日　令和８年１１月２１日\n領収金額　５，５００円',
      { transactionDate: '2026-11-21', amount: 5500 },
    ],
    [
      'a name above its value',
      'ご請求金額\n¥ 110,000\n発行日\n2026/11/21',
      { transactionDate: '2026-11-21', amount: 110_000 },
    ],
    ['a credit note', '請求書 返金\nご請求金額 ▲5,500円', { amount: -5500 }],
    [
      'English',
      'Invoice\nInvoice date: 2026-11-21\nDue date: 2026-12-31\nTotal due ¥11,000',
      { transactionDate: '2026-11-21', amount: 11_000 },
    ],
    ['the total with tax before others', '合計金額 10,000円\n税込合計 11,000円', { amount: 11_000 }],
    ['a number in parts', '登録番号 T7-1234-5678-9012 です', { registrationNumber: 'T7123456789012' }],
  ])('is read in %s [B7-07]', (_kind, text, values) => {
    expect(read(text)).toMatchObject(values);
  });

  it.each([
    ['two days of the same name', '請求日 2026年11月21日\n請求日 2026年11月22日 です'],
    ['a day of payment alone', 'お支払期限 2026年11月30日 まで'],
    ['a day that is none', '請求日 2026年13月41日 です'],
    ['two totals of one kind', 'ご請求金額 1,000円 です\nご請求金額 2,000円 です'],
    ['two numbers', '登録番号 T7123456789012\n登録番号 T8123456789012'],
    ['two companies', '株式会社山田商店\n株式会社青空商店'],
    ['the addressee alone', '株式会社山田商店 御中'],
    ['figures without a name', '1,000 2,000 3,000'],
    ['a number of an order', '注文番号 20261121-11000 です'],
  ])('says nothing by %s [B7-07]', (_kind, text) => {
    expect(read(text)).toEqual(NOTHING);
  });

  it.each([
    ['UTF-8 read as Shift_JIS', '縺疲ｱ りｫ区ｱる≡鬘・ﾂ･11,000\n隲区ｱよ律 2026蟷ｴ11譛・21譌･ 縺ゅ>縺・∴縺'],
    ['characters of nobody', `ご請求金額 ¥11,000 ${'\uE000\uE001'.repeat(20)}`],
    ['text from the right', 'ご請求金額 ¥11,000 \u05E9\u05DC\u05D5\u05DD'],
    ['a line that is turned around', 'ご請求金額 \u202E000,11¥'],
    ['marks alone', '— … · · · ● ■ ■ ■ ○ ○ ○ 1,000円'],
    ['nothing', ''],
    ['blanks', '  \n\t\n'],
  ])('that is garbage proposes nothing: %s [B7-07]', (_kind, text) => {
    expect(read(text)).toEqual(NOTHING);
  });

  it('whatever it is, gives values that their fields accept, or none [B7-07]', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'ご請求金額合計日付発行2026年11月21日,.¥▲-円T7123456789012 株式会社山田\n　御中税込'),
      maxLength: 120,
    });
    fc.assert(
      fc.property(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
        const { transactionDate, counterparty, registrationNumber, amount } = read(text);
        expect(transactionDate === null || /^\d{4}-\d\d-\d\d$/.test(transactionDate)).toBe(true);
        expect(counterparty === null || (counterparty.trim() !== '' && counterparty.length <= 100)).toBe(true);
        expect(registrationNumber === null || /^T[1-9]\d{12}$/.test(registrationNumber)).toBe(true);
        expect(amount === null || (Number.isSafeInteger(amount) && !Object.is(amount, -0))).toBe(true);
      }),
    );
  });
});
