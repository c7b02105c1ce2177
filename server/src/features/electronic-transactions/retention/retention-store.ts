// The SQL of retention: fiscal years with a loss or a return that was put off.
import type { DeclaredYear } from '@madoguchi/contract/electronic-transactions/retention.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { run, statement } from '../../../platform/db/statement.ts';

const everyYear = statement<object, DeclaredYear>(
  () => sql`select y.ends_on::text as "endsOn", y.has_loss as "hasLoss", y.return_due_on::text as "returnDueOn", y.reason,
      y.version, y.updated_name as "updatedBy", ${instant(sql`y.updated_at`)} as "updatedAt"
    from declared_years y order by y.ends_on desc`,
);

/** All declared years, the newest first. */
export function findYears(pool: Pool): Promise<DeclaredYear[]> {
  return run(pool, everyYear, {});
}

interface Said {
  endsOn: string;
  hasLoss: boolean;
  returnDueOn: string | null;
  reason: string;
  /** 0 for a year that is not declared yet. */
  seen: number;
  by: string;
  name: string;
  at: string;
}

/** Declares a year, or over the version that was seen what was declared of it; nothing where somebody was faster. */
export const saveYear = change<Said>((at) => ({
  changed: sql`insert into declared_years as y (ends_on, has_loss, return_due_on, reason, updated_by, updated_name, updated_at)
    select ${at('endsOn')}::date, ${at('hasLoss')}::boolean, ${at('returnDueOn')}::date, ${at('reason')}, ${at('by')}::uuid,
      ${at('name')}, ${at('at')}::timestamptz
    where ${at('seen')}::int = 0 or exists (select from declared_years s where s.ends_on = ${at('endsOn')}::date)
    on conflict (ends_on) do update set has_loss = excluded.has_loss, return_due_on = excluded.return_due_on,
      reason = excluded.reason, updated_by = excluded.updated_by, updated_name = excluded.updated_name,
      updated_at = excluded.updated_at, version = y.version + 1
    where y.version = ${at('seen')}::int
    returning '{}'::jsonb as patch`,
}));
