// The SQL of delegations that hold on a day: what the approval engine asks before somebody acts in another's name. Nobody
// stands in for somebody who could not decide themselves: a delegation is over with the giver's employment and account.
import { rolesThatMay } from '@madoguchi/contract/access.ts';
import type { Delegation } from '@madoguchi/contract/approvals/approval.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, run, statement } from '../../platform/db/statement.ts';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';
import type { OpenWorkPort } from '../members/public.ts';

/** Roles whose accounts may approve. */
const MAY_DECIDE = sql`array[${sql.join(rolesThatMay('staff').map((role) => sql.lit(role)))}]::text[]`;

/** True where the delegation `d` holds on the day: accepted, within its days, from a giver who may decide that day (B3-03). */
const holdsOn = (on: RawBuilder<unknown>) => sql`d.status = 'accepted' and d.valid_from <= ${on}::date
  and d.valid_to > ${on}::date and exists (select from accounts giver join employees e on e.id = giver.employee_id
    where e.id = d.from_employee and e.joined_on <= ${on}::date and giver.roles && ${MAY_DECIDE}
      and ${mayLogIn(sql`giver`, sql`${on}::date`)})`;

/**
 * A select of the accepted delegations to the employee that hold on the day, for statements of their own: `id,
 * from_employee, to_employee, domains, amount_limit` (none named are all, null is any amount).
 */
export function holdingDelegations(to: RawBuilder<unknown>, on: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select d.id, d.from_employee, d.to_employee, d.domains, d.amount_limit, d.valid_from, d.valid_to
    from delegations d where d.to_employee = ${to}::uuid and ${holdsOn(on)}`;
}

/**
 * A select of those of the delegations that are still accepted, for the statement of what is done by them: they stay so until
 * its transaction is over. Whoever ends one meanwhile waits, or was faster.
 */
export function keptDelegations(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select d.id from delegations d where d.id in (${ids}) and d.status = 'accepted' for share`;
}

/** A select of who was bound on the day to decide in the employee's name, for an amount of a domain: `to_employee`. */
export const standInsOf = (
  giver: RawBuilder<unknown>,
  { day, domain, amount }: Readonly<Record<'day' | 'domain' | 'amount', RawBuilder<unknown>>>,
): RawBuilder<unknown> => sql`select d.to_employee from delegations d
  where d.from_employee = ${giver} and d.status = 'accepted' and d.valid_from <= ${day} and d.valid_to > ${day}
    and (cardinality(d.domains) = 0 or ${domain} = any(d.domains))
    and (d.amount_limit is null or ${amount} <= d.amount_limit)`;

/** A hash that changes with them, for the tags of lists that show turns. */
export const holdingMark = (to: RawBuilder<unknown>, on: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select md5(coalesce(string_agg(h::text, ',' order by h.id), '')) from (${holdingDelegations(to, on)}) h)`;

const holding = statement<{ to: string; on: string }, Delegation>(
  (at) => sql`select h.id, h.from_employee as "fromEmployeeId", rtrim(e.last_name || ' ' || e.first_name) as "fromName",
      h.to_employee as "toEmployeeId", h.valid_from as "validFrom", h.valid_to as "validTo", h.domains,
      to_jsonb(h.amount_limit) as "amountLimit"
    from (${holdingDelegations(at('to'), at('on'))}) h join employees e on e.id = h.from_employee
    order by h.valid_from, h.id`,
);

/** Accepted delegations to the employee that hold on the day. */
export function findHolding(executor: Executor, to: string, on: string): Promise<Delegation[]> {
  return run(executor, holding, { to, on });
}

/** A delegate with the giver and the scope; employees by id. */
export interface Standing extends Pick<Delegation, 'domains' | 'amountLimit'> {
  readonly giver: string;
  readonly delegate: string;
}

const delegates = statement<{ from: readonly string[]; on: string }, Standing>(
  (at) => sql`select d.from_employee as giver, d.to_employee as delegate, d.domains,
      to_jsonb(d.amount_limit) as "amountLimit"
    from delegations d where d.from_employee = any(${at('from')}::uuid[]) and ${holdsOn(at('on'))}`,
);

/** The delegates of each of these employees on the day. */
export function findDelegates(executor: Executor, from: readonly string[], on: string): Promise<Standing[]> {
  return run(executor, delegates, { from, on });
}

/** Delegations from and to a leaver that are offered or hold. */
export const openDelegations: OpenWorkPort = {
  kind: 'delegations',
  rows: ({ id, today }) => sql`select json_agg(json_build_object('id', d.id,
      'as', case when d.from_employee = ${id} then 'giver' else 'delegate' end,
      'name', rtrim(o.last_name || ' ' || o.first_name), 'validFrom', d.valid_from, 'lastDay', d.valid_to - 1)
      order by d.valid_from, d.id)
    from delegations d
      join employees o on o.id = case when d.from_employee = ${id} then d.to_employee else d.from_employee end
    where ${id} in (d.from_employee, d.to_employee) and d.status in ('offered', 'accepted') and d.valid_to > ${today}`,
};
