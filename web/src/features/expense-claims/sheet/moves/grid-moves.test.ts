import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMNS, type ColumnId, SECOND_PART } from './columns.ts';
import { blockBetween, type Motion, moved, opensSecondPart, type SheetShape } from './grid-moves.ts';

const shape = (open: string[] = [], order = ['a', 'b', 'c']): SheetShape => ({
  order,
  secondPart: (id) => (open.includes(id) ? SECOND_PART.map((column) => column.id) : []),
  pageLines: 2,
});
const go = (lineId: string, column: ColumnId, motion: Motion, on = shape()) => {
  const target = moved({ lineId, column }, motion, on);
  return typeof target === 'string' ? target : `${target.lineId} ${target.column}`;
};

describe('moves', () => {
  it('Tab stops where something is typed, arrows at every cell [B4-02]', () => {
    expect(go('a', 'unitFare', 'next')).toBe('b useDate');
    expect(go('a', 'unitFare', 'right')).toBe('a amount');
    expect(go('a', 'amount', 'next')).toBe('b useDate');
    expect(go('a', 'attachments', 'previous')).toBe('a unitFare');
    expect(go('b', 'useDate', 'previous')).toBe('a unitFare');
  });

  it('an open second line is part of the way [B4-02]', () => {
    const open = shape(['a']);
    expect(go('a', 'unitFare', 'next', open)).toBe('a visitedParty');
    expect(go('a', 'memo', 'next', open)).toBe('b useDate');
    expect(go('b', 'useDate', 'previous', open)).toBe('a memo');
    expect(go('a', 'useDate', 'line-end', open)).toBe('a memo');
    expect(opensSecondPart({ lineId: 'b', column: 'menu' }, open)).toBe(true);
    expect(opensSecondPart({ lineId: 'a', column: 'menu' }, open)).toBe(false);
  });

  it('the cell that a line needs below is on the way, the other ones open by → behind it [B4-02]', () => {
    const needed: SheetShape = { ...shape(), secondPart: (id) => (id === 'a' ? ['visitedParty'] : []) };
    expect(go('a', 'unitFare', 'next', needed)).toBe('a visitedParty');
    expect(go('a', 'visitedParty', 'next', needed)).toBe('b useDate');
    expect(go('a', 'menu', 'right', needed)).toBe('a visitedParty');
    expect(opensSecondPart({ lineId: 'a', column: 'menu' }, needed)).toBe(false);
    expect(opensSecondPart({ lineId: 'a', column: 'visitedParty' }, needed)).toBe(true);
  });

  it('at the edges arrows stay, Tab leaves, a step below the last line asks for one [B4-02]', () => {
    expect(go('a', 'useDate', 'left')).toBe('a useDate');
    expect(go('a', 'useDate', 'up')).toBe('a useDate');
    expect(go('c', 'menu', 'right')).toBe('c menu');
    expect(go('a', 'useDate', 'previous')).toBe('before');
    expect(go('c', 'unitFare', 'next')).toBe('after');
    expect(go('c', 'from', 'down')).toBe('after');
    expect(go('b', 'from', 'page-down')).toBe('c from');
  });

  it('Tab forward and Shift+Tab back lead through the same cells [B4-02]', () => {
    const places = fc.record({
      lineId: fc.constantFrom('a', 'b', 'c'),
      column: fc.constantFrom(...COLUMNS.map(({ id }) => id)),
    });
    fc.assert(
      fc.property(places, fc.boolean(), (from, isOpen) => {
        const on = shape(isOpen ? ['a', 'b', 'c'] : []);
        const start = moved(from, 'next', on);
        const next = typeof start === 'object' ? moved(start, 'next', on) : start;
        if (typeof next === 'object') expect(moved(next, 'previous', on)).toEqual(start);
      }),
    );
  });

  it('a block is the same from either corner, and never holds the menu [B4-02]', () => {
    const [from, to] = [
      { lineId: 'c', column: 'menu' },
      { lineId: 'a', column: 'unitFare' },
    ] as const;
    const block = blockBetween(from, to, ['a', 'b', 'c']);
    expect(block).toEqual(blockBetween(to, from, ['a', 'b', 'c']));
    expect(block.lineIds).toEqual(['a', 'b', 'c']);
    expect(block.columns.map(({ id }) => id)).toEqual(['unitFare', 'amount', 'attachments']);
  });
});
