import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartFault } from '../start-fault.ts';
import { connect, type DatabaseAddress } from './connect.ts';
import { ensureRoles } from './roles.ts';

const FOLDER = new URL('../../../../db/migrations/', import.meta.url);
const NUMBERED = /^\d{4}_[a-z0-9_]+\.sql$/;

/**
 * Brings a database to the newest migration, all in one transaction. Several nodes may start at once: Kysely's advisory
 * lock lets one work while the others wait.
 * @returns the names of the migrations that ran, in order
 * @throws StartFault when a migration fails, or when the database was migrated by a newer release
 */
export async function migrate(address: DatabaseAddress): Promise<string[]> {
  let lost: Error | undefined;
  const pool = connect(address, {
    connections: 2,
    statementTimeoutMs: null,
    onLostConnection: (error) => {
      lost = error;
    },
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const client = await pool.connect();
    await ensureRoles(client).finally(() => client.release());
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined || lost)
      throw faultOf(error ?? lost, results.find(({ status }) => status === 'Error')?.migrationName);
    return results.map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of names) {
    if (!NUMBERED.test(name)) throw new Error(`A migration is named 0001_like_this.sql, not ${name}`);
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    migrations[name.replace('.sql', '')] = {
      up: async (db) => {
        await sql.raw(text).execute(db);
      },
    };
  }
  return migrations;
}

function faultOf(error: unknown, migration: string | undefined): StartFault {
  const reason = error instanceof Error ? error.message : String(error);
  if (/corrupted migrations/.test(reason)) {
    return new StartFault(
      `The database does not fit this release: ${reason.replace('corrupted migrations: ', '')}`,
      'Start the release that last ran on this database, or a newer one.',
    );
  }
  return new StartFault(
    `The database could not be migrated${migration === undefined ? '' : ` (${migration})`}: ${reason}`,
    'Nothing was changed. Put the cause right and start again.',
  );
}
