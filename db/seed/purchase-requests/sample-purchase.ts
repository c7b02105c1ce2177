// A purchase request as it will stand in the database.
import type {
  GoodsReceipt,
  Invoice,
  PurchaseContent,
  PurchaseFact,
  PurchaseFinding,
  PurchaseOrder,
} from '@madoguchi/contract/purchase-requests/model.ts';
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { SampleApproval } from '../approvals/sample-approval.ts';
import type { Employee } from '../organisation/roster.ts';
import type { QuotePaper } from '../quotes/quote-paper.ts';

/** One of its own steps. Moments are milliseconds since the epoch. */
export interface SampleFact extends Pick<PurchaseFact, 'fact' | 'comment'> {
  /** Null: the calendar did it. */
  readonly by: Employee | null;
  readonly at: number;
}

type Noted<Row> = Omit<Row, 'attachment' | 'by' | 'at'> & { readonly by: Employee; readonly at: number };

export interface Happened {
  readonly status: PurchaseStatus;
  readonly facts: readonly SampleFact[];
  /** Null for what was never submitted. */
  readonly approval: SampleApproval | null;
  /** How often it went on: its first version is 1. */
  readonly moves: number;
  readonly approvedAt: number | null;
  /** When it was approved or rejected. */
  readonly decidedAt: number | null;
  readonly order: Noted<PurchaseOrder> | null;
  readonly receipts: readonly Noted<GoodsReceipt>[];
  readonly invoices: readonly Noted<Invoice>[];
}

/** The paper of a quote, and the attachment it will be. */
export interface QuoteFile {
  readonly attachmentId: string;
  readonly paper: QuotePaper;
}

export interface DrawnPurchase extends Happened {
  readonly id: string;
  readonly owner: Employee;
  readonly content: PurchaseContent;
  /** As it was when it last came back; null where it never did. */
  readonly returnedContent: PurchaseContent | null;
  readonly quoteFiles: readonly QuoteFile[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface SamplePurchase extends DrawnPurchase {
  readonly number: string | null;
  /** Findings at the last submission. */
  readonly findings: readonly PurchaseFinding[];
}

/** The moment of the first submission, at which the number is given; `null` where there was none (B0-06). */
export function firstSubmission({ facts }: Pick<DrawnPurchase, 'facts'>): number | null {
  return facts.find(({ fact }) => fact === 'submitted')?.at ?? null;
}

/** The moment of the last submission; `null` for what never was submitted. */
export function lastSubmission({ facts }: Pick<DrawnPurchase, 'facts'>): number | null {
  return facts.findLast(({ fact }) => fact === 'submitted')?.at ?? null;
}
