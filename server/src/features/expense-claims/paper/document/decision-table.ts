// Everything that was decided about the claim, with names and times, as recorded.
import type { ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import { DECISION_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import { dayAndTime } from './paper-dates.ts';
import { WORDS } from './words.ts';

const cell = (text: string): Node => ({ text, style: 'cell' });

function stepOf({ step, stepEn }: ClaimDecision, language: Language): string {
  return (language === 'en' && stepEn) || (step ?? '');
}

/** A delegate's decision names both (B3-07). */
function forWhom({ onBehalfOf }: ClaimDecision, language: Language): string {
  return onBehalfOf === null ? '' : WORDS.onBehalf[language].replace('{name}', onBehalfOf);
}

export function decisionTable(decisions: readonly ClaimDecision[], language: Language): Node[] {
  if (decisions.length === 0) return [];
  const heads = [WORDS.decidedAt, WORDS.decision, WORDS.decidedBy, WORDS.department, WORDS.comment];
  const rows = decisions.map((decision) => [
    cell(dayAndTime(decision.at, language)),
    cell([DECISION_NAMES[decision.decision][language], stepOf(decision, language)].join('\n').trim()),
    cell([decision.by, forWhom(decision, language)].join('\n').trim()),
    cell(decision.department),
    cell(decision.comment),
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
