import { describe, expect, it } from 'vitest';
import { purchaseNumbersMeant } from './purchase-number.ts';

describe('the number of a purchase request', () => {
  it.each(['PR-2026-00045', 'pr-2026-45', 'ＰＲ－２０２６－０００４５', ' PR‐2026‐45 ', '2026-45', 'pr2026-45'])(
    'is understood as people type it: %s [B9-02]',
    (typed) => expect(purchaseNumbersMeant(typed, 2027)).toEqual(['PR-2026-00045']),
  );

  it('may be its digits alone, of this fiscal year or one of the two before', () => {
    expect(purchaseNumbersMeant('４５', 2026)).toEqual(['PR-2026-00045', 'PR-2025-00045', 'PR-2024-00045']);
    expect(purchaseNumbersMeant('pr-123456', 2026).at(0)).toBe('PR-2026-123456');
  });

  it.each(['', 'PR', 'ノートPC', '4.5', 'TE-2026-00123', 'XPR-2026-1', '1'.repeat(40)])(
    'is not found in %j',
    (typed) => {
      expect(purchaseNumbersMeant(typed, 2026)).toEqual([]);
    },
  );
});
