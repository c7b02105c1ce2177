import type { Pool } from 'pg';

/** Lines of about the length of real ones. */
const FILL = `insert into audit_outbox (number, line)
  select n, json_build_object('record', 1, 'number', n, 'id', gen_random_uuid(), 'at', '2026-11-21T05:05:00.000Z',
    'account', gen_random_uuid(), 'actor', '山田 太郎', 'roles', array['staff'], 'ip', '192.0.2.7',
    'agent', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'operation', 'expense-claims.submit', 'event', 'expense-claim.submitted',
    'target', array['expense-claim', gen_random_uuid()::text], 'difference', json_build_object('state', 'submitted'),
    'request', 'r-1', 'previous', repeat('a', 64), 'hash', repeat('b', 64))::text
  from generate_series($1::bigint, $1::bigint + $2::bigint - 1) as n`;

/** Lets records of the audit trail wait, from a number on. */
export async function fillOutbox(pool: Pool, records: number, first: number): Promise<void> {
  await pool.query(FILL, [first, records]);
}
