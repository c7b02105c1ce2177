// The facts that a record's own steps leave behind, one table for every noun: status says where a record is, facts say how it
// got there. They are kept in the statement of their step.
import type { TargetKind } from '@madoguchi/contract/audit/target-names.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../db/statement.ts';

/** A fact's row, with the actor's name and department as they are now (B1-04). */
export interface FactRow {
  readonly id: string;
  readonly fact: string;
  /** Null where the calendar did it. */
  readonly by_account: string | null;
  readonly by_employee: string | null;
  readonly by_name: string;
  readonly by_department: string;
  readonly comment: string;
}

export interface FactValues {
  at: string;
  /** A `FactRow` in JSON. */
  fact: string;
}

/** Inserts the fact of each record in `from`, which has `id` and the owner's `employee_id`. */
export const keptFact = (
  noun: TargetKind,
  at: Places<FactValues>,
  from = sql`changed`,
): RawBuilder<unknown> => sql`insert into record_facts
    (id, noun, record_id, owner_id, fact, by_account, by_employee, by_name, by_department, at, comment)
  select f.id, ${sql.lit(noun)}, c.id, c.employee_id, f.fact, f.by_account, f.by_employee, f.by_name, f.by_department,
    ${at('at')}::timestamptz, f.comment
  from ${from} c, json_to_record(${at('fact')}::json) as f(id uuid, fact text, by_account uuid, by_employee uuid, by_name text,
    by_department text, comment text)`;

/** A subquery over a noun's facts within a span, in the order of their commits. */
export const factsAlong = (
  noun: TargetKind,
  { after, before, most }: Readonly<Record<'after' | 'before' | 'most', RawBuilder<unknown>>>,
): RawBuilder<unknown> => sql`(select * from record_facts d
      where d.noun = ${sql.lit(noun)} and d.change_xid > ${after} and d.change_xid < ${before}
      order by d.change_xid fetch first (${most}::int) rows with ties)`;
