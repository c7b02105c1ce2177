// The SQL of a claim's steps: one statement each.
import { sql } from 'kysely';
import { approvedTable } from '../approvals/public.ts';
import { LINES } from './lines-store.ts';

export const CLAIM_TABLE = approvedTable({ noun: 'expense-claim', table: 'expense_claims', row: 'c', prefix: 'TE' });

/** A claim that comes back keeps its lines as they were: what is corrected can then be seen (B4-08). */
export const moveClaim = CLAIM_TABLE.moveBy(
  (at) =>
    sql`, returned_lines = case when ${at('outcome')} = 'returned' then ${LINES}::jsonb else c.returned_lines end`,
);

/** Keeps the names of the masters as they are now: a JSON array of {id, purpose, mode, trip} (B1-04). */
export const submitClaimRow = CLAIM_TABLE.submit<{ names: string }>(undefined, (at) => ({
  named: sql`update claim_lines l set purpose_name = n.purpose, transport_mode_name = n.mode, trip_type_name = n.trip
    from changed c, json_to_recordset(${at('names')}::json) as n(id uuid, purpose text, mode text, trip text)
    where l.id = n.id and l.claim_id = c.id`,
}));
