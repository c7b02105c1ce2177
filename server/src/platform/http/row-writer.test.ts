import { Id, Instant } from '@madoguchi/contract/values/id.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { instantFromText, rowWriter } from './row-writer.ts';

describe('rows written as JSON', () => {
  it('an instant is written as the contract has it, whatever fraction PostgreSQL printed [B0-01]', () => {
    expect(instantFromText('2026-11-21 01:02:03+00')).toBe('2026-11-21T01:02:03.000Z');
    expect(instantFromText('2026-11-21 01:02:03.4+00')).toBe('2026-11-21T01:02:03.400Z');
    expect(instantFromText('2026-11-21 01:02:03.456+00')).toBe('2026-11-21T01:02:03.456Z');
  });

  it('any text comes back as it was, beside numbers, nothing and instants', () => {
    const row = z.object({ id: Id, name: z.string(), count: z.number(), at: Instant.nullable(), sure: z.boolean() });
    const write = rowWriter(row);
    fc.assert(
      fc.property(fc.uuid(), fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), (id, name, count, sure) => {
        const written = write([id, name, String(count), null, sure ? 't' : 'f']);
        expect(JSON.parse(written)).toEqual({ id, name, count, at: null, sure });
      }),
    );
  });

  it('cells behind the row’s own are left out, and a missing one is a fault of ours', () => {
    const write = rowWriter(z.object({ name: z.string() }));
    expect(write(['山田', 'a key'])).toBe('{"name":"山田"}');
    expect(() => write([])).toThrow(RangeError);
  });
});
