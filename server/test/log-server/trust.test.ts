// Trust between the portal and the log server (reliability R16): nothing travels before both are sure of each other.

import { once } from 'node:events';
import { copyFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../database.ts';
import { freePort } from '../portal-process.ts';
import { type CertificateSet, certificateSet } from './certificate-set.ts';
import { chainOf, fillOutbox, lossIn, NOTHING_LOST, readRecords, waiting } from './outbox.ts';
import { openReceiver, type TestReceiver } from './receiver.ts';
import { openRsyslog } from './rsyslog.ts';
import { addressOf, type Shipping, startShipper } from './shipping.ts';

const NOW = '2026-11-21T05:05:00.000Z';
const lines = chainOf(50, NOW);

let database: TestDatabase;
let ours: CertificateSet;
let others: CertificateSet;
let expired: CertificateSet;
let receiver: TestReceiver;
let port: number;
let shipping: Shipping | undefined;

beforeEach(async () => {
  database = await createDatabase();
  [ours, others, expired] = await Promise.all([
    certificateSet(),
    certificateSet(),
    certificateSet({ madeDaysAgo: 20, days: 10 }),
  ]);
  port = await freePort();
  receiver = await openReceiver(port);
  await fillOutbox(database.pool, lines);
});
afterEach(async () => {
  await shipping?.stop();
  shipping = undefined;
  await receiver.close();
  for (const { folder } of [ours, others, expired]) await rm(folder, { recursive: true, force: true });
  await database.drop();
});

const emptied = () => expect.poll(() => waiting(database.pool), { timeout: 60_000, interval: 20 }).toBe(0);

describe('nothing is sent, somebody is told, and everything arrives once it is put right', () => {
  it.each<[string, () => CertificateSet, () => CertificateSet, RegExp]>([
    [
      'the log server is of another authority',
      () => others,
      () => ours,
      /self-signed certificate in certificate chain|unable to/,
    ],
    [
      'the log server’s certificate has expired',
      () => expired,
      () => ({ ...ours, ca: expired.ca }),
      /certificate has expired/,
    ],
    [
      'the portal’s certificate is of another authority',
      () => ours,
      () => ({ ...others, ca: ours.ca }),
      /closed the connection|alert|ECONNRESET/,
    ],
    [
      'the portal’s certificate has expired',
      () => ours,
      () => ({ ...expired, ca: ours.ca }),
      /closed the connection|alert|ECONNRESET/,
    ],
  ])(
    'where %s (T19) [B0-09] [S1-01]',
    async (_what, servers, portals, reason) => {
      await receiver.start(servers());
      // Files of the portal's own, which somebody then renews in place.
      const used = portals();
      const renewed = await certificateSet();
      await Promise.all(
        (['ca', 'portalCert', 'portalKey'] as const).map((name) => copyFile(used[name], renewed[name])),
      );
      const { complaints } = startedWith(renewed);
      await expect
        .poll(() =>
          complaints()
            .map((complaint) => complaint.reason)
            .join(),
        )
        .toMatch(reason);
      expect([await waiting(database.pool), (await readRecords(receiver.records)).records.size]).toEqual([50, 0]);
      await receiver.stop();
      await receiver.start(ours);
      await Promise.all(
        (['ca', 'portalCert', 'portalKey'] as const).map((name) => copyFile(ours[name], renewed[name])),
      );
      await emptied();
      expect(await lossIn(receiver.records, lines)).toEqual(NOTHING_LOST);
      await rm(renewed.folder, { recursive: true, force: true });
    },
    60_000,
  );

  it('where the log server wants no TLS: not a byte of a record is said in the clear (T19) [B0-09]', async () => {
    let heard = '';
    const plain = createServer((socket) => {
      socket.on('data', (piece) => {
        heard += piece.toString('latin1');
        socket.end('1 rsp 6 200 OK\n');
      });
      socket.on('error', () => socket.destroy());
    });
    plain.listen(port, '127.0.0.1');
    await once(plain, 'listening');
    const { complaints } = startedWith(ours);
    await expect.poll(complaints).toContainEqual(expect.objectContaining({ level: 'error' }));
    expect(heard).not.toMatch(/open|syslog|record/);
    const closed = once(plain, 'close');
    plain.close();
    await closed;
    expect(await waiting(database.pool)).toBe(50);
  }, 60_000);
});

it('rsyslog too takes records only from the portal’s own certificate (T19) [B0-09]', async () => {
  const rsyslog = await openRsyslog(port, ours);
  try {
    await rsyslog.start();
    const { complaints } = startedWith({ ...others, ca: ours.ca });
    await expect.poll(complaints).not.toEqual([]);
    expect([await waiting(database.pool), (await readRecords(rsyslog.records)).records.size]).toEqual([50, 0]);
    await shipping?.stop();
    startedWith(ours);
    await emptied();
    expect(await lossIn(rsyslog.records, lines)).toEqual(NOTHING_LOST);
  } finally {
    await rsyslog.close();
  }
}, 60_000);

function startedWith(certificates: CertificateSet): Shipping {
  shipping = startShipper(database.pool, addressOf(port, certificates));
  return shipping;
}
