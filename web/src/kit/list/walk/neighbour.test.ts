import { describe, expect, it } from 'vitest';
import { neighbour } from './neighbour.ts';

const IDS = ['a', null, 'b', 'c', null];

describe('walking a list', () => {
  it('goes from row to row past those that cannot be opened, and stops at the ends [B4-08]', () => {
    expect(neighbour(IDS, 'a', 1)).toBe('b');
    expect(neighbour(IDS, 'b', -1)).toBe('a');
    expect(neighbour(IDS, 'a', -1)).toBeNull();
    expect(neighbour(IDS, 'c', 1)).toBeNull();
  });

  it('begins at the end it comes from, also where its row has gone', () => {
    expect(neighbour(IDS, null, 1)).toBe('a');
    expect(neighbour(IDS, null, -1)).toBe('c');
    expect(neighbour(IDS, 'gone', 1)).toBe('a');
    expect(neighbour([null], null, 1)).toBeNull();
  });
});
