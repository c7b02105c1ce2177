// Everything that can be checked of a download for the tax office without the portal: each file by its hash, each row of index.csv by
// history.csv, each version by its digest, each digest by the one before, and each time stamp by the version's digest (B7-05, B7-06).
import {
  evidenceInRow,
  HISTORY_FIELDS,
  HISTORY_NAMES,
  type HistoryRow,
  historyText,
} from '@madoguchi/contract/electronic-transactions/package/history-columns.ts';
import {
  ABSENT_FILE,
  INDEX_NAMES,
  type Manifest,
  PACKAGE_FILES,
  PACKAGE_FORMAT,
  PURGED_NAMES,
  type PurgedRow,
} from '@madoguchi/contract/electronic-transactions/package/manifest.ts';
import type { Archive } from './archive.ts';
import { type Certificate, readPem } from './certificate.ts';
import { type Row, readCsv } from './read-csv.ts';
import { judgeToken, type TokenFault } from './token.ts';

/** Something that does not agree, and where: a file, or a record with its version. */
export interface Fault {
  readonly kind:
    | 'table-changed'
    | 'table-missing'
    | 'file-changed'
    | 'file-missing'
    | 'file-added'
    | 'file-twice'
    | 'row-differs'
    | 'row-missing'
    | 'version-changed'
    | 'version-missing'
    | 'link-broken'
    | 'counts-differ'
    | 'token-missing'
    | 'token-time'
    | TokenFault;
  readonly where: string;
}

export interface Report {
  /** `foreign`: it is no such download at all. `partial`: all that could be checked agrees, and something could not be. */
  readonly result: 'foreign' | 'failed' | 'partial' | 'whole';
  readonly manifest: Manifest | null;
  /** How many were checked, whatever came of it. */
  readonly checked: {
    readonly files: number;
    readonly rows: number;
    readonly versions: number;
    readonly links: number;
    readonly stamps: number;
  };
  /** Links of the chain whose other end is no part of the download. */
  readonly unlinked: number;
  /** Time stamps that cannot be verified: the roots of their authority are not in the download. */
  readonly unrooted: number;
  /** Versions that have none, or had none yet. */
  readonly unstamped: number;
  /** The roots that the stamps lead to, each with its SHA-256. */
  readonly roots: readonly string[];
  /** Versions of which only the place in the chain is left. */
  readonly purged: number;
  readonly faults: readonly Fault[];
}

export type Progress = (done: number, all: number) => void;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (bytes: BufferSource) => hex(await crypto.subtle.digest('SHA-256', bytes));
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const cell = (row: Row, name: string) => row.get(name) ?? '';

function historyRowOf(row: Row): HistoryRow {
  const said = HISTORY_FIELDS.map((field) => {
    const value = row.get(HISTORY_NAMES[field]);
    if (value === undefined) throw new Error(HISTORY_NAMES[field]);
    return [field, value] as const;
  });
  return Object.fromEntries(said) as HistoryRow;
}

interface Tables {
  readonly manifest: Manifest;
  readonly index: readonly Row[];
  readonly history: readonly HistoryRow[];
  /** Places of purged versions; none where nothing was purged. */
  readonly purged: readonly PurgedPlace[];
}

type PurgedPlace = Pick<PurgedRow, 'number' | 'version' | 'chainSeq' | 'previous' | 'digest'>;

type Faults = Fault[];

/** @throws Error where it is none. One of another kind has no sums. */
function manifestOf(bytes: ArrayBuffer): Manifest {
  const said = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Manifest>;
  if (said.format === PACKAGE_FORMAT && typeof said.sha256 !== 'object') throw new Error(PACKAGE_FILES.manifest);
  return { sha256: {}, ...said } as Manifest;
}

function purgedPlaceOf(row: Row): PurgedPlace {
  const said = (field: keyof PurgedPlace) => {
    const value = row.get(PURGED_NAMES[field]);
    if (value === undefined) throw new Error(PURGED_NAMES[field]);
    return value;
  };
  const [number, version, chainSeq] = [said('number'), said('version'), said('chainSeq')];
  return { number, version, chainSeq, previous: said('previous'), digest: said('digest') };
}

/** The tables; `null` where one of them is missing or cannot be read, which is told. */
async function readTables(archive: Archive, faults: Faults): Promise<Tables | null> {
  const read = async <Table>(name: string, as: (bytes: ArrayBuffer) => Table): Promise<Table | null> => {
    if (!archive.paths.includes(name)) {
      faults.push({ kind: 'table-missing', where: name });
      return null;
    }
    try {
      return as(await archive.read(name));
    } catch {
      faults.push({ kind: 'table-changed', where: name });
      return null;
    }
  };
  const manifest = await read(PACKAGE_FILES.manifest, manifestOf);
  const index = await read(PACKAGE_FILES.index, readCsv);
  const history = await read(PACKAGE_FILES.history, (bytes) => readCsv(bytes).map(historyRowOf));
  // One that the manifest names and that is gone is missing as the others are.
  const hasPurged =
    archive.paths.includes(PACKAGE_FILES.purged) || manifest?.sha256[PACKAGE_FILES.purged] !== undefined;
  const purged = hasPurged ? await read(PACKAGE_FILES.purged, (bytes) => readCsv(bytes).map(purgedPlaceOf)) : [];
  if (manifest === null || index === null || history === null || purged === null) return null;
  const further = [PACKAGE_FILES.roots, PACKAGE_FILES.purged].filter((name) => archive.paths.includes(name));
  for (const name of [PACKAGE_FILES.index, PACKAGE_FILES.history, ...further]) {
    if ((await sha256(await archive.read(name))) !== manifest.sha256[name])
      faults.push({ kind: 'table-changed', where: name });
  }
  return { manifest, index, history, purged };
}

const isFile = (row: Row) => cell(row, INDEX_NAMES.path) !== ABSENT_FILE;

/** Each step is drawn and read out: that costs more than a file. */
const FILES_A_STEP = 25;

/** Beside the files of the records. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(PACKAGE_FILES));

async function checkFiles(
  archive: Archive,
  { index, history }: Tables,
  faults: Faults,
  progress: Progress,
): Promise<number> {
  const rows = index.filter(isFile);
  const wanted = new Set([...rows.map((row) => cell(row, INDEX_NAMES.path)), ...history.map(({ stamp }) => stamp)]);
  const seen = new Set<string>();
  for (const path of archive.paths) {
    if (seen.has(path)) faults.push({ kind: 'file-twice', where: path });
    else if (!wanted.has(path) && !KNOWN.has(path)) faults.push({ kind: 'file-added', where: path });
    seen.add(path);
  }
  for (const [nth, row] of rows.entries()) {
    const where = cell(row, INDEX_NAMES.path);
    if (nth % FILES_A_STEP === 0) progress(nth, rows.length);
    if (!seen.has(where)) {
      faults.push({ kind: 'file-missing', where });
      continue;
    }
    const found = await archive.read(where).then(sha256, () => null);
    if (found !== cell(row, INDEX_NAMES.sha256)) faults.push({ kind: 'file-changed', where });
  }
  return rows.length;
}

const versionName = ({ number, version }: Pick<HistoryRow, 'number' | 'version'>) => `${number} 第${version}版`;

/** Each digest anew, and each version's place behind the one before. Answers how many links were there to be checked. */
async function checkChain({ history, purged, manifest }: Tables, faults: Faults) {
  const ordered: readonly (HistoryRow | PurgedPlace)[] = [...history, ...purged].sort(
    (one, other) => Number(one.chainSeq) - Number(other.chainSeq),
  );
  let [links, unlinked] = [0, 0];
  let before: HistoryRow | PurgedPlace | undefined;
  for (const row of ordered) {
    // Of a purged version nothing is left that its digest could be made of; its links are checked all the same.
    if ('recordId' in row && (await digestOf(row)) !== row.digest)
      faults.push({ kind: 'version-changed', where: versionName(row) });
    const seq = Number(row.chainSeq);
    const first = seq === 1 ? '0'.repeat(64) : undefined;
    const expected = Number(before?.chainSeq) === seq - 1 ? before?.digest : first;
    if (expected === undefined) unlinked += 1;
    else {
      links += 1;
      if (row.previous !== expected) faults.push({ kind: 'link-broken', where: versionName(row) });
    }
    before = row;
  }
  // The end of the chain at the moment of the download is written beside.
  if (Number(before?.chainSeq ?? 0) !== manifest.seq) unlinked += 1;
  else {
    links += 1;
    if (before !== undefined && before.digest !== manifest.digest)
      faults.push({ kind: 'link-broken', where: versionName(before) });
  }
  return { links, unlinked };
}

async function digestOf(row: HistoryRow): Promise<string> {
  const text = new TextEncoder().encode(textOf(row));
  const previous = fromHex(row.previous);
  const both = new Uint8Array(previous.length + text.length);
  both.set(previous);
  both.set(text, previous.length);
  return sha256(both);
}

/** A row whose JSON was edited has no text: its digest is then another. */
function textOf(row: HistoryRow): string {
  try {
    return historyText(row);
  } catch {
    return '';
  }
}

function filesOf(row: HistoryRow): readonly string[] {
  try {
    return evidenceInRow(row).files.map(({ sha256: hash, name }) => `${hash} ${name}`);
  } catch {
    return [];
  }
}

/** True when a row of index.csv says what the version states. */
function agrees(row: Row, version: HistoryRow): boolean {
  const day = version.transactionDate.replaceAll('-', '/');
  const said = {
    番号: version.number,
    版: version.version,
    取引日: day,
    取引先: version.counterparty,
    '金額（円）': version.amount,
    [INDEX_NAMES.stamp]: version.stamp,
  };
  return Object.entries(said).every(([name, value]) => cell(row, name) === value);
}

function checkIndex({ index, history, manifest }: Tables, faults: Faults): void {
  const byDigest = new Map(history.map((row) => [row.digest, row]));
  const listed = new Set<string>();
  for (const row of index) {
    const version = byDigest.get(cell(row, INDEX_NAMES.digest));
    const file = `${cell(row, INDEX_NAMES.sha256)} ${cell(row, '元のファイル名')}`;
    const named =
      version !== undefined && (isFile(row) ? filesOf(version).includes(file) : filesOf(version).length === 0);
    if (version === undefined || !named || !agrees(row, version)) {
      faults.push({ kind: 'row-differs', where: `${cell(row, '番号')} ${cell(row, INDEX_NAMES.path)}` });
    }
    listed.add(`${cell(row, '番号')} ${isFile(row) ? file : ''}`);
  }
  const records = Map.groupBy(history, ({ number }) => number);
  for (const [number, versions] of records) {
    const ordered = versions.toSorted((one, other) => Number(one.version) - Number(other.version));
    ordered.forEach((row, nth) => {
      if (Number(row.version) !== nth + 1) faults.push({ kind: 'version-missing', where: `${number} 第${nth + 1}版` });
    });
    const newest = ordered.at(-1);
    const files = new Set(ordered.flatMap(filesOf));
    const wanted = newest && filesOf(newest).length === 0 ? [...files, ''] : [...files];
    for (const file of wanted) {
      if (!listed.has(`${number} ${file}`))
        faults.push({ kind: 'row-missing', where: `${number} ${file.slice(65)}`.trim() });
    }
  }
  const files = index.filter(isFile).length;
  const stamps = history.filter(({ stamp }) => stamp !== '').length;
  const found = { records: records.size, files, withoutFile: index.length - files, stamps };
  const differs = Object.entries(found).some(([name, count]) => manifest[name as keyof typeof found] !== count);
  if (differs) faults.push({ kind: 'counts-differ', where: PACKAGE_FILES.manifest });
}

const FINGERPRINT = /../g;

/** The roots in the download, with a line for each that somebody can compare with what the authority publishes. */
async function readRoots(archive: Archive): Promise<{ roots: readonly Certificate[]; named: readonly string[] }> {
  try {
    const roots = readPem(new TextDecoder().decode(await archive.read(PACKAGE_FILES.roots)));
    const name = async ({ name: said, der }: Certificate) =>
      `${said} (SHA-256 ${((await sha256(der)).toUpperCase().match(FINGERPRINT) ?? []).join(':')})`;
    return { roots, named: await Promise.all(roots.map(name)) };
  } catch {
    return { roots: [], named: [] };
  }
}

/** Each time stamp: over the digest of its version, of an authority that leads to a root beside it, of the time that is stated. */
async function checkStamps(archive: Archive, { history }: Tables, faults: Faults) {
  const { roots, named } = await readRoots(archive);
  const stamped = history.filter(({ stamp }) => stamp !== '');
  const unstamped = history.length - stamped.length;
  let [stamps, unrooted] = [0, 0];
  for (const row of stamped) {
    const where = `${versionName(row)} ${row.stamp}`;
    const token = archive.paths.includes(row.stamp) ? await archive.read(row.stamp).catch(() => null) : null;
    if (token === null) {
      faults.push({ kind: 'token-missing', where });
      continue;
    }
    const { fault, atMs } = await judgeToken(new Uint8Array(token), fromHex(row.digest), roots);
    if (fault === 'token-untrusted' && roots.length === 0) unrooted += 1;
    else {
      stamps += 1;
      if (fault !== null) faults.push({ kind: fault, where });
      else if (atMs !== Date.parse(row.stampedAt)) faults.push({ kind: 'token-time', where });
    }
  }
  return { stamps, unrooted, unstamped, roots: stamped.length === 0 ? [] : named };
}

const NOTHING_CHECKED = {
  checked: { files: 0, rows: 0, versions: 0, links: 0, stamps: 0 },
  unlinked: 0,
  unrooted: 0,
  unstamped: 0,
  purged: 0,
  roots: [],
};

/** Checks all of it, whatever is found on the way. */
export async function checkPackage(archive: Archive, progress: Progress): Promise<Report> {
  const faults: Faults = [];
  const tables = await readTables(archive, faults);
  const isOurs = tables === null || tables.manifest.format === PACKAGE_FORMAT;
  const names = [PACKAGE_FILES.index, PACKAGE_FILES.history, PACKAGE_FILES.manifest].filter((name) =>
    archive.paths.includes(name),
  );
  if (!isOurs || names.length < 2) return { result: 'foreign', manifest: null, ...NOTHING_CHECKED, faults: [] };
  if (tables === null) return { result: 'failed', manifest: null, ...NOTHING_CHECKED, faults };
  const files = await checkFiles(archive, tables, faults, progress);
  checkIndex(tables, faults);
  const { links, unlinked } = await checkChain(tables, faults);
  const { stamps, unrooted, unstamped, roots } = await checkStamps(archive, tables, faults);
  const { index, history, manifest } = tables;
  const result = faults.length > 0 ? 'failed' : unlinked + unrooted > 0 ? 'partial' : 'whole';
  return {
    result,
    manifest,
    checked: { files, rows: index.length, versions: history.length, links, stamps },
    unlinked,
    unrooted,
    unstamped,
    roots,
    purged: tables.purged.length,
    faults,
  };
}
