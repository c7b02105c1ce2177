// The page's words, Japanese first and English below it: whoever opens it has no settings here.
import type { Text } from '@madoguchi/contract/message.ts';
import type { Fault, Report } from './check.ts';

export const RESULTS: Readonly<Record<Report['result'] | 'unreadable', Text>> = {
  whole: {
    ja: 'すべて一致しました。',
    en: 'Everything agrees.',
  },
  partial: {
    ja: '確認できた範囲では一致しました。一部は、このダウンロードだけでは確認できません。',
    en: 'Everything that could be checked agrees. A part cannot be checked with this download alone.',
  },
  failed: {
    ja: '一致しないものがあります。',
    en: 'Something does not agree.',
  },
  foreign: {
    ja: '税務調査用ダウンロードではありません。何も確認していません。',
    en: 'This is no download for the tax office. Nothing was checked.',
  },
  unreadable: {
    ja: '読み取れません。途中で切れているか、ZIPではありません。何も確認していません。',
    en: 'This cannot be read: it was cut off, or it is no ZIP. Nothing was checked.',
  },
};

export const FAULTS: Readonly<Record<Fault['kind'], Text>> = {
  'table-changed': { ja: '内容が変えられています', en: 'Changed' },
  'table-missing': { ja: 'ありません', en: 'Missing' },
  'file-changed': {
    ja: 'ファイルの内容が、登録時のハッシュ値と一致しません',
    en: 'The file is not the one of that hash',
  },
  'file-missing': { ja: 'ファイルがありません', en: 'The file is missing' },
  'file-added': { ja: '索引にないファイルです', en: 'The file is not in index.csv' },
  'file-twice': { ja: '同じ名前のファイルが2つあります', en: 'Two files have this name' },
  'row-differs': { ja: '索引の行が、履歴の版と一致しません', en: 'The row of index.csv differs from history.csv' },
  'row-missing': { ja: '索引に行がありません', en: 'The row is missing from index.csv' },
  'version-changed': {
    ja: '版の内容が、そのダイジェストと一致しません',
    en: 'The version is not the one of its digest',
  },
  'version-missing': { ja: '版が履歴にありません', en: 'The version is missing from history.csv' },
  'link-broken': { ja: '前の版のダイジェストとつながりません', en: 'The digest of the version before is another' },
  'token-missing': { ja: 'タイムスタンプがありません', en: 'The time stamp is missing' },
  'token-time': {
    ja: 'タイムスタンプの時刻が、履歴の日時と一致しません',
    en: 'The time stamp is of another time than history.csv states',
  },
  'token-foreign': {
    ja: 'この版のタイムスタンプではありません（ダイジェストが違います）',
    en: 'The time stamp is not of this version: it is over another digest',
  },
  'token-broken': {
    ja: 'タイムスタンプの署名または証明書が正しくありません',
    en: 'The signature or the certificate of the time stamp is not right',
  },
  'token-untrusted': {
    ja: 'タイムスタンプの証明書が、同梱のルート証明書（tsa-ca.pem）につながりません',
    en: 'The certificate of the time stamp leads to no root in tsa-ca.pem',
  },
  'counts-differ': { ja: '件数が一致しません', en: 'The counts differ' },
};

type Figures = Report['checked'] & Pick<Report, 'unlinked' | 'unrooted' | 'unstamped' | 'purged'>;

export const CHECKED: Readonly<Record<keyof Figures, (count: string) => Text>> = {
  files: (count) => ({ ja: `ファイルのハッシュ値：${count}件`, en: `Hashes of files: ${count}` }),
  rows: (count) => ({ ja: `索引（index.csv）の行：${count}行`, en: `Rows of index.csv: ${count}` }),
  versions: (count) => ({
    ja: `版（history.csv）のダイジェスト：${count}版`,
    en: `Digests of versions in history.csv: ${count}`,
  }),
  links: (count) => ({ ja: `版のつながり：${count}か所`, en: `Links between versions: ${count}` }),
  stamps: (count) => ({
    ja: `タイムスタンプ：${count}件（版のダイジェスト、署名、証明書、ルート証明書までのつながり、時刻）`,
    en: `Time stamps: ${count} (digest of the version, signature, certificate, its chain to a root, time)`,
  }),
  unrooted: (count) => ({
    ja: `ルート証明書まで確認できないタイムスタンプ：${count}件（tsa-ca.pemが、このダウンロードに含まれていません）`,
    en: `Time stamps that cannot be followed to a root: ${count} (tsa-ca.pem is not in this download)`,
  }),
  unstamped: (count) => ({ ja: `タイムスタンプのない版：${count}版`, en: `Versions without a time stamp: ${count}` }),
  purged: (count) => ({
    ja: `廃棄済の版：${count}版（保存期限のあと廃棄され、番号とダイジェスト（purged.csv）だけが残っています。つながりは確認しました）`,
    en: `Purged versions: ${count} (purged after their retention; their numbers and digests are left in purged.csv, and their links were checked)`,
  }),
  unlinked: (count) => ({
    ja: `確認できないつながり：${count}か所（前後の版が、このダウンロードに含まれていません。全件をダウンロードすると確認できます）`,
    en: `Links that cannot be checked: ${count} (their other end is not in this download; download all records to check them)`,
  }),
};

export const SNAPSHOT = (company: string, moment: string, seq: string, digest: string): Text => ({
  ja: `${company}、${moment} 時点（チェーン ${seq}番、ダイジェスト ${digest}）。ポータルの詳細画面に表示される同じ番号のダイジェストと比べてください。`,
  en: `${company}, as of ${moment} (no. ${seq} of the chain, digest ${digest}). Compare it with the digest that the portal shows of the same number.`,
});

export const ROOTS = (roots: string): Text => ({
  ja: `タイムスタンプのルート証明書：${roots}。発行局が公表している値と比べてください。`,
  en: `Root of the time stamps: ${roots}. Compare it with what the authority publishes.`,
});

export const PROGRESS = (done: string, all: string): Text => ({
  ja: `確認しています… ${done} / ${all}`,
  en: `Checking… ${done} of ${all}`,
});

export const FAULT_COUNT = (count: string): Text => ({
  ja: `一致しないもの：${count}件`,
  en: `Do not agree: ${count}`,
});

export const LEFT_OUT = (count: string): Text => ({ ja: `ほか ${count}件`, en: `${count} more` });
