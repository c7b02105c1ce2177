// The SQL of reservations that go through approval: who asks, what an act of the engine makes of one, and whose business it is.
import { sql } from 'kysely';
import type { ChangeParts } from '../../../platform/db/change.ts';
import { type Executor, type Places, run, statement } from '../../../platform/db/statement.ts';
import { approvalIdOf, approvesSubject, type MoveValues } from '../../approvals/public.ts';
import { nameOf } from '../ground-store.ts';

/** The person for whom something is asked. */
export interface Asker {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly departmentCode: string;
}

const askers = statement<{ ids: readonly string[] }, Asker>(
  (at) => sql`select e.id, e.number, ${nameOf(sql`e`)} as name, e.department_code as "departmentCode"
    from employees e where e.id = any(${at('ids')}::uuid[])`,
);

export function findAskers(executor: Executor, ids: readonly string[]): Promise<Asker[]> {
  return run(executor, askers, { ids });
}

/**
 * Moves the reservation that asks, inside the engine's statement: a yes confirms it, a no ends it, and what is still on its way
 * stays. Over by then, it moves no more.
 */
export const movedByApproval: (at: Places<MoveValues>) => ReturnType<typeof sql> = (at) => {
  const isRejected = sql`${at('outcome')} = 'rejected'`;
  return sql`update reservations r set version = r.version + 1, updated_at = ${at('at')}::timestamptz,
      change_xid = pg_current_xact_id(),
      status = case ${at('outcome')} when 'approved' then 'confirmed' when 'rejected' then 'rejected' else r.status end,
      awaits_approval = r.awaits_approval and ${at('outcome')} <> 'approved',
      expires_at = case when ${at('outcome')} = 'approved' then null else r.expires_at end,
      cancelled_at = case when ${isRejected} then ${at('at')}::timestamptz else r.cancelled_at end,
      cancel_reason = case when ${isRejected} then ${at('comment')} else r.cancel_reason end,
      sequence = r.sequence + case when ${isRejected} then 1 else 0 end
    from moving where r.approval_request_id = moving.subject_id and r.status = 'tentative' and r.awaits_approval
      and r.expires_at > ${at('at')}::timestamptz
    returning moving.subject_id as id, r.id as reservation_id, r.status`;
};

/** A rejected one gives its places back with the same act. */
export const releasedByApproval: () => NonNullable<ChangeParts['after']> = () => ({
  released: sql`update reservation_holds h set live = false
    from moved where h.reservation_id = moved.reservation_id and moved.status = 'rejected'`,
});

const seen = statement<
  { request: string; employee: string | null; today: string },
  { id: string | null; approves: boolean }
>(
  (at) => sql`select ${approvalIdOf('reservations', sql`${at('request')}::uuid`)} as id,
      ${approvesSubject('reservations', sql`${at('request')}::uuid`, sql`${at('employee')}::uuid`, at('today'))} as approves`,
);

/** The approval of the request, and whether the employee has or had a part in it. */
export async function findApprovalOf(
  executor: Executor,
  asked: { readonly request: string; readonly employee: string | null; readonly today: string },
) {
  return (await run(executor, seen, asked))[0] ?? { id: null, approves: false };
}

const unasked = statement<{ now: string }, { id: string }>(
  (at) => sql`select r.id from reservations r
    where r.awaits_approval and r.status = 'tentative' and r.approval_request_id is null
      and r.expires_at > ${at('now')}::timestamptz
    order by r.id limit 100`,
);

/** Reservations that wait for a yes of which nobody was asked: they are older than their approvals. */
export async function findUnasked(executor: Executor, now: string): Promise<string[]> {
  return (await run(executor, unasked, { now })).map(({ id }) => id);
}

const booker = statement<{ request: string }, { id: string | null }>(
  (at) => sql`select r.booked_by_id as id from reservations r where r.approval_request_id = ${at('request')}::uuid`,
);

/** The employee who typed the reservation for somebody else; null: nobody did. */
export async function findBooker(executor: Executor, request: string): Promise<string | null> {
  return (await run(executor, booker, { request }))[0]?.id ?? null;
}
