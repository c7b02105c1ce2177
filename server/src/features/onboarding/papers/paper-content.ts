// The pages of a paper as the document that is printed: what the contract has on a page stands on it, line by line (B8-03).
import { DRAWING } from '@madoguchi/contract/onboarding/drawing.ts';
import { type Line, textOfLine } from '@madoguchi/contract/onboarding/paper-lines.ts';
import {
  PAPER_COLUMNS,
  PAPER_LOOKS,
  type PaperContent,
  type PaperPart,
  paperPages,
} from '@madoguchi/contract/onboarding/paper-pages.ts';
import type { Look, Node, StackNode, TableNode } from 'pdfmake';
import { dayWithEra, monthWithEra } from '../../../platform/paper/document/paper-dates.ts';

/** Ascent and descent of the font, in ems: a factor of a line's height counts from these. */
const FONT_HEIGHT = 1.448;
/** A text of nothing has no height. */
const NO_BREAK_SPACE = '\u00a0';

function stackOf(kind: PaperPart['kind'], lines: readonly Line[], more: Look = {}): StackNode {
  const { size, line } = PAPER_LOOKS[kind];
  const look = { fontSize: size, ...more, noWrap: true };
  const lineHeight = line / (size * FONT_HEIGHT);
  return { stack: lines.map((one) => ({ text: textOfLine(one).trimEnd() || NO_BREAK_SPACE, ...look, lineHeight })) };
}

type Fact = Extract<PaperPart, { readonly kind: 'fact' }>;

const rowOf = ({ label, lines }: Fact): Node[] => [stackOf('fact', label, { bold: true }), stackOf('fact', lines)];

/** Above the typed name, as somebody signs over a line. */
function drawnNode(path: string, { before, after }: PaperPart): Node {
  const { width, height } = DRAWING;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="none" stroke="#111111" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  const { label, cell } = PAPER_COLUMNS;
  return { svg, width: 180, margin: [label + 2 * cell, before, 0, after] };
}

const LOOKS: Readonly<Partial<Record<PaperPart['kind'], Look>>> = {
  title: { bold: true, alignment: 'center' },
  day: { alignment: 'right' },
  heading: { bold: true },
  subheading: { bold: true },
};

function nodeOf(part: Exclude<PaperPart, Fact>, drawing: string): Node {
  const margin: [number, number, number, number] = [0, part.before, 0, part.after];
  if (part.kind === 'drawing') return drawnNode(drawing, part);
  const lines = stackOf(part.kind, part.lines, LOOKS[part.kind]);
  if (part.kind !== 'item') return { ...lines, margin };
  const mark = stackOf('item', [{ spans: [{ text: part.mark, isStrong: false }], endsHere: true }]);
  return {
    columns: [
      { ...mark, width: PAPER_COLUMNS.mark },
      { ...lines, width: '*' },
    ],
    margin,
  };
}

/** Facts that follow each other without a gap are rows of one table. */
function nodesOf(page: readonly PaperPart[], drawing: string): Node[] {
  const nodes: Node[] = [];
  let table: TableNode | null = null;
  for (const part of page) {
    if (part.kind !== 'fact') {
      table = null;
      nodes.push(nodeOf(part, drawing));
    } else if (table === null || part.before > 0) {
      table = {
        layout: 'facts',
        margin: [0, part.before, 0, 0],
        table: { widths: [PAPER_COLUMNS.label, '*'], body: [rowOf(part)] },
      };
      nodes.push(table);
    } else table.table.body.push(rowOf(part));
  }
  return nodes;
}

export function paperContent(content: Omit<PaperContent, 'dayOf' | 'monthOf'>): Node[] {
  return paperPages({ ...content, dayOf: dayWithEra, monthOf: monthWithEra }).map((page, index): StackNode => {
    const stack = nodesOf(page, content.filled?.drawing ?? '');
    return index === 0 ? { stack } : { stack, pageBreak: 'before' };
  });
}
