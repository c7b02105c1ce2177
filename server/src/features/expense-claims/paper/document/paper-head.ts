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

/** States in which the last submission still stands. */
const STANDING: readonly ClaimStatus[] = ['submitted', 'in_review', 'approved', 'confirmed'];
/** Put their name to it; a word that was taken back bears none. */
const AGREES: readonly ClaimDecision['decision'][] = ['approved', 'checked'];
const SEAL_BOX = SEAL_SIZE + 2;
const BOXES_IN_ROW = 4;

/** The agreements that count: one that was taken back does not, nor what was agreed before it went back a step. */
function agreements(decisions: readonly ClaimDecision[], isDecided: boolean): readonly ClaimDecision[] {
  let counting: readonly ClaimDecision[] = [];
  for (const decision of decisions) {
    const others = counting.filter(({ by, step }) => by !== decision.by || step !== decision.step);
    if (AGREES.includes(decision.decision)) counting = [...others, decision];
    if (decision.decision === 'taken-back') counting = others;
    // Of a claim that was approved since, whatever it went back to was agreed on again, and replaced what was before.
    if (decision.decision === 'returned' && !isDecided) counting = [];
  }
  return counting;
}

/** The decisions whose seals the paper bears: of the submission that stands now, not of one that was returned. */
export function standingDecisions({ status, decisions }: Pick<PaperClaim, 'status' | 'decisions'>): ClaimDecision[] {
  const last = decisions.findLastIndex(({ decision }) => decision === 'submitted');
  const submission = decisions[last];
  if (submission === undefined || !STANDING.includes(status)) return [];
  const since = decisions.slice(last + 1);
  const isDecided = status === 'approved' || status === 'confirmed';
  const confirmed = since.filter(({ decision }) => decision === 'confirmed');
  return [submission, ...agreements(since, isDecided), ...confirmed];
}

interface Box {
  readonly kind: ClaimDecision['decision'];
  readonly decision: ClaimDecision | null;
}

/** A box for each seal, and empty ones for what everybody waits for. */
function boxesOf(claim: PaperClaim): Box[] {
  const standing = standingDecisions(claim).map((decision): Box => ({ kind: decision.decision, decision }));
  const missing = (['submitted', 'approved', 'confirmed'] as const)
    .filter((kind) => !standing.some((box) => box.kind === kind))
    .map((kind): Box => ({ kind, decision: null }));
  const order = (kind: Box['kind']) => (kind === 'submitted' ? 0 : kind === 'confirmed' ? 2 : 1);
  return [...standing, ...missing].toSorted((one, other) => order(one.kind) - order(other.kind));
}

function seal({ decision }: Box, language: Language): Node {
  if (decision === null) return { text: '' };
  const drawn: Node = { svg: dateSeal(decision, FONT), width: SEAL_SIZE, alignment: 'center' };
  if (decision.onBehalfOf === null) return drawn;
  const forWhom = WORDS.onBehalf[language].replace('{name}', decision.onBehalfOf);
  return { stack: [drawn, { text: forWhom, style: 'head', alignment: 'center' }] };
}

function sealRow(boxes: readonly Box[], language: Language): Node {
  return {
    layout: 'seals',
    width: 'auto',
    table: {
      widths: boxes.map(() => SEAL_BOX),
      heights: [12, SEAL_SIZE],
      body: [
        boxes.map(({ kind }) => ({ text: DECISION_NAMES[kind][language], style: 'head', alignment: 'center' })),
        boxes.map((box) => seal(box, language)),
      ],
    },
  };
}

function sealBoxes(claim: PaperClaim, language: Language): Node[] {
  const boxes = boxesOf(claim);
  const rows = Math.ceil(boxes.length / BOXES_IN_ROW);
  return Array.from({ length: rows }, (_, row) =>
    sealRow(boxes.slice(row * BOXES_IN_ROW, (row + 1) * BOXES_IN_ROW), language),
  );
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
            ...sealBoxes(claim, language),
            { text: WORDS.grandTotal[language], style: 'head', alignment: 'right', margin: [0, 8, 0, 0] },
            { text: `¥${digits(claim.totalYen)}`, style: 'title', alignment: 'right' },
          ],
        },
      ],
    },
    { text: WORDS.lines[language], style: 'section', headlineLevel: 1 },
  ];
}
