// The SQL of how many have confirmed an announcement, by department; the people themselves are a list (lists-store.ts).
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../../platform/db/statement.ts';
import { ACCOUNTS_READ, type Asked, IS_ASKED } from './lists-store.ts';

export interface ReaderCount {
  department: string | null;
  read: number;
  unread: number;
}

const counts = statement<Asked, ReaderCount>(
  (at) => sql`select e.department_code as department, count(r.read_at)::int as read,
      count(*) filter (where r.read_at is null)::int as unread
    from ${ACCOUNTS_READ(at)} where ${IS_ASKED(at)}
    group by e.department_code order by e.department_code nulls last`,
);

/** By department, those without one last; only of those who are asked. */
export async function countReaders(pool: Pool, asked: Asked): Promise<ReaderCount[]> {
  return run(pool, counts, asked);
}
