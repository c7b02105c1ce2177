// The ground of the bench: PostgreSQL with the seeded databases, and servers on copies of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlainDate } from '../contract/src/values/plain-date.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { startEmbeddedPostgres } from '../server/src/platform/postgres/embedded-postgres.ts';
import type { Side } from './loads/load.ts';
import { freePort } from './process/free-port.ts';
import { type Served, startFloor, startPortal } from './process/served.ts';
import { say } from './report/say.ts';
import { type Add, addTo, type Copy, copyAgain, copyDatabase, type Server, urlOf } from './seed/databases.ts';
import type { LineCount } from './seed/size.ts';

/** Logs long statements with their plans, and each renewal of statistics: in `postgres.log` of the cache folder. */
const TOLD_IN_ITS_LOG = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '1s',
  log_autovacuum_min_duration: '0',
};

const FOLDER = join(import.meta.dirname, '..', '.cache', 'bench');
const PORTAL_DATA = join(FOLDER, 'portal');
/** Where the portal keeps the bytes of files. */
export const FILES_FOLDER = join(PORTAL_DATA, 'files');

/** A database of a size that servers can be started on. */
export interface Database {
  readonly lines: LineCount;
  startPortal(settings?: Readonly<Record<string, string>>): Promise<Served>;
  /** On another copy: the portal would number and ship the floor's audit records as its own. */
  startFloor(): Promise<Served>;
  /** Changes the copy on which a side's server stands. */
  change(side: Side, change: Add): Promise<void>;
}

export interface Ground {
  readonly today: PlainDate;
  readonly server: Server;
  /** The process id of PostgreSQL's first process. */
  readonly postgres: number;
  /** A fresh copy of the seeded database, with what `add` adds to it; seeds it first where there is none. */
  open(lines: LineCount, add?: Add): Promise<Database>;
}

/** Starts PostgreSQL in the cache folder. What the stack holds is ended with it, servers first. */
export async function layGround(stack: AsyncDisposableStack): Promise<Ground> {
  const server = await startEmbeddedPostgres({
    dataFolder: FOLDER,
    searchPath: process.env['PATH'] ?? '',
    settings: TOLD_IN_ITS_LOG,
  });
  stack.defer(() => server.stop());
  const [pid] = readFileSync(join(FOLDER, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const today = systemClock.today();
  const started = async (starting: Promise<Served>) => {
    const served = await starting;
    stack.defer(() => served.stop());
    return served;
  };
  return {
    today,
    server,
    postgres: Number(pid),
    async open(lines, add) {
      const copied = async () => {
        const copy = await copyDatabase(server, lines, today, say);
        if (add !== undefined) await addTo(server, copy, add);
        stack.defer(() => copy.drop());
        return copy;
      };
      const portal = await copied();
      const copies: Partial<Record<Side, Copy>> = { portal };
      if (add !== undefined) {
        const floor = await copyAgain(server, portal);
        stack.defer(() => floor.drop());
        copies.floor = floor;
      }
      const copyOf = (side: Side) => copies[side] ?? Promise.reject(new Error(`The ${side} was not started`));
      const url = async (side: Side) => urlOf(server, (await copyOf(side)).name);
      return {
        lines,
        startPortal: async (settings) =>
          started(startPortal(await freePort(), await url('portal'), PORTAL_DATA, settings)),
        startFloor: async () => {
          copies.floor ??= await copied();
          return started(startFloor(await freePort(), await url('floor')));
        },
        change: async (side, change) => addTo(server, await copyOf(side), change),
      };
    },
  };
}
