// The contents of the download for the tax office (B7-06, ETX-18): index.csv with a row for each file and for each record without one,
// history.csv with every version, the files as they came, and what ties them together.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { evidenceOf } from '@madoguchi/contract/electronic-transactions/canonical-text.ts';
import { CURRENCIES, type Currency } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { TRANSACTION_LIST } from '@madoguchi/contract/electronic-transactions/lists.ts';
import type { PackageFacts, TransactionRow } from '@madoguchi/contract/electronic-transactions/model.ts';
import { packagedPath } from '@madoguchi/contract/electronic-transactions/package/file-names.ts';
import {
  HISTORY_FIELDS,
  HISTORY_NAMES,
  type HistoryRow,
  historyCells,
} from '@madoguchi/contract/electronic-transactions/package/history-columns.ts';
import {
  ABSENT_FILE,
  DAMAGED_NOTE,
  INDEX_NAMES,
  type Manifest,
  PACKAGE_FILES,
  PACKAGE_FORMAT,
  PURGED_NAMES,
  type PurgedRow,
} from '@madoguchi/contract/electronic-transactions/package/manifest.ts';
import { packagedToken } from '@madoguchi/contract/electronic-transactions/package/stamp-files.ts';
import { writtenMinorUnits } from '@madoguchi/contract/electronic-transactions/yen-value.ts';
import { type Column, csvFile } from '../../../platform/csv/csv-file.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import type { PackagedRecord, PackagedVersion } from './package-store.ts';
import type { ZipEntry } from './zip-stream.ts';

/** Written by `node tools/generate-verify-page.ts`. */
const VERIFY_PAGE = new URL('verify.html', import.meta.url);

/** A row of index.csv: a file of the last version that has it, or a record whose newest version has none. */
interface IndexRow {
  readonly version: PackagedVersion;
  readonly file: PackagedFile | null;
}

interface PackagedFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: string;
  readonly mediaType: string;
  readonly name: string;
}

/** Of a record, the rows of its newest version first. */
function rowsOf({ number, versions }: PackagedRecord): IndexRow[] {
  const later = new Set<string>();
  const rows: IndexRow[] = [];
  for (const version of versions.toReversed()) {
    const isNewest = version === versions.at(-1);
    const { files } = evidenceOf(version.text);
    const fresh = version.fileIds.map((id, nth) => ({ id, nth })).filter(({ id }) => !later.has(id));
    for (const { nth } of fresh) {
      const { sha256 = '', bytes = '', mediaType = '', name = '' } = files[nth] ?? {};
      const path = packagedPath({ ...version.row, number, place: nth + 1, isNewest, mediaType });
      rows.push({ version, file: { path, sha256, bytes: String(bytes), mediaType, name } });
    }
    if (isNewest && version.fileIds.length === 0) rows.push({ version, file: null });
    for (const id of version.fileIds) later.add(id);
  }
  return rows;
}

/** Where the version's token lies; empty where it has none. */
const tokenPath = ({ row, stampedAt }: PackagedVersion) =>
  stampedAt === null ? '' : packagedToken(row.number, row.version);

const said = ({ version }: IndexRow) => evidenceOf(version.text);

function foreignAmount({ version: { row } }: IndexRow): string {
  if (row.foreignMinor === null || !Object.hasOwn(CURRENCIES, row.currency)) return '';
  return writtenMinorUnits(row.foreignMinor, row.currency as Currency);
}

const column = (ja: string, cell: Column<IndexRow>['cell']): Column<IndexRow> => ({ heading: { ja, en: ja }, cell });

/** The columns of the list as people see it, between where the file lies and what the list leaves out. */
function indexColumns(typeName: (code: string) => string): readonly Column<IndexRow>[] {
  const listed = listColumns<typeof TRANSACTION_LIST, TransactionRow>(TRANSACTION_LIST, {
    type: ({ documentType }) => typeName(documentType),
  });
  return [
    column(INDEX_NAMES.path, ({ file }) => file?.path ?? ABSENT_FILE),
    ...listed.map(
      ({ heading, cell }): Column<IndexRow> => ({
        heading,
        cell: ({ version }, language) => cell(version.row, language),
      }),
    ),
    column('書類種別コード', ({ version }) => version.row.documentType),
    column('外貨額', foreignAmount),
    column('登録番号の理由', (row) => said(row).registrationNumberReason),
    column('送信者の記載', (row) => said(row).senderNote),
    column('重ねて保存する理由', (row) => said(row).duplicateReason),
    column('確認者', ({ version }) => version.verifiedBy ?? ''),
    column('元のファイル名', ({ file }) => file?.name ?? ''),
    column('ファイルの種類', ({ file }) => file?.mediaType ?? ''),
    column('バイト数', ({ file }) => (file === null ? null : Number(file.bytes))),
    column(INDEX_NAMES.sha256, ({ file }) => file?.sha256 ?? ''),
    column(INDEX_NAMES.stamp, ({ version }) => tokenPath(version)),
    column(INDEX_NAMES.digest, ({ version }) => version.digest),
  ];
}

function historyRow(version: PackagedVersion): HistoryRow {
  const { text, chainSeq, previous, digest, verifiedBy, verifiedAt, stampedAt } = version;
  return {
    ...historyCells(evidenceOf(text)),
    chainSeq: String(chainSeq),
    previous,
    digest,
    verifiedBy: verifiedBy ?? '',
    verifiedAt: verifiedAt ?? '',
    stampedAt: stampedAt ?? '',
    stamp: tokenPath(version),
  };
}

const HISTORY_COLUMNS = HISTORY_FIELDS.map((field): Column<HistoryRow> => {
  const ja = HISTORY_NAMES[field];
  return { heading: { ja, en: ja }, cell: (row) => row[field] };
});

const PURGED_COLUMNS = (Object.keys(PURGED_NAMES) as (keyof PurgedRow)[]).map((field): Column<PurgedRow> => {
  const ja = PURGED_NAMES[field];
  return { heading: { ja, en: ja }, cell: (row) => row[field] };
});

export interface Packaging {
  /** Asked anew for each part: what it gives is the same each time. */
  readonly records: () => AsyncIterable<PackagedRecord>;
  /** The stubs of purged versions; asked anew for each part, too. */
  readonly purged: () => AsyncIterable<PurgedRow>;
  readonly facts: PackageFacts;
  readonly digest: string;
  readonly company: string;
  readonly conditions: Readonly<Record<string, unknown>>;
  readonly typeName: (code: string) => string;
  readonly files: Pick<FileStore, 'open'>;
  readonly tokenOf: (recordId: string, version: number) => Promise<Buffer>;
  /** The certificates that time stamps lead to, as PEM; empty where none are known. */
  readonly roots: string;
  readonly onDamaged: (sha256: string) => void;
}

async function* flat<From, To>(source: AsyncIterable<From>, of: (from: From) => readonly To[]): AsyncGenerator<To> {
  for await (const each of source) yield* of(each);
}

/** The stream, telling its SHA-256 at its end. */
function hashed(source: Readable, onEnd: (sha256: string) => void): Readable {
  const hash = createHash('sha256');
  async function* passing() {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
    onEnd(hash.digest('hex'));
  }
  return Readable.from(passing(), { objectMode: false });
}

/** The file as it lies in the store. One that is lost is an empty one: the page that verifies the download names it. */
async function stored(files: Packaging['files'], { sha256 }: PackagedFile, onDamaged: () => void): Promise<Readable> {
  try {
    const { stream } = await files.open(sha256);
    return hashed(stream, (found) => {
      if (found !== sha256) onDamaged();
    });
  } catch {
    onDamaged();
    return Readable.from([]);
  }
}

/** Everything in the download, in its order. */
export async function* packageEntries(packaging: Packaging): AsyncGenerator<ZipEntry> {
  const { records, facts, typeName, files } = packaging;
  const sums: Record<string, string> = {};
  const csv = <Row>(name: string, columns: readonly Column<Row>[], rows: AsyncIterable<Row>): ZipEntry => ({
    path: name,
    content: async () => {
      const { body } = await csvFile(columns, rows, { language: 'ja', encoding: 'utf-8' });
      return hashed(body, (sha256) => {
        sums[name] = sha256;
      });
    },
  });
  yield { path: PACKAGE_FILES.page, content: () => createReadStream(VERIFY_PAGE) };
  yield csv(PACKAGE_FILES.index, indexColumns(typeName), flat(records(), rowsOf));
  yield csv(
    PACKAGE_FILES.history,
    HISTORY_COLUMNS,
    flat(records(), ({ versions }) => versions.map(historyRow)),
  );
  for await (const _first of packaging.purged()) {
    yield csv(PACKAGE_FILES.purged, PURGED_COLUMNS, packaging.purged());
    break;
  }
  const damaged: string[] = [];
  for await (const record of records()) {
    for (const { file } of rowsOf(record)) {
      if (file === null) continue;
      const onDamaged = () => {
        damaged.push(file.path);
        packaging.onDamaged(file.sha256);
      };
      yield { path: file.path, content: () => stored(files, file, onDamaged) };
    }
    for (const version of record.versions) {
      const { row, stampedAt } = version;
      if (stampedAt === null) continue;
      const content = async () => Readable.from([await packaging.tokenOf(row.id, row.version)]);
      yield { path: tokenPath(version), content };
    }
  }
  if (facts.stamps > 0 && packaging.roots !== '') {
    sums[PACKAGE_FILES.roots] = createHash('sha256').update(packaging.roots).digest('hex');
    yield textEntry(PACKAGE_FILES.roots, packaging.roots);
  }
  if (damaged.length > 0)
    yield textEntry(PACKAGE_FILES.damaged, `\uFEFF${DAMAGED_NOTE}\r\n${damaged.join('\r\n')}\r\n`);
  const { company, digest, conditions } = packaging;
  const manifest: Manifest = { format: PACKAGE_FORMAT, company, ...facts, digest, conditions, sha256: sums };
  yield textEntry(PACKAGE_FILES.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
}

const textEntry = (path: string, text: string): ZipEntry => ({
  path,
  content: () => Readable.from([Buffer.from(text)]),
});
