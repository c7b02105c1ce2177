// Everything that was done about the request: its own steps, and what its approvers did, in the order of time.
import type { ActKind } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalActView } from '@madoguchi/contract/approvals/model.ts';
import { ACT_NAMES, RETURN_REASON_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { type Language, say } from '@madoguchi/contract/message.ts';
import type { PurchaseFact } from '@madoguchi/contract/purchase-requests/model.ts';
import { FACT_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import type { RecordedStep } from '../../../../platform/paper/document/decision-table.ts';
import { digits } from '../../../../platform/paper/document/paper-dates.ts';
import type { PaperPurchase } from '../paper-purchase.ts';
import { WORDS } from './words.ts';

/** Told by the request's own facts, or not of interest on paper. */
const NOT_TOLD: readonly ActKind[] = ['submit', 'withdraw', 'read', 'remind'];

function ofFact({ fact, by, department, at, comment }: PurchaseFact, language: Language): RecordedStep {
  return { what: FACT_NAMES[fact][language], step: '', by: by ?? '', department, onBehalfOf: null, at, comment };
}

function said({ reason, amounts, comment }: ApprovalActView, language: Language): string {
  if (amounts !== null) {
    const changed = say(WORDS.amounts, language, { before: digits(amounts.before), after: digits(amounts.after) });
    return `${changed}\n${comment}`.trim();
  }
  return reason === null
    ? comment
    : say(WORDS.returned, language, { reason: RETURN_REASON_NAMES[reason][language], comment });
}

function ofAct(act: ApprovalActView, language: Language): RecordedStep {
  return {
    what: ACT_NAMES[act.kind][language],
    step: (language === 'en' && act.stepNameEn) || (act.stepName ?? ''),
    by: act.by?.name ?? '',
    department: act.by?.departmentName ?? '',
    onBehalfOf: act.onBehalfOf?.name ?? null,
    at: act.at,
    comment: said(act, language),
  };
}

export function stepsOnRecord(
  { facts, acts }: Pick<PaperPurchase, 'facts' | 'acts'>,
  language: Language,
): RecordedStep[] {
  const told = acts.filter(({ kind }) => !NOT_TOLD.includes(kind));
  const steps = [...facts.map((fact) => ofFact(fact, language)), ...told.map((act) => ofAct(act, language))];
  return steps.toSorted((one, other) => one.at.localeCompare(other.at));
}
