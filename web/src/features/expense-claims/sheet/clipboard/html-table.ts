// Tables as web pages, Word and mail put them on the clipboard. The parsed document is inert: nothing in it runs.

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
