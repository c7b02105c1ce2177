// The time stamp of a version as a download that openssl verifies without the portal (ETX-12).
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fetchTransactionStamp as stampOperation } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { ROOTS_FILE, stampFiles } from '@madoguchi/contract/electronic-transactions/package/stamp-files.ts';
import type { Config } from '../../../platform/config.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { type ZipEntry, zipStream } from '../package/zip-stream.ts';
import { findToken } from './stamp-store.ts';

const PEM_BLOCK = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates in the file alone: it may hold notes of its administrator. Empty where no file is set or there. */
export async function rootsOf({ timeStampRoots: path }: Pick<Config, 'timeStampRoots'>): Promise<string> {
  if (path === null) return '';
  const pem = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return [...pem.matchAll(PEM_BLOCK)].map(([block]) => `${block}\n`).join('');
}

const NOTE = (command: string, data: string) =>
  `\uFEFF${[
    'このタイムスタンプ（RFC 3161）を、ポータルを使わずに検証する方法：ZIPを展開したフォルダーで、次のコマンドを実行します。',
    'To verify this time stamp (RFC 3161) without the portal, run this command in the folder that the ZIP was unpacked to.',
    '',
    command,
    '',
    '「Verification: OK」と表示されれば、タイムスタンプはこの版のものです。発行局の証明書が期限切れのときは、「-attime」にタイムスタンプの時刻（UNIX時間）を加えます。',
    '“Verification: OK” says that the stamp is of this version. Where a certificate of the authority has ended since, add “-attime” with the moment of the stamp (Unix time).',
    `${data}: 前の版のダイジェスト（32バイト）と、この版の内容の文字列（UTF-8）です。SHA-256がこの版のダイジェストです。`,
    `${data} is the digest before (32 bytes) and the text of this version (UTF-8); its SHA-256 is the digest of the version.`,
  ].join('\r\n')}\r\n`;

export const stampFile = handle(stampOperation, async ({ ground, input: { id, ofVersion: version }, now, record }) => {
  const found = await findToken(ground.pool, { recordId: id, version });
  if (found === null) return refuse('not-found');
  const roots = await rootsOf(ground.config);
  const { token, data, command } = stampFiles({ number: found.number, version });
  const entry = (path: string, content: Buffer): ZipEntry => ({ path, content: () => Readable.from([content]) });
  async function* entries() {
    yield entry(token, found?.token ?? Buffer.alloc(0));
    yield entry(data, found?.data ?? Buffer.alloc(0));
    if (roots !== '') yield entry(ROOTS_FILE, Buffer.from(roots));
    yield entry('検証方法.txt', Buffer.from(NOTE(command, data)));
  }
  const noted = { target: ['electronic-transaction', id], difference: { number: found.number, version } } as const;
  const recorded = await record(noted);
  const name = `${found.number}_第${version}版_タイムスタンプ.zip`;
  return { recorded, name, mediaType: stampOperation.mediaType, body: zipStream(entries(), now) };
});
