import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EmailInput } from '../session/model.ts';
import { addDays, daysBetween, fiscalYear, nthBusinessDay, plainDate, tokyoDay, weekday } from './calendar-days.ts';
import { addMonths, daysOf, firstDay, isInMonth, isYearMonth, lastDay } from './calendar-months.ts';
import { monthOf } from './month-of.ts';
import { PlainDate } from './plain-date.ts';
import {
  corporateCheckDigit,
  isCorporateNumber,
  isRegistrationNumber,
  mayKeepNumber,
  readRegistrationNumber,
  registrationNumberFault,
} from './registration-number.ts';
import { requiredText, text, textLines } from './text.ts';
import type { YearMonth } from './year-month.ts';

const HOUR_MS = 3_600_000;
const day = fc
  .integer({ min: 0, max: 60_000 })
  .map((number) => PlainDate.parse(new Date(number * 24 * HOUR_MS).toISOString().slice(0, 10)));

describe('a day', () => {
  it('is one of the calendar, or is refused [B0-01]', () => {
    expect(PlainDate.safeParse('2028-02-29').success).toBe(true);
    for (const wrong of [
      '2026-02-29',
      '2026-11-31',
      '2026-13-01',
      '2026-1-1',
      '２０２６-11-21',
      '',
      '2026-11-21T00:00',
    ]) {
      expect(PlainDate.safeParse(wrong).success, wrong).toBe(false);
    }
  });

  it('changes in Tokyo at 15:00 UTC, on every month end of ten years [B0-01]', () => {
    for (let month = '201901' as YearMonth; month < '202901'; month = addMonths(month, 1)) {
      const last = lastDay(month);
      const midnight = Date.parse(`${last}T15:00:00Z`);
      expect(tokyoDay(midnight - 1)).toBe(last);
      expect(tokyoDay(midnight)).toBe(firstDay(addMonths(month, 1)));
    }
  });

  it('counts forth and back, and keeps the order of weekdays', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4_000, max: 4_000 }), (from, days) => {
        expect(addDays(addDays(from, days), -days)).toBe(from);
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        expect(weekday(addDays(from, 1))).toBe((weekday(from) + 1) % 7);
      }),
    );
    expect(weekday(PlainDate.parse('2026-11-21'))).toBe(6);
  });

  it('belongs to the fiscal year that begins in April [B0-06]', () => {
    expect(fiscalYear(PlainDate.parse('2026-03-31'))).toBe(2025);
    expect(fiscalYear(PlainDate.parse('2026-04-01'))).toBe(2026);
  });

  it('counts business days over weekends and holidays', () => {
    const holidays = new Set(['2026-09-21', '2026-09-22', '2026-09-23']);
    expect(nthBusinessDay(PlainDate.parse('2026-09-18'), 2, holidays)).toBe('2026-09-24');
    expect(plainDate(2026, 2, 30)).toBeNull();
  });
});

describe('a month', () => {
  it('is yyyymm, or is refused [S2-12]', () => {
    for (const right of ['202611', '202612', '202601']) expect(isYearMonth(right), right).toBe(true);
    for (const wrong of ['202613', '202600', '20261', '2026110', '２０２６１１', '000000', '2026-11', '']) {
      expect(isYearMonth(wrong), wrong).toBe(false);
    }
  });

  it('holds exactly its own days', () => {
    const month = fc.integer({ min: 0, max: 1_200 }).map((offset) => addMonths('199001' as YearMonth, offset));
    fc.assert(
      fc.property(month, day, (of, any) => {
        const days = daysOf(of);
        expect(days[0]).toBe(firstDay(of));
        expect(days.at(-1)).toBe(lastDay(of));
        expect(days.every((one) => isInMonth(one, of))).toBe(true);
        expect(isInMonth(any, of)).toBe(monthOf(any) === of);
      }),
    );
  });

  it('moves over the year and back', () => {
    expect(addMonths('202611' as YearMonth, 2)).toBe('202701');
    expect(addMonths('202601' as YearMonth, -1)).toBe('202512');
  });
});

describe('a registration number', () => {
  const CORPORATE = ['7123456789012', '4011001098993', '7000012050002', '7010705000725', '2120901007402'];

  it('of a corporation has the check digit of the law', () => {
    for (const number of CORPORATE) expect(isCorporateNumber(`T${number}`), number).toBe(true);
  });

  it('of a corporation is wrong with any one digit changed, but for 0 and 9', () => {
    for (const number of CORPORATE) {
      for (let at = 1; at < number.length; at += 1) {
        for (let digit = 0; digit <= 9; digit += 1) {
          const was = Number(number[at]);
          if (digit === was || Math.abs(digit - was) === 9) continue;
          expect(isCorporateNumber(`T${number.slice(0, at)}${digit}${number.slice(at + 1)}`)).toBe(false);
        }
      }
      expect(corporateCheckDigit(number.slice(1))).toBe(Number(number[0]));
      const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== Number(number[0]));
      for (const digit of others) expect(isCorporateNumber(`T${digit}${number.slice(1)}`), number).toBe(false);
    }
  });

  it('is T and 13 digits, the first not 0 [B4-04]', () => {
    expect(isRegistrationNumber('T7123456789012')).toBe(true);
    for (const wrong of ['7123456789012', 'T0123456789012', 'T712345678901', 'T7123456789012 ', 'T712-3456789012']) {
      expect(isRegistrationNumber(wrong), wrong).toBe(false);
    }
  });
});

describe('a text', () => {
  it('refuses what PostgreSQL cannot store, and what is too long', () => {
    expect(text(5).safeParse('髙﨑👍').success).toBe(true);
    for (const wrong of ['a\u0000b', '\ud800', 'abcdef']) expect(text(5).safeParse(wrong).success).toBe(false);
    expect(requiredText(5).safeParse('　 ').success).toBe(false);
  });
});

describe('a text that looks like another', () => {
  const SEEN_AS_ONE = [
    'zwsp@x.jp',
    'zw\u200Bsp@x.jp',
    '\u2066zwsp@x.jp\u2069',
    'ｚｗｓｐ＠ｘ．ｊｐ',
    ' zwsp@x.jp\uFEFF',
  ];

  it('is the same address, in whatever way it was pasted [B2-03, B0-11]', () => {
    expect(new Set(SEEN_AS_ONE.map((typed) => EmailInput.parse(typed)))).toEqual(new Set(['zwsp@x.jp']));
  });

  it.each([
    '<a@x.jp>',
    'mailto:a@x.jp',
    '"a" <a@x.jp>',
    'a@x.jp,b',
    'a@x.jp;',
    'a(b)@x.jp',
    'a@x..jp',
    'a@x.jp.',
    'a@[1]',
  ])('%s is no address [B2-03]', (typed) => {
    expect(EmailInput.safeParse(typed).error?.issues).toMatchObject([{ message: 'invalid-email' }]);
  });

  it('is composed, and of one line without what nobody sees [B0-11]', () => {
    expect(text(20).parse('タ\u3099\u202Eイゴ')).toBe('ダイゴ');
    expect(textLines(20).parse('タ\u3099イゴ\n2')).toBe('ダイゴ\n2');
    expect(text(20).parse('山田\r\n太郎\t様\u2028')).toBe('山田 太郎 様 ');
    expect(requiredText(20).safeParse('\n\u0085\t').error?.issues).toMatchObject([{ message: 'required' }]);
    expect(text(20).parse('👩\u200D💻')).toBe('👩\u200D💻');
    expect(requiredText(20).safeParse('\u200B').error?.issues).toMatchObject([{ message: 'required' }]);
    expect(text(20).safeParse('個人番号1234\u200B5678\u200B9018').error?.issues).toMatchObject([
      { message: 'my-number' },
    ]);
  });
});

describe('a registration number as typed', () => {
  it.each([
    'T7123456789012',
    'Ｔ７１２３４５６７８９０１２',
    't7123456789012',
    'T7-1234-5678-9012',
    'T 7123456789012',
    'Ｔ７－１２３４ー5678−9012',
  ])('%s is read [B4-04]', (typed) => {
    expect(readRegistrationNumber(typed)).toBe('T7123456789012');
    expect(registrationNumberFault(readRegistrationNumber(typed))).toBeNull();
  });

  it.each([
    ['7123456789012', 'registration-number-t'],
    ['T0123456789012', 'registration-number'],
    ['T712345678901', 'registration-number'],
    ['T71234567890123', 'registration-number'],
    ['TT7123456789012', 'registration-number'],
    ['登録なし', 'registration-number'],
    ['T7123456789013', 'registration-number-digit'],
    ['T7123456798012', 'registration-number-digit'],
  ])('%s is told: %s [B4-04]', (typed, fault) => {
    expect(registrationNumberFault(readRegistrationNumber(typed))).toBe(fault);
  });

  it('may be kept with a reason where only its check digit is wrong, as that of a person may be [B4-04] [B5-05]', () => {
    expect(mayKeepNumber('registration-number-digit')).toBe(true);
    expect([mayKeepNumber('registration-number'), mayKeepNumber('registration-number-t')]).toEqual([false, false]);
  });

  it('that is none stays as typed', () => {
    expect(readRegistrationNumber('no number - yet')).toBe('no number - yet');
  });
});
