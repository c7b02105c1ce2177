import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DIFFERENCE_MAX, leftOut, writtenDifference } from './written-difference.ts';

it('a difference that has room is written as it is [B0-09]', () => {
  const difference = { total: [1, 2], memo: '精算', none: undefined };
  expect(writtenDifference(difference)).toBe(JSON.stringify(difference));
});

it('of a longer one the longest members are left out, and it says what and how much (T19) [B0-09]', () => {
  const emails = Array.from({ length: 40_000 }, (_, nth) => `${'精'.repeat(15)}${nth}@example.jp`);
  const written = writtenDifference({ role: 'staff', employees: 40_000, emails });
  expect(Buffer.byteLength(written)).toBeLessThan(DIFFERENCE_MAX);
  const json = JSON.stringify(emails);
  const sha256 = hash('sha256', json, 'hex');
  const marker = { leftOut: { bytes: Buffer.byteLength(json), sha256 } };
  expect(JSON.parse(written)).toEqual({ role: 'staff', employees: 40_000, emails: marker });
});

it('as many as need be are left out, and no more [B0-09]', () => {
  const long = 'a'.repeat(900_000);
  expect(JSON.parse(writtenDifference({ a: long, b: long, c: 'short' }))).toEqual({
    a: leftOut(JSON.stringify(long)),
    b: long,
    c: 'short',
  });
});

it('one of very many short members is left out as a whole [B0-09]', () => {
  const difference = Object.fromEntries(Array.from({ length: 200_000 }, (_, nth) => [`field ${nth}`, nth]));
  expect(JSON.parse(writtenDifference(difference))).toEqual(leftOut(JSON.stringify(difference)));
});
