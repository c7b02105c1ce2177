import { Client } from 'pg';
import { ensureRoles } from './roles.ts';

/**
 * Makes sure that a role and a database of one name exist, the role owning the database. The application is no
 * superuser, so that it has the same rights here as on a managed server.
 * @param admin a superuser's connection
 */
export async function ensureDatabase(admin: { host: string; user: string }, name: string): Promise<void> {
  const client = new Client({ ...admin, database: 'postgres' });
  await client.connect();
  try {
    const identifier = client.escapeIdentifier(name);
    const role = await client.query('select from pg_roles where rolname = $1', [name]);
    if (role.rowCount === 0) await client.query(`create role ${identifier} login`);
    await ensureRoles(client, name);
    const database = await client.query('select from pg_database where datname = $1', [name]);
    if (database.rowCount === 0) await client.query(`create database ${identifier} owner ${identifier}`);
  } finally {
    await client.end();
  }
}
