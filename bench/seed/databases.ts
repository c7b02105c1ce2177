// The databases of the bench: seeded once for each size and kept, copied for each run, so that no run sees another's rows.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientBase, Pool } from 'pg';
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { PlainDate } from '../../contract/src/values/plain-date.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { PasswordHasher } from '../../server/src/platform/session/password-hasher.ts';
import type { Say } from '../report/say.ts';
import { fill } from './fill.ts';
import { type LineCount, PASSWORD } from './size.ts';

/** The embedded server, as `startEmbeddedPostgres` describes it. */
export interface Server {
  readonly host: string;
  readonly user: string;
}

const SUPERUSER = 'postgres';
const ROOT = join(import.meta.dirname, '..', '..');

async function asSuperuser<T>(
  { host }: Server,
  work: (client: Client) => Promise<T>,
  database = 'postgres',
): Promise<T> {
  const client = new Client({ host, user: SUPERUSER, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Everything a seeded database is made from, in short: another stamp, another database. */
function stampOf(today: PlainDate): string {
  const hash = createHash('sha256').update(monthOf(today));
  for (const folder of ['db/migrations', 'db/base-data', 'bench/seed']) {
    for (const file of readdirSync(join(ROOT, folder)).sort()) hash.update(readFileSync(join(ROOT, folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

async function namesLike(client: Client, pattern: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    pattern,
  ]);
  return rows.map(({ datname }) => datname);
}

async function seed(server: Server, name: string, lines: LineCount, today: PlainDate): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await asSuperuser(server, async (client) => {
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished} owner ${server.user}`);
  });
  await migrate({ ...server, database: unfinished });
  const pool = new Pool({ host: server.host, user: SUPERUSER, database: unfinished, max: 1 });
  const client = await pool.connect();
  try {
    await fill(client, lines, await new PasswordHasher().hash(PASSWORD), today);
  } finally {
    client.release();
    await pool.end();
  }
  await asSuperuser(server, (admin) => admin.query(`alter database ${unfinished} rename to ${name}`));
}

/** Makes sure that the seeded database of a size is there, and is made from the sources as they are now. */
async function ensureSeeded(server: Server, lines: LineCount, today: PlainDate, say: Say): Promise<string> {
  const name = `seeded_${lines}_${stampOf(today)}`;
  const known = await asSuperuser(server, async (client) => {
    const found = await namesLike(client, `seeded\\_${lines}\\_%`);
    for (const stale of found) if (stale !== name) await client.query(`drop database ${stale}`);
    return found.includes(name);
  });
  if (known) return name;
  const begun = performance.now();
  await seed(server, name, lines, today);
  say(`Seeded ${lines.toLocaleString('en')} lines in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return name;
}

/** A database to be changed at will, until it is dropped. */
export interface Copy {
  readonly name: string;
  drop(): Promise<void>;
}

let copies = 0;

/** A fresh copy of the seeded database of a size; seeds that first where there is none. */
export async function copyDatabase(server: Server, lines: LineCount, today: PlainDate, say: Say): Promise<Copy> {
  return copyFrom(server, await ensureSeeded(server, lines, today, say), `run_${lines}`);
}

/** Another copy of a copy, to which nobody may be connected: what was added to it need not be added anew. */
export const copyAgain = (server: Server, { name }: Copy): Promise<Copy> => copyFrom(server, name, name);

async function copyFrom(server: Server, template: string, head: string): Promise<Copy> {
  copies += 1;
  const name = `${head}_${copies}`;
  const drop = () =>
    asSuperuser(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`)));
  // An earlier run may have been killed.
  await drop();
  await asSuperuser(server, (client) =>
    client.query(`create database ${name} template ${template} owner ${server.user} strategy file_copy`),
  );
  return { name, drop };
}

/** Adds a section's own data to its copy, as a superuser. */
export type Add = (client: ClientBase) => Promise<void>;

export async function addTo(server: Server, { name }: Copy, add: Add): Promise<void> {
  await asSuperuser(server, add, name);
}

/** The address of a database over the server's socket, as DATABASE_URL wants it. */
export function urlOf({ host, user }: Server, database: string): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/** Writes everything to disk now, so that no round pays for what another left. */
export async function settle(server: Server): Promise<void> {
  await asSuperuser(server, (client) => client.query('checkpoint'));
}
