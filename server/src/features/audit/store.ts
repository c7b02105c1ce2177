// One record of the audit trail, whole.
import type { AuditRecord } from '@madoguchi/contract/audit/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';
import { AUDIT_COLUMNS } from './lists-store.ts';

const { occurredAt, number, ...COLUMNS } = AUDIT_COLUMNS;
const SELECTED = sql.join(Object.entries(COLUMNS).map(([name, column]) => sql`${column} as ${sql.id(name)}`));

const record = statement<{ id: string }, AuditRecord>(
  (at) => sql`select ${SELECTED}, ${instant(occurredAt)} as "occurredAt", ${number}::int as number, r.operation,
      case r.target_kind when 'expense-claim' then (select c.month from expense_claims c
        where c.id = uuid_of(r.target_id) and c.number is not null and c.status <> 'draft') end as "targetMonth",
      r.difference, encode(k.hash, 'hex') as hash
    from audit_events r left join audit_chain k on k.event_id = r.id where r.id = ${at('id')}::uuid`,
);

export async function findRecord(pool: Pool, id: string): Promise<AuditRecord | null> {
  return (await run(pool, record, { id }))[0] ?? null;
}
