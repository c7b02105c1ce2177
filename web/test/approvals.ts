// Approvals for tests, as the server answers them.
import {
  ApprovalActView,
  ApprovalPreview,
  ApprovalTaskView,
  ApprovalView,
  InboxRow,
} from '@madoguchi/contract/approvals/model.ts';

type Changes<T> = Partial<Record<keyof T, unknown>>;

export const APPROVAL_ID = '01932b6c-0000-7000-8000-0000000000a0';
const SUPERIOR = { by: 'superior', levelsUp: 0, groupName: '営業部', groupCode: 'SALES' };
/** Ids of people, by the last two digits. */
export const personId = (two: string) => `01932b6c-0000-7000-8000-0000000001${two}`;
export const SATO = { employeeId: personId('02'), name: '佐藤 花子', departmentName: '営業部', foundBy: SUPERIOR };
export const SUZUKI = {
  employeeId: personId('03'),
  name: '鈴木 一郎',
  departmentName: '経理部',
  foundBy: { by: 'role', levelsUp: 0, groupName: null, groupCode: null },
};

const HEAD = {
  name: '上長の承認',
  nameEn: 'Supervisor',
  kind: 'approve',
  mode: { of: 'any' },
  dueBusinessDays: 3,
  onTimeout: 'remind',
  isSkipped: false,
};

/** A turn that has come and waits. */
export function task(changes: Changes<ApprovalTaskView> = {}): ApprovalTaskView {
  return ApprovalTaskView.parse({
    id: '01932b6c-0000-7000-8000-0000000000b1',
    approver: SATO,
    status: 'pending',
    arrivedAt: '2026-11-20T01:00:00.000Z',
    dueOn: '2026-11-26',
    doneAt: null,
    doneBy: null,
    isPast: false,
    ...changes,
  });
}

export function step(tasks: readonly ApprovalTaskView[], changes: Changes<ApprovalView['steps'][number]> = {}) {
  const [one] = ApprovalView.shape.steps.parse([{ ...HEAD, tasks, ...changes }]);
  if (one === undefined) throw new Error('No step');
  return one;
}

export function act(changes: Changes<ApprovalActView> = {}): ApprovalActView {
  return ApprovalActView.parse({
    id: crypto.randomUUID(),
    kind: 'submit',
    round: 1,
    stepName: null,
    stepNameEn: null,
    at: '2026-11-20T01:00:00.000Z',
    by: { employeeId: personId('01'), name: '山田 太郎', departmentName: '営業部' },
    onBehalfOf: null,
    reason: null,
    comment: '',
    amounts: null,
    ...changes,
  });
}

const PRESENTED = {
  number: 'TE-2026-00123',
  title: '2026年11月',
  titleEn: 'Nov 2026',
  about: '202611',
  requesterNumber: '1001',
  requesterName: '山田 太郎',
  departmentCode: 'SALES',
  departmentName: '営業部',
  amount: 12_340,
  warnings: 0,
};

/** A request that waits at the first of two steps. */
export function approval(changes: Changes<ApprovalView> = {}): ApprovalView {
  const later = task({ id: '01932b6c-0000-7000-8000-0000000000b2', approver: SUZUKI, status: 'waiting', dueOn: null });
  return ApprovalView.parse({
    id: APPROVAL_ID,
    domain: 'travel-expenses',
    subjectId: '01932b6c-0000-7000-8000-000000000001',
    ...PRESENTED,
    status: 'in_progress',
    round: 1,
    version: 1,
    current: 0,
    routeName: '交通費の承認',
    routeNameEn: '',
    routeNumber: 2,
    steps: [step([task()]), step([later], { name: '経理の承認', nameEn: 'Accounting' })],
    acts: [act()],
    offered: ['approve', 'return', 'reject', 'comment'],
    onBehalfOf: null,
    ...changes,
  });
}

/** The route with names that a draft would take. */
export function preview(changes: Changes<ApprovalPreview> = {}): ApprovalPreview {
  return ApprovalPreview.parse({
    plan: {
      versionId: '01932b6c-0000-7000-8000-0000000000c1',
      routeName: '交通費の承認',
      routeNameEn: '',
      routeNumber: 2,
      steps: [
        { ...HEAD, approvers: [SATO] },
        { ...HEAD, name: '経理の承認', nameEn: 'Accounting', dueBusinessDays: null, approvers: [SUZUKI] },
      ],
    },
    refusal: null,
    ask: [],
    ...changes,
  });
}

/** A turn of the reader's own, in their inbox. */
export function inboxRow(changes: Changes<InboxRow> = {}): InboxRow {
  return InboxRow.parse({
    id: '01932b6c-0000-7000-8000-0000000000b1',
    approvalId: APPROVAL_ID,
    approvalVersion: 1,
    domain: 'travel-expenses',
    subjectId: '01932b6c-0000-7000-8000-000000000001',
    ...PRESENTED,
    stepName: '上長の承認',
    stepNameEn: 'Supervisor',
    kind: 'approve',
    arrivedAt: '2026-11-20T01:00:00.000Z',
    dueOn: '2026-11-26',
    isOverdue: false,
    onBehalfOf: null,
    ...changes,
  });
}
