// Rows of the review list for tests, as the server answers them.
import type { ClaimStatus, ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { ReviewRow as ReviewRowShape } from '@madoguchi/contract/expense-claims/model.ts';

/** The claim's id of an employee whose code ends in digits or letters: stable, so that tests can name it. */
export function claimIdOf(employeeId: string): string {
  const tail = [...employeeId].map((character) => character.charCodeAt(0).toString(16)).join('');
  return `01932b6c-0000-7000-8000-${tail.padStart(12, '0').slice(-12)}`;
}

/** A row in the state; `null` is a person who has not submitted and so has no claim to open. */
export function reviewRow(employeeId: string, status: ClaimStatus | null, changes: Partial<ReviewRow> = {}): ReviewRow {
  const isSubmitted = status !== null;
  return ReviewRowShape.parse({
    employeeId,
    employeeName: `山田 ${employeeId}`,
    employeeKana: `ヤマダ ${employeeId}`,
    departmentCode: 'D10',
    claimId: isSubmitted ? claimIdOf(employeeId) : null,
    status,
    number: isSubmitted ? 'TE-2026-00123' : null,
    lineCount: isSubmitted ? 3 : 0,
    totalYen: isSubmitted ? 1_234 : 0,
    warningCount: 0,
    submittedAt: isSubmitted ? '2026-11-20T01:00:00.000Z' : null,
    version: 1,
    approval: null,
    ...changes,
  });
}
