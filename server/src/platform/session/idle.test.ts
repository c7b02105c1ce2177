// A session that nobody uses ends by itself, on the server's clock (reliability T22).
import { listMySessions, showSession } from '@madoguchi/contract/session/operations.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import { sessionOf } from '../../../test/sessions.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { Listener } from '../db/listener.ts';
import { LiveHub } from '../live/live-hub.ts';
import { forgetOverSessions } from './session-rows-store.ts';
import { SessionStore, tokenHash } from './session-store.ts';
import { endOverStreams } from './watch-streams.ts';

const MORNING = Date.parse('2026-11-24T00:00:00.000Z');
const MINUTE_MS = 60_000;
const SOON = { timeout: 20_000, interval: 10 };

let world: World;
beforeAll(async () => {
  world = await openWorld({ SESSION_IDLE_MINUTES: '30' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query('delete from sessions');
  goTo(0);
});

const goTo = (ms: number) => world.clock.set(new Date(MORNING + ms).toISOString());
const ask = (token: string, more: Record<string, string> = {}) =>
  world.as(null)(listMySessions, {}, { headers: { authorization: `Bearer ${token}`, ...more } });
/** As a page does that was last touched so many seconds ago. */
const askIdle = (token: string, seconds: number | string) => ask(token, { 'idle-seconds': String(seconds) });

/** A session that was used at this moment, and whose use is stored. */
async function freshSession(): Promise<string> {
  const token = await sessionOf(world, 'staff');
  await world.pool.query('update sessions set created_at = $2 where token_hash = $1', [
    tokenHash(token),
    world.clock.now(),
  ]);
  expect((await ask(token)).status).toBe(200);
  return token;
}

/** When it was used last, in milliseconds after the morning; `undefined` where the session is gone. */
async function storedUse(token: string): Promise<number | undefined> {
  const { rows } = await world.pool.query(
    'select (extract(epoch from last_used_at) * 1000 - $2)::int as used from sessions where token_hash = $1',
    [tokenHash(token), MORNING],
  );
  return rows[0]?.used;
}

describe('with an idle limit of 30 minutes', () => {
  it('a request 30 minutes after the last is answered, one 30 minutes and 1 second after is refused (T22) [S3-13]', async () => {
    const token = await freshSession();
    goTo(30 * MINUTE_MS);
    expect((await ask(token)).status).toBe(200);
    goTo(60 * MINUTE_MS + 1_000);
    const { status, problem } = await ask(token);
    expect([status, problem.code]).toEqual([401, 'bad-token']);
    expect((await ask(token)).status, 'it does not wake up again').toBe(401);
  });

  it('seconds count, though the last use is stored to the minute (T22)', async () => {
    const token = await freshSession();
    goTo(59_000);
    await ask(token);
    goTo(30 * MINUTE_MS + 58_000);
    expect((await ask(token)).status).toBe(200);
  });

  it('stores the use at most once a minute', async () => {
    const token = await freshSession();
    goTo(61_000);
    await ask(token);
    await expect.poll(() => storedUse(token), SOON).toBe(61_000);
    goTo(90_000);
    await ask(token);
    goTo(122_000);
    await ask(token);
    await expect.poll(() => storedUse(token), SOON).toBe(122_000);
  });

  it('a page that nobody touches keeps nothing open, however often it asks by itself (T22) [S3-13]', async () => {
    const token = await freshSession();
    for (const minute of [10, 20, 30]) {
      goTo(minute * MINUTE_MS);
      expect((await askIdle(token, minute * 60)).status).toBe(200);
    }
    goTo(30 * MINUTE_MS + 1_000);
    expect((await askIdle(token, 1_801)).status).toBe(401);
    expect((await ask(token)).status, 'it does not wake up again').toBe(401);
  });

  it('a touch counts from when it was, also where only a later request tells of it (T22)', async () => {
    const token = await freshSession();
    goTo(29 * MINUTE_MS);
    await askIdle(token, 540);
    await expect.poll(() => storedUse(token), SOON).toBe(20 * MINUTE_MS);
    // Another page of the same browser, untouched since the morning, takes nothing back.
    await askIdle(token, 29 * 60);
    goTo(50 * MINUTE_MS);
    expect((await askIdle(token, 30 * 60)).status).toBe(200);
    goTo(50 * MINUTE_MS + 1_000);
    expect((await askIdle(token, 30 * 60 + 1)).status).toBe(401);
  });

  it.each(['-1', '1e9', 'never', '1,801'])('a header that says nothing of sense counts as a use: %j', async (said) => {
    const token = await freshSession();
    goTo(20 * MINUTE_MS);
    await askIdle(token, said);
    goTo(50 * MINUTE_MS);
    expect((await ask(token)).status).toBe(200);
  });

  it('opening the stream again is no use: a page does that by itself (T22)', async () => {
    const token = await freshSession();
    goTo(20 * MINUTE_MS);
    const page = await openPage(await listeningAt(world.app), token);
    page.leave();
    goTo(30 * MINUTE_MS + 1_000);
    expect((await ask(token)).status).toBe(401);
  });

  it('tells whose session is over that their token is good no more; the list of sessions no longer has it [S3-13]', async () => {
    const [left, used] = [await freshSession(), await freshSession()];
    goTo(20 * MINUTE_MS);
    await ask(used);
    await expect.poll(() => storedUse(used), SOON).toBe(20 * MINUTE_MS);
    goTo(31 * MINUTE_MS);
    const headers = { authorization: `Bearer ${left}` };
    expect((await world.as(null)(showSession, {}, { headers })).status).toBe(401);
    const { sessions } = (await ask(used)).output;
    expect(sessions).toHaveLength(1);
    await forgetOverSessions(world.pool, world.clock.now(), 30);
    expect(await storedUse(left)).toBeUndefined();
    expect((await ask(used)).status).toBe(200);
  });

  it('closes the stream of a page that was left open, and no other (T22)', async () => {
    const { pool, clock, config } = world;
    const log = pino({ level: 'silent' });
    const listener = new Listener(pool, log);
    const sessions = new SessionStore({ pool, clock, listener, log, idleMs: 30 * MINUTE_MS });
    const live = new LiveHub(listener, log, clock);
    sessions.onChanged((id) => live.endSession(id));
    expect(config.sessionIdleMinutes).toBe(30);
    const ended: string[] = [];
    const open = async (name: string) => {
      const token = await freshSession();
      const actor = await sessions.find(token);
      if (actor === null) throw new Error('not found');
      live.add({ actor, send: () => undefined, end: () => ended.push(name) });
      return token;
    };
    await open('left');
    const used = await open('used');
    goTo(20 * MINUTE_MS);
    await sessions.find(used);
    goTo(30 * MINUTE_MS + 1_000);
    await endOverStreams({ live, sessions, log });
    expect(ended).toEqual(['left']);
  });
});

it('without an idle limit a session lives out its hours, however little it is used', async () => {
  const { pool, clock } = world;
  const log = pino({ level: 'silent' });
  const sessions = new SessionStore({ pool, clock, listener: new Listener(pool, log), log, idleMs: null });
  const token = await freshSession();
  goTo(47 * 60 * MINUTE_MS);
  expect(await sessions.find(token)).not.toBeNull();
});
