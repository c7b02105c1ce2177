// Everything that was decided about a request, with names and times, as recorded.
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import type { Signed } from './date-seal.ts';
import { dayAndTime } from './paper-dates.ts';
import { type Column, ruledTable, section } from './ruled-table.ts';
import { forWhom } from './seal-boxes.ts';
import { PAPER_WORDS as WORDS } from './words.ts';

/** A decision or step as it stands on record, named in the paper's language. */
export interface RecordedStep extends Signed {
  readonly what: string;
  /** Name of the step of the approval route; blank for what is none of its. */
  readonly step: string;
  readonly comment: string;
}

export function decisionTable(steps: readonly RecordedStep[], language: Language): Node[] {
  const columns: readonly Column[] = [
    { title: WORDS.decidedAt[language], width: 106 },
    { title: WORDS.decision[language], width: 76 },
    { title: WORDS.decidedBy[language], width: 86 },
    { title: WORDS.department[language], width: 86 },
    { title: WORDS.comment[language], width: '*' },
  ];
  const rows = steps.map((step) => [
    dayAndTime(step.at, language),
    [step.what, step.step].join('\n').trim(),
    [step.by, forWhom(step, language)].join('\n').trim(),
    step.department,
    step.comment,
  ]);
  return section(WORDS.decisions[language], rows.length === 0 ? [] : [ruledTable(columns, rows)]);
}
