// A table with a ruled head that stands on every page; no row is parted.
import type { Node } from 'pdfmake';

export interface Column {
  readonly title: string;
  /** In points; `*` takes what is left. */
  readonly width: number | '*';
  /** Figures stand at the right edge and are never broken. */
  readonly isFigure?: true;
}

function cell(value: string | Node, { isFigure }: Column): Node {
  if (typeof value !== 'string') return value;
  return isFigure ? { text: value, style: 'cell', alignment: 'right', noWrap: true } : { text: value, style: 'cell' };
}

/** Rows in the order of the columns, a text or a node each. */
export function ruledTable(columns: readonly Column[], rows: readonly (readonly (string | Node)[])[]): Node {
  const heads = columns.map(
    ({ title, isFigure }): Node => ({ text: title, style: 'head', alignment: isFigure ? 'right' : 'left' }),
  );
  const body = rows.map((row) => columns.map((column, index) => cell(row[index] ?? '', column)));
  return {
    layout: 'rows',
    table: {
      widths: columns.map(({ width }) => width),
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [heads, ...body],
    },
  };
}

/** A heading with what stands under it; nothing at all where that is nothing. */
export function section(heading: string, content: readonly Node[]): Node[] {
  return content.length === 0 ? [] : [{ text: heading, style: 'section', headlineLevel: 1 }, ...content];
}
