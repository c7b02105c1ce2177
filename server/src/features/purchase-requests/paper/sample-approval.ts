// The approval of the tests' purchase request: its people, steps and acts.
import type { ApprovalStep, ApprovalTask } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalActView } from '@madoguchi/contract/approvals/model.ts';

const id = (last: number) => `019f0000-0000-7000-8000-${String(last).padStart(12, '0')}`;

export const people = {
  requester: { employeeId: id(300), name: '髙橋 﨑子', departmentName: '営業第一部' },
  superior: { employeeId: id(301), name: '山田 太郎', departmentName: '営業第一部' },
  delegate: { employeeId: id(302), name: '佐々木 一', departmentName: '営業第一部' },
  head: { employeeId: id(303), name: '藤原 明', departmentName: '営業本部' },
  admin: { employeeId: id(304), name: '五十嵐 みどり', departmentName: '経理部' },
} as const;
type Person = (typeof people)[keyof typeof people];

const foundBy = { by: 'superior', levelsUp: 0, groupName: null, groupCode: null } as const;

export function task(
  approver: Person,
  status: ApprovalTask['status'],
  doneAt: string | null,
  by = approver,
): ApprovalTask {
  return {
    id: approver.employeeId,
    chair: approver.employeeId,
    isPast: false,
    approver: { ...approver, foundBy },
    status,
    arrivedAt: '2026-11-18T01:00:00.000Z',
    dueOn: '2026-11-24',
    doneAt,
    doneBy: doneAt === null ? null : { employeeId: by.employeeId, name: by.name },
  };
}

export function step(
  name: string,
  nameEn: string,
  kind: ApprovalStep['kind'],
  tasks: readonly ApprovalTask[],
): ApprovalStep {
  return {
    routeStep: 0,
    name,
    nameEn,
    kind,
    mode: { of: 'any' },
    dueBusinessDays: 3,
    onTimeout: 'remind',
    isSkipped: false,
    tasks,
  };
}

export const act = (kind: ApprovalActView['kind'], by: Person, at: string, more: Partial<ApprovalActView> = {}) => ({
  id: id(400),
  kind,
  round: 2,
  stepName: '上長の承認',
  stepNameEn: 'Supervisor',
  at,
  by,
  onBehalfOf: null,
  reason: null,
  comment: '',
  amounts: null,
  ...more,
});
