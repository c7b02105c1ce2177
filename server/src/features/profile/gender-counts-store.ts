// How many people gave which answer about their gender: counts alone leave this feature.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import { type Executor, run, statement } from '../../platform/db/statement.ts';

interface Asked {
  readonly now: PlainDate;
  readonly month: PlainDate;
  readonly year: PlainDate;
  readonly departments: readonly string[] | null;
}

export interface GenderCount {
  readonly gender: 'female' | 'male' | 'other' | 'unanswered';
  readonly now: number;
  readonly month: number;
  readonly year: number;
}

const employed = (day: ReturnType<typeof sql>) =>
  sql`(count(*) filter (where e.joined_on <= ${day}::date and (e.left_on is null or e.left_on >= ${day}::date)))::int`;

const counts = statement<Asked, GenderCount>(
  (at) => sql`select coalesce(nullif(p.gender, 'undisclosed'), 'unanswered') as gender, ${employed(at('now'))} as now,
      ${employed(at('month'))} as month, ${employed(at('year'))} as year
    from employees e left join profiles p on p.employee_id = e.id
    where ${at('departments')}::text[] is null or e.department_code = any(${at('departments')}::text[])
    group by 1 order by array_position(array['female', 'male', 'other', 'unanswered'], coalesce(nullif(p.gender, 'undisclosed'), 'unanswered'))`,
);

/** Of those employed on each of three days, by the answer that they give today. */
export function countGenders(executor: Executor, asked: Asked): Promise<GenderCount[]> {
  return run(executor, counts, asked);
}

/** The transaction that last wrote a profile. */
export const NEWEST_PROFILE = sql`select p.change_xid from profiles p order by p.change_xid desc limit 1`;
