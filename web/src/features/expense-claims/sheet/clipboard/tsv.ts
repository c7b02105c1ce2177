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

/** The cells of the first table with more than one cell, spanned columns filled with blanks; `null` without one. */
export function parseHtmlTable(html: string): string[][] | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const table of page.querySelectorAll('table')) {
    const rows = [...table.rows].map((row) => [...row.cells].flatMap(cellsOf)).filter((row) => row.length > 0);
    if (rows.length > 1 || (rows[0]?.length ?? 0) > 1) return rows;
  }
  return null;
}

const MOST_SPANNED = 50;

function cellsOf(cell: HTMLTableCellElement): string[] {
  const text = (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
  return [text, ...Array<string>(Math.min(cell.colSpan, MOST_SPANNED) - 1).fill('')];
}

/** The same cells as a table, for programs that take formatted text. */
export function formatHtmlTable(rows: readonly (readonly string[])[]): string {
  const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  return `<table>${rows.map(row).join('')}</table>`;
}
