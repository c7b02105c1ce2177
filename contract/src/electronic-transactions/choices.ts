// Choices of an electronic transaction and the limits of its texts, without a schema beside them.

export const DIRECTIONS = ['received', 'issued'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A day, a period, no date on the paper at all, or the day of receipt taken for it (ETX-08). */
export const DATE_KINDS = ['day', 'period', 'received', 'none'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** The amount as the paper states it: with tax, without, or none of both, where the paper states none. */
export const TAX_BASES = ['included', 'excluded', 'none'] as const;
export type TaxBasis = (typeof TAX_BASES)[number];

/** Electronic ways alone: a scanned paper is another law. */
export const RECEIVED_VIA = ['mail', 'web', 'edi', 'cloud', 'chat', 'other'] as const;
export type ReceivedVia = (typeof RECEIVED_VIA)[number];

/** The parts of a file that values are read of, besides its name. */
export const READ_FROM = ['xml', 'pdf'] as const;
export type ReadFrom = (typeof READ_FROM)[number];

/** `entities`: a document type that could multiply or fetch; `too-large`: more text than a paper has; else it cannot be read. */
export const READING_REFUSALS = ['entities', 'too-large', 'encoding', 'unreadable', 'locked'] as const;
export type ReadingRefusal = (typeof READING_REFUSALS)[number];

export const VERSION_CHANGES = ['registered', 'corrected', 'deleted'] as const;
export type VersionChange = (typeof VERSION_CHANGES)[number];

/** A version that counts, one that a correction took the place of, and the last one of what was deleted. */
export const VERSION_STATES = ['live', 'superseded', 'deleted'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** Without an authority there is no stamp: the office rules are what counts. */
export const STAMP_STATES = ['none', 'waiting', 'stamped'] as const;
export type StampState = (typeof STAMP_STATES)[number];

/** Currencies with their minor units (ISO 4217): two digits unless said otherwise. */
export const CURRENCIES = {
  JPY: 0,
  USD: 2,
  EUR: 2,
  GBP: 2,
  CNY: 2,
  KRW: 0,
  TWD: 2,
  HKD: 2,
  SGD: 2,
  THB: 2,
  VND: 0,
  AUD: 2,
  CAD: 2,
  CHF: 2,
  INR: 2,
  KWD: 3,
} as const;
export type Currency = keyof typeof CURRENCIES;
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]];

/** Longest texts, in UTF-16 units; most files and rates of one record; largest file in bytes. */
export const TRANSACTION_LIMITS = {
  counterparty: 100,
  registrationNumber: 20,
  note: 500,
  reason: 300,
  files: 20,
  taxes: 6,
  fileBytes: 25 * 1024 * 1024,
} as const;

/** Files as they are received, decided by content; text and XML are stored and never rendered. */
export const TRANSACTION_MEDIA_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/csv',
  'application/xml',
  'message/rfc822',
] as const;
export type TransactionMediaType = (typeof TRANSACTION_MEDIA_TYPES)[number];
