import { expect, it } from 'vitest';
import { PhoneNumber } from './phone-number.ts';

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
  '０９０-1234-5678',
  '090 1234 5678',
  '090-1234-5678;x',
  '+',
  '1'.repeat(40),
])('takes %j for none', (number) =>
  expect(PhoneNumber.safeParse(number).error?.issues).toMatchObject([{ message: 'phone' }]),
);
