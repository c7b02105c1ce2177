import { createHash } from 'node:crypto';
import type { Evidence } from '@madoguchi/contract/electronic-transactions/canonical-text.ts';
import {
  HISTORY_FIELDS,
  HISTORY_NAMES,
  type HistoryRow,
  historyCells,
  historyText,
} from '@madoguchi/contract/electronic-transactions/package/history-columns.ts';
import { PACKAGE_FORMAT, PURGED_NAMES } from '@madoguchi/contract/electronic-transactions/package/manifest.ts';
import { escaped } from '@madoguchi/contract/values/formula-escape.ts';
import { describe, expect, it } from 'vitest';
import { openFolder } from './archive.ts';
import { checkPackage } from './check.ts';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const CONTENTS = { old: '%PDF old', fresh: '%PDF fresh' };
const file = (content: string, name: string) => ({
  sha256: sha256(content),
  bytes: '8',
  mediaType: 'application/pdf',
  name,
});

const STATED: Evidence = {
  recordId: 'a',
  number: 'ET-2026-00001',
  version: '1',
  change: 'registered',
  direction: 'received',
  documentType: 'invoice',
  dateKind: 'day',
  transactionDate: '2026-11-10',
  periodEnd: null,
  amount: '11000',
  taxBasis: 'included',
  currency: 'JPY',
  foreignMinor: null,
  rate: null,
  rateDate: null,
  counterpartyId: 'c',
  counterparty: '=山田商店, "本店"',
  registrationNumber: '',
  registrationNumberReason: '',
  taxes: [{ rate: '10', base: '10000', tax: '1000' }],
  receivedVia: 'mail',
  receivedOn: '2026-11-12',
  note: '2行\r\nある',
  senderNote: '',
  duplicateReason: '',
  reason: '',
  handlerId: 'h',
  handler: '経理 花子',
  at: '2026-11-21T05:05:00.000Z',
  files: [file(CONTENTS.old, '前.pdf')],
};
const CORRECTED: Evidence = {
  ...STATED,
  version: '2',
  change: 'corrected',
  amount: '12000',
  reason: '金額の誤り',
  files: [file(CONTENTS.fresh, '後.pdf')],
};
const WITHOUT: Evidence = { ...STATED, recordId: 'b', number: 'ET-2026-00002', files: [] };

/** The versions chained, from the place after `from`. */
function chained(versions: readonly Evidence[], from = 0, start = '0'.repeat(64)): HistoryRow[] {
  let previous = start;
  return versions.map((evidence, nth) => {
    const row = {
      ...historyCells(evidence),
      chainSeq: String(from + nth + 1),
      previous,
      verifiedBy: '',
      verifiedAt: '',
      stampedAt: '',
      stamp: '',
    };
    const digest = sha256(Buffer.concat([Buffer.from(previous, 'hex'), Buffer.from(historyText(row as HistoryRow))]));
    previous = digest;
    return { ...row, digest } as HistoryRow;
  });
}

const quoted = (cell: string) => `"${escaped(cell).replaceAll('"', '""')}"`;
const csv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

const [OLD, NEW] = ['訂正前のファイル/がす_第1版.pdf', 'ファイル/新.pdf'];
const INDEX_HEAD = [
  '出力ファイル',
  '番号',
  '版',
  '取引日',
  '取引先',
  '金額（円）',
  '元のファイル名',
  'SHA-256',
  'ダイジェスト',
];
const indexRow = (path: string, row: HistoryRow, held: { sha256: string; name: string } | null) => [
  path,
  row.number,
  row.version,
  row.transactionDate.replaceAll('-', '/'),
  row.counterparty,
  row.amount,
  held?.name ?? '',
  held?.sha256 ?? '',
  row.digest,
];

interface Parts {
  history: HistoryRow[];
  index: string[][];
  files: Record<string, string>;
  seq: number;
  digest: string;
  /** Made before the tables are altered, as whoever alters them alone leaves it. */
  keepsSums: boolean;
}

function whole(): Parts {
  const history = chained([STATED, CORRECTED, WITHOUT]);
  const [first, second, third] = history as [HistoryRow, HistoryRow, HistoryRow];
  const index = [
    indexRow(NEW, second, file(CONTENTS.fresh, '後.pdf')),
    indexRow(OLD, first, file(CONTENTS.old, '前.pdf')),
    indexRow('ファイルなし', third, null),
  ];
  return {
    history,
    index,
    files: { [NEW]: CONTENTS.fresh, [OLD]: CONTENTS.old },
    seq: 3,
    digest: third.digest,
    keepsSums: false,
  };
}

function written(parts: Parts): Map<string, string> {
  const tablesOf = ({ index, history }: Parts) => ({
    'index.csv': csv([INDEX_HEAD, ...index]),
    'history.csv': csv([
      HISTORY_FIELDS.map((field) => HISTORY_NAMES[field]),
      ...history.map((row) => HISTORY_FIELDS.map((field) => row[field])),
    ]),
  });
  const sums = Object.entries(tablesOf(parts.keepsSums ? whole() : parts)).map(([name, text]) => [name, sha256(text)]);
  const { seq, digest } = parts;
  const counts = { records: 2, deleted: 0, files: 2, withoutFile: 1, bytes: 16, stamps: 0 };
  const manifest = {
    format: PACKAGE_FORMAT,
    company: '株式会社みどり',
    seq,
    asOf: '2026-11-25T00:00:00.000Z',
    digest,
    conditions: {},
    ...counts,
    sha256: Object.fromEntries(sums),
  };
  return new Map([
    ...Object.entries({ ...tablesOf(parts), ...parts.files, 'manifest.json': JSON.stringify(manifest) }),
    ['verify.html', '<p>'],
  ]);
}

const checked = (files: ReadonlyMap<string, string>, folder = '') =>
  checkPackage(
    openFolder([...files].map(([path, text]) => ({ path: `${folder}${path}`, file: new Blob([text]) }))),
    () => {},
  );

/** Recomputes the version's digest, as a forger would, and leaves those after it. */
const forged = (row: HistoryRow, more: Partial<HistoryRow>): HistoryRow => {
  const changed = { ...row, ...more };
  return {
    ...changed,
    digest: sha256(Buffer.concat([Buffer.from(row.previous, 'hex'), Buffer.from(historyText(changed))])),
  };
};

describe('the check of a download', () => {
  it('says that everything agrees where it has checked everything, in a folder or below one [B7-05, B7-06]', async () => {
    const report = await checked(written(whole()));
    expect(report).toMatchObject({ result: 'whole', faults: [], unlinked: 0 });
    expect(report.checked).toEqual({ files: 2, rows: 3, versions: 3, links: 4, stamps: 0 });
    expect(report.unstamped).toBe(3);
    const unpacked = new Map([...written(whole())].map(([path, text]) => [path.normalize('NFD'), text]));
    expect(await checked(unpacked.set('.DS_Store', 'x'), '展開/')).toMatchObject({ result: 'whole', faults: [] });
  });

  it('never says so of a part: links to what is not in the download are counted [B7-05, B7-06]', async () => {
    const parts = whole();
    const [, , third] = parts.history;
    const row = indexRow('ファイルなし', third as HistoryRow, null);
    const files = written({ ...parts, history: [third as HistoryRow], index: [row], files: {} });
    const manifest = JSON.parse(files.get('manifest.json') ?? '') as object;
    files.set('manifest.json', JSON.stringify({ ...manifest, records: 1, files: 0 }));
    expect(await checked(files)).toMatchObject({ result: 'partial', faults: [], unlinked: 1 });
  });

  it('follows the chain over purged versions by what is left of them, and names a place that was exchanged [B7-05, B7-06]', async () => {
    const parts = whole();
    const [first, second, third] = parts.history as [HistoryRow, HistoryRow, HistoryRow];
    const row = indexRow('ファイルなし', third, null);
    const stubs = [first, second].map(({ number, version, chainSeq, previous, digest }) => ({
      number,
      version,
      chainSeq,
      previous,
      digest,
    }));
    const left = (purged: typeof stubs) => {
      const files = written({ ...parts, history: [third], index: [row], files: {} });
      const columns = Object.entries(PURGED_NAMES);
      const table = csv([
        columns.map(([, name]) => name),
        ...purged.map((stub) => columns.map(([field]) => stub[field as keyof typeof stub] ?? '')),
      ]);
      const manifest = JSON.parse(files.get('manifest.json') ?? '') as { sha256: object };
      const sums = { ...manifest.sha256, 'purged.csv': sha256(table) };
      files.set('purged.csv', table);
      return files.set('manifest.json', JSON.stringify({ ...manifest, records: 1, files: 0, sha256: sums }));
    };
    expect(await checked(left(stubs))).toMatchObject({ result: 'whole', purged: 2, unlinked: 0, faults: [] });
    const exchanged = stubs.map((stub, nth) => (nth === 1 ? { ...stub, digest: 'ab'.repeat(32) } : stub));
    expect((await checked(left(exchanged))).faults).toMatchObject([{ kind: 'link-broken' }]);
    const without = left(stubs);
    without.delete('purged.csv');
    expect((await checked(without)).faults).toMatchObject([{ kind: 'table-missing', where: 'purged.csv' }]);
  });

  const at = <Item>(items: readonly Item[], nth: number) => items[nth] as Item;
  const EDITED: readonly [string, (parts: Parts) => Partial<Parts>, readonly string[]][] = [
    ['a byte of a file', ({ files }) => ({ files: { ...files, [NEW]: '%PDF frosh' } }), [`file-changed ${NEW}`]],
    ['a file is missing', ({ files }) => ({ files: { [NEW]: files[NEW] ?? '' } }), [`file-missing ${OLD}`]],
    [
      'a file is added',
      ({ files }) => ({ files: { ...files, 'ファイル/別.pdf': 'x' } }),
      ['file-added ファイル/別.pdf'],
    ],
    [
      'an amount in index.csv',
      ({ index }) => ({ keepsSums: true, index: [at(index, 0).with(5, '99'), at(index, 1), at(index, 2)] }),
      ['table-changed index.csv', `row-differs ET-2026-00001 ${NEW}`],
    ],
    [
      'the hash in index.csv, with the file and the sums',
      ({ index, files }) => ({
        index: [at(index, 0).with(7, sha256('other')), at(index, 1), at(index, 2)],
        files: { ...files, [NEW]: 'other' },
      }),
      [`row-differs ET-2026-00001 ${NEW}`, 'row-missing ET-2026-00001 後.pdf'],
    ],
    [
      'a row of index.csv is gone, with the sums',
      ({ index }) => ({ index: [at(index, 0), at(index, 1)] }),
      ['row-missing ET-2026-00002', 'counts-differ manifest.json'],
    ],
    [
      'an amount in history.csv, with the sums',
      ({ history }) => ({ history: [{ ...at(history, 0), amount: '99' }, at(history, 1), at(history, 2)] }),
      ['version-changed ET-2026-00001 第1版', `row-differs ET-2026-00001 ${OLD}`],
    ],
    [
      'a reason in history.csv, with its digest and the sums',
      ({ history, index }) => {
        const row = forged(at(history, 1), { reason: '別の理由' });
        return {
          history: [at(history, 0), row, at(history, 2)],
          index: [at(index, 0).with(8, row.digest), at(index, 1), at(index, 2)],
        };
      },
      ['link-broken ET-2026-00002 第1版'],
    ],
    [
      'the last digest of all, with the sums',
      ({ history, index }) => {
        const row = forged(at(history, 2), { note: '別' });
        return {
          history: [at(history, 0), at(history, 1), row],
          index: [at(index, 0), at(index, 1), at(index, 2).with(8, row.digest)],
        };
      },
      ['link-broken ET-2026-00002 第1版'],
    ],
    [
      'a version is gone from history.csv, with its row, its file and the sums',
      ({ history, index, files }) => ({
        history: [at(history, 1), at(history, 2)],
        index: [at(index, 0), at(index, 2)],
        files: { [NEW]: files[NEW] ?? '' },
      }),
      ['version-missing ET-2026-00001 第1版', 'counts-differ manifest.json'],
    ],
  ];
  it.each(EDITED)('names it where somebody has altered the download: %s [B7-05, B7-06]', async (_kind, edit, named) => {
    const parts = whole();
    const { result, faults } = await checked(written({ ...parts, ...edit(parts) }));
    expect(result).toBe('failed');
    const found = faults.map(({ kind, where }) => `${kind} ${where}`);
    expect(found).toEqual(expect.arrayContaining([...named]));
  });

  it('names a table that is missing or is none, and tells a foreign folder from a damaged download [B7-06]', async () => {
    const without = written(whole());
    without.delete('history.csv');
    expect(await checked(without)).toMatchObject({
      result: 'failed',
      faults: [{ kind: 'table-missing', where: 'history.csv' }],
    });
    const broken = written(whole()).set('index.csv', '\uFEFF"a",b\r\n"c"\r\n');
    expect(await checked(broken)).toMatchObject({
      result: 'failed',
      faults: [{ kind: 'table-changed', where: 'index.csv' }],
    });
    expect(await checked(new Map([['index.csv', 'a,b\r\n']]))).toMatchObject({ result: 'foreign', faults: [] });
    const other = written(whole()).set('manifest.json', '{"format":"other"}');
    expect(await checked(other)).toMatchObject({ result: 'foreign' });
  });
});
