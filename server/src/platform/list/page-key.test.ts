import { describe, expect, it } from 'vitest';
import type { Term } from './order-store.ts';
import { pageKeyOf, readPageKey } from './page-key.ts';

const ID = '019a0000-0000-7000-8000-00000000dead';
const TERMS = [
  { kind: 'instant', nullable: false },
  { kind: 'id', nullable: false },
] as readonly Partial<Term>[] as readonly Term[];

const read = (instant: string) => readPageKey(pageKeyOf('scope', [instant, ID]), 'scope', TERMS);

describe('the key of the next page', () => {
  it.each(['2026-11-21T05:05:00.000Z', '2028-02-29T23:59:59.999Z', '0100-01-01T00:00:00.000Z'])(
    'is read where its instant is %s [B0-10]',
    (instant) => {
      expect(read(instant)).toEqual([instant, ID]);
    },
  );

  it.each([
    ['a day that does not exist', '2026-02-30T05:05:00.000Z'],
    ['an hour that does not exist', '2026-11-21T24:00:00.000Z'],
    ['the year 0, which PostgreSQL does not have', '0000-01-01T00:00:00.000Z'],
    ['a year of which nothing is told', '0099-12-31T23:59:59.999Z'],
    ['no instant', 'tomorrow'],
  ])('is refused with %s (R12) [B0-10]', (_what, instant) => {
    expect(() => read(instant)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
