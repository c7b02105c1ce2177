// What a claim's paper needs to know. Plain data: it travels to the process that prints it.

import type { MediaType } from '@madoguchi/contract/attachments/limits.ts';
import type { ClaimDecision, ClaimLine, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { Language, Text } from '@madoguchi/contract/message.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';

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
  readonly receipts: readonly PaperReceipt[];
}

export interface PaperReceipt {
  readonly name: string;
  readonly mediaType: MediaType;
  readonly bytes: number;
  readonly sha256: string;
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

/** Who prints, when, for whom: what stands in the margin. */
export interface Printing {
  readonly language: Language;
  readonly company: string;
  readonly printedBy: string;
  /** Instant in UTC. */
  readonly printedAt: string;
}

/** Why a receipt stands in the list only. */
export type NotPrinted = 'kind' | 'broken' | 'encrypted' | 'too-many-pages';

/** What became of a receipt: pages of a PDF behind the paper, a picture on a page of its own, or only its description. */
export type PreparedReceipt =
  | { readonly shown: 'pages'; readonly pages: number }
  | { readonly shown: 'picture'; readonly jpeg: string }
  | { readonly shown: 'not'; readonly because: NotPrinted };

/** A receipt in the order of the paper, numbered from 1 by its place. */
export interface ListedReceipt {
  readonly receipt: PaperReceipt;
  /** 1-based. */
  readonly line: number;
  readonly prepared: PreparedReceipt;
}
