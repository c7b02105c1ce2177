// kill -9 of the log server and of the sender while records are on their way (reliability R15): for each kind of log server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../database.ts';
import { freePort } from '../portal-process.ts';
import { type CertificateSet, certificateSet } from './certificate-set.ts';
import type { LogServer } from './log-server.ts';
import { chainOf, fillOutbox, lossIn, NOTHING_LOST, readRecords, waiting } from './outbox.ts';
import { addressOf } from './shipping.ts';
import type { ShippingOrder } from './shipping-process.ts';

const NOW = '2026-11-21T05:05:00.000Z';
/** So many come before each kill; a few of them have travelled when it comes. */
const BETWEEN = 400;
const WINDOW = 128;
/** Twice as many may be under way at once. */
const UNHEARD = 60;

/**
 * Describes it for a log server.
 * @param kills of each side
 */
export function describeKills(
  name: string,
  open: (port: number, certificates: CertificateSet) => Promise<LogServer>,
  kills: number,
): void {
  let database: TestDatabase;
  let certificates: CertificateSet;
  let server: LogServer;
  let port: number;
  let sender: ChildProcess | undefined;

  beforeEach(async () => {
    database = await createDatabase();
    certificates = await certificateSet();
    port = await freePort();
  });
  afterEach(async () => {
    await killSender();
    await server.close();
    await rm(certificates.folder, { recursive: true, force: true });
    await database.drop();
  });

  function startSender(isHasty = false): void {
    const order: ShippingOrder = { database: database.address, address: addressOf(port, certificates), isHasty };
    const script = fileURLToPath(new URL('./shipping-process.ts', import.meta.url));
    sender = spawn(process.execPath, [script, JSON.stringify(order)], { stdio: 'inherit' });
  }

  async function killSender(): Promise<void> {
    if (sender === undefined || sender.exitCode !== null || sender.signalCode !== null) return;
    const ended = once(sender, 'exit');
    sender.kill('SIGKILL');
    await ended;
  }

  const fewerThan = (count: number) =>
    expect.poll(() => waiting(database.pool), { timeout: 60_000, interval: 1 }).toBeLessThan(count);

  describe(`records on their way to ${name} while one side is killed`, () => {
    beforeEach(async () => {
      server = await open(port, certificates);
      await server.start();
    });

    it(`all arrive, in their order, after ${kills} kills of the log server and as many of the sender (T19) [B0-09]`, async () => {
      const lines = chainOf(2 * kills * BETWEEN, NOW);
      let cameInTheMiddle = 0;
      const someOf = async (round: number) => {
        await fillOutbox(database.pool, lines.slice(round * BETWEEN, (round + 1) * BETWEEN));
        await fewerThan(await waiting(database.pool));
      };
      const inTheMiddle = async () => {
        if ((await waiting(database.pool)) > 0) cameInTheMiddle += 1;
      };
      startSender();
      for (let kill = 0; kill < kills; kill += 1) {
        await someOf(2 * kill);
        await server.kill();
        await inTheMiddle();
        await server.start();
        await someOf(2 * kill + 1);
        await killSender();
        await inTheMiddle();
        startSender();
      }
      await fewerThan(1);
      expect(await lossIn(server.records, lines)).toEqual(NOTHING_LOST);
      expect((await readRecords(server.records)).doubles).toBeLessThanOrEqual(2 * kills * WINDOW);
      expect(cameInTheMiddle, 'kills while records were on their way').toBeGreaterThan(0);
    }, 600_000);

    it('negative control: a sender that forgets what it has sent before it is acknowledged loses records', async () => {
      const lines = chainOf(2 * UNHEARD, NOW);
      startSender(true);
      await fillOutbox(database.pool, lines.slice(0, UNHEARD));
      await fewerThan(1);
      // The server hangs: what the sender sends now, nobody has heard.
      server.signal('SIGSTOP');
      await fillOutbox(database.pool, lines.slice(UNHEARD));
      await fewerThan(1);
      await server.kill();
      await server.start();
      expect((await lossIn(server.records, lines)).missing).toBeGreaterThan(0);
    }, 120_000);
  });
}
