// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHtmlTable, formatTsv, parseHtmlTable, parseTsv } from './tsv.ts';

const cells = fc.string({ unit: fc.constantFrom('a', '漢', '\t', '\n', '"', ' ', ',') });
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));

describe('a table as text', () => {
  it('whatever cells hold, the copied text reads back as the same cells [B4-02]', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        // A trailing empty row of one cell is the newline that spreadsheets end with.
        fc.pre(!(rows.length > 1 && rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === ''));
        expect(parseTsv(formatTsv(rows))).toEqual(rows);
      }),
    );
  });

  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['"a\nb"\tc', [['a\nb', 'c']]],
    ['"a ""b"""', [['a "b"']]],
    ['"a\tb', [['"a', 'b']]],
    ['a "b" c', [['a "b" c']]],
    ['"a" b', [['"a" b']]],
    ['\t', [['', '']]],
    ['', [['']]],
  ])('%j reads as spreadsheets write it [B4-02]', (text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });
});

describe('a table as HTML', () => {
  it('the copied table reads back as the same cells, whatever signs they hold [B4-02]', () => {
    const rows = [
      ['<b>', 'a & b'],
      ['品川', '1,240'],
    ];
    expect(parseHtmlTable(formatHtmlTable(rows))).toEqual(rows);
  });

  it('joined columns keep their places, and a layout table of one cell is passed over [B4-02]', () => {
    const html =
      '<table><tr><td>見出し</td></tr></table><table><tr><td colspan="2">a</td><td> b\n c </td></tr><tr><th>d</th><td>e</td><td>f</td></tr></table>';
    expect(parseHtmlTable(html)).toEqual([
      ['a', '', 'b c'],
      ['d', 'e', 'f'],
    ]);
  });

  it('text without a table is none, and nothing in it runs [B4-02]', () => {
    expect(parseHtmlTable('<p>11/3</p><img src=x onerror="globalThis.ran = true">')).toBeNull();
    expect('ran' in globalThis).toBe(false);
  });
});
