import type { Field } from '@madoguchi/contract/list/list.ts';
import { expect, it } from 'vitest';
import { writtenEnd, writtenValue } from './written-value.ts';

const INSTANT: Field = { of: 'updatedAt', kind: 'instant', name: { ja: '更新日時', en: 'Updated' } };
const SUBMITTED: Field = { ...INSTANT, name: { ja: '申請日', en: 'Submitted' }, isByDay: true };
const AT = '2026-11-20T15:05:00.000Z';

it('writes an instant with its time, one by day as its day in Japan, and an end of a range as a day', () => {
  expect(writtenValue(INSTANT, AT, 'ja')).toBe('2026/11/21(土) 00:05');
  expect(writtenValue(INSTANT, AT, 'en')).toBe('21 Nov 2026 (Sat) 00:05');
  expect(writtenValue(SUBMITTED, AT, 'ja')).toBe('2026/11/21(土)');
  expect([INSTANT, SUBMITTED].map((field) => writtenEnd(field, '2026-11-21', 'ja'))).toEqual(
    Array(2).fill('2026/11/21(土)'),
  );
  expect(writtenValue(INSTANT, null, 'ja')).toBe('');
});
