import { describe, expect, it } from 'vitest';
import { claimNumbersMeant } from './claim-number.ts';

describe('the number of a claim', () => {
  it.each(['TE-2026-00123', 'te-2026-123', 'ＴＥ－２０２６－００１２３', ' TE‐2026‐00123 ', '2026-123'])(
    'is understood as people type it: %s [B9-02]',
    (typed) => expect(claimNumbersMeant(typed, 2027)).toEqual(['TE-2026-00123']),
  );

  it('may be its digits alone, of this fiscal year or one of the two before', () => {
    expect(claimNumbersMeant('１２３', 2026)).toEqual(['TE-2026-00123', 'TE-2025-00123', 'TE-2024-00123']);
    expect(claimNumbersMeant('123456', 2026).at(0)).toBe('TE-2026-123456');
  });

  it.each(['', 'TE', '佐藤', '12.3', 'PR-2026-00045', '1'.repeat(40)])('is not found in %j', (typed) => {
    expect(claimNumbersMeant(typed, 2026)).toEqual([]);
  });
});
