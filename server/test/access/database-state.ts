// Fingerprints of what people keep in a database, one for each table: a refused request must leave them as they were.
import type { Pool } from 'pg';

/** Told of requests, or written by the portal's own work whenever it comes to it, not by what a request asks for. */
const OF_THEMSELVES = [
  'audit_events',
  'audit_chain',
  'audit_checkpoints',
  'audit_outbox',
  'fact_cursors',
  'idempotency_keys',
  'mails',
  'notifications',
];
/** When a session was last used says nothing of what was done with it. */
const USED = 'last_used_at';

/** Table → fingerprint of its rows, of one moment. */
export async function databaseState(pool: Pool): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [OF_THEMSELVES],
  );
  const each = tables.rows.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(row, e'\\n' order by row)) as state
      from (select (to_jsonb(t) - '${USED}')::text as row from "${name}" t) rows`,
  );
  const { rows } = await pool.query<{ name: string; state: string | null }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state ?? '']));
}
