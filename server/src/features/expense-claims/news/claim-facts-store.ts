// What people are told of a claim's steps: its reviewers of a submission, its owner of every decision (B0-08).
import { rolesThatMay } from '@madoguchi/contract/access.ts';
import { sql } from 'kysely';
import type { FactSource } from '../../../platform/facts/fact-source.ts';

/** Roles that may decide a claim. */
export const REVIEWER_ROLES = rolesThatMay('admin');

const REVIEWERS = sql`array[${sql.join(REVIEWER_ROLES.map((role) => sql.lit(role)))}]::text[]`;

/**
 * A submission is told while it waits: one that was decided or withdrawn before anybody was told is no task any more. Of
 * an approval and a confirmation in one step the second tells all.
 */
const KIND = sql`case d.decision
    when 'submitted' then
      case when c.status = 'submitted' and c.submitted_at = d.decided_at then 'claim-submitted' end
    when 'returned' then 'claim-returned'
    when 'rejected' then 'claim-rejected'
    when 'approved' then case when not exists (select from expense_claim_decisions o
      where o.claim_id = d.claim_id and o.decision = 'confirmed' and o.decided_at = d.decided_at) then 'claim-approved' end
    when 'confirmed' then 'claim-confirmed'
  end`;

export const claimFacts: FactSource = {
  name: 'expense-claims',
  facts: ({ after, before, most }) => sql`select d.id, d.change_xid, ${KIND} as kind, d.decided_at as at,
      d.claim_id as subject, c.month as about,
      jsonb_build_object('number', c.number, 'month', c.month, 'name', c.employee_name) as said, d.decision, d.owner_id
    from (select * from expense_claim_decisions d where d.change_xid > ${after} and d.change_xid < ${before}
      order by d.change_xid fetch first (${most}::int) rows with ties) d
    join expense_claims c on c.id = d.claim_id`,
  recipients: sql`select a.id as account_id from accounts a where a.status = 'active' and f.decision = 'submitted'
      and a.roles && ${REVIEWERS} and a.employee_id is distinct from f.owner_id
    union all
    select a.id from accounts a where a.status = 'active' and f.decision <> 'submitted' and a.employee_id = f.owner_id`,
  settles: sql`case when f.decision <> 'submitted' then f.subject end`,
};
