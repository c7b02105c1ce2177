import { describe, expect, it } from 'vitest';
import { belongsTo, placeOf } from './request-checks.ts';

describe('the place of a finding', () => {
  it('is its line, its quote, or the request as a whole [B5-02]', () => {
    expect(placeOf('lines.2.unitPrice')).toEqual({ kind: 'line', index: 2 });
    expect(placeOf('quotes.0.amount')).toEqual({ kind: 'quote', index: 0 });
    for (const field of ['lines', 'quotes', 'neededBy', '']) expect(placeOf(field)).toEqual({ kind: 'request' });
  });

  it('takes in what lies within its row, never what belongs to another row or to the list [B5-02]', () => {
    expect(belongsTo('lines.1.item', 'lines.1')).toBe(true);
    expect(belongsTo('lines.10.item', 'lines.1')).toBe(false);
    expect(belongsTo('lines.1.item', 'lines')).toBe(false);
    expect(belongsTo('quotes', 'quotes')).toBe(true);
  });
});
