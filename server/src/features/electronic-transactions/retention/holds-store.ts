// The SQL of holds. A trigger tells the index of them.
import type { HoldKind, TransactionHold } from '@madoguchi/contract/electronic-transactions/holds.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { run, statement } from '../../../platform/db/statement.ts';

const ofRecord = statement<{ id: string }, TransactionHold>(
  (at) => sql`select h.id, h.kind, h.reason, h.placed_name as by, ${instant(sql`h.placed_at`)} as at,
      h.ended_name as "endedBy", ${instant(sql`h.ended_at`)} as "endedAt", coalesce(h.end_reason, '') as "endReason"
    from transaction_holds h where h.record_id = ${at('id')}::uuid order by h.placed_at desc, h.id desc`,
);

/** All holds of a record, the newest first; those that ended among them. */
export function findHolds(pool: Pool, id: string): Promise<TransactionHold[]> {
  return run(pool, ofRecord, { id });
}

interface NewHoldRow {
  id: string;
  holdId: string;
  kind: HoldKind;
  reason: string;
  by: string;
  byName: string;
  at: string;
}

/** Nothing where one of its kind stands. The row of the newest version is held: a purge of the same moment waits, or is waited for. */
export const insertHold = change<NewHoldRow>((at) => ({
  before: {
    held: sql`select record_id from transaction_index where record_id = ${at('id')}::uuid and state <> 'superseded' for update`,
  },
  changed: sql`insert into transaction_holds (id, record_id, kind, reason, placed_by, placed_name, placed_at)
    select ${at('holdId')}::uuid, record_id, ${at('kind')}, ${at('reason')}, ${at('by')}::uuid, ${at('byName')},
      ${at('at')}::timestamptz
    from held
    on conflict (record_id, kind) where ended_at is null do nothing returning '{}'::jsonb as patch`,
}));

interface EndRow {
  id: string;
  holdId: string;
  reason: string;
  by: string;
  byName: string;
  at: string;
}

/** Nothing where somebody has ended it already. */
export const endHold = change<EndRow>((at) => ({
  before: {
    held: sql`select record_id from transaction_index where record_id = ${at('id')}::uuid and state <> 'superseded' for update`,
  },
  changed: sql`update transaction_holds h set ended_by = ${at('by')}::uuid, ended_name = ${at('byName')},
      ended_at = ${at('at')}::timestamptz, end_reason = ${at('reason')}
    from held where h.record_id = held.record_id and h.id = ${at('holdId')}::uuid and h.ended_at is null
    returning '{}'::jsonb as patch`,
}));
