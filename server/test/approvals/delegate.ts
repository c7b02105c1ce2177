// A delegation that its delegate has accepted, for tests of what they may do then.
import { randomUUID } from 'node:crypto';
import type { Who } from '../people.ts';
import type { World } from '../world.ts';

interface Terms {
  /** Days half-open; from the tests' day on where unsaid. */
  readonly from?: string;
  readonly to?: string;
  /** Yen. */
  readonly limit?: number | null;
  readonly domains?: readonly string[];
  readonly status?: 'offered' | 'accepted';
}

/** Answers its id. */
export async function delegate(
  { pool, people }: World,
  giver: Who,
  to: Who,
  { from = '2026-11-20', to: until = '2026-12-01', limit = null, domains = [], status = 'accepted' }: Terms = {},
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into delegations (id, version, status, from_employee, to_employee, valid_from, valid_to, domains, amount_limit,
       note, offered_at, answered_at)
     values ($1, 1, $2, $3, $4, $5, $6, $7, $8, '', now(), case when $2 = 'accepted' then now() end)`,
    [id, status, people[giver].employeeUuid, people[to].employeeUuid, from, until, domains, limit],
  );
  return id;
}

/** Nobody stands in for anybody any more. */
export async function endDelegations({ pool }: World): Promise<void> {
  await pool.query('delete from delegations');
}
