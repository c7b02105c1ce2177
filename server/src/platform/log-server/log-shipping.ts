// Runs the shipper and its watch, each with a connection of its own.
import type { Pool } from 'pg';
import { openAuditPool } from '../audit/audit-pool.ts';
import type { Ground } from '../ground.ts';
import { BacklogWatch } from './backlog-watch.ts';
import type { LogServerLink, LogServerStanding } from './log-server-link.ts';
import { RelpSession } from './relp-session.ts';
import { Shipper } from './shipper.ts';
import type { LogServerAddress } from './tls-link.ts';
import { connectToLogServer } from './tls-link.ts';

/** A log server that takes records slowly is no dead one, as long as it says something now and then. */
const SILENCE_MS = 30_000;

export class LogShipping implements LogServerLink {
  readonly #pools: readonly Pool[];
  readonly #watch: BacklogWatch;
  readonly #shipper: Shipper | null;

  constructor(ground: Pick<Ground, 'config' | 'pool' | 'clock' | 'log' | 'facts'>) {
    const address = ground.config.logServer;
    // The process that ships holds its connection for good: what watches needs another.
    const watching = openAuditPool(ground);
    const shipping = openAuditPool(ground);
    this.#pools = [watching, shipping];
    this.#watch = new BacklogWatch(ground, watching, address !== null);
    this.#shipper =
      address === null ? null : new Shipper({ pool: shipping, log: ground.log, open: (stop) => open(address, stop) });
  }

  get standing(): LogServerStanding {
    return this.#watch.standing;
  }

  start(): void {
    this.#shipper?.start();
    this.#watch.start();
  }

  async stop(): Promise<void> {
    await this.#shipper?.stop();
    await this.#watch.stop();
    for (const pool of this.#pools) await pool.end();
  }
}

async function open(address: LogServerAddress, stop: AbortSignal): Promise<RelpSession> {
  return RelpSession.open(await connectToLogServer(address, stop), SILENCE_MS);
}
