// The head of a claim's paper: whose claim of which month, its total, and whose seals it bears.

import type { ClaimDecision, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { DECISION_NAMES, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import { dayOfInstant, dayWithEra, monthWithEra } from '../../../../platform/paper/document/paper-dates.ts';
import type { SealBox } from '../../../../platform/paper/document/seal-boxes.ts';
import { titleBlock } from '../../../../platform/paper/document/title-block.ts';
import type { Printing } from '../../../../platform/paper/sheet.ts';
import type { PaperClaim } from '../paper-claim.ts';
import { WORDS } from './words.ts';

/** States in which the last submission still stands. */
const STANDING: readonly ClaimStatus[] = ['submitted', 'in_review', 'approved', 'confirmed'];
/** Put their name to it; a word that was taken back bears none. */
const AGREES: readonly ClaimDecision['decision'][] = ['approved', 'checked'];

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

/** A box for each seal, and empty ones for what everybody waits for. */
function boxesOf(claim: PaperClaim, language: Language): SealBox[] {
  const standing = standingDecisions(claim).map((signed) => ({ kind: signed.decision, signed }));
  const missing = (['submitted', 'approved', 'confirmed'] as const)
    .filter((kind) => !standing.some((box) => box.kind === kind))
    .map((kind) => ({ kind, signed: null }));
  const order = (kind: ClaimDecision['decision']) => (kind === 'submitted' ? 0 : kind === 'confirmed' ? 2 : 1);
  return [...standing, ...missing]
    .toSorted((one, other) => order(one.kind) - order(other.kind))
    .map(({ kind, signed }) => ({ title: DECISION_NAMES[kind][language], signed }));
}

export function paperHead(claim: PaperClaim, { language, company }: Pick<Printing, 'language' | 'company'>): Node[] {
  const { submittedAt } = claim;
  const block = titleBlock(
    {
      company,
      title: WORDS.title[language],
      facts: [
        [WORDS.number[language], claim.number ?? ''],
        [WORDS.month[language], monthWithEra(claim.month, language)],
        [WORDS.requester[language], `${claim.employeeName}（${claim.employeeKana}）`],
        [WORDS.employeeId[language], claim.employeeId],
        [WORDS.department[language], claim.departmentName],
        [WORDS.submittedOn[language], submittedAt === null ? '' : dayWithEra(dayOfInstant(submittedAt), language)],
        [WORDS.status[language], STATUS_NAMES[claim.status][language]],
      ],
      boxes: boxesOf(claim, language),
      sum: [WORDS.grandTotal[language], claim.totalYen],
    },
    language,
  );
  return [...block, { text: WORDS.lines[language], style: 'section', headlineLevel: 1 }];
}
