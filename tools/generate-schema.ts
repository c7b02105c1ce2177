/** Migrates an empty database and writes what came of it: db/schema.sql, and the row types for Kysely. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../server/src/platform/db/connect.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { rowTypes } from '../server/src/platform/db/row-types.ts';
import { schemaText } from '../server/src/platform/db/schema-text.ts';
import { startEmbeddedPostgres } from '../server/src/platform/postgres/embedded-postgres.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'madoguchi-schema-'));
const server = await startEmbeddedPostgres({
  dataFolder,
  searchPath: process.env['PATH'] ?? '',
  settings: { fsync: 'off' },
});
try {
  await migrate(server);
  const pool = connect(server, {
    connections: 2,
    onLostConnection: (error) => {
      throw error;
    },
  });
  await writeFile(new URL('../db/schema.sql', import.meta.url), await schemaText(pool));
  await writeFile(new URL('../server/src/platform/db/schema.ts', import.meta.url), await rowTypes(pool));
  await pool.end();
} finally {
  await server.stop();
  await rm(dataFolder, { recursive: true });
}
