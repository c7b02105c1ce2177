import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOwnColumns, orderedFields, placed, shownFields, toggled, widened } from './column-choice.ts';

const OFFERED = [
  { field: 'number', widthPx: 120 },
  { field: 'name', widthPx: null },
  { field: 'total', widthPx: 128 },
  { field: 'note', widthPx: 200, isExtra: true as const },
];

describe('the columns that a person chose', () => {
  it('are those of the screen until somebody chooses [B0-10]', () => {
    expect(shownFields(OFFERED, undefined)).toEqual(['number', 'name', 'total']);
    expect(orderedFields(OFFERED, undefined)).toEqual(['number', 'name', 'total', 'note']);
  });

  it('are shown, hidden and moved one by one; the last one stays [B0-10]', () => {
    const withNote = toggled('note')(OFFERED, undefined);
    expect(withNote.shown).toEqual(['number', 'name', 'total', 'note']);
    const noteFirst = placed('note', 0)(OFFERED, withNote);
    expect(noteFirst.shown).toEqual(['note', 'number', 'name', 'total']);
    expect(placed('note', 9)(OFFERED, noteFirst).shown).toEqual(['number', 'name', 'total', 'note']);
    expect(placed('number', -1)(OFFERED, noteFirst).shown[0]).toBe('number');
    expect(toggled('total')(OFFERED, { shown: ['total'] }).shown).toEqual(['total']);
  });

  it('may go for want of room while nobody asked for others, in whatever order', () => {
    const own = (choice: Parameters<typeof hasOwnColumns>[1]) => hasOwnColumns(OFFERED, choice);
    expect([own(undefined), own(placed('total', 0)(OFFERED, undefined))]).toEqual([false, false]);
    expect([own(toggled('note')(OFFERED, undefined)), own(toggled('total')(OFFERED, undefined))]).toEqual([true, true]);
    expect(own(widened('name', 300)(OFFERED, undefined))).toBe(true);
  });

  it('outlive a column that is gone, and a choice of nothing known is no choice', () => {
    expect(shownFields(OFFERED, { shown: ['gone', 'total', 'total'] })).toEqual(['total']);
    expect(shownFields(OFFERED, { shown: ['gone'] })).toEqual(['number', 'name', 'total']);
  });

  it('are never too narrow to be seen or too wide to be left', () => {
    expect(widened('name', 3)(OFFERED, undefined).widths).toEqual({ name: 56 });
    expect(widened('name', 9_999)(OFFERED, undefined).widths).toEqual({ name: 800 });
    const both = widened('total', 90.4)(OFFERED, widened('name', 300)(OFFERED, undefined));
    expect(both).toEqual({ shown: ['number', 'name', 'total'], widths: { name: 300, total: 90 } });
  });

  it('keep every shown column through any move', () => {
    fc.assert(
      fc.property(fc.constantFrom('number', 'name', 'total'), fc.integer({ min: -3, max: 6 }), (field, place) => {
        const moved = placed(field, place)(OFFERED, undefined);
        expect(moved.shown.toSorted()).toEqual(['name', 'number', 'total']);
        expect(moved.shown.filter((one) => one !== field)).toEqual(
          ['number', 'name', 'total'].filter((one) => one !== field),
        );
      }),
    );
  });
});
