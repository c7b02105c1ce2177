// A record that is too long for the log server, of a time before records were bounded: what is behind it is shipped all the
// same (reliability T19; docs/decisions/0026).
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RelpFault } from '../../src/platform/log-server/relp-frame.ts';
import type { Session } from '../../src/platform/log-server/shipper.ts';
import { addRecord } from '../audit-history.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { chainOf, fillUnbounded, waiting } from './outbox.ts';
import { type Shipping, startShipper } from './shipping.ts';

const NOW = '2026-11-21T05:05:00.000Z';
const MEBIBYTE = 1_048_576;
const NOWHERE = { host: '', port: 0, caFile: '', certFile: '', keyFile: '' };

let database: TestDatabase;
let shipping: Shipping | undefined;
beforeEach(async () => {
  database = await createDatabase();
});
afterEach(async () => {
  await shipping?.stop();
  shipping = undefined;
  await database.drop();
});

/** A log server that ends the connection at a message longer than it takes. */
function strictServer(most: number) {
  const kept: string[] = [];
  let sessions = 0;
  const open = async (): Promise<Session> => {
    sessions += 1;
    let ended: Error | null = null;
    const unlessEnded = async () => {
      if (ended !== null) throw ended;
    };
    return {
      get isOpen() {
        return ended === null;
      },
      send: async (message, acknowledged) => {
        if (message.length > most) ended = new RelpFault('the log server closed the connection');
        await unlessEnded();
        kept.push(message.toString('utf8'));
        acknowledged();
      },
      room: unlessEnded,
      settled: unlessEnded,
      close: async () => {},
    };
  };
  return { kept, open, sessions: () => sessions };
}

/** Three records, the one in the middle of so many bytes. */
const withLongOne = (bytes: number) => chainOf(3, NOW, (index) => (index === 1 ? 'a'.repeat(bytes) : 'short'));
const numbersOf = (kept: readonly string[]) => kept.map((text) => / n="(\d+)"/.exec(text)?.[1]);
const emptied = () => expect.poll(() => waiting(database.pool), { timeout: 30_000, interval: 50 }).toBe(0);

it('is left out once it has ended five sessions, with an alarm, and a sentence in its place (T19) [B0-09]', async () => {
  const server = strictServer(2 * MEBIBYTE);
  await fillUnbounded(database.pool, withLongOne(3 * MEBIBYTE));
  shipping = startShipper(database.pool, NOWHERE, server.open);
  await emptied();
  expect(server.sessions()).toBe(6);
  expect(numbersOf(server.kept).slice(-2)).toEqual(['2', '3']);
  expect(server.kept.at(-2)).toMatch(/h="[0-9a-f]{64}"\] .Record 2 is too long to be shipped: 31\d{5} bytes\./);
  expect(shipping?.complaints()).toContainEqual(
    expect.objectContaining({ level: 'error', msg: 'a record of the audit trail is too long to be shipped' }),
  );
}, 60_000);

it('is left out at once where it is longer than log servers are set up for (T19) [B0-09]', async () => {
  const server = strictServer(3 * MEBIBYTE);
  await fillUnbounded(database.pool, withLongOne(4 * MEBIBYTE));
  shipping = startShipper(database.pool, NOWHERE, server.open, 3 * MEBIBYTE);
  await emptied();
  expect([server.sessions(), numbersOf(server.kept)]).toEqual([1, ['1', '2', '3']]);
}, 60_000);

it('is sent whole as long as it is taken (T19) [B0-09]', async () => {
  const server = strictServer(4 * MEBIBYTE);
  const lines = withLongOne(3 * MEBIBYTE);
  await fillUnbounded(database.pool, lines);
  shipping = startShipper(database.pool, NOWHERE, server.open);
  await emptied();
  expect(server.kept.map((text, index) => text.endsWith(lines[index] ?? '?'))).toEqual([true, true, true]);
  expect(shipping?.complaints()).toEqual([]);
}, 60_000);

it('comes about no more: the database refuses it, should the portal ever write one (T19) [B0-09]', async () => {
  const record = { at: NOW, event: 'claim.approved', difference: { text: 'a'.repeat(5 * MEBIBYTE) } };
  await expect(addRecord(database.pool, record)).rejects.toThrow('audit_events_difference_bounded');
});
