import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureCount, figuresOf, median, percentile } from './figures.ts';

const round = (ms: number, latencies: number[], cpuMs = 0, failures: Record<string, number> = {}) => ({
  ms,
  latencies: Float64Array.from(latencies),
  cpuMs,
  failures,
});

describe('figures of the bench', () => {
  it('a percentile is a value that occurred, with at least that share at or below it', () => {
    const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.double({ min: 0.01, max: 1, noNaN: true }), (given, share) => {
        const found = percentile(Float64Array.from(given).sort(), share);
        expect(given).toContain(found);
        expect(given.filter((value) => value <= found).length).toBeGreaterThanOrEqual(given.length * share - 1e-9);
      }),
    );
  });

  it('the median is not moved by one wild round', () => {
    expect(median([10, 11, 9, 10, 500])).toBe(10);
    expect(median([1, 3])).toBe(2);
  });

  it('the rate is the median of the rounds, percentiles and CPU count every request', () => {
    const figures = figuresOf([round(1000, [1, 1, 1, 1], 8), round(1000, [9, 9], 4), round(1000, [5, 5, 5], 6)]);
    expect(figures).toMatchObject({ rate: 3, p50: 5, p99: 9, cpuMs: 2 });
  });

  it('failures of all rounds are added up by kind, and are no requests', () => {
    const figures = figuresOf([
      round(500, [1], 0, { 'status 409': 2 }),
      round(500, [1], 0, { 'status 409': 1, reset: 1 }),
    ]);
    expect(figures.failures).toEqual({ 'status 409': 3, reset: 1 });
    expect(failureCount(figures)).toBe(4);
    expect(figures.rate).toBe(2);
  });
});
