import { expect, it } from 'vitest';
import { PhoneNumber, readTypedPhone } from './phone-number.ts';

it.each([
  '090-1234-5678',
  '09012345678',
  '03-1234-5678',
  '0312345678',
  '0120-000-000',
  '+81-90-1234-5678',
  '+14155550100',
])('takes %s for a telephone number', (number) => expect(PhoneNumber.safeParse(number).success).toBe(true));

it.each([
  '',
  '1234',
  '0',
  '00',
  '090-1234',
  '090-1234-5678 内線12',
  '(03 1234 5678',
  '03(1234',
  '090-1234-5678;x',
  '+',
  '1'.repeat(40),
])('takes %j for none', (number) =>
  expect(PhoneNumber.safeParse(number).error?.issues).toMatchObject([{ message: 'phone' }]),
);

it.each([
  ['03(1234)5678', '03-1234-5678'],
  ['(03)1234-5678', '03-1234-5678'],
  ['（０３）１２３４－５６７８', '03-1234-5678'],
  ['+81 (0)90-1234-5678', '+81-90-1234-5678'],
  ['+81(0)9012345678', '+81-9012345678'],
  ['(+81) 90 1234 5678', '+81-90-1234-5678'],
  ['03.1234.5678', '03-1234-5678'],
  ['090 1234 5678', '090-1234-5678'],
  ['090ー1234ー5678', '090-1234-5678'],
  ['03 - 1234 - 5678', '03-1234-5678'],
  ['\u202A090-1234-5678\u202C', '090-1234-5678'],
])('reads %s as %s', (typed, number) => {
  expect(readTypedPhone(typed)).toBe(number);
  expect(PhoneNumber.parse(typed)).toBe(number);
});

it('leaves what is no telephone number as it was typed', () => {
  for (const typed of ['内線 12', '12.5', '(090', '']) expect(readTypedPhone(typed)).toBe(typed);
});
