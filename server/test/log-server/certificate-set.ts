// Certificates for the log server's tests: made as the command makes them, for as long as the test says.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CERTIFICATE_FILES } from '../../src/audit-receiver/certificate-files.ts';
import { makeCertificates } from '../../src/audit-receiver/certificates.ts';
import { systemClock } from '../../src/platform/clock.ts';

export interface CertificateSet {
  readonly folder: string;
  readonly ca: string;
  readonly serverCert: string;
  readonly serverKey: string;
  readonly portalCert: string;
  readonly portalKey: string;
}

const DAY_MS = 86_400_000;

/** A set of an authority of its own. `madeDaysAgo` of more than `days` gives one that has expired. */
export async function certificateSet({ madeDaysAgo = 0, days = 10 } = {}): Promise<CertificateSet> {
  const folder = await mkdtemp(join(tmpdir(), 'madoguchi-certificates-'));
  const at = new Date(Date.parse(systemClock.now()) - madeDaysAgo * DAY_MS).toISOString();
  await makeCertificates({ command: 'make-certificates', folder, host: '127.0.0.1', days }, at);
  const paths = Object.entries(CERTIFICATE_FILES).map(([name, file]) => [name, join(folder, file)]);
  return { folder, ...(Object.fromEntries(paths) as Omit<CertificateSet, 'folder'>) };
}
