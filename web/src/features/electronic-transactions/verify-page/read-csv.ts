// CSV as the portal writes it (RFC 4180): rows by the names of their columns, without the marks that keep spreadsheets from calculating.
import { unescaped } from '@madoguchi/contract/values/formula-escape.ts';

export type Row = ReadonlyMap<string, string>;

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y;

function* cellsOf(text: string): Generator<readonly string[]> {
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text);
    if (found === null) throw new Error('no CSV');
    const [, quoted, plain = '', end] = found;
    row.push(unescaped(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === ',') continue;
    yield row;
    row = [];
  }
}

/** @throws Error where it is none, or a row has more or fewer cells than the first */
export function readCsv(bytes: ArrayBuffer): Row[] {
  const [heading = [], ...rows] = cellsOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return rows.map((cells) => {
    if (cells.length !== heading.length) throw new Error('no CSV');
    return new Map(heading.map((name, nth) => [name, cells[nth] ?? '']));
  });
}
