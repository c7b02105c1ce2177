// Tables that read well in a terminal and in Markdown alike.

export type Align = 'left' | 'right';

/** East Asian letters take two places in a terminal. */
function widthOf(text: string): number {
  return [...text].reduce((width, sign) => width + (/[\u1100-\u115f\u2e80-\uffdc]/.test(sign) ? 2 : 1), 0);
}

function padded(text: string, width: number, align: Align): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'left' ? text + blanks : blanks + text;
}

/** A Markdown table whose columns stand below each other. The first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const align = (column: number): Align => (column === 0 ? 'left' : 'right');
  const widths = head.map((title, column) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => padded(cells[column] ?? '', width, align(column))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => `${'-'.repeat(width + 1)}${align(column) === 'left' ? '-' : ':'}`).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
