// The head of the paper: title, whose claim of which month, its total, and the boxes with the date seals.

import type { ClaimDecision, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { DECISION_NAMES, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node, TableNode } from 'pdfmake';
import type { PaperClaim, Printing } from '../paper-claim.ts';
import { dateSeal, SEAL_SIZE } from './date-seal.ts';
import { FONT } from './looks.ts';
import { dayOfInstant, dayWithEra, digits, monthWithEra } from './paper-dates.ts';
import { WORDS } from './words.ts';

const SEALED = ['submitted', 'approved', 'confirmed'] as const;
/** States in which the last submission still stands. */
const STANDING: readonly ClaimStatus[] = ['submitted', 'approved', 'confirmed'];
const SEAL_BOX = SEAL_SIZE + 2;

/** The decisions whose seals the paper bears: of the submission that stands now, not of one that was returned. */
export function standingDecisions(claim: Pick<PaperClaim, 'status' | 'decisions'>): readonly ClaimDecision[] {
  if (!STANDING.includes(claim.status)) return [];
  const last = claim.decisions.findLastIndex(({ decision }) => decision === 'submitted');
  return last < 0 ? [] : claim.decisions.slice(last);
}

function sealBoxes(claim: PaperClaim, language: Language): Node {
  const standing = standingDecisions(claim);
  const seals = SEALED.map((kind): Node => {
    const decision = standing.find((candidate) => candidate.decision === kind);
    return decision ? { svg: dateSeal(decision, FONT), width: SEAL_SIZE, alignment: 'center' } : { text: '' };
  });
  return {
    layout: 'seals',
    width: 'auto',
    table: {
      widths: SEALED.map(() => SEAL_BOX),
      heights: [12, SEAL_SIZE],
      body: [
        SEALED.map((kind) => ({ text: DECISION_NAMES[kind][language], style: 'head', alignment: 'center' })),
        seals,
      ],
    },
  };
}

function fact(label: string, value: string): Node[] {
  return [
    { text: label, style: 'head' },
    { text: value, style: 'cell' },
  ];
}

function facts(claim: PaperClaim, language: Language): TableNode {
  const { submittedAt } = claim;
  return {
    layout: 'facts',
    width: '*',
    table: {
      widths: [80, '*'],
      body: [
        fact(WORDS.number[language], claim.number ?? ''),
        fact(WORDS.month[language], monthWithEra(claim.month, language)),
        fact(WORDS.requester[language], `${claim.employeeName}（${claim.employeeKana}）`),
        fact(WORDS.employeeId[language], claim.employeeId),
        fact(WORDS.department[language], claim.departmentName),
        fact(WORDS.submittedOn[language], submittedAt === null ? '' : dayWithEra(dayOfInstant(submittedAt), language)),
        fact(WORDS.status[language], STATUS_NAMES[claim.status][language]),
      ],
    },
  };
}

export function paperHead(claim: PaperClaim, { language, company }: Printing): Node[] {
  return [
    { text: company, style: 'cell' },
    { text: WORDS.title[language], style: 'title', alignment: 'center', margin: [0, 2, 0, 10] },
    {
      columnGap: 16,
      columns: [
        { ...facts(claim, language), width: '*' },
        {
          width: 'auto',
          stack: [
            sealBoxes(claim, language),
            { text: WORDS.grandTotal[language], style: 'head', alignment: 'right', margin: [0, 8, 0, 0] },
            { text: `¥${digits(claim.totalYen)}`, style: 'title', alignment: 'right' },
          ],
        },
      ],
    },
    { text: WORDS.lines[language], style: 'section', headlineLevel: 1 },
  ];
}
