// The acts of approvers as a paper records them.
import type { ActKind } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalActView } from '@madoguchi/contract/approvals/model.ts';
import { ACT_NAMES, RETURN_REASON_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { type Language, say } from '@madoguchi/contract/message.ts';
import type { RecordedStep } from '../../../platform/paper/document/decision-table.ts';
import { digits } from '../../../platform/paper/document/paper-dates.ts';
import type { ApprovalOnPaper } from './approval-on-paper.ts';
import { WORDS } from './words.ts';

/** Of no interest on paper. */
const NOT_TOLD: readonly ActKind[] = ['read', 'remind'];

function said({ reason, amounts, comment }: ApprovalActView, language: Language): string {
  if (amounts !== null) {
    const changed = say(WORDS.amounts, language, { before: digits(amounts.before), after: digits(amounts.after) });
    return `${changed}\n${comment}`.trim();
  }
  return reason === null
    ? comment
    : say(WORDS.returned, language, { reason: RETURN_REASON_NAMES[reason][language], comment });
}

/** In the order of time, without the kinds that the request's own facts record. */
export function actsOnRecord(
  { acts }: Pick<ApprovalOnPaper, 'acts'>,
  language: Language,
  besides: readonly ActKind[] = [],
): RecordedStep[] {
  const told = acts.filter(({ kind }) => !NOT_TOLD.includes(kind) && !besides.includes(kind));
  return told.map((act) => ({
    what: ACT_NAMES[act.kind][language],
    step: (language === 'en' && act.stepNameEn) || (act.stepName ?? ''),
    by: act.by?.name ?? '',
    department: act.by?.departmentName ?? '',
    onBehalfOf: act.onBehalfOf?.name ?? null,
    at: act.at,
    comment: said(act, language),
  }));
}
