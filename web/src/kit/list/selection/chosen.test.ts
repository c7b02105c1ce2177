import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN, refreshedRows, toggledAll, toggledRow } from './chosen.ts';

const SHOWN = [...'abcdef'].map((id) => ({ id, version: 1 }));
const keyOf = ({ id }: { id: string }) => id;
const at = (index: number) => SHOWN[index] ?? { id: '', version: 0 };
const press = (
  chosen: typeof NOTHING_CHOSEN | ReturnType<typeof toggledAll<{ id: string; version: number }>>,
  index: number,
  isRange = false,
) => toggledRow(chosen, SHOWN, at(index), isRange, keyOf);
const keys = ({ rows }: { rows: ReadonlyMap<string, unknown> }) => [...rows.keys()].toSorted().join('');

describe('choosing rows', () => {
  it('takes one by one, and with Shift all between, in either direction [B0-10]', () => {
    const one = press(NOTHING_CHOSEN, 1);
    expect(keys(press(one, 4, true))).toBe('bcde');
    expect(keys(press(press(NOTHING_CHOSEN, 4), 1, true))).toBe('bcde');
    expect(keys(press(press(one, 4), 1))).toBe('e');
  });

  it('lets a range go the same way', () => {
    const all = toggledAll(NOTHING_CHOSEN, SHOWN, keyOf);
    expect(keys(press(press(all, 1), 3, true))).toBe('aef');
  });

  it('takes all rows in hand, then none [B0-10]', () => {
    const all = toggledAll(press(NOTHING_CHOSEN, 0), SHOWN, keyOf);
    expect(keys(all)).toBe('abcdef');
    expect(keys(toggledAll(all, SHOWN, keyOf))).toBe('');
  });

  it('keeps a row that scrolled away, and knows the newest version of those in hand', () => {
    const chosen = press(press(NOTHING_CHOSEN, 0), 2);
    const now = [{ id: 'c', version: 2 }];
    expect(refreshedRows(chosen.rows, now, keyOf)).toEqual([at(0), { id: 'c', version: 2 }]);
  });
});
