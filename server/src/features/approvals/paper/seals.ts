// The seals on a paper: the requester's, and in each step those of everybody who agreed to the last submission (B0-12).
import type { ApprovalStep, ApprovalTask } from '@madoguchi/contract/approvals/approval.ts';
import { ACT_NAMES } from '@madoguchi/contract/approvals/names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Signed } from '../../../platform/paper/document/date-seal.ts';
import type { SealBox } from '../../../platform/paper/document/seal-boxes.ts';
import type { ApprovalOnPaper } from './approval-on-paper.ts';

const saidYes = ({ status, isPast }: ApprovalTask) => !isPast && (status === 'approved' || status === 'checked');

/** The yes of a task as it went on record: with the department of whoever said it, and for whom. */
export function signedBy(
  { acts }: Pick<ApprovalOnPaper, 'acts'>,
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
function boxesOf(paper: ApprovalOnPaper, { kind, tasks }: ApprovalStep, language: Language): SealBox[] {
  const title = ACT_NAMES[kind === 'check' ? 'check' : 'approve'][language];
  const signed = tasks.filter(saidYes).map((task) => ({ title, signed: signedBy(paper, task) }));
  return signed.length === 0 ? [{ title, signed: null }] : signed;
}

function submission({ acts }: ApprovalOnPaper): Signed | null {
  const last = acts.findLast(({ kind }) => kind === 'submit');
  if (last === undefined) return null;
  const { by, at } = last;
  return { by: by?.name ?? '', department: by?.departmentName ?? '', onBehalfOf: null, at };
}

/** `stands`: the last submission is under approval, or was agreed to. Without it every box is empty. */
export function approvalSeals(paper: ApprovalOnPaper, stands: boolean, language: Language): SealBox[] {
  const steps = (paper.approval?.steps ?? []).filter(({ kind, isSkipped }) => kind !== 'circulate' && !isSkipped);
  const first: SealBox = { title: ACT_NAMES.submit[language], signed: stands ? submission(paper) : null };
  const others = steps.flatMap((step) => boxesOf(paper, step, language));
  return [first, ...(stands ? others : others.map(({ title }) => ({ title, signed: null })))];
}
