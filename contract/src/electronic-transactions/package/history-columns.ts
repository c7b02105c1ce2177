// The columns of history.csv in the download for the tax office (B7-06). The portal writes them; the page that verifies the download
// reads them, and makes of each row the text whose digest stands in it.
import { canonicalText, EVIDENCE_FIELDS, type Evidence, type EvidenceField } from '../canonical-text.ts';

/** Beside what a digest covers: the chain, and what was said of the version later. */
const CHAIN_FIELDS = ['chainSeq', 'previous', 'digest', 'verifiedBy', 'verifiedAt', 'stampedAt', 'stamp'] as const;

export type HistoryField = EvidenceField | 'taxes' | 'files' | (typeof CHAIN_FIELDS)[number];

export type HistoryRow = Readonly<Record<HistoryField, string>>;

export const HISTORY_NAMES: Readonly<Record<HistoryField, string>> = {
  number: '番号',
  version: '版',
  change: '区分',
  reason: '理由',
  handler: '処理者',
  at: '処理日時（UTC）',
  direction: '受領・発行',
  documentType: '書類種別',
  dateKind: '日付の種類',
  transactionDate: '取引日',
  periodEnd: '期間の終了日',
  amount: '金額（円）',
  taxBasis: '税込・税抜',
  currency: '通貨',
  foreignMinor: '外貨額（補助単位）',
  rate: '為替レート',
  rateDate: 'レートの日付',
  counterparty: '取引先',
  registrationNumber: '登録番号',
  registrationNumberReason: '登録番号の理由',
  taxes: '税率・対象額・消費税',
  receivedVia: '受領方法',
  receivedOn: '受領日',
  note: '摘要',
  senderNote: '送信者の記載',
  duplicateReason: '重ねて保存する理由',
  files: 'SHA-256・バイト数・種類・元のファイル名',
  verifiedBy: '確認者',
  verifiedAt: '確認日時（UTC）',
  stampedAt: 'タイムスタンプの日時（UTC）',
  stamp: 'タイムスタンプのファイル',
  recordId: '取引のID',
  counterpartyId: '取引先のID',
  handlerId: '処理者のID',
  chainSeq: 'チェーンの連番',
  previous: '前のダイジェスト',
  digest: 'ダイジェスト',
};

export const HISTORY_FIELDS = Object.keys(HISTORY_NAMES) as HistoryField[];

/** Fields that are null where their cell is empty; every other one is then an empty text. */
const NULLABLE: ReadonlySet<string> = new Set([
  'transactionDate',
  'periodEnd',
  'amount',
  'foreignMinor',
  'rate',
  'rateDate',
]);

const TAX_PARTS = ['rate', 'base', 'tax'] as const;
const FILE_PARTS = ['sha256', 'bytes', 'mediaType', 'name'] as const;

/** The cells of a version's statement. Tax lines and files are JSON. */
export function historyCells(evidence: Evidence): Readonly<Record<EvidenceField | 'taxes' | 'files', string>> {
  const said = Object.fromEntries(EVIDENCE_FIELDS.map((field) => [field, String(evidence[field] ?? '')]));
  return {
    ...(said as Record<EvidenceField, string>),
    taxes: JSON.stringify(evidence.taxes.map((line) => TAX_PARTS.map((part) => String(line[part])))),
    files: JSON.stringify(evidence.files.map((file) => FILE_PARTS.map((part) => String(file[part])))),
  };
}

/** The statement in a row. @throws Error where its JSON is none */
export function evidenceInRow(row: HistoryRow): Evidence {
  const parts = <Part extends string>(json: string, names: readonly Part[]) =>
    (JSON.parse(json) as string[][]).map(
      (values) => Object.fromEntries(names.map((name, nth) => [name, values[nth] ?? ''])) as Record<Part, string>,
    );
  const said = EVIDENCE_FIELDS.map((field) => [field, row[field] === '' && NULLABLE.has(field) ? null : row[field]]);
  return {
    ...(Object.fromEntries(said) as Omit<Evidence, 'taxes' | 'files'>),
    taxes: parts(row.taxes, TAX_PARTS),
    files: parts(row.files, FILE_PARTS),
  };
}

/** The text whose digest, after that of the version before, is the row's. */
export const historyText = (row: HistoryRow): string => canonicalText(evidenceInRow(row));
