import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { sessionOf } from '../../../test/sessions.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { Listener } from '../db/listener.ts';
import { SessionStore } from './session-store.ts';

const log = pino({ level: 'silent' });

let world: World;
/** Whoever listens there hears nothing of the world's sessions. */
let elsewhere: TestDatabase;
let listener: Listener;
beforeAll(async () => {
  [world, elsewhere] = await Promise.all([openWorld(), createDatabase()]);
  listener = new Listener(new pg.Pool({ ...elsewhere.pool.options, max: 1 }), log);
  await listener.start();
});
afterAll(async () => {
  await listener.stop();
  await elsewhere.drop();
  await world.close();
});

it('has a negative control: what is not told stays remembered, so the next request is refused only by being told (T15)', async () => {
  const { pool, clock, people } = world;
  const sessions = new SessionStore({ pool, clock, listener, log, idleMs: null });
  const token = await sessionOf(world, 'staff');
  expect(await sessions.find(token)).not.toBeNull();
  await pool.query(`update accounts set status = 'suspended' where id = $1`, [people.staff.accountId]);
  expect(await sessions.find(token), 'deaf').not.toBeNull();
  sessions.forgetAccount(people.admin.accountId);
  expect(await sessions.find(token), 'told of somebody else').not.toBeNull();
  sessions.forgetAccount(people.staff.accountId);
  expect(await sessions.find(token)).toBeNull();
  await pool.query(`update accounts set status = 'active' where id = $1`, [people.staff.accountId]);
});
