// Electronic transaction data (S2-18, B7-01…B7-07): registered, corrected and deleted by versions, never altered.
import * as z from 'zod';
import { listExport, listInput, listNarrowing, listOutput } from '../list/list-input.ts';
import { download, read, upload, view, write } from '../operation.ts';
import { Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { text } from '../values/text.ts';
import { Yen } from '../values/yen.ts';
import { TRANSACTION_LIMITS } from './choices.ts';
import { DOCUMENT_KINDS } from './documents/document.ts';
import { EVIDENCE_CHECK_OPERATIONS } from './evidence-check.ts';
import { LINK_KINDS, LinkCandidate, LinkedPaper } from './links.ts';
import { TRANSACTION_LIST } from './lists.ts';
import {
  CorrectedTransaction,
  Counterparty,
  CounterpartyName,
  Duplicate,
  FileReading,
  LinkRemoval,
  NewTransaction,
  PackageFacts,
  StoredFile,
  Transaction,
  TransactionDeletion,
  TransactionHeader,
  TransactionVersion,
  WaitingFile,
} from './model.ts';
import { RETENTION_OPERATIONS } from './retention-operations.ts';

const OfTransaction = z.strictObject({ id: Id });
const AtVersion = z.strictObject({ id: Id, version: Version });

/** Versions that count, unless the condition `state` says otherwise; any combination of conditions (B7-02). */
export const listTransactions = read('electronic-transactions.list', {
  at: ['GET', '/api/electronic-transactions'],
  access: 'auditor',
  input: z.strictObject(listInput(TRANSACTION_LIST)),
  output: listOutput(TRANSACTION_LIST),
  refuses: [],
});

/** How many the same conditions find, and the sum of their yen; what has no amount in yen is in no sum. */
export const countTransactions = read('electronic-transactions.counts', {
  at: ['GET', '/api/electronic-transactions/counts'],
  access: 'auditor',
  input: z.strictObject(listNarrowing(TRANSACTION_LIST)).omit({ sort: true }),
  output: z.object({ count: z.number().int(), sum: z.number().int() }),
  refuses: [],
});

export const exportTransactions = download('electronic-transactions.file', {
  at: ['GET', '/api/exports/electronic-transactions'],
  access: 'auditor',
  input: z.strictObject(listExport(TRANSACTION_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'electronic-transactions.exported',
});

/**
 * Counts the download for the tax office: the records that the conditions find, deleted ones among them unless the condition
 * `state` says otherwise. The answer names the snapshot to ask the download for.
 */
export const showPackageFacts = read('electronic-transactions.package-facts', {
  at: ['GET', '/api/electronic-transactions/package-facts'],
  access: 'auditor',
  input: z.strictObject(listNarrowing(TRANSACTION_LIST)).omit({ sort: true }),
  output: PackageFacts,
  refuses: [],
});

/**
 * The records that the conditions find, whole, in one ZIP: their files, index.csv, history.csv. Of a snapshot, by the last version in
 * the chain and the moment; without one, as things stand. A snapshot has the same bytes each time.
 */
export const packageTransactions = download('electronic-transactions.package', {
  at: ['GET', '/api/exports/electronic-transactions-package'],
  access: 'auditor',
  input: z
    .strictObject({
      ...listNarrowing(TRANSACTION_LIST),
      seq: z.coerce.number().int().min(0).optional(),
      asOf: Instant.optional(),
    })
    .omit({ sort: true }),
  mediaType: 'application/zip',
  refuses: ['invalid'],
  records: 'electronic-transactions.packaged',
});

/** The figures of those that ask for attention among those that count (B7-04), and how many files wait for their registration. */
export const reportTransactions = read('electronic-transactions.report', {
  at: ['GET', '/api/electronic-transactions/report'],
  access: 'auditor',
  input: z.strictObject({}),
  output: z.object({
    late: z.number().int(),
    unverified: z.number().int(),
    unnumbered: z.number().int(),
    unlinked: z.number().int(),
    waiting: z.number().int(),
    /** Versions that wait for their time stamp, since when, and that this is too long. */
    unstamped: z.number().int(),
    unstampedSince: Instant.nullable(),
    areStampsLate: z.boolean(),
  }),
  refuses: [],
});

/** The record; whoever opens it is on record. */
export const showTransaction = view('electronic-transactions.show', {
  at: ['GET', '/api/electronic-transactions/:id'],
  access: 'auditor',
  input: OfTransaction,
  output: Transaction,
  refuses: ['not-found', 'transaction-purged'],
  records: 'electronic-transaction.opened',
});

/** All versions, the newest first. */
export const showTransactionHistory = view('electronic-transactions.history', {
  at: ['GET', '/api/electronic-transactions/:id/history'],
  access: 'auditor',
  input: OfTransaction,
  output: z.object({ id: Id, number: z.string(), versions: z.array(TransactionVersion) }),
  refuses: ['not-found', 'transaction-purged'],
  records: 'electronic-transaction.history-opened',
});

/** One part named `file`, kept as it came. Other records with the same bytes are told (ETX-10). */
export const uploadTransactionFile = upload('electronic-transactions.upload', {
  at: ['POST', '/api/electronic-transactions/files'],
  access: 'system',
  input: z.strictObject({}),
  output: StoredFile.extend({ duplicates: z.array(Duplicate) }),
  refuses: ['too-large', 'wrong-type'],
  records: 'electronic-transaction.file-added',
});

/** Files that lie complete and belong to no record yet, of the caller and of the watched folder; the oldest first, 200 at most. */
export const listWaitingFiles = read('electronic-transactions.list-waiting', {
  at: ['GET', '/api/electronic-transactions/files'],
  access: 'system',
  input: z.strictObject({}),
  output: z.object({ files: z.array(WaitingFile) }),
  refuses: [],
});

/** The stored bytes, whose hash is checked before they are sent. */
export const fetchTransactionFile = download('electronic-transactions.fetch-file', {
  at: ['GET', '/api/electronic-transactions/files/:id'],
  access: 'auditor',
  input: OfTransaction,
  mediaType: 'application/octet-stream',
  refuses: ['not-found', 'file-damaged'],
  records: 'electronic-transaction.file-fetched',
});

/** Values that the file says of itself, to be proposed (B7-07); its hash is checked before it is read. */
export const readTransactionFile = read('electronic-transactions.read-file', {
  at: ['GET', '/api/electronic-transactions/files/:id/reading'],
  access: 'system',
  input: OfTransaction,
  output: FileReading,
  refuses: ['not-found', 'file-damaged'],
});

/** The time stamp of a version with what openssl verifies it by: a ZIP of the token, the stamped bytes and the roots (ETX-12). */
export const fetchTransactionStamp = download('electronic-transactions.stamp', {
  at: ['GET', '/api/electronic-transactions/:id/stamps/:ofVersion'],
  access: 'auditor',
  input: z.strictObject({ id: Id, ofVersion: z.coerce.number().int().min(1).max(1_000_000) }),
  mediaType: 'application/zip',
  refuses: ['not-found'],
  records: 'electronic-transaction.stamp-fetched',
});

export const registerTransaction = write('electronic-transactions.register', {
  at: ['POST', '/api/electronic-transactions'],
  access: 'system',
  input: NewTransaction,
  output: TransactionHeader,
  refuses: ['invalid'],
  records: 'electronic-transaction.registered',
});

/** Writes a new version; the one before stays as it was. */
export const correctTransaction = write('electronic-transactions.correct', {
  at: ['POST', '/api/electronic-transactions/:id/correct'],
  access: 'system',
  input: CorrectedTransaction,
  output: TransactionHeader,
  refuses: ['not-found', 'stale', 'wrong-state', 'invalid'],
  records: 'electronic-transaction.corrected',
});

/** Marks it as deleted by a last version; nothing of it goes away. */
export const deleteTransaction = write('electronic-transactions.delete', {
  at: ['POST', '/api/electronic-transactions/:id/delete'],
  access: 'system',
  input: TransactionDeletion,
  output: TransactionHeader,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'electronic-transaction.deleted',
});

/** Says that the version agrees with its files. Not for who wrote the version (ET21). */
export const verifyTransaction = write('electronic-transactions.verify', {
  at: ['POST', '/api/electronic-transactions/:id/verify'],
  access: 'system',
  input: AtVersion,
  output: TransactionHeader,
  refuses: ['not-found', 'stale', 'wrong-state', 'own-transaction'],
  records: 'electronic-transaction.verified',
});

/** Counterparties of which any name has what is typed, in whatever way: eight at most, those of the newest papers first. */
export const suggestCounterparties = read('electronic-transactions.suggest-counterparties', {
  at: ['GET', '/api/electronic-transactions/counterparties'],
  access: 'system',
  input: z.strictObject({ q: text(TRANSACTION_LIMITS.counterparty) }),
  output: z.object({ counterparties: z.array(Counterparty) }),
  refuses: [],
});

/** A further name of the same counterparty, from that day on. All its names find all its papers (ETX-04). */
export const renameCounterparty = write('electronic-transactions.rename-counterparty', {
  at: ['POST', '/api/electronic-transactions/counterparties/:id/rename'],
  access: 'system',
  input: CounterpartyName,
  output: z.object({ id: Id, name: z.string() }),
  refuses: ['not-found', 'invalid'],
  records: 'counterparty.renamed',
});

/** Records that count or are deleted, with the same bytes or the same values; asked before something is saved. */
export const listDuplicates = read('electronic-transactions.duplicates', {
  at: ['POST', '/api/electronic-transactions/duplicates'],
  access: 'system',
  input: z.strictObject({
    /** The record that is being corrected, which does not count. */
    id: Id.nullable(),
    files: z.array(Id).max(TRANSACTION_LIMITS.files),
    transactionDate: PlainDate.nullable(),
    amount: Yen.nullable(),
    counterparty: text(TRANSACTION_LIMITS.counterparty),
  }),
  output: z.object({ duplicates: z.array(Duplicate) }),
  refuses: [],
});

/**
 * Purchases and claims that the record may belong to: without a text those of its counterparty or its amount, else those of that
 * number, name or amount. The nearest amount comes first; 20 at most.
 */
export const findLinkCandidates = read('electronic-transactions.link-candidates', {
  at: ['GET', '/api/electronic-transactions/:id/link-candidates'],
  access: 'system',
  shows: ['electronic-transactions', 'purchase-requests', 'expense-claims'],
  input: z.strictObject({ id: Id, q: text(TRANSACTION_LIMITS.counterparty).default('') }),
  output: z.object({ candidates: z.array(LinkCandidate) }),
  refuses: ['not-found'],
});

/** Says that the record belongs to a purchase or a claim that was submitted. What is linked already stays so. */
export const linkTransaction = write('electronic-transactions.link', {
  at: ['POST', '/api/electronic-transactions/:id/link'],
  access: 'system',
  input: z.strictObject({ id: Id, kind: z.enum(LINK_KINDS), targetId: Id }),
  output: z.object({ id: Id, linkId: Id }),
  refuses: ['not-found', 'wrong-state', 'invalid'],
  records: 'electronic-transaction.linked',
});

/** Marks the link as removed, with its reason; that it was made stays. */
export const unlinkTransaction = write('electronic-transactions.unlink', {
  at: ['POST', '/api/electronic-transactions/:id/unlink'],
  access: 'system',
  input: LinkRemoval,
  output: z.object({ id: Id, linkId: Id }),
  refuses: ['not-found'],
  records: 'electronic-transaction.unlinked',
});

/** The papers of a purchase or a claim, for whoever may see that one. */
export const listLinkedPapers = read('electronic-transactions.papers', {
  at: ['GET', '/api/electronic-transactions/papers/:kind/:id'],
  access: 'staff',
  shows: ['electronic-transactions', 'purchase-requests', 'expense-claims'],
  input: z.strictObject({ kind: z.enum(LINK_KINDS), id: Id }),
  output: z.object({ papers: z.array(LinkedPaper) }),
  refuses: ['not-found'],
});

/** The office rules or the overview of the system on A4, in the caller's language (B7-08). */
export const printDocument = download('electronic-transactions.print-document', {
  at: ['GET', '/api/electronic-transactions/documents/:kind/paper'],
  access: 'auditor',
  input: z.strictObject({ kind: z.enum(DOCUMENT_KINDS) }),
  mediaType: 'application/pdf',
  refuses: [],
  records: 'electronic-transactions.document-printed',
});

export const ELECTRONIC_TRANSACTION_OPERATIONS = [
  listTransactions,
  countTransactions,
  exportTransactions,
  showPackageFacts,
  packageTransactions,
  reportTransactions,
  showTransaction,
  showTransactionHistory,
  uploadTransactionFile,
  listWaitingFiles,
  fetchTransactionFile,
  readTransactionFile,
  fetchTransactionStamp,
  registerTransaction,
  correctTransaction,
  deleteTransaction,
  verifyTransaction,
  suggestCounterparties,
  renameCounterparty,
  listDuplicates,
  findLinkCandidates,
  linkTransaction,
  unlinkTransaction,
  listLinkedPapers,
  printDocument,
  ...RETENTION_OPERATIONS,
  ...EVIDENCE_CHECK_OPERATIONS,
] as const;
