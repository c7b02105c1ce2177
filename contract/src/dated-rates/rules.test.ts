import { describe, expect, it } from 'vitest';
import { PlainDate } from '../values/plain-date.ts';
import { RATE_BOUNDS, RATE_KEYS, RATE_KINDS, type RateKey } from './keys.ts';
import { NewRate } from './model.ts';
import { additionFaults, isCorrectable } from './rules.ts';

const day = (text: string) => PlainDate.parse(text);
const TODAY = day('2026-11-21');
const key = 'transitional-deduction-percent' as const;

describe('a dated rate', () => {
  const standing = ['2023-10-01', '2026-10-01', '2028-10-01'].map((from) => ({ key, validFrom: day(from) }));
  const added = (validFrom: string, of: string = key) =>
    additionFaults(standing, { key: of, validFrom: day(validFrom) }, TODAY).map(({ code }) => code);

  it('is added after every value of its key and after today: what was looked up stays what it was [B1-06]', () => {
    expect(added('2028-10-02')).toEqual([]);
    expect(added('2028-10-01')).toEqual(['rate-order']);
    expect(added('2027-04-01')).toEqual(['rate-order']);
    expect(added('2026-11-22', 'private-car-per-km-yen')).toEqual([]);
    expect(added('2026-11-21', 'private-car-per-km-yen')).toEqual(['rate-begun']);
  });

  it('may be corrected until the day on which it begins [B1-06]', () => {
    expect(isCorrectable({ validFrom: day('2026-11-22') }, TODAY)).toBe(true);
    expect(isCorrectable({ validFrom: TODAY }, TODAY)).toBe(false);
  });

  it('lies within the bounds of its unit, whole, and says where it comes from [B1-06]', () => {
    const isTaken = (more: object) =>
      NewRate.safeParse({ key, validFrom: '2029-04-01', value: 50, source: '税制改正', ...more }).success;
    expect(isTaken({})).toBe(true);
    for (const wrong of [{ value: 101 }, { value: -1 }, { value: 7.5 }, { source: ' ' }, { key: 'other' }]) {
      expect(isTaken(wrong), JSON.stringify(wrong)).toBe(false);
    }
    expect(isTaken({ key: 'claim-closing-business-day', value: 0 })).toBe(false);
    const most = (one: RateKey) => RATE_BOUNDS[RATE_KINDS[one].unit].max;
    expect(RATE_KEYS.every((one) => isTaken({ key: one, value: most(one) }))).toBe(true);
    expect(isTaken({ key: 'evidence-retention-years', value: 6 })).toBe(false);
  });
});
