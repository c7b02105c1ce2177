// Everything that was decided about a request, with names and times, as recorded.
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import type { Signed } from './date-seal.ts';
import { dayAndTime } from './paper-dates.ts';
import { forWhom } from './seal-boxes.ts';
import { PAPER_WORDS as WORDS } from './words.ts';

/** A decision or step as it stands on record, named in the paper's language. */
export interface RecordedStep extends Signed {
  readonly what: string;
  /** Name of the step of the approval route; blank for what is none of its. */
  readonly step: string;
  readonly comment: string;
}

const cell = (text: string): Node => ({ text, style: 'cell' });

export function decisionTable(steps: readonly RecordedStep[], language: Language): Node[] {
  if (steps.length === 0) return [];
  const heads = [WORDS.decidedAt, WORDS.decision, WORDS.decidedBy, WORDS.department, WORDS.comment];
  const rows = steps.map((step) => [
    cell(dayAndTime(step.at, language)),
    cell([step.what, step.step].join('\n').trim()),
    cell([step.by, forWhom(step, language)].join('\n').trim()),
    cell(step.department),
    cell(step.comment),
  ]);
  return [
    { text: WORDS.decisions[language], style: 'section', headlineLevel: 1 },
    {
      layout: 'rows',
      table: {
        widths: [106, 76, 86, 86, '*'],
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        body: [heads.map((head) => ({ text: head[language], style: 'head' })), ...rows],
      },
    },
  ];
}
