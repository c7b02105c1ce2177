/**
 * The real start and stop sequence around a stand-in application, for tests that start, stop and kill it as a process.
 * `GET /` answers its process, its notes and how many slow requests run; `GET /slow` takes a second of the database.
 */
import Fastify from 'fastify';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { readArguments } from '../src/start/arguments.ts';
import { say } from '../src/start/console.ts';
import { finish } from '../src/start/finish.ts';
import { type Parts, runPortal } from '../src/start/run-portal.ts';
import { stopSignal } from '../src/start/stop-signal.ts';

const buildApp: Parts['buildApp'] = async ({ pool }) => {
  const app = Fastify();
  let slow = 0;
  app.get('/', async () => {
    const { rows } = await pool.query<{ notes: string[] }>(
      "select coalesce(array_agg(note), '{}') as notes from test_notes",
    );
    return { node: process.pid, notes: rows[0]?.notes, slow };
  });
  app.post<{ Params: { note: string } }>('/notes/:note', async ({ params }) => {
    await pool.query('insert into test_notes values ($1)', [params.note]);
    return { kept: params.note };
  });
  app.get('/slow', async () => {
    slow += 1;
    await pool.query('select pg_sleep(1)');
    slow -= 1;
    return { finished: true };
  });
  return app;
};

const loadSample: Parts['loadSample'] = async ({ pool }) => {
  await pool.query('insert into installation (sample) values (true)');
  await pool.query('create table test_notes (note text not null)');
};

await finish(async () => {
  const stop = stopSignal();
  const { mode } = readArguments(process.argv.slice(2));
  const config = readConfig(mode);
  const log = createLog(config);
  const parts = { config, clock: systemClock, log, say, buildApp, loadSample };
  await runPortal({ ...parts, buildWeb: async () => {}, startLogServer: async () => null }, stop);
});
