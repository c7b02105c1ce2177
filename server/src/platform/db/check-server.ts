import type { Pool } from 'pg';
import { DATABASE_RISKS } from '../settings.ts';
import { StartFault } from '../start-fault.ts';

const OLDEST_VERSION = 150_000;

/** Settings that a database must have before the portal uses it (R4), each with its remedy. */
const WANTED: readonly { setting: string; wanted: string; remedy: string }[] = [
  ...DATABASE_RISKS.map((setting) => ({
    setting,
    wanted: 'on',
    remedy:
      setting === 'data_checksums'
        ? 'Switch it on with "pg_checksums --enable" while the server is stopped'
        : `Set ${setting} = on in postgresql.conf`,
  })),
  { setting: 'server_encoding', wanted: 'UTF8', remedy: 'Create the database with encoding UTF8' },
  { setting: 'TimeZone', wanted: 'UTC', remedy: 'Let the connection pooler pass start-up options on' },
  { setting: 'transaction_read_only', wanted: 'off', remedy: 'Connect to the primary server' },
];

/**
 * Asks the server for the settings on which the portal's promises rest.
 * @param accepted settings that the operator answers for
 * @throws StartFault when the database cannot be reached, or naming every setting that is wrong
 */
export async function checkServer(pool: Pool, accepted: readonly string[]): Promise<void> {
  const found = await currentSettings(pool, ['server_version_num', ...WANTED.map(({ setting }) => setting)]);
  const faults = WANTED.filter(
    ({ setting, wanted }) => found.get(setting) !== wanted && !accepted.includes(setting),
  ).map(
    ({ setting, wanted, remedy }) =>
      `PostgreSQL's ${setting} is ${found.get(setting)} and must be ${wanted}. ${remedy}.`,
  );
  if (Number(found.get('server_version_num')) < OLDEST_VERSION) faults.push('PostgreSQL must be version 15 or newer.');
  if (faults.length > 0) {
    throw new StartFault(
      faults.join('\n'),
      'Committed changes could be lost otherwise; ACCEPTED_DATABASE_RISKS names what your storage makes needless.',
    );
  }
}

async function currentSettings(pool: Pool, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  try {
    const { rows } = await pool.query<{ name: string; value: string }>(
      'select name, current_setting(name, true) as value from unnest($1::text[]) as name',
      [names],
    );
    return new Map(rows.map(({ name, value }) => [name, value]));
  } catch (error) {
    const remedy = 'Check DATABASE_URL: host, port, user, password and database, and that the server runs.';
    throw new StartFault(`The database cannot be reached: ${reasonOf(error)}`, remedy);
  }
}

/** Node tells of several refused addresses in one error without a message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message === '' ? code : error.message;
}
