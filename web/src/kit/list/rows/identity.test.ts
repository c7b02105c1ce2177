import { describe, expect, it } from 'vitest';
import { isSameRow } from './identity.ts';

interface Row {
  readonly person: string;
  readonly claim: string | null;
}
const IDENTITY = { keyOf: ({ person, claim }: Row) => claim ?? person, subjectOf: ({ person }: Row) => person };
const same = (a: Row, b: Row | undefined) => isSameRow(IDENTITY, a, b);

describe('a row of a list', () => {
  it('stays itself when it gets what it is about, or loses it', () => {
    expect(same({ person: 'a', claim: null }, { person: 'a', claim: '1' })).toBe(true);
    expect(same({ person: 'a', claim: '1' }, { person: 'a', claim: null })).toBe(true);
  });

  it('is another one for another subject, or for another thing of the same', () => {
    expect(same({ person: 'a', claim: null }, { person: 'b', claim: null })).toBe(false);
    expect(same({ person: 'a', claim: '1' }, { person: 'a', claim: '2' })).toBe(false);
    expect(same({ person: 'a', claim: '1' }, undefined)).toBe(false);
  });
});
