// The seals on the sheet: the requester's, and in each step those of everybody who agreed to the last submission (B0-12).
import type { ApprovalStep, ApprovalTask } from '@madoguchi/contract/approvals/approval.ts';
import { ACT_NAMES } from '@madoguchi/contract/approvals/names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { type PurchaseStatus, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { Signed } from '../../../../platform/paper/document/date-seal.ts';
import type { SealBox } from '../../../../platform/paper/document/seal-boxes.ts';
import type { PaperPurchase } from '../paper-purchase.ts';

/** States in which the last submission still stands, or was agreed to. */
const STANDING: readonly PurchaseStatus[] = [
  ...UNDER_APPROVAL,
  'approved',
  'ordered',
  'partially_received',
  'received',
  'closed',
  'expired',
];

const saidYes = ({ status, isPast }: ApprovalTask) => !isPast && (status === 'approved' || status === 'checked');

/** The yes of a task as it went on record: with the department of whoever said it, and for whom. */
export function signedBy(
  { acts }: Pick<PaperPurchase, 'acts'>,
  { doneAt, doneBy }: Pick<ApprovalTask, 'doneAt' | 'doneBy'>,
): Signed | null {
  if (doneAt === null || doneBy === null) return null;
  const act = acts.findLast(({ at, by }) => at === doneAt && by?.employeeId === doneBy.employeeId);
  return {
    by: doneBy.name,
    department: act?.by?.departmentName ?? '',
    onBehalfOf: act?.onBehalfOf?.name ?? null,
    at: doneAt,
  };
}

/** A box for each yes; an empty one for a step that nobody has said yes to. */
function boxesOf(purchase: PaperPurchase, { kind, tasks }: ApprovalStep, language: Language): SealBox[] {
  const title = ACT_NAMES[kind === 'check' ? 'check' : 'approve'][language];
  const signed = tasks.filter(saidYes).map((task) => ({ title, signed: signedBy(purchase, task) }));
  return signed.length === 0 ? [{ title, signed: null }] : signed;
}

function submission({ facts }: PaperPurchase): Signed | null {
  const last = facts.findLast(({ fact }) => fact === 'submitted');
  if (last === undefined) return null;
  return { by: last.by ?? '', department: last.department, onBehalfOf: null, at: last.at };
}

export function sealsOf(purchase: PaperPurchase, language: Language): SealBox[] {
  const stands = STANDING.includes(purchase.status);
  const steps = (purchase.approval?.steps ?? []).filter(({ kind, isSkipped }) => kind !== 'circulate' && !isSkipped);
  const first: SealBox = { title: ACT_NAMES.submit[language], signed: stands ? submission(purchase) : null };
  const others = steps.flatMap((step) => boxesOf(purchase, step, language));
  return [first, ...(stands ? others : others.map(({ title }) => ({ title, signed: null })))];
}
