import type { TypedGround } from '@madoguchi/contract/expense-claims/typed-values.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { expect, it } from 'vitest';
import { toHiragana } from '../../../../platform/reading/to-hiragana.ts';
import { line } from '../autosave/sample-lines.ts';
import { lineWith, patchesBetween, valuesOf } from './line-form-values.ts';

const ground: TypedGround = {
  month: '202611' as YearMonth,
  choices: {
    purpose: [{ code: 'visit', names: ['訪問'], kana: 'ほうもん' }],
    transportMode: [],
    tripType: [],
    expenseType: [],
    taxClass: [],
    invoiceBasis: [],
    paidBy: [],
  },
  toHiragana,
};

it('full-width digits in the fare are read as yen [B0-11]', () => {
  const values = { ...valuesOf(line(1)), unitFare: '１，２４０円' };
  expect(lineWith(line(1), values, ground)).toEqual(line(1, { unitFare: 1240 }));
});

it('the day of the native field and the code of a list are taken as they are', () => {
  const values = { ...valuesOf(line(1)), useDate: '2026-11-05', purpose: 'visit' };
  expect(lineWith(line(1), values, ground)).toMatchObject({ useDate: '2026-11-05', purpose: 'visit' });
});

it('what cannot be read stays as typed [B0-11]', () => {
  const after = lineWith(line(1), { ...valuesOf(line(1)), unitFare: 'たくさん' }, ground);
  expect(after).toEqual(line(1, { typed: { unitFare: 'たくさん' } }));
  expect(valuesOf(after).unitFare).toBe('たくさん');
});

it('a field that was not touched keeps what it holds, unread text included', () => {
  const before = line(1, { typed: { useDate: '先週' }, deduction: 0 });
  const after = lineWith(before, { ...valuesOf(before), memo: '出張' }, ground);
  expect(after).toEqual({ ...before, memo: '出張' });
  expect(patchesBetween(before, after).map((patch) => patch.kind === 'set' && patch.field)).toEqual(['memo']);
});
