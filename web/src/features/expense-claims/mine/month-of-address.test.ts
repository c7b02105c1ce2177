import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { expect, it } from 'vitest';
import { monthOfAddress } from './month-of-address.ts';

const today = '2026-12-31' as PlainDate;

it('a month up to the next one is shown [S2-12]', () => {
  expect(['202611', '202612', '202701'].map((text) => monthOfAddress(text, today))).toEqual([
    '202611',
    '202612',
    '202701',
  ]);
});

it('a wrong month, one in full-width digits and one after next month are none [S2-12]', () => {
  const wrong = ['202613', '２０２６１１', '202702', '202600', '2026-11', '', '20261'];
  expect(wrong.map((text) => monthOfAddress(text, today))).toEqual(wrong.map(() => null));
});
