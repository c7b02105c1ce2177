import { describe, expect, it } from 'vitest';
import { holdsOn, isOpenFrom, phaseOn } from './phases.ts';

const days = (validFrom: string, validTo: string | null = null) => ({ validFrom, validTo });

describe('the days of a published version', () => {
  it('are half-open: the first day counts, the end does not [B3-01]', () => {
    const version = days('2026-12-01', '2027-01-01');
    const asked = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'];
    expect(asked.map((day) => holdsOn(version, day))).toEqual([false, true, true, false]);
    expect(holdsOn(days('2026-12-01'), '2099-01-01')).toBe(true);
  });

  it('are none where it was replaced before they began', () => {
    const replaced = days('2026-12-01', '2026-12-01');
    expect(holdsOn(replaced, '2026-12-01')).toBe(false);
    expect(isOpenFrom(replaced, '2026-11-21')).toBe(false);
  });

  it('are open to come as long as one of them is not over', () => {
    expect(isOpenFrom(days('2026-01-01', '2026-11-21'), '2026-11-21')).toBe(false);
    expect(isOpenFrom(days('2026-01-01', '2026-11-22'), '2026-11-21')).toBe(true);
  });
});

describe('where a route stands', () => {
  it.each([
    ['draft', []],
    ['scheduled', [days('2026-12-01')]],
    ['scheduled', [days('2026-12-01'), days('2026-12-05', '2026-12-05')]],
    ['active', [days('2026-12-01'), days('2026-04-01', '2026-12-01')]],
    ['active', [days('2026-11-21')]],
    ['ended', [days('2026-04-01', '2026-11-21')]],
    ['ended', [days('2026-12-01', '2026-12-01'), days('2026-04-01', '2026-11-01')]],
  ])('is %s with the versions %j [B3-01]', (phase, published) => {
    expect(phaseOn(published, '2026-11-21')).toBe(phase);
  });
});
