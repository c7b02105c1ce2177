// The text of a version of which its digest is made. PostgreSQL writes the same in `transaction_canonical_text`
// (db/migrations/0017_electronic_transactions.sql); a test holds the two together. The page that verifies a download offline
// recomputes it: a change here is a new first line.

export interface EvidenceFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly mediaType: string;
  readonly name: string;
}

/** The statement of a version, as it is stored: days `YYYY-MM-DD`, the instant in UTC with milliseconds, whole numbers. */
export interface Evidence {
  readonly recordId: string;
  readonly number: string;
  readonly version: number;
  readonly change: string;
  readonly direction: string;
  readonly documentType: string;
  readonly dateKind: string;
  readonly transactionDate: string | null;
  readonly periodEnd: string | null;
  readonly amount: number | null;
  readonly taxBasis: string;
  readonly currency: string;
  readonly foreignMinor: number | null;
  /** A decimal of six places. */
  readonly rate: string | null;
  readonly rateDate: string | null;
  readonly counterpartyId: string;
  readonly counterparty: string;
  readonly registrationNumber: string;
  readonly registrationNumberReason: string;
  readonly taxes: readonly { readonly rate: number; readonly base: number; readonly tax: number }[];
  readonly receivedVia: string;
  readonly receivedOn: string;
  readonly note: string;
  readonly senderNote: string;
  readonly duplicateReason: string;
  readonly reason: string;
  readonly handlerId: string;
  readonly handler: string;
  readonly at: string;
  readonly files: readonly EvidenceFile[];
}

const FIRST_LINE = 'madoguchi-electronic-transaction 1';

/** Fields in the order of their lines; files and tax lines follow them. */
const EVIDENCE_FIELDS = [
  'recordId',
  'number',
  'version',
  'change',
  'direction',
  'documentType',
  'dateKind',
  'transactionDate',
  'periodEnd',
  'amount',
  'taxBasis',
  'currency',
  'foreignMinor',
  'rate',
  'rateDate',
  'counterpartyId',
  'counterparty',
  'registrationNumber',
  'registrationNumberReason',
  'receivedVia',
  'receivedOn',
  'note',
  'senderNote',
  'duplicateReason',
  'reason',
  'handlerId',
  'handler',
  'at',
] as const satisfies readonly Exclude<keyof Evidence, 'files' | 'taxes'>[];

const written = (value: string | number | null) => (value === null ? 'null' : JSON.stringify(String(value)));

/**
 * A line for each field, `name: "value"` with the value as a JSON string or `null`; then one for each rate of tax and one for
 * each file, in their order. Lines end with LF, the last one too. Its digest is sha256(previous digest as 32 bytes ‖ this text
 * in UTF-8); the first version of all follows 32 bytes of zero.
 */
export function canonicalText(evidence: Evidence): string {
  const fields = EVIDENCE_FIELDS.map((name) => `${name}: ${written(evidence[name])}`);
  const taxes = evidence.taxes.map(({ rate, base, tax }) => `tax: ${[rate, base, tax].map(written).join(' ')}`);
  const files = evidence.files.map(
    ({ sha256, bytes, mediaType, name }) => `file: ${[sha256, bytes, mediaType, name].map(written).join(' ')}`,
  );
  return `${[FIRST_LINE, ...fields, ...taxes, ...files].join('\n')}\n`;
}
