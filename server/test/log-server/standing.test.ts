// The portal's reports on its log server: in the health answer, to the system people, and in its log.
import { rm } from 'node:fs/promises';
import { LINE_FIELDS, TEXT_LIMITS } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { saveDraft } from '@madoguchi/contract/expense-claims/operations.ts';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { showHealth } from '@madoguchi/contract/system/operations.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DIFFERENCE_MAX } from '../../src/platform/audit/written-difference.ts';
import type { Environment } from '../../src/platform/config.ts';
import { draft, line, savedDraft } from '../claims.ts';
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

/** As many kanji as a line takes. */
function longestLine() {
  const typed = Object.fromEntries(LINE_FIELDS.map((field) => [field, '精'.repeat(200)]));
  const { purposeText, visitedParty, from, via, to, registrationNumber, memo } = TEXT_LIMITS;
  return line({
    purposeText: '算'.repeat(purposeText),
    visitedParty: '算'.repeat(visitedParty),
    from: '算'.repeat(from),
    via: '算'.repeat(via),
    to: '算'.repeat(to),
    registrationNumber: '算'.repeat(registrationNumber),
    memo: '算'.repeat(memo),
    typed,
  });
}

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

it('the largest draft, removed at once, is on the log server soon after, and says which lines they were (T19) [B0-09]', async () => {
  await receiver.start(certificates);
  world = await openWorld(settings);
  const opened = world;
  const staff = opened.as('staff');
  const lines = Array.from({ length: 200 }, () => longestLine());
  const thirds = [lines.slice(0, 66), lines.slice(66, 132), lines.slice(132)];
  for (const [version, some] of thirds.entries()) {
    expect((await staff(saveDraft, draft(some, version))).status).toBe(200);
  }
  const shortened = lines.map((one) => ({ ...one, memo: '', typed: {} }));
  expect((await staff(saveDraft, draft(shortened, 3))).status).toBe(200);
  expect((await staff(saveDraft, draft(lines.slice(0, 66), 4))).status).toBe(200);
  const removed = lines.map(({ id }) => id);
  expect((await staff(saveDraft, draft([], 5, { removed }))).output.lineCount).toBe(0);
  // The health answer may still be that of before the last save was numbered: the file tells.
  const shippedSaves = async () =>
    [...(await readRecords(receiver.records)).records.values()].filter((text) =>
      text.includes('"event":"expense-claim.draft-saved"'),
    );
  await expect.poll(async () => (await shippedSaves()).length, { timeout: 60_000, interval: 200 }).toBe(6);
  await expect.poll(() => standingIn(opened), SOON).toMatchObject({ state: 'shipping', waiting: 0 });
  const saves = await shippedSaves();
  for (const text of saves) expect(Buffer.byteLength(text)).toBeLessThan(DIFFERENCE_MAX);
  const [altered, , removal] = saves.slice(3).map((text) => JSON.parse(text).difference);
  expect(Object.keys(altered.altered)).toHaveLength(200);
  expect(removal.removed).toHaveLength(200);
  for (const [nth, one] of removal.removed.entries()) {
    expect(one).toMatchObject({ id: removed[nth], useDate: '2026-11-11', amount: lines[nth]?.unitFare });
  }
  expect(removal.removed.at(-1).leftOut).toMatchObject({ bytes: expect.any(Number) });
}, 120_000);

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
