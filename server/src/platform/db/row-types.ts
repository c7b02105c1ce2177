import { Kysely, PostgresDialect } from 'kysely';
import { PostgresDialect as CodegenDialect, generate } from 'kysely-codegen';
import type { Pool } from 'pg';

/** How `connect.ts` hands over what has no exact counterpart in JavaScript: as text. */
const TEXT = [
  'date',
  'time',
  'timestamp',
  'timestamptz',
  'interval',
  'int8',
  'numeric',
  'float4',
  'float8',
  'oid',
  'xid8',
  'inet',
  'cidr',
];

/** The row types of a migrated database for Kysely: the content of `server/src/platform/db/schema.ts`. */
export async function rowTypes(pool: Pool): Promise<string> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return generate({
    db,
    dialect: new CodegenDialect({ dateParser: 'string', numericParser: 'string' }),
    defaultSchemas: ['public'],
    excludePattern: 'kysely_*',
    typeMapping: Object.fromEntries(TEXT.map((name) => [name, 'string'])),
  });
}
