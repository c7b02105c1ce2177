import { describe, expect, it } from 'vitest';
import { readTable } from './csv-table.ts';

const COLUMNS = [
  { name: 'name', heading: { ja: '名称', en: 'Name' } },
  { name: 'kana', heading: { ja: 'フリガナ', en: 'Kana' } },
] as const;
const read = (...lines: readonly string[]) =>
  readTable(lines.join('\r\n'), { columns: COLUMNS, needed: ['name'], mostRows: 2 });
const told = (...lines: readonly string[]) =>
  read(...lines).faults.map(({ line, column, code }) => [line, column, code]);

describe('a table of a file', () => {
  it('has its heading in either language, decomposed or in any width, and blank cells beyond it [B1-05]', () => {
    const table = read('フリカ\u3099ナ,ＮＡＭＥ,', 'ミガク,見学,', ',,,,');
    expect(table.faults).toEqual([]);
    expect(table.columns).toEqual(['kana', 'name', null]);
    expect(table.rows).toHaveLength(1);
  });

  it.each([
    ['a heading that is unknown', ['名称,フリカナ', 'a,b'], [[1, 'フリカナ', 'heading-unknown']]],
    ['a heading that stands twice', ['名称,Name,フリガナ', 'a,b,c'], [[1, 'name', 'heading-twice']]],
    ['more cells than headings', ['名称,フリガナ', 'a,b,c', 'd,e'], [[2, 'C', 'cell-without-heading']]],
    ['a cell under a blank heading', ['名称,,フリガナ', 'a,b,c'], [[2, 'B', 'cell-without-heading']]],
    ['a broken character', ['名称,フリガナ', 'a\uFFFD,b', 'c,d'], [[2, 'name', 'garbled']]],
    ['the escapes of ISO-2022-JP', ['名称,フリガナ', 'a,\u001B$B;3ED\u001B(B'], [[2, 'kana', 'garbled']]],
    [
      'characters that cannot be stored',
      ['名称,フリガナ', 'a\u0000,b', 'c,\uD800'],
      [
        [2, 'name', 'garbled'],
        [3, 'kana', 'garbled'],
      ],
    ],
    ['a garbled heading', ['名称,\uFFFD', 'a,b'], [[1, 'B', 'garbled']]],
    ['a missing column', ['フリガナ', 'a'], [[1, 'name', 'column-missing']]],
    ['no rows', ['名称'], [[1, null, 'no-rows']]],
    ['too many rows', ['名称', 'a', 'b', 'c'], [[1, null, 'too-many']]],
    ['quotes that do not pair', ['名称,"', 'a'], [[1, null, 'csv-quotes']]],
  ])('is told %s by line and column [B1-05, B2-03]', (_, lines, faults) => {
    expect(told(...lines)).toEqual(faults);
  });

  it('names columns beyond the 26th as a spreadsheet does', () => {
    expect(told('名称', `a${','.repeat(27)}b`)).toEqual([[2, 'AB', 'cell-without-heading']]);
  });
});
