import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, GROUND, RECEIPT, ride } from '../../test/checked-lines.ts';
import { blockers, type CheckedLine, checkClaim, type Finding } from './checks.ts';
import { EXPENSE_TYPES } from './line-fields.ts';

describe('what blocks submission', () => {
  it('a warning without a memo, and no longer with one [B4-04]', () => {
    const holiday = { useDate: day('2026-11-03') };
    const [silent, blank, explained] = ['', '　 ', '展示会の設営のため'].map((memo) => ride({ ...holiday, memo }));
    for (const line of [silent, blank] as CheckedLine[]) {
      expect(blockers([line], checkClaim([line], GROUND))).toMatchObject([
        { lineId: line.id, field: 'memo', code: 'memo-needed' },
      ]);
    }
    expect(blockers([explained as CheckedLine], checkClaim([explained as CheckedLine], GROUND))).toEqual([]);
  });

  it('an error, whatever the memo says [B4-04]', () => {
    const wrong = ride({ purpose: null, memo: '急ぎ' });
    expect(blockers([wrong], checkClaim([wrong], GROUND))).toMatchObject([{ code: 'required', severity: 'error' }]);
    const silent = ride({ purpose: null });
    expect(blockers([silent], checkClaim([silent], GROUND))).toMatchObject([{ code: 'required' }]);
  });

  it('being late, until a memo says why [B4-04]', () => {
    const [first, second] = [ride(), ride({ unitFare: 491 })];
    const inTheWay = (lines: readonly CheckedLine[], today: string) =>
      blockers(lines, checkClaim(lines, { ...GROUND, today: day(today) }));
    expect(inTheWay([first, second], '2027-01-31')).toMatchObject([
      { lineId: first.id, field: 'memo', code: 'late-memo-needed', severity: 'error' },
    ]);
    expect(inTheWay([first, { ...second, memo: '出張中のため' }], '2027-01-31')).toEqual([]);
    expect(inTheWay([first], '2026-11-30')).toEqual([]);
    const warned = ride({ useDate: day('2026-11-03') });
    expect(inTheWay([first, warned], '2027-01-31'), 'the memo that is asked for anyway may say it').toMatchObject([
      { lineId: warned.id, code: 'memo-needed' },
    ]);
  });
});

const lines = fc.array(
  fc
    .record({
      useDate: fc.constantFrom(null, day('2026-11-11'), day('2026-11-03'), day('2026-11-14'), day('2026-12-01')),
      purpose: fc.constantFrom(null, 'office', 'visit', 'gone'),
      transportMode: fc.constantFrom(null, 'train', 'express', 'taxi'),
      tripType: fc.constantFrom(null, 'one-way', 'round-trip'),
      to: fc.constantFrom('', '品川', '横浜'),
      unitFare: fc.constantFrom(null, 1, 180, 30_000, 500_001),
      deduction: fc.constantFrom(0, 1, 400),
      expenseType: fc.constantFrom(...EXPENSE_TYPES),
      memo: fc.constantFrom('', '説明'),
      attachments: fc.constantFrom([], [RECEIPT]),
    })
    .map(ride),
  { maxLength: 5 },
);

/** The findings without what may depend on the order: which of two equal lines is the second. */
const told = (findings: readonly Finding[]) =>
  findings
    .filter(({ code }) => code !== 'same-line-twice')
    .map(({ lineId, field, code }) => `${lineId} ${field} ${code}`)
    .sort();

describe('for any lines', () => {
  it('their order changes nothing but which of two equal ones is named [B4-04]', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const [there, back] = [checkClaim(given, GROUND), checkClaim([...given].reverse(), GROUND)];
        const twice = (found: readonly Finding[]) => found.filter(({ code }) => code === 'same-line-twice').length;
        return told(there).join() === told(back).join() && twice(there) === twice(back);
      }),
    );
  });

  it('nothing blocks exactly where there is no error and every warned line has a memo [B4-04]', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const findings = checkClaim(given, GROUND);
        const silent = findings.some(
          ({ severity, lineId }) => severity === 'warning' && given.find(({ id }) => id === lineId)?.memo === '',
        );
        const clear = !silent && findings.every(({ severity }) => severity === 'warning');
        return (blockers(given, findings).length === 0) === clear;
      }),
    );
  });

  it('each finding is told of a line of the claim, or of the claim as a whole', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const known = new Set<string | null>([null, ...given.map(({ id }) => id)]);
        return checkClaim(given, GROUND).every(({ lineId }) => known.has(lineId));
      }),
    );
  });
});
