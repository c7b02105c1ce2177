// Label and value pairs, as at the head of a paper.
import type { Node, TableNode } from 'pdfmake';

export type PaperFact = readonly [label: string, value: string];

function row([label, value]: PaperFact): Node[] {
  return [
    { text: label, style: 'head' },
    { text: value, style: 'cell' },
  ];
}

export function factTable(facts: readonly PaperFact[]): TableNode {
  return { layout: 'facts', width: '*', table: { widths: [80, '*'], body: facts.map(row) } };
}
