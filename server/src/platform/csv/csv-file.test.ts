import { buffer } from 'node:stream/consumers';
import { unescaped } from '@madoguchi/contract/values/formula-escape.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { type Column, csvFile } from './csv-file.ts';

const COLUMNS: readonly Column<{ code: string; amount: number | null }>[] = [
  { heading: { ja: '社員番号', en: 'Employee number' }, cell: (row) => row.code },
  { heading: { ja: '金額', en: 'Amount' }, cell: (row) => row.amount },
];

async function written(
  codes: readonly string[],
  encoding: 'utf-8' | 'shift_jis' = 'utf-8',
  language: 'ja' | 'en' = 'ja',
) {
  const rows = codes.map((code) => ({ code, amount: Yen.parse(-480) }));
  const file = await csvFile(COLUMNS, rows, { language, encoding });
  return { bytes: await buffer(file.body), lost: file.lost, mediaType: file.mediaType };
}

/** The first cell of each row after the heading. */
async function cells(codes: readonly string[]): Promise<string[]> {
  const { bytes } = await written(codes);
  return bytes.toString().split('\r\n').slice(1, -1);
}

/** Reads CSV as RFC 4180 says, as a spreadsheet does. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a CSV file', () => {
  it('begins with the mark of UTF-8, names its columns in the reader’s language, and ends lines with CRLF [B0-10]', async () => {
    const { bytes, mediaType } = await written(['A1']);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString()).toBe('社員番号,金額\r\nA1,-480\r\n');
    expect(mediaType).toBe('text/csv; charset=utf-8');
    expect((await written([], 'utf-8', 'en')).bytes.toString()).toBe('\uFEFFEmployee number,Amount\r\n');
  });

  it('keeps the zeros of a code [B0-10]', async () => {
    expect(await cells(['00123'])).toEqual(['00123,-480']);
  });

  it('writes as text whatever a spreadsheet would calculate [B0-10, T24]', async () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r']) {
      const { bytes } = await written([`${start}1+1`]);
      const text = bytes.toString().slice(1);
      expect(text).toMatch(
        start === '\r' ? /\r\n"'\r1\+1",-480\r\n$/ : new RegExp(`\\r\\n'\\${start}1\\+1,-480\\r\\n$`),
      );
    }
    expect(await cells(['=HYPERLINK("http://evil.example","x")', "=cmd|' /C calc'!A0"])).toEqual([
      '"\'=HYPERLINK(""http://evil.example"",""x"")",-480',
      "'=cmd|' /C calc'!A0,-480",
    ]);
  });

  it('quotes commas, quotes and line ends', async () => {
    const { bytes } = await written(['a,b', 'say "x"', 'two\nlines']);
    expect(bytes.toString()).toContain('\r\n"a,b",-480\r\n"say ""x""",-480\r\n"two\nlines",-480\r\n');
  });

  it('reads back as it was written, whatever was written, and nothing in it is a formula [B0-10, T24]', async () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ' ', '0', 'あ', '＝'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (codes) => {
        const { bytes } = await written(codes);
        const [, ...rows] = readCsv(bytes.toString().slice(1));
        expect(rows.map(([code = '']) => unescaped(code))).toEqual(codes);
        for (const [code = ''] of rows) expect(code.trim()).not.toMatch(/^[=+\-@＝]/);
      }),
      { numRuns: 300 },
    );
  });

  it('is not cut short in silence when its rows fail', async () => {
    async function* failing() {
      yield { code: 'A1', amount: 1 };
      throw new Error('connection lost');
    }
    const file = await csvFile(COLUMNS, failing(), { language: 'ja', encoding: 'utf-8' });
    await expect(buffer(file.body)).rejects.toThrow('connection lost');
    await expect(csvFile(COLUMNS, failing(), { language: 'ja', encoding: 'shift_jis' })).rejects.toThrow(
      'connection lost',
    );
  });
});

describe('a CSV file in Shift_JIS', () => {
  it('writes what Japanese Windows knows, the wave dash and the minus as its twins [B0-10]', async () => {
    const { bytes, lost, mediaType } = await written(['髙﨑①〜−か\u3099¥'], 'shift_jis');
    expect(iconv.decode(bytes, 'cp932')).toBe('社員番号,金額\r\n髙﨑①～－が￥,-480\r\n');
    expect(lost).toEqual([]);
    expect(mediaType).toBe('text/csv; charset=shift_jis');
  });

  it.each([
    ['〜', '8160'],
    ['−', '817c'],
    ['‖', '8161'],
    ['髙', 'fbfc'],
    ['﨑', 'fab1'],
    ['①', '8740'],
    ['𠮷', '81ac'],
    ['é', '81ac'],
    ['🍣', '81ac'],
  ])('writes %s as Windows does, and never a question mark: %s [B0-10]', async (sign, hex) => {
    const { bytes } = await written([`a${sign}`], 'shift_jis');
    expect(bytes.subarray(bytes.indexOf('\r\na') + 3, -7).toString('hex')).toBe(hex);
  });

  it('marks a cell that the conversion makes a formula [B0-10, T24]', async () => {
    const { bytes } = await written(['−1+1', '\u3000−1'], 'shift_jis');
    expect(iconv.decode(bytes, 'cp932')).toBe("社員番号,金額\r\n'－1+1,-480\r\n'\u3000－1,-480\r\n");
  });

  it('replaces what it cannot write, and says what [B0-10]', async () => {
    const { bytes, lost } = await written(['𠮷野 葛\u{E0100}城 𠮷', '한'], 'shift_jis');
    expect(iconv.decode(bytes, 'cp932')).toBe('社員番号,金額\r\n〓野 葛城 〓,-480\r\n〓,-480\r\n');
    expect(lost).toEqual(['葛\u{E0100}', '𠮷', '한']);
  });
});
