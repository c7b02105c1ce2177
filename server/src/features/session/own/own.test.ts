// People's own sessions: told, ended, and over on the very next request (reliability T15).
import { randomUUID } from 'node:crypto';
import { changeRole, reactivateAccount, suspendAccount } from '@madoguchi/contract/accounts/operations.ts';
import { markNotificationsRead } from '@madoguchi/contract/notifications/operations.ts';
import { changePassword } from '@madoguchi/contract/passwords/operations.ts';
import {
  endOtherSessions,
  endOwnSession,
  listMySessions,
  listMySignIns,
  showSession,
  signIn,
  signOut,
} from '@madoguchi/contract/session/operations.ts';
import type { OwnSignIn } from '@madoguchi/contract/session/own-model.ts';
import { describeApi } from '@madoguchi/contract/system/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../../../test/event-stream.ts';
import { listeningAt } from '../../../../test/listening.ts';
import { strangerWithPassword } from '../../../../test/password-cases.ts';
import { sessionOf } from '../../../../test/sessions.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';
import { PasswordHasher } from '../../../platform/session/password-hasher.ts';
import { tokenHash } from '../../../platform/session/session-store.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
const SOON = { timeout: 20_000, interval: 10 };
const DEVICES = 10;

let world: World;
beforeAll(async () => {
  world = await openWorld({}, await new PasswordHasher().hash(SAMPLE_PASSWORD));
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

interface Somebody {
  readonly id: string;
  readonly email: string;
  readonly tokens: readonly string[];
  /** The device token of each browser. */
  readonly devices: readonly string[];
}

/** A person of the test's own, signed in on ten devices, each of which has asked for something. */
async function somebody(): Promise<Somebody> {
  const { id } = await strangerWithPassword(world);
  await world.pool.query('delete from sessions where account_id = $1', [id]);
  const email = `${id}@stranger.example`;
  const tokens: string[] = [];
  const devices: string[] = [];
  for (let nth = 0; nth < DEVICES; nth += 1) {
    const { output, raw } = await world.as(null)(signIn, { email, password: SAMPLE_PASSWORD });
    tokens.push(output.access_token);
    devices.push(raw.cookies.find(({ name }) => name === 'madoguchi-device')?.value ?? '');
  }
  expect(await lettingIn(tokens)).toBe(DEVICES);
  return { id, email, tokens, devices };
}

/** How many of the sessions a request of theirs still finds. */
async function lettingIn(tokens: readonly string[]): Promise<number> {
  const answers = await Promise.all(tokens.map((token) => world.as(null)(listMySessions, {}, bearer(token))));
  return answers.filter(({ status }) => status === 200).length;
}

async function versionOf(id: string): Promise<number> {
  return (await world.pool.query('select version from accounts where id = $1', [id])).rows[0].version;
}

describe('the list of one’s own sessions', () => {
  it('tells device, address, begin and last use, and which one asks', async () => {
    const { tokens } = await somebody();
    const headers = { ...bearer(tokens[0] ?? '').headers, 'user-agent': PHONE };
    world.clock.set('2026-11-21T05:25:00.000Z');
    await world.as(null)(showSession, {}, { headers });
    const asked = () => world.as(null)(listMySessions, {}, { headers });
    await expect.poll(async () => (await asked()).output.sessions[0]?.usedAt, SOON).toBe('2026-11-21T05:25:00.000Z');
    const { sessions } = (await asked()).output;
    expect(sessions).toHaveLength(DEVICES);
    expect(sessions.filter(({ isThis }) => isThis)).toEqual([sessions[0]]);
    expect(sessions[0]).toMatchObject({ ip: '127.0.0.1', provider: 'password', begunAt: NOW });
    expect(JSON.stringify(sessions)).not.toContain(tokens[0]);
  });

  it('ends one of them, and nobody else’s: another person’s is told like one that never was (T3)', async () => {
    const [own, foreign] = [await somebody(), await somebody()];
    const [asking = '', ended = ''] = own.tokens;
    const idOf = async (token: string) =>
      (await world.as(null)(listMySessions, {}, bearer(token))).output.sessions.find(({ isThis }) => isThis)?.id ?? '';
    const end = (id: string) => world.as(null)(endOwnSession, { id }, bearer(asking));
    const [hidden, none] = [await end(await idOf(foreign.tokens[0] ?? '')), await end(randomUUID())];
    expect([hidden.status, none.status]).toEqual([404, 404]);
    expect(hidden.problem.message).toBe(none.problem.message);
    expect((await end(await idOf(ended))).status).toBe(200);
    expect(await lettingIn([ended])).toBe(0);
    expect(await lettingIn([asking, ...foreign.tokens])).toBe(1 + DEVICES);
  });

  it('leaves the open page of another person alone when it is refused (T3)', async () => {
    const [own, foreign] = [await somebody(), await somebody()];
    const [asking = ''] = own.tokens;
    const [kept = ''] = foreign.tokens;
    const { output } = await world.as(null)(listMySessions, {}, bearer(kept));
    const id = output.sessions.find(({ isThis }) => isThis)?.id ?? '';
    const page = await openPage(await listeningAt(world.app), kept);
    expect((await world.as(null)(endOwnSession, { id }, bearer(asking))).status).toBe(404);
    await world.as(null)(markNotificationsRead, {}, bearer(kept));
    await expect
      .poll(() => page.heard, SOON)
      .toEqual([{ kind: 'changed', noun: 'notifications', id: null, version: null }]);
    page.leave();
  });
});

describe('on the very next request of ten open sessions', () => {
  it('all but the asking one are refused after “end the others”, and their streams are closed (T15)', async () => {
    const { id, tokens, devices } = await somebody();
    const [asking = '', other = ''] = tokens;
    const page = await openPage(await listeningAt(world.app), other);
    const [device = ''] = devices;
    const headers = { ...bearer(asking).headers, cookie: `madoguchi-device=${device}` };
    const { output } = await world.as(null)(endOtherSessions, {}, { headers });
    expect(output).toEqual({ ended: DEVICES - 1 });
    const known = await world.pool.query('select token_hash from known_devices where account_id = $1', [id]);
    expect(known.rows, 'only the asking device is known any more (T13)').toEqual([{ token_hash: tokenHash(device) }]);
    expect(await lettingIn(tokens)).toBe(1);
    expect(await lettingIn([asking])).toBe(1);
    await expect.poll(() => page.ended(), SOON).toBe(true);
    expect(page.heard).toContainEqual({ kind: 'session-ended' });
  });

  it('the one that signed out is refused, and no other (T15) [S4-06]', async () => {
    const { tokens } = await somebody();
    await world.as(null)(signOut, {}, bearer(tokens[3] ?? ''));
    expect(await lettingIn(tokens.slice(3, 4))).toBe(0);
    expect(await lettingIn(tokens)).toBe(DEVICES - 1);
  });

  it('all but the asking one are refused after a change of the password, and their streams are closed (T15)', async () => {
    const { tokens } = await somebody();
    const page = await openPage(await listeningAt(world.app), tokens[1] ?? '');
    const password = 'umi no chikaku no ie 3';
    const input = { current: SAMPLE_PASSWORD, password, passwordConfirm: password };
    const { status, output } = await world.as(null)(changePassword, input, bearer(tokens[0] ?? ''));
    expect([status, output.ended]).toEqual([200, DEVICES - 1]);
    expect(await lettingIn(tokens), 'the asking one goes on under another token').toBe(0);
    expect(await lettingIn([output.access_token ?? ''])).toBe(1);
    await expect.poll(() => page.ended(), SOON).toBe(true);
  });

  it('all are refused after a stop, and their streams are closed; a new start does not bring them back (T15)', async () => {
    const { id, tokens } = await somebody();
    const page = await openPage(await listeningAt(world.app), tokens[0] ?? '');
    const stopped = await world.as('system')(suspendAccount, {
      id,
      version: await versionOf(id),
      reason: '退職のため',
    });
    expect(stopped.status).toBe(200);
    expect(await lettingIn(tokens)).toBe(0);
    await expect.poll(() => page.ended(), SOON).toBe(true);
    await world.as('system')(reactivateAccount, { id, version: await versionOf(id), reason: '復職のため' });
    expect(await lettingIn(tokens)).toBe(0);
  });

  it('all have lost a role that was taken, and have one that was given; streams of the former are closed (T15) [S5-02]', async () => {
    const { id, tokens } = await somebody();
    const mayDescribe = async () => {
      const answers = await Promise.all(tokens.map((token) => world.as(null)(describeApi, {}, bearer(token))));
      return [...new Set(answers.map(({ status }) => status))];
    };
    const become = async (newRole: 'system' | 'staff') => {
      const input = { id, version: await versionOf(id), newRole, reason: '担当の変更' };
      expect((await world.as('system')(changeRole, input)).status).toBe(200);
    };
    const opened = async () => openPage(await listeningAt(world.app), tokens[0] ?? '');
    expect(await mayDescribe()).toEqual([403]);
    const asStaff = await opened();
    await become('system');
    expect(await mayDescribe()).toEqual([200]);
    await expect.poll(() => asStaff.ended(), SOON).toBe(true);
    const asSystem = await opened();
    await become('staff');
    expect(await mayDescribe()).toEqual([403]);
    await expect.poll(() => asSystem.ended(), SOON).toBe(true);
  });

  it('all are refused from the day after somebody has left, without anybody doing anything [B2-01]', async () => {
    const token = await sessionOf(world, 'other');
    const { employeeUuid, email } = world.people.other;
    expect(await lettingIn([token])).toBe(1);
    await world.pool.query(`update employees set left_on = '2026-11-21' where id = $1`, [employeeUuid]);
    expect(await lettingIn([token]), 'the last day').toBe(1);
    world.clock.set('2026-11-21T15:00:00.000Z');
    expect(await lettingIn([token]), 'midnight in Japan').toBe(0);
    const { status, problem } = await world.as(null)(signIn, { email, password: SAMPLE_PASSWORD });
    expect([status, problem.data.fields[0]?.code]).toEqual([422, 'user-disabled']);
  });
});

it('a token that was there before signing in is not the one after it: 20 of 20 (T15)', async () => {
  const { email } = await somebody();
  for (let nth = 0; nth < 20; nth += 1) {
    const planted = Buffer.alloc(32, nth).toString('base64url');
    const cookie = `madoguchi=${planted}; madoguchi-device=${planted}`;
    const { output, raw } = await world.as(null)(signIn, { email, password: SAMPLE_PASSWORD }, { headers: { cookie } });
    expect(output.access_token).not.toBe(planted);
    expect(String(raw.headers['set-cookie'])).not.toContain(planted);
    expect(await lettingIn([planted])).toBe(0);
  }
});

describe('one’s own sign-ins', () => {
  it('come from the audit trail, refused ones too, newest first and page by page; nobody else’s', async () => {
    const { id, email, tokens } = await somebody();
    world.clock.set('2026-11-21T06:00:00.000Z');
    await world.as(null)(signIn, { email, password: 'wrong' }, { headers: { 'user-agent': PHONE } });
    const read = (after?: string) =>
      world.as(null)(listMySignIns, { limit: 4, ...(after === undefined ? {} : { after }) }, bearer(tokens[0] ?? ''));
    const rows: OwnSignIn[] = [];
    for (let page = await read(); ; page = await read(page.output.next ?? '')) {
      rows.push(...page.output.rows);
      if (page.output.next === null) break;
    }
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', ...tokens.map(() => 'started')]);
    expect(rows[0]).toMatchObject({
      at: '2026-11-21T06:00:00.000Z',
      attempts: 1,
      ip: '127.0.0.1',
      device: { browser: 'Safari', system: 'iPhone' },
    });
    const recorded = await world.audit(`event = 'session.started' and account_id = '${id}'`);
    expect(recorded).toHaveLength(tokens.length);
  });

  it('refuse the page key of somebody else', async () => {
    const [own, foreign] = [await somebody(), await somebody()];
    const page = await world.as(null)(listMySignIns, { limit: 1 }, bearer(foreign.tokens[0] ?? ''));
    const after = page.output.next ?? '';
    expect((await world.as(null)(listMySignIns, { after }, bearer(own.tokens[0] ?? ''))).status).toBe(422);
  });
});
