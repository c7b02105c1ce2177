/**
 * The real portal around a crowd whose sessions are known, for tests that kill it while people submit. With HASTY set
 * it is the broken variant: it answers a change before the change is committed.
 */
import { setTimeout as after } from 'node:timers';
import { loadBaseData } from '@madoguchi/db/base-data/load-base-data.ts';
import type { Pool, QueryConfig } from 'pg';
import { buildApp } from '../src/app.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { commitApart } from '../src/platform/db/group-commit.ts';
import { createLog } from '../src/platform/log.ts';
import { readArguments } from '../src/start/arguments.ts';
import { say } from '../src/start/console.ts';
import { finish } from '../src/start/finish.ts';
import { type Parts, runPortal } from '../src/start/run-portal.ts';
import { stopSignal } from '../src/start/stop-signal.ts';
import { addCrowd } from './crowd.ts';
import { addPeople, giveHead } from './people.ts';

const COMMIT_LATE_MS = 300;

/** A pool that answers a change at once and commits it a moment later. */
function hasty(pool: Pool): Pool {
  const query = async (statement: QueryConfig) => {
    if (!statement.text.startsWith('with "')) return pool.query(statement);
    const client = await pool.connect();
    await client.query('begin');
    const answer = await client.query(statement);
    after(() => void client.query('commit').finally(() => client.release()), COMMIT_LATE_MS);
    return answer;
  };
  const broken = new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
  commitApart(broken);
  return broken;
}

const loadSample: Parts['loadSample'] = async ({ pool, clock }) => {
  await loadBaseData(pool, clock.today());
  await addCrowd(pool, Number(process.env['CROWD']));
  // Somebody has to decide, or nothing could be submitted.
  await giveHead(pool, await addPeople(pool));
  await pool.query('insert into installation (sample) values (true)');
};

await finish(async () => {
  const stop = stopSignal();
  const { mode } = readArguments(process.argv.slice(2));
  const config = readConfig(mode);
  const parts: Parts = {
    config,
    clock: systemClock,
    log: createLog(config),
    say,
    buildWeb: async () => {},
    startLogServer: async () => null,
    buildApp: (deps) => buildApp(process.env['HASTY'] ? { ...deps, pool: hasty(deps.pool) } : deps),
    loadSample,
  };
  await runPortal(parts, stop);
});
