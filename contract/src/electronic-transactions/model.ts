// Electronic transaction data: what was exchanged electronically and has to stay as it was (B7-01, japanese-rules 1).
import * as z from 'zod';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { registrationNumber, requiredLines, requiredText, text, textLines } from '../values/text.ts';
import { Yen } from '../values/yen.ts';
import {
  CURRENCY_CODES,
  DATE_KINDS,
  DIRECTIONS,
  READ_FROM,
  READING_REFUSALS,
  RECEIVED_VIA,
  STAMP_STATES,
  TAX_BASES,
  TRANSACTION_LIMITS,
  VERSION_CHANGES,
  VERSION_STATES,
} from './choices.ts';
import { TransactionHold } from './holds.ts';
import { TransactionLink } from './links.ts';

/** Minor units of a currency: cents of dollars. */
const Minor = z.number().int().min(-1_000_000_000_000).max(1_000_000_000_000);
/** Per cent, with up to two decimals: 10, 8, 0. */
const TaxRate = z.number().min(0).max(100).multipleOf(0.01);
/** Yen for one unit of a currency: a decimal of at most six places. */
const Rate = z.string().regex(/^(?!0+(?:\.0*)?$)\d{1,7}(?:\.\d{1,6})?$/, { error: 'exchange-rate' });

const TaxLine = z.strictObject({ rate: TaxRate, base: Yen, tax: Yen });

/** The statement that a person makes of a paper. `contentFaults` says what contradicts itself. */
const content = {
  direction: z.enum(DIRECTIONS),
  documentType: Code,
  dateKind: z.enum(DATE_KINDS),
  /** The first day of a period; null without a date. Of the kind `received` it is the day of receipt. */
  transactionDate: PlainDate.nullable(),
  periodEnd: PlainDate.nullable(),
  /** As the paper states it, negative on a credit note; null where it states none, and where a currency has no rate. */
  amount: Yen.nullable(),
  taxBasis: z.enum(TAX_BASES),
  currency: z.enum(CURRENCY_CODES),
  /** The amount in minor units of another currency; null in yen. */
  foreignMinor: Minor.nullable(),
  rate: Rate.nullable(),
  rateDate: PlainDate.nullable(),
  /** As printed. */
  counterparty: requiredText(TRANSACTION_LIMITS.counterparty),
  counterpartyKana: text(TRANSACTION_LIMITS.counterparty),
  /** Chosen among those that are known; null finds it by its name, or adds it. */
  counterpartyId: Id.nullable(),
  registrationNumber: registrationNumber(TRANSACTION_LIMITS.registrationNumber),
  /** Why a number is kept that cannot be one. */
  registrationNumberReason: text(TRANSACTION_LIMITS.reason),
  taxes: z.array(TaxLine).max(TRANSACTION_LIMITS.taxes),
  receivedVia: z.enum(RECEIVED_VIA),
  /** Of what was issued, the day on which it was sent. */
  receivedOn: PlainDate,
  note: textLines(TRANSACTION_LIMITS.note),
};
const TransactionContent = z.object(content);
export type TransactionContent = z.infer<typeof TransactionContent>;

const files = z.array(Id).max(TRANSACTION_LIMITS.files);

/** `files` are uploads, in order; `duplicateReason` why the same bytes are kept twice. */
export const NewTransaction = z.strictObject({
  ...content,
  files,
  duplicateReason: text(TRANSACTION_LIMITS.reason),
});
export type NewTransaction = z.infer<typeof NewTransaction>;

/** A new version over the one that was seen. `files` are those that the version has, old and new ones, by their ids. */
export const CorrectedTransaction = z.strictObject({
  id: Id,
  version: Version,
  ...NewTransaction.shape,
  reason: requiredLines(TRANSACTION_LIMITS.reason),
});

/** The mark that ends a record, with its reason (B7-03). */
export const TransactionDeletion = z.strictObject({
  id: Id,
  version: Version,
  reason: requiredLines(TRANSACTION_LIMITS.reason),
});

/** The mark that removes a link, with its reason. */
export const LinkRemoval = z.strictObject({
  id: Id,
  linkId: Id,
  reason: requiredLines(TRANSACTION_LIMITS.reason),
});

export const TransactionHeader = z.object({
  id: Id,
  number: z.string(),
  version: Version,
  state: z.enum(VERSION_STATES),
  /** Registered after the last day for it (B7-04). */
  late: z.boolean(),
  /** The place of its newest version in the chain of all versions, and its digest in hex: the receipt. */
  chainSeq: z.number().int(),
  digest: z.string(),
});
export type TransactionHeader = z.infer<typeof TransactionHeader>;

export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** Another record with the same bytes, or with the same date, counterparty and amount. */
export const Duplicate = z.object({
  id: Id,
  number: z.string(),
  state: z.enum(VERSION_STATES),
  by: z.enum(['file', 'values']),
  counterparty: z.string(),
  transactionDate: PlainDate.nullable(),
  amount: Yen.nullable(),
});
export type Duplicate = z.infer<typeof Duplicate>;

/**
 * Values that a file says of itself: of an invoice in XML, or of the text of a PDF. Proposed, never stored; what could be read in two
 * ways is none.
 */
export const FileReading = z.object({
  from: z.enum(READ_FROM).nullable(),
  /** Why nothing was read of a file that would say something; it is kept as it came all the same (ET18). */
  refused: z.enum(READING_REFUSALS).nullable(),
  transactionDate: PlainDate.nullable(),
  counterparty: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  currency: z.enum(CURRENCY_CODES).nullable(),
  /** Yen, or the minor units of another currency. */
  amount: z.number().int().nullable(),
  taxes: z.array(TaxLine),
});
export type FileReading = z.infer<typeof FileReading>;

/** A file that lies complete and waits for its registration. */
export const WaitingFile = StoredFile.extend({
  /** `inbox`: it lay in the watched folder. */
  from: z.enum(['upload', 'inbox']),
  senderNote: z.string(),
  uploadedBy: z.string(),
  uploadedAt: Instant,
});
export type WaitingFile = z.infer<typeof WaitingFile>;

export const TransactionVersion = z.object({
  version: Version,
  change: z.enum(VERSION_CHANGES),
  ...TransactionContent.omit({ counterpartyKana: true }).shape,
  counterpartyId: Id,
  duplicateReason: z.string(),
  senderNote: z.string(),
  reason: z.string(),
  handler: z.string(),
  at: Instant,
  files: z.array(StoredFile),
  /** Its place in the chain of all versions, and its digest in hex. */
  chainSeq: z.number().int(),
  digest: z.string(),
  verifiedBy: z.string().nullable(),
  verifiedAt: Instant.nullable(),
  stamp: z.enum(STAMP_STATES),
  /** By the authority's own time. */
  stampedAt: Instant.nullable(),
  stampedBy: z.string(),
});
export type TransactionVersion = z.infer<typeof TransactionVersion>;

/** The record as it stands, with its newest version. */
export const Transaction = z.object({
  id: Id,
  number: z.string(),
  version: Version,
  state: z.enum(VERSION_STATES),
  registeredBy: z.string(),
  registeredAt: Instant,
  /** The last day to register it in time. */
  dueOn: PlainDate,
  late: z.boolean(),
  /** Computed from the settings, the fiscal year and the document's type. */
  retainedUntil: PlainDate,
  /** False for who registered or corrected the version: somebody else verifies it (ET21). */
  mayVerify: z.boolean(),
  current: TransactionVersion,
  /** Purchases and claims that it belongs to, the oldest link first. */
  links: z.array(TransactionLink),
  /** The newest first, those that ended among them. */
  holds: z.array(TransactionHold),
});
export type Transaction = z.infer<typeof Transaction>;

/** A row of the list: a version. Without a condition on the state only those that count are found. */
export const TransactionRow = z.object({
  id: Id,
  version: Version,
  number: z.string(),
  state: z.enum(VERSION_STATES),
  transactionDate: PlainDate.nullable(),
  periodEnd: PlainDate.nullable(),
  dateKind: z.enum(DATE_KINDS),
  counterparty: z.string(),
  amount: Yen.nullable(),
  taxBasis: z.enum(TAX_BASES),
  currency: z.string(),
  foreignMinor: Minor.nullable(),
  /** Yen for one unit of the currency, and the day on which that held. */
  rate: z.string().nullable(),
  rateDate: PlainDate.nullable(),
  /** `10%: 10000 + 1000; 8%: 5000 + 400`: the taxed amount and its tax. */
  taxes: z.string(),
  direction: z.enum(DIRECTIONS),
  documentType: Code,
  registrationNumber: z.string(),
  receivedVia: z.enum(RECEIVED_VIA),
  receivedOn: PlainDate,
  files: z.number().int(),
  note: z.string(),
  change: z.enum(VERSION_CHANGES),
  reason: z.string(),
  handler: z.string(),
  at: Instant,
  registeredAt: Instant,
  late: z.boolean(),
  stamp: z.enum(STAMP_STATES),
  unverified: z.boolean(),
  unnumbered: z.boolean(),
  unpriced: z.boolean(),
  undated: z.boolean(),
  /** Numbers of what it is linked to, with a blank between them. */
  links: z.string(),
  /** Received, and linked to nothing (B7-04). */
  unlinked: z.boolean(),
  /** Kept by a hold, however old it is. */
  held: z.boolean(),
});
export type TransactionRow = z.infer<typeof TransactionRow>;

/** The content of the download for the tax office: index.csv has a row for each file, and one for each record without any. */
export const PackageFacts = z.object({
  /** The last version in the chain, and the moment of what was said of versions later. */
  seq: z.number().int(),
  asOf: Instant,
  records: z.number().int(),
  /** Of the records, those that are deleted. */
  deleted: z.number().int(),
  files: z.number().int(),
  withoutFile: z.number().int(),
  /** Of all files. */
  bytes: z.number().int(),
  /** Versions with their time stamp. */
  stamps: z.number().int(),
});
export type PackageFacts = z.infer<typeof PackageFacts>;

/** A further name of the counterparty of that id. */
export const CounterpartyName = z.strictObject({
  id: Id,
  name: requiredText(TRANSACTION_LIMITS.counterparty),
  kana: text(TRANSACTION_LIMITS.counterparty),
  validFrom: PlainDate,
});

export const Counterparty = z.object({
  id: Id,
  /** The name that holds today, and the others. */
  name: z.string(),
  kana: z.string(),
  names: z.array(z.object({ name: z.string(), kana: z.string(), validFrom: PlainDate.nullable() })),
  /** Of its last registered paper; empty where none has one. */
  registrationNumber: z.string(),
});
export type Counterparty = z.infer<typeof Counterparty>;
