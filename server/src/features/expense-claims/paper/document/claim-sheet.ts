// A claim as a paper: pure, from the claim to the sheet that is printed (B0-12, B4-09).
import type { ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import { DECISION_NAMES, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { decisionTable, type RecordedStep } from '../../../../platform/paper/document/decision-table.ts';
import type { Printing, Sheet, SheetFile } from '../../../../platform/paper/sheet.ts';
import type { PaperClaim } from '../paper-claim.ts';
import { lineNotes, lineTable } from './line-table.ts';
import { paperHead } from './paper-head.ts';
import { totals } from './totals.ts';
import { WORDS } from './words.ts';

/** TE-2026-00123; a draft has no number yet. */
function paperName(claim: Pick<PaperClaim, 'number' | 'month' | 'employeeId'>): string {
  return claim.number ?? `${claim.month}-${claim.employeeId}`;
}

function recorded(decision: ClaimDecision, language: Language): RecordedStep {
  const step = (language === 'en' && decision.stepEn) || (decision.step ?? '');
  return { ...decision, what: DECISION_NAMES[decision.decision][language], step };
}

/** The receipts in the order of the lines. */
function receiptsOf({ lines }: PaperClaim, language: Language): SheetFile[] {
  return lines.flatMap(({ receipts }, index) =>
    receipts.map((file) => ({ file, mark: `${index + 1}`, label: `${WORDS.lines[language]} ${index + 1}` })),
  );
}

export function claimSheet(claim: PaperClaim, printing: Pick<Printing, 'language' | 'company'>): Sheet {
  const { language } = printing;
  const decisions = claim.decisions.map((decision) => recorded(decision, language));
  return {
    title: WORDS.title[language],
    name: paperName(claim),
    author: claim.employeeName,
    subject: STATUS_NAMES[claim.status][language],
    content: [
      ...paperHead(claim, printing),
      lineTable(claim, language),
      ...lineNotes(claim.lines, language),
      totals(claim, language),
      ...decisionTable(decisions, language),
    ],
    files: {
      heading: WORDS.receipts[language],
      belongsTo: WORDS.lines[language],
      items: receiptsOf(claim, language),
    },
  };
}
