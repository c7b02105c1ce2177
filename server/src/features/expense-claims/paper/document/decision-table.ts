// Everything that was decided about the claim, with names and times, as recorded.
import type { ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import { DECISION_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import { dayAndTime } from './paper-dates.ts';
import { WORDS } from './words.ts';

const cell = (text: string): Node => ({ text, style: 'cell' });

export function decisionTable(decisions: readonly ClaimDecision[], language: Language): Node[] {
  if (decisions.length === 0) return [];
  const heads = [WORDS.decidedAt, WORDS.decision, WORDS.decidedBy, WORDS.department, WORDS.comment];
  const rows = decisions.map(({ at, decision, by, department, comment }) => [
    cell(dayAndTime(at, language)),
    cell(DECISION_NAMES[decision][language]),
    cell(by),
    cell(department),
    cell(comment),
  ]);
  return [
    { text: WORDS.decisions[language], style: 'section', headlineLevel: 1 },
    {
      layout: 'rows',
      table: {
        widths: [106, 56, 76, 96, '*'],
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        body: [heads.map((head) => ({ text: head[language], style: 'head' })), ...rows],
      },
    },
  ];
}
