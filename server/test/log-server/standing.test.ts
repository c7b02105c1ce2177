// What the portal says of its log server: in the health answer, to the system people, and in its log.
import { rm } from 'node:fs/promises';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { showHealth } from '@madoguchi/contract/system/operations.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Environment } from '../../src/platform/config.ts';
import { savedDraft } from '../claims.ts';
import type { Who } from '../people.ts';
import { freePort } from '../portal-process.ts';
import { NOW, openWorld, type World } from '../world.ts';
import { type CertificateSet, certificateSet } from './certificate-set.ts';
import { readRecords } from './outbox.ts';
import { openReceiver, type TestReceiver } from './receiver.ts';
import { openReceiverProcess } from './receiver-process.ts';
import { openRsyslog } from './rsyslog.ts';

/** The portal looks every other second. */
const SOON = { timeout: 20_000, interval: 50 };

let certificates: CertificateSet;
let port: number;
let receiver: TestReceiver;
let world: World | undefined;
let settings: Environment;

beforeEach(async () => {
  certificates = await certificateSet();
  port = await freePort();
  receiver = await openReceiver(port);
  settings = {
    LOG_LEVEL: 'error',
    LOG_SERVER_URL: `relps://127.0.0.1:${port}`,
    LOG_SERVER_CA_FILE: certificates.ca,
    LOG_SERVER_CERT_FILE: certificates.portalCert,
    LOG_SERVER_KEY_FILE: certificates.portalKey,
  };
});
afterEach(async () => {
  await world?.close();
  world = undefined;
  await receiver.close();
  await rm(certificates.folder, { recursive: true, force: true });
});

const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString();

async function standingIn({ as }: World) {
  return (await as(null)(showHealth, {})).output.logServer;
}

async function kindsOf({ as }: World, who: Who) {
  return (await as(who)(listNotifications, {})).output.rows.map(({ kind }) => kind);
}

it.each([
  ['a real rsyslog', openRsyslog],
  ['our receiver', openReceiverProcess],
])(
  '%s that was down for an hour has every record in its order soon after, and nobody waited for it (T19) [B0-09] [S1-01]',
  async (_name, open) => {
    const server = await open(port, certificates);
    try {
      world = await openWorld(settings);
      const opened = world;
      for (const [nth, who] of (['staff', 'other', 'admin', 'admin2'] as const).entries()) {
        opened.clock.set(later(nth * 1_200));
        await savedDraft(opened.as(who));
      }
      await expect.poll(() => standingIn(opened), SOON).toMatchObject({ state: 'behind', oldestSeconds: 3_600 });
      await server.start();
      await expect.poll(() => standingIn(opened), { timeout: 60_000 }).toMatchObject({ state: 'shipping', waiting: 0 });
      const { records } = await readRecords(server.records);
      const numbers = [...records.keys()];
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      const arrived = [...records.values()].flatMap((line) => (JSON.parse(line) as { id?: string }).id ?? []);
      expect(arrived).toEqual((await opened.audit()).map(({ id }) => id));
      expect(arrived.length).toBeGreaterThanOrEqual(4);
    } finally {
      await server.close();
    }
  },
  120_000,
);

it('a log server that is down for an hour delays nobody; before a minute is over the health answer, the log and the system people know, and it ends by itself (T19) [B0-09] [S1-01]', async () => {
  world = await openWorld(settings);
  const opened = world;
  await savedDraft(opened.as('staff'));
  await expect.poll(async () => (await standingIn(opened)).waiting, SOON).toBeGreaterThan(0);
  expect(await standingIn(opened)).toMatchObject({ state: 'shipping', oldestSeconds: 0 });

  opened.clock.set(later(56));
  await expect.poll(async () => (await standingIn(opened)).state, SOON).toBe('behind');
  expect((await standingIn(opened)).oldestSeconds).toBe(56);
  await expect.poll(() => kindsOf(opened, 'system'), SOON).toEqual(['log-server-behind']);
  expect(await kindsOf(opened, 'admin')).toEqual([]);
  const alarms = opened.logged.filter((line) => line.includes('the log server is behind'));
  expect(alarms.map((line) => JSON.parse(line).level)).toEqual(['error']);

  opened.clock.set(later(3_600));
  await savedDraft(opened.as('other'));
  await expect.poll(async () => (await standingIn(opened)).oldestSeconds, SOON).toBe(3_600);
  expect(await kindsOf(opened, 'system'), 'told once').toEqual(['log-server-behind']);

  await receiver.start(certificates);
  await expect
    .poll(() => standingIn(opened), { timeout: 60_000 })
    .toEqual({
      state: 'shipping',
      waiting: 0,
      oldestSeconds: null,
    });
  const numbers = [...(await readRecords(receiver.records)).records.keys()];
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(2);
}, 120_000);

it('without a log server the health answer says so, and what would be shipped is kept [S1-01]', async () => {
  world = await openWorld();
  const opened = world;
  await savedDraft(opened.as('staff'));
  await expect.poll(async () => (await standingIn(opened)).waiting, SOON).toBeGreaterThan(0);
  opened.clock.set(later(600));
  await expect.poll(async () => (await standingIn(opened)).oldestSeconds, SOON).toBe(600);
  expect((await standingIn(opened)).state).toBe('none');
  expect(await kindsOf(opened, 'system')).toEqual([]);
}, 60_000);

it('what happened until the portal stopped is on the log server when it has stopped [B0-09]', async () => {
  await receiver.start(certificates);
  const stopping = await openWorld(settings);
  await savedDraft(stopping.as('staff'));
  await expect.poll(() => receiver.said.some((line) => line.startsWith('Connected')), SOON).toBe(true);
  await stopping.close();
  const events = [...(await readRecords(receiver.records)).records.values()].map((line) => JSON.parse(line));
  expect(events.map(({ event }) => event)).toContain('expense-claim.draft-saved');
  // The end is signed: nobody can take away what came last.
  expect(events.at(-1)).toHaveProperty('checkpoint');
}, 60_000);
