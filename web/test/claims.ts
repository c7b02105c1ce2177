// Claims for tests, as the server answers them.
import { Claim, ClaimLine } from '@madoguchi/contract/expense-claims/model.ts';

/** A line of a weekday's train ride; `changes` overrides what a test is about. */
export function claimLine(changes: Partial<Record<keyof ClaimLine, unknown>> = {}): ClaimLine {
  return ClaimLine.parse({
    id: '01932b6c-0000-7000-8000-00000000000a',
    useDate: '2026-11-20',
    purpose: 'visit',
    purposeText: '',
    visitedParty: '',
    transportMode: 'train',
    from: '東京',
    via: '',
    to: '大宮',
    tripType: 'one-way',
    unitFare: 480,
    deduction: 0,
    expenseType: 'transport',
    taxClass: 'standard',
    invoiceBasis: null,
    registrationNumber: '',
    paidBy: 'self',
    memo: '',
    attachments: [],
    typed: {},
    amount: 480,
    ...changes,
  });
}

/** A submitted claim of somebody else. */
export function claim(changes: Partial<Record<keyof Claim, unknown>> = {}): Claim {
  return Claim.parse({
    id: '01932b6c-0000-7000-8000-000000000001',
    month: '202611',
    status: 'submitted',
    version: 3,
    number: 'TE-2026-00123',
    lineCount: 0,
    totalYen: 0,
    submittedAt: '2026-11-20T01:00:00.000Z',
    updatedAt: '2026-11-20T01:00:00.000Z',
    employeeId: '1001',
    employeeName: '山田 太郎',
    employeeKana: 'ヤマダ タロウ',
    departmentName: '営業部',
    mine: false,
    lines: [],
    decisions: [],
    findings: [],
    approvalId: null,
    ...changes,
  });
}
