// The approval route: its steps with who decides or decided, and where each stands.
import type { ApprovalStep, ApprovalTask, TaskStatus } from '@madoguchi/contract/approvals/approval.ts';
import { TASK_STATUS_NAMES } from '@madoguchi/contract/approvals/names.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import { dayAndTime } from '../../../platform/paper/document/paper-dates.ts';
import { type Column, ruledTable, section } from '../../../platform/paper/document/ruled-table.ts';
import { forWhom } from '../../../platform/paper/document/seal-boxes.ts';
import type { ApprovalOnPaper } from './approval-on-paper.ts';
import { signedBy } from './seals.ts';
import { WORDS } from './words.ts';

/** The task status by which a step is described: the first that one of its tasks has. */
const TELLING: readonly TaskStatus[] = ['rejected', 'returned', 'approved', 'checked', 'read', 'pending', 'waiting'];
const OPEN: readonly TaskStatus[] = ['pending', 'waiting'];

interface Standing {
  readonly status: TaskStatus;
  /** Those who did it, or whose turn it is or will be. */
  readonly tasks: readonly ApprovalTask[];
}

function standingOf({ tasks }: ApprovalStep): Standing {
  const current = tasks.filter(({ isPast }) => !isPast);
  const status = TELLING.find((one) => current.some((task) => task.status === one)) ?? 'skipped';
  return { status, tasks: current.filter((task) => task.status === status) };
}

function names(paper: ApprovalOnPaper, { status, tasks }: Standing, language: Language): string {
  if (OPEN.includes(status) || status === 'skipped') return tasks.map(({ approver }) => approver.name).join('、');
  return tasks
    .flatMap((task) => signedBy(paper, task) ?? [])
    .map((signed) => [signed.by, forWhom(signed, language)].join(' ').trim())
    .join('、');
}

function lastDone({ tasks }: Standing, language: Language): string {
  const last = tasks
    .flatMap(({ doneAt }) => doneAt ?? [])
    .toSorted()
    .at(-1);
  return last === undefined ? '' : dayAndTime(last, language);
}

export function routeTable(paper: ApprovalOnPaper, language: Language): Node[] {
  const columns: readonly Column[] = [
    { title: '', width: 14, isFigure: true },
    { title: WORDS.step[language], width: 140 },
    { title: WORDS.approvers[language], width: '*' },
    { title: WORDS.status[language], width: 60 },
    { title: WORDS.doneAt[language], width: 106 },
  ];
  const rows = (paper.approval?.steps ?? []).map((step, index) => {
    const standing = standingOf(step);
    const name = (language === 'en' && step.nameEn) || step.name;
    const status = TASK_STATUS_NAMES[standing.status][language];
    return [String(index + 1), name, names(paper, standing, language), status, lastDone(standing, language)];
  });
  return section(WORDS.route[language], rows.length === 0 ? [] : [ruledTable(columns, rows)]);
}
