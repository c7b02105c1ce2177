// How the paper looks: black on white, hairlines, no grounds that a copier turns to dirt.
import type { Look, TableLayout } from 'pdfmake';

export const FONT = 'NotoSansJP';

const MM = 72 / 25.4;
/** A4 upright, in points. */
export const PAGE = { width: 210 * MM, height: 297 * MM, margin: 15 * MM, foot: 8 * MM };

export type Orientation = 'portrait' | 'landscape';

/** The page as it lies, in points; `content` is the width between the margins. */
export function pageOf(orientation: Orientation) {
  const [width, height] = orientation === 'portrait' ? [PAGE.width, PAGE.height] : [PAGE.height, PAGE.width];
  return { width, height, content: width - 2 * PAGE.margin };
}

export const STYLES: Record<string, Look> = {
  title: { fontSize: 16, bold: true },
  section: { fontSize: 10.5, bold: true, margin: [0, 12, 0, 4] },
  head: { fontSize: 8, bold: true },
  cell: { fontSize: 9 },
  small: { fontSize: 8 },
  total: { fontSize: 10.5, bold: true },
  foot: { fontSize: 8 },
};

const HAIR = 0.5;
const LINE = 1;

/** A table with a ruled head: lines between rows, none between columns. */
const rows: TableLayout = {
  hLineWidth: (line, node) => (line <= 1 || line === node.table.body.length ? LINE : HAIR),
  hLineColor: (line) => (line <= 1 ? '#000000' : '#767676'),
  vLineWidth: () => 0,
  paddingLeft: () => 2.5,
  paddingRight: () => 2.5,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

/** Label and value pairs. */
const facts: TableLayout = {
  hLineWidth: () => HAIR,
  hLineColor: () => '#767676',
  vLineWidth: () => 0,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

/** Boxes for the date seals. */
const seals: TableLayout = {
  hLineWidth: () => HAIR,
  vLineWidth: () => HAIR,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};

/** Sums: one heavy line over the last row. */
const sums: TableLayout = {
  hLineWidth: (line, node) =>
    line === node.table.body.length - 1 ? 2 : line === 0 || line === node.table.body.length ? LINE : HAIR,
  vLineWidth: () => 0,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};

/** Cells of a calendar: lines on every side. */
const grid: TableLayout = {
  hLineWidth: () => HAIR,
  vLineWidth: () => HAIR,
  paddingLeft: () => 2,
  paddingRight: () => 2,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};

export const LAYOUTS: Record<string, TableLayout> = { rows, facts, seals, sums, grid };
