import { describe, expect, it } from 'vitest';
import { amountFault, amountFaultSentence } from './amount-fault.ts';
import { PURCHASE_LIMITS } from './limits.ts';

const BANDS = [
  { fromYen: 100_000, quotes: 1 },
  { fromYen: 1_000_000, quotes: 3 },
];
const quote = (supplier: string) => ({
  id: supplier,
  supplier,
  amount: 1 as never,
  validUntil: null,
  isChosen: false,
  note: '',
  attachmentId: null,
});
const request = (suppliers: readonly string[], singleSourceReason = '') => ({
  quotes: suppliers.map(quote),
  singleSourceReason,
});

describe('another amount of a request on its way', () => {
  it('asks for as many quotes as its submission would [B5-02] [B3-05]', () => {
    expect(amountFault(request([]), 99_999, BANDS)).toBeNull();
    expect(amountFault(request([]), 100_000, BANDS)).toEqual({
      code: 'quotes-missing',
      values: { total: 100_000, needed: 1, given: 0 },
    });
    expect(amountFault(request(['A']), 999_999, BANDS)).toBeNull();
    expect(amountFault(request(['A']), 1_000_000, BANDS)).toEqual({
      code: 'quotes-or-reason',
      values: { total: 1_000_000, needed: 3, given: 1 },
    });
    expect(amountFault(request(['A', 'B', 'C']), 1_000_000, BANDS)).toBeNull();
  });

  it('takes a single-source reason in the highest band only [B5-02]', () => {
    expect(amountFault(request([], '純正品'), 1_000_000, BANDS)).toBeNull();
    expect(amountFault(request([], ' '), 1_000_000, BANDS)?.code).toBe('quotes-or-reason');
    expect(amountFault(request([], '純正品'), 100_000, BANDS)?.code).toBe('quotes-missing');
  });

  it('is no more than a request may come to, whatever quotes there are [B5-01]', () => {
    const limit = PURCHASE_LIMITS.totalYen;
    expect(amountFault(request([], '純正品'), limit, BANDS)).toBeNull();
    expect(amountFault(request([], '純正品'), limit + 1, BANDS)).toEqual({ code: 'total-over', values: { limit } });
  });

  it.each(['total-over', 'quotes-missing', 'quotes-or-reason'] as const)(
    'says in both languages that the request goes back: %s [B0-01] [B3-05]',
    (code) => {
      const fault = { code, values: { limit: 1, total: 100_000, needed: 3, given: 1 } };
      expect(amountFaultSentence(fault, 'ja')).toContain('差し戻し');
      expect(amountFaultSentence(fault, 'en')).toContain('Return the request');
      for (const language of ['ja', 'en'] as const) expect(amountFaultSentence(fault, language)).not.toMatch(/[{}]/);
    },
  );
});
