// Several portals on one database, and a database that drops the one that ships.
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../database.ts';
import { freePort } from '../portal-process.ts';
import { superuserQuery } from '../superuser.ts';
import { type CertificateSet, certificateSet } from './certificate-set.ts';
import { chainOf, fillOutbox, lossIn, NOTHING_LOST, readRecords, waiting } from './outbox.ts';
import { openReceiver, type TestReceiver } from './receiver.ts';
import { addressOf, type Shipping, startShipper } from './shipping.ts';

const lines = chainOf(1_200, '2026-11-21T05:05:00.000Z');

let database: TestDatabase;
let certificates: CertificateSet;
let receiver: TestReceiver;
let port: number;
const senders: Shipping[] = [];

beforeEach(async () => {
  database = await createDatabase();
  certificates = await certificateSet();
  port = await freePort();
  receiver = await openReceiver(port);
  await receiver.start(certificates);
});
afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.stop();
  await receiver.close();
  await rm(certificates.folder, { recursive: true, force: true });
  await database.drop();
});

function startSender(): Shipping {
  const sender = startShipper(database.pool, addressOf(port, certificates));
  senders.push(sender);
  return sender;
}

const emptied = () => expect.poll(() => waiting(database.pool), { timeout: 60_000, interval: 20 }).toBe(0);
const connections = () => receiver.said.filter((line) => line.startsWith('Connected')).length;

describe('the audit trail', () => {
  it('is shipped by one process at a time, and by the next one when that stops (T19) [B0-09]', async () => {
    const first = startSender();
    await expect.poll(connections).toBe(1);
    startSender();
    await fillOutbox(database.pool, lines.slice(0, 600));
    await emptied();
    expect(connections()).toBe(1);
    await first.stop();
    senders.shift();
    await fillOutbox(database.pool, lines.slice(600));
    await emptied();
    expect(connections()).toBe(2);
    expect(await lossIn(receiver.records, lines)).toEqual(NOTHING_LOST);
    expect((await readRecords(receiver.records)).doubles).toBe(0);
  }, 90_000);

  it('goes on where it was when the database drops the connection that ships (T19) [B0-09]', async () => {
    await fillOutbox(database.pool, lines);
    startSender();
    await expect.poll(() => waiting(database.pool), { interval: 1, timeout: 30_000 }).toBeLessThan(lines.length);
    const { host, database: name } = database.address;
    await superuserQuery(
      host,
      `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and d.datname = '${name}'`,
    );
    await emptied();
    expect(await lossIn(receiver.records, lines)).toEqual(NOTHING_LOST);
  }, 90_000);

  it('goes on behind a record that somebody deleted before it was shipped, says so, and shows the gap [B0-09]', async () => {
    await fillOutbox(database.pool, lines.slice(0, 100));
    const gone = JSON.parse(lines[49] ?? '').id;
    await database.pool.query('alter table audit_events disable trigger user');
    await database.pool.query('delete from audit_events where id = $1', [gone]);
    const sender = startSender();
    await emptied();
    const { records } = await readRecords(receiver.records);
    const arrived = lines.slice(0, 100).filter((_, index) => index !== 49);
    expect([...records.values()]).toEqual(arrived);
    expect(sender.complaints()).toEqual([
      expect.objectContaining({ level: 'error', msg: 'a record of the audit trail was deleted before it was shipped' }),
    ]);
  }, 90_000);
});
