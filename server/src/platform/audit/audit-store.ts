// The single path that writes audit rows which belong to no change: refused attempts, failed sign-ins, exports.
// Rows of changes are written by the change's own statement (platform/db/change.ts).
import type { AuditEvent } from '@madoguchi/contract/audit/event-names.ts';
import type { TargetKind } from '@madoguchi/contract/audit/target-names.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../db/statement.ts';
import type { Caller } from '../http/handler.ts';
import type { Actor } from '../session/actor.ts';
import { uuidAt } from '../uuid.ts';
import { writtenDifference } from './written-difference.ts';

/** A record of something that happened, without the change. */
export interface AuditRecord {
  readonly operation: string;
  readonly event: AuditEvent;
  readonly target: readonly [kind: TargetKind, id: string] | null;
  readonly difference: Readonly<Record<string, unknown>>;
}

/** Maps actor and caller to the columns of the table. */
export function auditColumns(
  actor: Pick<Actor, 'accountId' | 'displayName' | 'roles'> | null,
  caller: Caller,
  now: string,
) {
  return {
    audit_id: uuidAt(now),
    now,
    account_id: actor?.accountId ?? null,
    actor: actor?.displayName ?? 'guest',
    roles: actor?.roles ?? [],
    ip: caller.ip,
    user_agent: caller.userAgent,
    request_id: caller.requestId,
  };
}

type Columns = ReturnType<typeof auditColumns> & {
  operation: string;
  event: string;
  target_kind: string | null;
  target_id: string | null;
  difference: string;
};

const insertEvent = statement<Columns>(
  (at) => sql`
    insert into audit_events (id, occurred_at, account_id, actor, roles, ip, user_agent, operation, event,
      target_kind, target_id, difference, request_id)
    values (${at('audit_id')}::uuid, ${at('now')}::timestamptz, ${at('account_id')}::uuid, ${at('actor')},
      ${at('roles')}::text[], ${at('ip')}, ${at('user_agent')}, ${at('operation')}, ${at('event')},
      ${at('target_kind')}, ${at('target_id')}, ${at('difference')}::jsonb, ${at('request_id')})`,
);

/** Writes the record in a transaction of its own; it stands before the answer goes out. */
export async function recordEvent(
  pool: Pool,
  actor: Actor | null,
  caller: Caller,
  now: string,
  record: AuditRecord,
): Promise<void> {
  await run(pool, insertEvent, {
    ...auditColumns(actor, caller, now),
    operation: record.operation,
    event: record.event,
    target_kind: record.target?.[0] ?? null,
    target_id: record.target?.[1] ?? null,
    difference: writtenDifference(record.difference),
  });
}
