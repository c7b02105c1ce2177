// Fits a document into its page: every column has its width in points, every word breaks inside it, and nothing that may
// not be parted is higher than a page. pdfmake widens a column to its longest word, and cuts off what is too high.
import type { ColumnsNode, Look, Node, StackNode, TableNode, TextNode } from 'pdfmake';
import { brokenText } from './broken-text.ts';
import { LAYOUTS, STYLES } from './looks.ts';
import { type Glyphs, printable } from './printable.ts';

export interface PaperFont extends Glyphs {
  /** Width in ems of a text in one line. */
  ems(text: string, bold: boolean): number;
}

export interface Fitted<Kind extends Node = Node> {
  readonly node: Kind;
  /** In points, rather too much than too little. */
  readonly height: number;
}

/** Ascent and descent of the font, in ems. */
const LINE_HEIGHT = 1.45;
const FONT_SIZE = 9;
/** A figure that is too wide for its column becomes smaller, to this size in points; then it is parted as a word is. */
const SMALLEST = 5;
/** The greatest height of what stays together: a page between its margins without a table's head, in points. */
const KEPT_TOGETHER = 640;

type Sides = readonly [left: number, top: number, right: number, bottom: number];

function sidesOf(margin: Look['margin']): Sides {
  if (margin === undefined) return [0, 0, 0, 0];
  if (typeof margin === 'number') return [margin, margin, margin, margin];
  return margin.length === 2 ? [margin[0], margin[1], margin[0], margin[1]] : margin;
}

/** The look of a node: its own, and that of its style where it says nothing. */
function looked(node: Look): Look {
  return { ...(node.style === undefined ? {} : STYLES[node.style]), ...node };
}

function text(node: TextNode, width: number, font: PaperFont): Fitted<TextNode> {
  const { fontSize = FONT_SIZE, bold = false, noWrap = false } = looked(node);
  const printed = printable(node.text, font);
  const drawn = noWrap ? printed.replaceAll('\n', ' ') : printed;
  if (noWrap) {
    const whole = font.ems(drawn, bold);
    const fitting = Math.min(fontSize, width / Math.max(whole, 1e-6));
    if (fitting >= Math.min(SMALLEST, fontSize)) {
      return { node: { ...node, text: drawn, fontSize: fitting }, height: fontSize * LINE_HEIGHT };
    }
  }
  const size = noWrap ? SMALLEST : fontSize;
  const broken = brokenText(drawn, width, (part) => font.ems(part, bold) * size);
  const whole = { ...node, text: broken.text, fontSize: size, noWrap: false };
  return { node: whole, height: broken.lines * size * LINE_HEIGHT };
}

/** Nothing in what stays together asks for a page of its own: pdfmake would print that page only, which is empty. */
function withoutHeadlines(node: Node): Node {
  if ('stack' in node) return { ...node, stack: node.stack.map(withoutHeadlines) };
  if ('text' in node) return { ...node, headlineLevel: 0 };
  return node;
}

function stack(node: StackNode, width: number, font: PaperFont): Fitted<StackNode> {
  const parts = node.stack.map((part) => fitted(part, width, font));
  const height = parts.reduce((sum, part) => sum + part.height, 0);
  const nodes = parts.map((part) => part.node);
  if (node.unbreakable !== true) return { node: { ...node, stack: nodes }, height };
  const unbreakable = height <= KEPT_TOGETHER;
  return { node: { ...node, unbreakable, stack: unbreakable ? nodes.map(withoutHeadlines) : nodes }, height };
}

/** The columns that do not say their width share the rest. */
function widthsOf(said: readonly (number | string | undefined)[], room: number): number[] {
  const rest = said.reduce<number>((left, width) => (typeof width === 'number' ? left - width : left), room);
  const others = said.filter((width) => typeof width !== 'number').length;
  return said.map((width) => (typeof width === 'number' ? width : rest / others));
}

function columns(node: ColumnsNode, width: number, font: PaperFont): Fitted<ColumnsNode> {
  const gaps = (node.columnGap ?? 0) * (node.columns.length - 1);
  const widths = widthsOf(
    node.columns.map((column) => column.width),
    width - gaps,
  );
  const parts = node.columns.map((column, index) => fitted(column, widths[index] ?? 0, font));
  return {
    node: { ...node, columns: parts.map((part, index) => ({ ...part.node, width: widths[index] ?? 0 })) },
    height: Math.max(...parts.map(({ height }) => height)),
  };
}

/** The width that lines and blanks of a table take. */
function besideCells({ layout, table }: TableNode): number {
  const look = LAYOUTS[layout];
  const count = table.widths.length;
  const each = Array.from({ length: count + 1 }, (_, at) => {
    const line = look?.vLineWidth?.(at, { layout, table }) ?? 0;
    return at === count ? line : line + (look?.paddingLeft?.(at) ?? 0) + (look?.paddingRight?.(at) ?? 0);
  });
  return each.reduce((sum, one) => sum + one, 0);
}

function table(node: TableNode, width: number, font: PaperFont): Fitted<TableNode> {
  const widths = widthsOf(node.table.widths, width - besideCells(node));
  const rows = node.table.body.map((row) => row.map((cell, index) => fitted(cell, widths[index] ?? 0, font)));
  const look = LAYOUTS[node.layout];
  const heights = rows.map((row, index) => {
    const beside = (look?.paddingTop?.(index) ?? 0) + (look?.paddingBottom?.(index) ?? 0) + 2;
    const said = Array.isArray(node.table.heights) ? (node.table.heights[index] ?? 0) : (node.table.heights ?? 0);
    return beside + Math.max(said, ...row.map(({ height }) => height));
  });
  const staysWhole = Math.max(0, ...heights) <= KEPT_TOGETHER;
  const body = rows.map((row) => row.map((cell) => cell.node));
  const { dontBreakRows = false, keepWithHeaderRows = 0 } = node.table;
  return {
    node: {
      ...node,
      table: {
        ...node.table,
        widths,
        body,
        dontBreakRows: dontBreakRows && staysWhole,
        keepWithHeaderRows: staysWhole ? keepWithHeaderRows : 0,
      },
    },
    height: heights.reduce((sum, height) => sum + height, 0),
  };
}

function inside(node: Node, width: number, font: PaperFont): Fitted {
  if ('text' in node) return text(node, width, font);
  if ('stack' in node) return stack(node, width, font);
  if ('columns' in node) return columns(node, width, font);
  if ('table' in node) return table(node, width, font);
  if ('svg' in node) return { node: { ...node, svg: printable(node.svg, font) }, height: node.width ?? 0 };
  return { node, height: node.fit[1] };
}

/** The node as it fits into `width` points. */
export function fitted(node: Node, width: number, font: PaperFont): Fitted {
  const [left, top, right, bottom] = sidesOf(looked(node).margin);
  const { node: fitting, height } = inside(node, width - left - right, font);
  return { node: fitting, height: height + top + bottom };
}
