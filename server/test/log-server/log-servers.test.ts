// The audit trail shipped to the real rsyslog and to our receiver (B0-09, S1-01, reliability R14, R16).
import { rm, stat } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../database.ts';
import { freePort } from '../portal-process.ts';
import { type CertificateSet, certificateSet } from './certificate-set.ts';
import type { LogServer } from './log-server.ts';
import { chainOf, fillOutbox, fillUnbounded, lossIn, NOTHING_LOST, waiting } from './outbox.ts';
import { openReceiverProcess } from './receiver-process.ts';
import { openRsyslog } from './rsyslog.ts';
import { addressOf, openImpatientSession, type Shipping, startShipper } from './shipping.ts';

const DISK_KIB = 64;
const NOW = '2026-11-21T05:05:00.000Z';

let database: TestDatabase;
let certificates: CertificateSet;
let server: LogServer;
let port: number;
let shipping: Shipping | undefined;

beforeEach(async () => {
  database = await createDatabase();
  certificates = await certificateSet();
  port = await freePort();
});
afterEach(async () => {
  await shipping?.stop();
  shipping = undefined;
  await server.close();
  await rm(certificates.folder, { recursive: true, force: true });
  await database.drop();
});

const ship = (with_ = certificates) => {
  shipping = startShipper(database.pool, addressOf(port, with_));
  return shipping;
};
const emptied = () => expect.poll(() => waiting(database.pool), { timeout: 60_000, interval: 50 }).toBe(0);

describe.each([
  ['a real rsyslog', openRsyslog],
  ['our receiver', openReceiverProcess],
])('the audit trail reaches %s', (_name, open) => {
  beforeEach(async () => {
    server = await open(port, certificates);
  });

  it('line by line as it was hashed, in its order, with number and hash in the structured data (T19) [B0-09] [S1-01]', async () => {
    const lines = chainOf(500, NOW);
    await server.start();
    await fillOutbox(database.pool, lines);
    ship();
    await emptied();
    expect(await lossIn(server.records, lines)).toEqual(NOTHING_LOST);
  }, 90_000);

  it('whole also where a record is as long as a request may be [B0-09]', async () => {
    const lines = chainOf(2, NOW, '精'.repeat(350_000));
    await server.start();
    await fillOutbox(database.pool, lines);
    ship();
    await emptied();
    expect(await lossIn(server.records, lines)).toEqual(NOTHING_LOST);
  }, 90_000);

  it('whole also where a record of before there was a bound is several times as long, with what is behind it (T19) [B0-09]', async () => {
    const lines = chainOf(3, NOW, (index) => (index === 1 ? '精'.repeat(2_000_000) : 'short'));
    await server.start();
    await fillUnbounded(database.pool, lines);
    ship();
    await emptied();
    expect(await lossIn(server.records, lines)).toEqual(NOTHING_LOST);
  }, 90_000);

  it('when it comes back, and meanwhile writes wait for nothing (T19) [B0-09]', async () => {
    const lines = chainOf(2_000, NOW);
    await fillOutbox(database.pool, lines.slice(0, 1_000));
    const { complaints } = ship();
    await expect
      .poll(complaints)
      .toEqual([expect.objectContaining({ level: 'warn', reason: expect.stringContaining('ECONNREFUSED') })]);
    await fillOutbox(database.pool, lines.slice(1_000));
    expect(await waiting(database.pool)).toBe(2_000);
    await server.start();
    await emptied();
    expect(await lossIn(server.records, lines)).toEqual(NOTHING_LOST);
  }, 90_000);

  it('when it hung for a while: it is given up and called again (T19) [B0-09]', async () => {
    const lines = chainOf(300, NOW);
    await server.start();
    shipping = startShipper(database.pool, addressOf(port, certificates), openImpatientSession);
    await fillOutbox(database.pool, lines.slice(0, 100));
    await emptied();
    server.signal('SIGSTOP');
    await fillOutbox(database.pool, lines.slice(100));
    await expect
      .poll(shipping.complaints)
      .toContainEqual(expect.objectContaining({ reason: expect.stringContaining('has said nothing') }));
    await shipping.stop();
    server.signal('SIGCONT');
    ship();
    await emptied();
    expect(await lossIn(server.records, lines)).toEqual(NOTHING_LOST);
  }, 90_000);

  it('when its disk was full for a while: what is not on it is not acknowledged (T19) [B0-09]', async () => {
    const lines = chainOf(400, NOW);
    await server.start(DISK_KIB);
    await fillOutbox(database.pool, lines);
    ship();
    // Its last line was cut off: the disk is full to the byte.
    await expect.poll(async () => (await stat(server.records)).size, { timeout: 30_000 }).toBe(DISK_KIB * 1_024);
    const { missing } = await lossIn(server.records, lines);
    expect(await waiting(database.pool)).toBeGreaterThanOrEqual(missing);
    await server.kill();
    await server.start();
    await emptied();
    expect(await lossIn(server.records, lines)).toEqual(NOTHING_LOST);
  }, 90_000);
});
