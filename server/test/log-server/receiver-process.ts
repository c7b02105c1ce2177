import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CertificateSet } from './certificate-set.ts';
import { type LogServer, logServerProcess } from './log-server.ts';

const SCRIPT = fileURLToPath(new URL('../../src/audit-receiver.ts', import.meta.url));

/** `npm run audit-receiver`, not started yet. */
export async function openReceiverProcess(port: number, certificates: CertificateSet): Promise<LogServer> {
  const folder = await mkdtemp(join(tmpdir(), 'madoguchi-receiver-'));
  const { ca, serverCert, serverKey } = certificates;
  const words = ['--folder', folder, '--port', String(port), '--ca', ca, '--cert', serverCert, '--key', serverKey];
  return logServerProcess(folder, port, [process.execPath, SCRIPT, ...words]);
}
