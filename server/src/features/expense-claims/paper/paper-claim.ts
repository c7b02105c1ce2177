// The data that a claim's paper is made from.
import type { ClaimDecision, ClaimLine, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { PaperFile } from '../../../platform/paper/sheet.ts';

/** A line as it was claimed; masters by the names of that time (B1-04). */
export interface PaperLine
  extends Pick<
    ClaimLine,
    | 'useDate'
    | 'purposeText'
    | 'visitedParty'
    | 'from'
    | 'via'
    | 'to'
    | 'unitFare'
    | 'deduction'
    | 'amount'
    | 'expenseType'
    | 'registrationNumber'
    | 'paidBy'
    | 'memo'
  > {
  readonly purpose: Text | null;
  readonly transportMode: Text | null;
  readonly tripType: Text | null;
  readonly receipts: readonly PaperFile[];
}

export interface PaperClaim {
  readonly number: string | null;
  readonly month: YearMonth;
  readonly status: ClaimStatus;
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeKana: string;
  readonly departmentName: string;
  readonly submittedAt: string | null;
  readonly totalYen: number;
  readonly lines: readonly PaperLine[];
  readonly decisions: readonly ClaimDecision[];
}
