// One file of many on its way to be a record: how far it has come, what is stated of it, and what is still wrong with that.
import type { ReadingRefusal } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { contentFaults } from '@madoguchi/contract/electronic-transactions/content-faults.ts';
import {
  NewTransaction,
  type TransactionContent,
  type TransactionHeader,
} from '@madoguchi/contract/electronic-transactions/model.ts';
import type { InputFault } from '@madoguchi/contract/input-faults.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import { faultsOfValues } from '../../../kit/form/faults/field-faults.ts';
import { isBlank, type Proposal, type ProposalSource, type ProposedField, takenBy } from '../edit/proposed-values.ts';
import type { TransactionValues } from '../edit/transaction-values.ts';

/** `missing`: the page was closed before it was sent, so that it has to be chosen once more. */
export type FileState =
  | { readonly state: 'queued' | 'missing' }
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'stored'; readonly id: string; readonly sha256: string; readonly isRead: boolean }
  | { readonly state: 'refused'; readonly message: string };

export type Outcome =
  | { readonly state: 'sending' }
  | ({ readonly state: 'registered' } & Pick<TransactionHeader, 'id' | 'number' | 'late'>)
  | { readonly state: 'refused'; readonly sentences: readonly string[] };

export interface BatchRow {
  /** Also the Idempotency-Key of its upload. */
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly file: FileState;
  readonly values: TransactionValues;
  /** Fields that hold what the file's name or its content says, until somebody changes them. */
  readonly sources: Readonly<Partial<Record<ProposedField, ProposalSource>>>;
  /** Why its content could not be read: it is kept as it came all the same (ET18). */
  readonly unread: ReadingRefusal | null;
  readonly unreadDate: string | null;
  /** The sender's note where it came by the watched folder; others have none. */
  readonly folder?: { readonly senderNote: string };
  readonly outcome: Outcome | null;
  /** The Idempotency-Key of its registration, as long as what is sent is the same. */
  readonly attempt: { readonly content: string; readonly key: string } | null;
}

/** The row with what is proposed, in the fields that are blank. */
export function filledIn<Row extends Pick<BatchRow, 'values' | 'sources'>>(
  row: Row,
  source: ProposalSource,
  proposal: Proposal,
): Row {
  const { fields, change } = takenBy(row.values, proposal);
  const sources = { ...row.sources, ...Object.fromEntries(fields.map((field) => [field, source])) };
  return { ...row, values: { ...row.values, ...change }, sources };
}

/** Fields without which the others cannot be held against each other. */
const COMPARED = ['dateKind', 'currency', 'foreignMinor', 'rate', 'registrationNumber'];

/** Everything that keeps the values from being sent, one for each field: blanks are told at once, whatever else is blank. */
export function rowFaults(values: TransactionValues): InputFault[] {
  const faults = faultsOfValues(NewTransaction, values);
  const isComparable = !faults.some(({ field }) => COMPARED.includes(field));
  const all = isComparable ? [...faults, ...contentFaults(values as unknown as TransactionContent)] : faults;
  return all.filter(({ field }, at) => all.findIndex((one) => one.field === field) === at);
}

/** An earlier row with the same bytes, or with the same date, counterparty and amount (ET6). */
export interface Twin {
  readonly by: 'file' | 'values';
  /** Its place in the list, from 1. */
  readonly place: number;
  readonly key: string;
}

function marksOf({ file, values }: BatchRow): readonly (readonly [Twin['by'], string])[] {
  const { transactionDate, amount, counterparty } = values;
  const hasValues = transactionDate !== null && amount !== null && counterparty;
  return [
    ...(file.state === 'stored' ? [['file', `file ${file.sha256}`] as const] : []),
    ...(hasValues ? [['values', JSON.stringify([transactionDate, amount, folded(counterparty)])] as const] : []),
  ];
}

/** By the keys of the later rows. */
export function twinsOf(rows: readonly BatchRow[]): ReadonlyMap<string, Twin> {
  const first = new Map<string, Omit<Twin, 'by'>>();
  const twins = new Map<string, Twin>();
  for (const [at, row] of rows.entries()) {
    for (const [by, mark] of marksOf(row)) {
      const known = first.get(mark);
      if (known === undefined) first.set(mark, { place: at + 1, key: row.key });
      else if (!twins.has(row.key)) twins.set(row.key, { by, ...known });
    }
  }
  return twins;
}

/** True for one whose values can be sent as they are: the same bytes once more take a reason. */
export function isComplete(row: BatchRow, twin: Twin | undefined): boolean {
  if (row.file.state !== 'stored' || row.outcome?.state === 'registered') return false;
  if (twin?.by === 'file' && isBlank(row.values.duplicateReason?.trim() ?? '')) return false;
  return rowFaults(row.values).length === 0;
}
