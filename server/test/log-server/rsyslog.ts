// The real rsyslog, exactly as docs/log-server.md sets it up, in a folder of the test.
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CertificateSet } from './certificate-set.ts';
import { type LogServer, logServerProcess } from './log-server.ts';

/** A code block of the page, in that language. */
async function documented(language: string): Promise<string> {
  const page = await readFile(new URL('../../../docs/log-server.md', import.meta.url), 'utf8');
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1];
  if (block === undefined) throw new Error(`docs/log-server.md has no ${language} any more`);
  return block;
}

/** The page's configuration, in our folder and on our port. */
async function configuration(folder: string, port: number, certificates: CertificateSet): Promise<string> {
  const { ca, serverCert, serverKey } = certificates;
  const ours: readonly (readonly [string, string])[] = [
    ['/usr/local/lib/append-record', join(folder, 'append-record')],
    ['/var/lib/audit', folder],
    ['0.0.0.0', '127.0.0.1'],
    ['"2514"', `"${port}"`],
    ['/etc/madoguchi/ca.crt', ca],
    ['/etc/madoguchi/log-server.crt', serverCert],
    ['/etc/madoguchi/log-server.key', serverKey],
  ];
  const text = await documented('rsyslog');
  return ours.reduce((written, [theirs, own]) => {
    if (!written.includes(theirs)) throw new Error(`docs/log-server.md does not say ${theirs} any more`);
    return written.replaceAll(theirs, own);
  }, text);
}

/** rsyslogd, not started yet. */
export async function openRsyslog(port: number, certificates: CertificateSet): Promise<LogServer> {
  const folder = await mkdtemp(join(tmpdir(), 'madoguchi-rsyslog-'));
  const file = join(folder, 'rsyslog.conf');
  await writeFile(file, await configuration(folder, port, certificates));
  await writeFile(join(folder, 'append-record'), await documented('perl'));
  await chmod(join(folder, 'append-record'), 0o755);
  return logServerProcess(folder, port, ['rsyslogd', '-n', '-f', file, '-i', 'NONE']);
}
