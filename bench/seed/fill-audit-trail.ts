import type { Pool } from 'pg';

/** Records of about the length of real ones, a second apart, their ids in that order. */
const FILL = `insert into audit_events (id, occurred_at, account_id, actor, roles, ip, user_agent, operation, event, target_kind,
    target_id, difference, request_id)
  select ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '2026-01-01'::timestamptz + n * interval '1 second', gen_random_uuid(), '山田 太郎', '{staff}',
    '192.0.2.7', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'expense-claims.submit', 'expense-claim.submitted', 'expense-claim', gen_random_uuid()::text,
    jsonb_build_object('month', '202601', 'number', 'TE-' || n, 'totalYen', n, 'state', 'submitted'), substr(md5(n::text), 1, 12)
  from generate_series(1, $1::int) as n`;

/** Lets so many records wait for their numbers. */
export async function fillAuditTrail(pool: Pool, records: number): Promise<void> {
  await pool.query(FILL, [records]);
  await pool.query('analyze audit_events');
}
