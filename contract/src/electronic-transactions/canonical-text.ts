// The text of a version of which its digest is made. PostgreSQL writes the same in `transaction_canonical_text`
// (db/migrations/0017_electronic_transactions.sql); a test holds the two together. The page that verifies a download offline
// recomputes it: a change here is a new first line.

/** A figure, or its digits as the database and the files of a download write them. */
type Figure = number | string;

export interface EvidenceFile {
  readonly sha256: string;
  readonly bytes: Figure;
  readonly mediaType: string;
  readonly name: string;
}

/** The statement of a version, as it is stored: days `YYYY-MM-DD`, the instant in UTC with milliseconds, whole numbers. */
export interface Evidence {
  readonly recordId: string;
  readonly number: string;
  readonly version: Figure;
  readonly change: string;
  readonly direction: string;
  readonly documentType: string;
  readonly dateKind: string;
  readonly transactionDate: string | null;
  readonly periodEnd: string | null;
  readonly amount: Figure | null;
  readonly taxBasis: string;
  readonly currency: string;
  readonly foreignMinor: Figure | null;
  /** A decimal of six places. */
  readonly rate: string | null;
  readonly rateDate: string | null;
  readonly counterpartyId: string;
  readonly counterparty: string;
  readonly registrationNumber: string;
  readonly registrationNumberReason: string;
  readonly taxes: readonly { readonly rate: Figure; readonly base: Figure; readonly tax: Figure }[];
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
export const EVIDENCE_FIELDS = [
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

export type EvidenceField = (typeof EVIDENCE_FIELDS)[number];

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

const VALUE = /"(?:[^"\\]|\\.)*"|null/g;

/** The statement that a text was made of, with digits for figures. @throws Error where it is no such text */
export function evidenceOf(text: string): Evidence {
  const [first, ...lines] = text.split('\n').slice(0, -1);
  if (first !== FIRST_LINE) throw new Error('not the text of a version');
  const named = lines.map((line) => {
    const end = line.indexOf(': ');
    const values = (line.slice(end + 2).match(VALUE) ?? []).map((value) => JSON.parse(value) as string | null);
    return { name: line.slice(0, end), values };
  });
  const of = (wanted: string) => named.filter(({ name }) => name === wanted).map(({ values }) => values.map(String));
  const fields = named.map(({ name, values: [value] }) => [name, value] as const);
  const { tax: _tax, file: _file, ...said } = Object.fromEntries(fields);
  return {
    ...(said as unknown as Omit<Evidence, 'taxes' | 'files'>),
    taxes: of('tax').map(([rate = '', base = '', tax = '']) => ({ rate, base, tax })),
    files: of('file').map(([sha256 = '', bytes = '', mediaType = '', name = '']) => ({
      sha256,
      bytes,
      mediaType,
      name,
    })),
  };
}
