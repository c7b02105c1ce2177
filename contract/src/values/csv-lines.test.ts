import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './csv-lines.ts';

describe('the lines of a file', () => {
  it('are read back cell by cell as any spreadsheet writes them', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '山', '"', ',', '\n', ' ') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        const csv = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        const shown = rows.filter((row) => row.some((one) => one.trim() !== ''));
        expect(readCsv(csv)?.map(({ cells }) => cells)).toEqual(shown);
      }),
    );
  });

  it('are numbered as an editor numbers them, over blank lines and cells of several lines', () => {
    expect(readCsv('\uFEFFa,b\n\n"c\nd",e\r\nf,g\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['c\nd', 'e'] },
      { line: 5, cells: ['f', 'g'] },
    ]);
  });

  it('whose quotes do not pair are no lines', () => {
    expect(readCsv('a,"b\nc')).toBeNull();
  });

  it('are read in time, however long and whatever is in them', () => {
    expect(readCsv(`${'"'.repeat(400_001)}a`)).toBeNull();
    expect(readCsv(`${','.repeat(400_000)}a`)?.at(0)?.cells).toHaveLength(400_001);
  });
});
