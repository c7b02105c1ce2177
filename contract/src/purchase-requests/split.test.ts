import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import { belongTogether, type SubmittedPart, splitSuspicion } from './split.ts';

const TODAY = PlainDate.parse('2026-11-21');
const BANDS = [10_000, 100_000, 500_000, 1_000_000];

const part = (totalYen: number, change: Partial<SubmittedPart> = {}): SubmittedPart => ({
  number: 'PR-2026-00001',
  purchaseCategory: 'pc',
  totalYen,
  suppliers: ['山田商会'],
  submittedOn: TODAY,
  ...change,
});

const suspicion = (own: SubmittedPart, ...earlier: SubmittedPart[]) => splitSuspicion(own, earlier, BANDS, TODAY);

describe('the suspicion of a split', () => {
  it('is there one yen from the band on that none reaches alone, and not one yen below [B5-02]', () => {
    expect(suspicion(part(50_000), part(49_999))).toBeNull();
    expect(suspicion(part(50_000), part(50_000))).toEqual({
      numbers: ['PR-2026-00001'],
      totalYen: 100_000,
      bandYen: 100_000,
    });
    expect(suspicion(part(50_000), part(50_001))?.totalYen).toBe(100_001);
  });

  it('is not there where one of them went through that band by itself [B5-02]', () => {
    expect(suspicion(part(50_000), part(100_000))).toBeNull();
    expect(suspicion(part(100_000), part(50_000))).toBeNull();
    expect(suspicion(part(450_000), part(600_000))?.bandYen).toBe(1_000_000);
  });

  it('is not hidden by a dearer one that went through the band by itself [B5-02]', () => {
    const small = ['PR-2026-00002', 'PR-2026-00003', 'PR-2026-00004'].map((number) => part(99_000, { number }));
    expect(suspicion(part(99_000), part(1_200_000), ...small)).toEqual({
      numbers: ['PR-2026-00002', 'PR-2026-00003', 'PR-2026-00004'],
      totalYen: 396_000,
      bandYen: 100_000,
    });
  });

  it('names the highest band that they reach together, and each that belongs to it [B5-02]', () => {
    const earlier = [part(90_000), part(9_000, { number: 'PR-2026-00002' }), part(9_000, { number: 'PR-2026-00003' })];
    expect(suspicion(part(9_999), ...earlier)).toEqual({
      numbers: ['PR-2026-00001', 'PR-2026-00002', 'PR-2026-00003'],
      totalYen: 117_999,
      bandYen: 100_000,
    });
    expect(suspicion(part(9_999), part(9_999), ...Array.from({ length: 10 }, () => part(9_999)))?.bandYen).toBe(
      100_000,
    );
  });

  it('looks back 30 days and no further [B5-02]', () => {
    expect(suspicion(part(50_000), part(60_000, { submittedOn: addDays(TODAY, -30) }))).not.toBeNull();
    expect(suspicion(part(50_000), part(60_000, { submittedOn: addDays(TODAY, -31) }))).toBeNull();
  });

  it('needs the same category or a supplier in common [B5-02]', () => {
    const [furniture, elsewhere] = [{ purchaseCategory: 'furniture' }, { suppliers: ['アスク', ''] }];
    expect(belongTogether(part(1, furniture), part(1))).toBe(true);
    expect(belongTogether(part(1, elsewhere), part(1))).toBe(true);
    expect(belongTogether(part(1, { ...furniture, ...elsewhere }), part(1))).toBe(false);
    expect(belongTogether(part(1, { ...furniture, suppliers: [''] }), part(1, elsewhere))).toBe(false);
    const unfilled = { purchaseCategory: null };
    expect(belongTogether(part(1, { ...unfilled, ...elsewhere }), part(1, unfilled))).toBe(false);
    expect(suspicion(part(50_000, { ...furniture, ...elsewhere }), part(60_000))).toBeNull();
  });

  it('takes a supplier for the same, however it is written [B5-02]', () => {
    const [one, other] = [['㈱ヤマダ'], ['株式会社ﾔﾏﾀﾞ']].map((suppliers) =>
      part(1, { purchaseCategory: null, suppliers }),
    );
    expect(belongTogether(one as SubmittedPart, other as SubmittedPart)).toBe(true);
  });

  it('is never about a request that costs nothing [B5-02]', () => {
    expect(suspicion(part(0), part(60_000), part(60_000))).toBeNull();
  });

  const anyPart = fc
    .record({
      totalYen: fc.integer({ min: 1, max: 1_200_000 }),
      purchaseCategory: fc.constantFrom('pc', 'furniture', null),
      suppliers: fc.subarray(['山田商会', 'アスク', '']),
    })
    .map((change) => part(change.totalYen, change));

  it('is the same whichever of two requests comes first [B5-02]', () => {
    fc.assert(
      fc.property(anyPart, anyPart, (one, other) => {
        const [there, back] = [suspicion(one, other), suspicion(other, one)];
        expect(there?.bandYen).toBe(back?.bandYen);
        expect(there?.totalYen).toBe(back?.totalYen);
      }),
    );
  });

  it('names a band between the dearest alone and all together [B5-02]', () => {
    fc.assert(
      fc.property(anyPart, fc.array(anyPart, { maxLength: 6 }), (own, earlier) => {
        const found = suspicion(own, ...earlier);
        if (found === null) return;
        expect(BANDS).toContain(found.bandYen);
        expect(found.bandYen).toBeLessThanOrEqual(found.totalYen);
        expect(found.bandYen).toBeGreaterThan(own.totalYen);
      }),
    );
  });
});
