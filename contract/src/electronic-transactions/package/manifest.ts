// The parts of the download for the tax office beside the papers' own files (B7-06): the portal writes it, the page that verifies it reads it.
import type { PackageFacts } from '../model.ts';
import { ROOTS_FILE } from './stamp-files.ts';

export const PACKAGE_FORMAT = 'madoguchi-evidence-package 1';

export const PACKAGE_FILES = {
  index: 'index.csv',
  history: 'history.csv',
  /** Only where records were purged: what is left of their versions. */
  purged: 'purged.csv',
  manifest: 'manifest.json',
  /** The page that checks all of it without the portal. */
  page: 'verify.html',
  /** Only where there are time stamps. */
  roots: ROOTS_FILE,
  /** Only where the store has lost something. */
  damaged: '要確認.txt',
} as const;

/** The columns of index.csv that are read again. */
export const INDEX_NAMES = {
  path: '出力ファイル',
  sha256: 'SHA-256',
  stamp: 'タイムスタンプのファイル',
  digest: 'ダイジェスト',
} as const;

/** The columns of purged.csv. */
export const PURGED_NAMES = {
  number: '番号',
  version: '版',
  change: '区分',
  handler: '処理者',
  at: '処理日時（UTC）',
  proposedBy: '廃棄を提案した人',
  confirmedBy: '廃棄を確認した人',
  purgedAt: '廃棄日時（UTC）',
  chainSeq: 'チェーンの連番',
  previous: '前のダイジェスト',
  digest: 'ダイジェスト',
} as const;
export type PurgedRow = Readonly<Record<keyof typeof PURGED_NAMES, string>>;

/** Stands in index.csv where a record has no file. */
export const ABSENT_FILE = 'ファイルなし';

export const DAMAGED_NOTE =
  '次のファイルは、保存されている内容が登録時のハッシュ値と一致しません。システム管理者に連絡し、バックアップから復元してください。' +
  ' / These files no longer agree with the hashes of their registration. Tell a system administrator, who restores them from the backup.';

export interface Manifest extends PackageFacts {
  readonly format: string;
  readonly company: string;
  /** Of the last version in the chain at the snapshot. */
  readonly digest: string;
  readonly conditions: Readonly<Record<string, unknown>>;
  /** Of index.csv, history.csv, purged.csv and the roots of the time stamps. */
  readonly sha256: Readonly<Record<string, string>>;
}
