// Reads a CSV file that the portal wrote.
import { unescaped } from '@madoguchi/contract/values/formula-escape.ts';

/** Rows of a CSV file by the names of its columns. */
export function rowsOf(content: Buffer): Record<string, string>[] {
  const text = content.toString().slice(1);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(unescaped(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === '\r\n') rows.push([]);
  }
  const [heading = [], ...rest] = rows.slice(0, -1);
  return rest.map((cells) => Object.fromEntries(heading.map((name, nth) => [name, cells[nth] ?? ''])));
}
