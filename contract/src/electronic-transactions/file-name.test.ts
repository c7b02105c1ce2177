import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { YearMonth } from '../values/year-month.ts';
import { type NameContext, proposedFromName } from './file-name.ts';

const context: NameContext = {
  around: '202611' as YearMonth,
  documentTypes: [
    { code: 'invoice', names: ['請求書', 'Invoice'] },
    { code: 'receipt', names: ['領収書', 'Receipt'] },
  ],
  limits: { counterparty: 100, amount: 1_000_000_000_000 },
};
const proposed = (name: string) => proposedFromName(name, context);
const said = (name: string) => {
  const { date, counterparty, amount } = proposed(name);
  return [date, counterparty, amount];
};
const wide = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
const NOTHING = [null, null, null];

describe('values proposed from a file name', () => {
  it.each([
    ['20261121_山田商店_11000.pdf', ['2026-11-21', '山田商店', 11_000]],
    ['2026-11-21_(株)国税商事_110,000円.pdf', ['2026-11-21', '(株)国税商事', 110_000]],
    ['請求書_山田商店_R8.11.21.pdf', ['2026-11-21', '山田商店', null]],
    ['２０２６１１２１＿山田＿１１０００.pdf', ['2026-11-21', '山田', 11_000]],
    ['20261301_山田_1000.pdf', [null, '山田', 1000]],
    ['山田商店 3000-2094.pdf', NOTHING],
    ['20261121_山田商店_-5500.pdf', ['2026-11-21', '山田商店', -5500]],
    ['20261121_山田商店_▲5,500.pdf', ['2026-11-21', '山田商店', -5500]],
    ['20261121_山田商店_△5,500円.pdf', ['2026-11-21', '山田商店', -5500]],
    ['20261121_山田商店_－５，５００.pdf', ['2026-11-21', '山田商店', -5500]],
    ['20261121_山田商店_¥-5,500.pdf', ['2026-11-21', '山田商店', -5500]],
    ['20261121_山田_商店_11000.pdf', ['2026-11-21', '山田_商店', 11_000]],
    ['２０２６１１２１_㈱山田_１１０００.PDF', ['2026-11-21', '㈱山田', 11_000]],
    ['20261131_山田_1.pdf', [null, '山田', 1]],
    ['2026-11-21_山田_11000(1).pdf', ['2026-11-21', '山田', 11_000]],
    ['2026-11-21_山田_11000 (12).pdf', ['2026-11-21', '山田', 11_000]],
    ['令和8年11月21日_山田_0.pdf', ['2026-11-21', '山田', 0]],
    ['20261121_山田商店.pdf', ['2026-11-21', '山田商店', null]],
    ['山田商店_11000_R8.11.21', ['2026-11-21', '山田商店', 11_000]],
    ['20261121_山田_請求書_11000.pdf', ['2026-11-21', '山田', 11_000]],
  ])('%s says %j [B7-07]', (name, values) => {
    expect(said(name)).toEqual(values);
  });

  it.each([
    ['IMG_20261121.jpg', ['2026-11-21', null, null]],
    ['20261121_11000.pdf', ['2026-11-21', null, null]],
    ['20261121_山田_20261231.pdf', ['2026-11-21', '山田', null]],
    ['20261121_山田_0001234.pdf', ['2026-11-21', '山田', null]],
    ['20261121_山田_2000000000000.pdf', ['2026-11-21', '山田', null]],
    ['20261121_山田_1,00.pdf', ['2026-11-21', '山田', null]],
    ['山田商店_11000.pdf', NOTHING],
    ['20261121.pdf', NOTHING],
    ['.pdf', NOTHING],
    ['20261121_\u202E000011_山田.pdf', NOTHING],
  ])('%s is not read beyond %j [B7-07]', (name, values) => {
    expect(said(name)).toEqual(values);
  });

  it('tells the day that the calendar does not have, the tax and the type of document [B7-07]', () => {
    expect(proposed('20261131_山田_1.pdf').unreadDate).toBe('20261131');
    expect(proposed('20261121_山田_1,100円(税込).pdf')).toMatchObject({ amount: 1100, taxBasis: 'included' });
    expect(proposed('20261121_山田_1000税抜.pdf')).toMatchObject({ amount: 1000, taxBasis: 'excluded' });
    expect(proposed('INVOICE_山田_20261121.pdf')).toMatchObject({ documentType: 'invoice', counterparty: '山田' });
  });

  const days = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1990-01-01' as PlainDate, n));
  const parties = fc.stringMatching(/^[山田商店ア-ン]{1,12}(_[山田ア-ン]{1,5})?$/u);
  const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

  it('whatever is written as day, counterparty and amount reads back, in either width and with a mark of a copy [B7-07]', () => {
    fc.assert(
      fc.property(days, parties, amounts, fc.boolean(), fc.boolean(), (day, party, amount, isWide, isCopy) => {
        // An amount of eight digits may be a day, and is then left open: the table above says so.
        fc.pre(Math.abs(amount) < 10_000_000 || amount >= 100_000_000);
        const name = `${day.replaceAll('-', '')}_${party}_${amount}${isCopy ? '(1)' : ''}`;
        expect(said(`${isWide ? wide(name) : name}.pdf`)).toEqual([day, party, amount]);
      }),
    );
  });

  it('any name gives values that their fields accept, or none, and never a fault [B7-07]', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom(...'20261121_＿-▲△¥,.()（）円税込R令和年月日山ア０１ \u202E\u200B'),
        maxLength: 30,
      }),
    );
    fc.assert(
      fc.property(names, (name) => {
        const { date, counterparty, amount } = proposed(name);
        expect(date === null || /^\d{4}-\d\d-\d\d$/.test(date)).toBe(true);
        expect(counterparty === null || (counterparty.trim() !== '' && counterparty.length <= 100)).toBe(true);
        expect(amount === null || (Number.isSafeInteger(amount) && !Object.is(amount, -0))).toBe(true);
      }),
    );
  });
});
