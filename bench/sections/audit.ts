// How fast records get their numbers, and how fast the whole trail is verified, in the database and as a log.
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { lookAt } from '../../server/src/audit/places-store.ts';
import { readPublicKeys } from '../../server/src/audit/public-keys.ts';
import { verify } from '../../server/src/audit/verify.ts';
import { openAuditPool } from '../../server/src/platform/audit/audit-pool.ts';
import { numberNext } from '../../server/src/platform/audit/chain-store.ts';
import { openCheckpointKey } from '../../server/src/platform/audit/checkpoint-key.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { connect } from '../../server/src/platform/db/connect.ts';
import { createLog } from '../../server/src/platform/log.ts';
import type { Ground } from '../ground.ts';
import { atLeast } from '../report/aims.ts';
import { say } from '../report/say.ts';
import { copyDatabase, urlOf } from '../seed/databases.ts';
import { fillAuditTrail } from '../seed/fill-audit-trail.ts';
import type { Section } from './section.ts';

const RECORDS = 1_000_000;
const AT_ONCE = 1_000;
/** 1,000,000 in a minute. */
const VERIFIED_A_SECOND = 1_000_000 / 60;

/** Numbers and verifies a trail of its own. */
export async function measureAuditTrail(ground: Ground): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const copy = await copyDatabase(ground.server, 10_000, ground.today, say);
  stack.defer(() => copy.drop());
  const log = createLog({ logLevel: 'warn' });
  const onLostConnection = (error: Error) => log.warn({ err: error });
  const url = urlOf(ground.server, copy.name);
  const pool = connect({ url }, { connections: 1, statementTimeoutMs: null, onLostConnection });
  stack.defer(() => pool.end());
  const audit = openAuditPool({ pool, log });
  stack.defer(() => audit.end());
  const folder = await mkdtemp(join(tmpdir(), 'madoguchi-bench-audit-'));
  stack.defer(() => rm(folder, { recursive: true }));
  const keyFile = join(folder, 'audit-key.pem');

  await fillAuditTrail(pool, RECORDS);
  const numbered = await rateOf(() => numberAll(audit, keyFile));
  const logFile = join(folder, 'log.txt');
  await writeLog(pool, logFile);
  const question = { anchors: [], keys: readPublicKeys([keyFile]) };
  const inDatabase = await rateOf(() => mustBeIntact(verify({ ...question, database: pool, logs: [] })));
  const inLog = await rateOf(() => mustBeIntact(verify({ ...question, database: null, logs: [logFile] })));
  const whole = (rate: number) => Math.round(rate).toLocaleString('en');
  return {
    text: `${RECORDS.toLocaleString('en')} audit records: numbered and chained at ${whole(numbered)} a second, verified at ${whole(inDatabase)} in the database and ${whole(inLog)} in a log file.`,
    aims: [
      atLeast('audit records numbered a second', numbered, 1_000, '/s'),
      atLeast('audit records verified a second, database', inDatabase, VERIFIED_A_SECOND, '/s'),
      atLeast('audit records verified a second, log', inLog, VERIFIED_A_SECOND, '/s'),
    ],
  };
}

async function rateOf(work: () => Promise<void>): Promise<number> {
  const begunMs = systemClock.elapsedMs();
  await work();
  return (RECORDS / (systemClock.elapsedMs() - begunMs)) * 1_000;
}

/** The clock goes with the records: a checkpoint for every thousand. */
async function numberAll(audit: Pool, keyFile: string): Promise<void> {
  const key = openCheckpointKey(keyFile);
  for (let done = AT_ONCE; ; done += AT_ONCE) {
    const now = new Date(Date.parse('2026-01-01T00:00:00.000Z') + done * 1_000).toISOString();
    const { records } = await numberNext(audit, { key, now, checkpointAfterMs: 60_000, most: AT_ONCE });
    if (records === 0) return;
  }
}

async function writeLog(pool: Pool, file: string): Promise<void> {
  await using written = await open(file, 'w');
  await lookAt(pool, async (snapshot) => {
    for await (const stored of snapshot.places()) {
      await written.write(
        stored.map(({ line }) => `<110>1 2026-01-01T00:00:00.000Z portal - - - - ${line}\n`).join(''),
      );
    }
  });
}

async function mustBeIntact(findings: ReturnType<typeof verify>): Promise<void> {
  const { faults } = await findings;
  if (faults[0]) throw new Error(`the trail of the measurement is not intact: ${faults[0].why}`);
}
