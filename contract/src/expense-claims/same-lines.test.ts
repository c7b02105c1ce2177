import { describe, expect, it } from 'vitest';
import { GROUND, RECEIPT, ride } from '../../test/checked-lines.ts';
import { type CheckedLine, checkClaim } from './checks.ts';

const receipts = (...signs: readonly string[]) => ({
  attachments: signs.map((sha256) => ({ ...RECEIPT, sha256 })),
});
const parking = (change: Partial<CheckedLine>) =>
  ride({ expenseType: 'parking-toll', from: '', to: '', transportMode: null, tripType: null, ...change });
const twice = (...lines: readonly CheckedLine[]) =>
  checkClaim(lines, GROUND).filter(({ code }) => code === 'same-line-twice').length;

describe('two lines are taken for the same', () => {
  it('not before their day and fare are filled [B4-04]', () => {
    for (const unfilled of [{ useDate: null }, { unitFare: null }])
      expect(twice(ride(unfilled), ride(unfilled))).toBe(0);
  });

  it('by the day and the section of a ride, whatever its receipts and its purpose [B4-04]', () => {
    expect(twice(ride(receipts('ab')), ride(receipts('cd')))).toBe(1);
    expect(twice(ride({ purposeText: '会議' }), ride({ purposeText: '商談' }))).toBe(1);
  });

  it.each<[string, Partial<CheckedLine>, Partial<CheckedLine>, number]>([
    ['nothing else', {}, {}, 1],
    ['whom it concerned', { visitedParty: '甲社' }, { visitedParty: '乙社' }, 0],
    ['blanks around whom it concerned', { visitedParty: '甲社' }, { visitedParty: ' 甲社　' }, 1],
    ['its purpose', { purposeText: '会議' }, { purposeText: '商談' }, 0],
    ['blanks around its purpose', { purposeText: '会議' }, { purposeText: '　会議 ' }, 1],
    ['its receipt', receipts('ab'), receipts('cd'), 0],
    ['the same receipt', receipts('ab'), receipts('ab'), 1],
    ['the order of its receipts', receipts('ab', 'cd'), receipts('cd', 'ab'), 1],
  ])('of two payments of a day and amount by %s [B4-04]', (_, one, other, found) => {
    expect(twice(parking(one), parking(other))).toBe(found);
  });

  it('not where the text of one field goes on in the next [B4-04]', () => {
    const station = { tripType: null };
    expect(
      twice(ride({ ...station, to: '出口3', unitFare: 90 }), ride({ ...station, to: '出口', unitFare: 390 })),
    ).toBe(0);
    expect(
      twice(parking({ purposeText: '展示会', visitedParty: '' }), parking({ purposeText: '展示', visitedParty: '会' })),
    ).toBe(0);
  });

  it('and the line is told, and the first of the two [B4-04]', () => {
    const [first, other, second] = [ride(), ride({ unitFare: 7 }), ride()];
    const [finding] = checkClaim([other, first, second], GROUND);
    expect(finding).toMatchObject({ lineId: second.id, code: 'same-line-twice', values: { line: 2 } });
  });
});

it('a receipt that further lines have is told with the first line that has it, of several with the first of all [B4-04]', () => {
  const lines = [['ab'], ['ab', 'cd'], ['ab', 'cd'], ['cd'], ['ef']].map((signs, nth) =>
    ride({ ...receipts(...signs), unitFare: 490 + nth }),
  );
  const limits = { ...GROUND.limits, lines: lines.length };
  const found = checkClaim(lines, { ...GROUND, limits }).map(({ lineId, code, values }) => [
    lines.findIndex(({ id }) => id === lineId) + 1,
    code,
    values,
  ]);
  expect(found).toEqual([
    [2, 'receipt-twice', { line: 1 }],
    [3, 'receipt-twice', { line: 1 }],
    [4, 'receipt-twice', { line: 2 }],
  ]);
});
