// Tables as spreadsheets put them on the clipboard: cells between tabs, quoted where they hold tabs, newlines, quotes.

/** Rows of cells. A quote counts only where a cell begins with it and it closes before a tab, a newline or the end. */
export function parseTsv(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const { cell, end } = readCell(source, at);
    rows.at(-1)?.push(cell);
    if (end >= source.length) return rows;
    if (source[end] === '\n') rows.push([]);
    at = end + 1;
  }
}

const QUOTED = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
const PLAIN = /[^\t\n]*/y;

function readCell(source: string, at: number): { cell: string; end: number } {
  QUOTED.lastIndex = at;
  const quoted = QUOTED.exec(source);
  if (quoted) return { cell: (quoted[1] ?? '').replaceAll('""', '"'), end: QUOTED.lastIndex };
  PLAIN.lastIndex = at;
  return { cell: PLAIN.exec(source)?.[0] ?? '', end: PLAIN.lastIndex };
}

/** The text that spreadsheets read back as the same cells. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(quote).join('\t')).join('\r\n');
}
