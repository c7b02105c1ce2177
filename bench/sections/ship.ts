// How fast the audit trail is shipped after the log server was away: to ours, which forces every batch to the disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openAuditPool } from '../../server/src/platform/audit/audit-pool.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { connect } from '../../server/src/platform/db/connect.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { RelpSession } from '../../server/src/platform/log-server/relp-session.ts';
import { Shipper } from '../../server/src/platform/log-server/shipper.ts';
import { connectToLogServer } from '../../server/src/platform/log-server/tls-link.ts';
import { startOwnLogServer } from '../../server/src/start/own-log-server.ts';
import type { Ground } from '../ground.ts';
import { median } from '../measure/figures.ts';
import { atLeast } from '../report/aims.ts';
import { say } from '../report/say.ts';
import { copyDatabase, urlOf } from '../seed/databases.ts';
import { fillAuditTrail } from '../seed/fill-audit-trail.ts';
import { fillOutbox, placeRecords } from '../seed/fill-outbox.ts';
import type { Section } from './section.ts';

const RECORDS = 20_000;
const TIMES = 3;
const SILENCE_MS = 30_000;
const LOOK_MS = 5;

/** Ships a full outbox, several times; the rate is the median. */
export async function measureShipping(ground: Ground): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const copy = await copyDatabase(ground.server, 10_000, ground.today, say);
  stack.defer(() => copy.drop());
  const url = urlOf(ground.server, copy.name);
  const log = createLog({ logLevel: 'warn' });
  const pool = connect({ url }, { connections: 1, onLostConnection: (error) => log.warn({ err: error }) });
  stack.defer(() => pool.end());
  const audit = openAuditPool({ pool, log });
  stack.defer(() => audit.end());
  const dataDir = await mkdtemp(join(tmpdir(), 'madoguchi-bench-ship-'));
  stack.defer(() => rm(dataDir, { recursive: true }));
  const receiver = await startOwnLogServer({
    dataDir,
    searchPath: process.env['PATH'] ?? '',
    now: systemClock.now(),
    say,
  });
  stack.defer(() => receiver.stop());

  await fillAuditTrail(pool, RECORDS);
  await placeRecords(pool);
  const rates: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await fillOutbox(pool);
    const open = async (stop: AbortSignal) =>
      RelpSession.open(await connectToLogServer(receiver.address, stop), SILENCE_MS);
    const shipper = new Shipper({ pool: audit, log, open });
    const begunMs = systemClock.elapsedMs();
    shipper.start();
    while ((await pool.query('select from audit_outbox limit 1')).rowCount !== 0) await pause(LOOK_MS);
    rates.push((RECORDS / (systemClock.elapsedMs() - begunMs)) * 1_000);
    await shipper.stop();
  }
  const rate = median(rates);
  return {
    text: `${RECORDS.toLocaleString('en')} records of the audit trail reach the log server at ${Math.round(rate).toLocaleString('en')} a second (median of ${TIMES}), each forced to the disk there before it leaves the outbox.`,
    aims: [atLeast('audit records shipped a second', rate, 1_000, '/s')],
  };
}
