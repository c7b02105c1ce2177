import { Client } from 'pg';

/** The migrated database that tests copy. Nobody stays connected to it: PostgreSQL copies only what nobody uses. */
export const TEMPLATE = 'madoguchi_template';

/** Runs one statement as the superuser of the test run's server. */
export async function superuserQuery(host: string, statement: string): Promise<void> {
  const client = new Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
