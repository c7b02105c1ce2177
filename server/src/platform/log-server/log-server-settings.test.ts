import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CertificateSet, certificateSet } from '../../../test/log-server/certificate-set.ts';
import { readConfig } from '../config.ts';
import { checkLogServerFiles } from './log-server-settings.ts';

let certificates: CertificateSet;
let others: CertificateSet;
beforeAll(async () => {
  [certificates, others] = await Promise.all([certificateSet(), certificateSet()]);
});
afterAll(async () => {
  for (const { folder } of [certificates, others]) await rm(folder, { recursive: true });
});

const settingsOf = ({ ca, portalCert, portalKey }: CertificateSet) => ({
  LOG_SERVER_URL: 'relps://log.internal:2514',
  LOG_SERVER_CA_FILE: ca,
  LOG_SERVER_CERT_FILE: portalCert,
  LOG_SERVER_KEY_FILE: portalKey,
});

async function check(environment: Readonly<Record<string, string>>) {
  const { logServer } = readConfig('start', environment);
  if (logServer === null) throw new Error('there is no log server');
  return checkLogServerFiles(logServer);
}

describe('the files of the log server', () => {
  it('are taken where they fit together, whether or not it can be reached', async () => {
    expect(await check(settingsOf(certificates))).toMatchObject({ host: 'log.internal', port: 2514 });
  });

  it('stop the start with the setting’s name where one cannot be read', async () => {
    const settings = { ...settingsOf(certificates), LOG_SERVER_CERT_FILE: join(certificates.folder, 'nowhere.crt') };
    await expect(check(settings)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/^LOG_SERVER_CERT_FILE: .*nowhere\.crt cannot be read/),
    });
  });

  it('stop the start where the key is that of another certificate, and show nothing of it', async () => {
    const settings = { ...settingsOf(certificates), LOG_SERVER_KEY_FILE: others.portalKey };
    await expect(check(settings)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('do not fit together'),
    });
    const broken = join(certificates.folder, 'broken.key');
    await writeFile(broken, 'geheim');
    await expect(check({ ...settings, LOG_SERVER_KEY_FILE: broken })).rejects.not.toMatchObject({
      message: expect.stringContaining('geheim'),
    });
  });
});
