// What people are told of a claim: its owner, of what its approvers made of it and of its confirmation (B0-08). That it waits
// for somebody is told by the approvals.
import { sql } from 'kysely';
import type { FactSource } from '../../../platform/facts/fact-source.ts';

const SAID = sql`jsonb_build_object('number', c.number, 'month', c.month, 'name', c.employee_name)`;

const OWNER = sql`select a.id as account_id from accounts a where a.status = 'active' and a.employee_id = f.owner_id`;
const NOTHING = sql`null::uuid`;

export const claimFacts: FactSource = {
  name: 'expense-claims',
  facts: ({ after, before, most }) => sql`select d.id, d.change_xid,
      case d.decision when 'confirmed' then 'claim-confirmed' end as kind, d.decided_at as at, d.claim_id as subject,
      c.month as about, ${SAID} as said, d.owner_id
    from (select * from expense_claim_decisions d where d.change_xid > ${after} and d.change_xid < ${before}
      order by d.change_xid fetch first (${most}::int) rows with ties) d
    join expense_claims c on c.id = d.claim_id`,
  recipients: OWNER,
  settles: NOTHING,
};

/** Whether the act `a` is the last of its kinds in the round: comments and readings may follow the end. */
const isLastOf = (...kinds: readonly string[]) => sql`not exists (select from approval_acts l
  where l.approval_id = a.approval_id and l.round = a.round and (l.at, l.id) > (a.at, a.id)
    and l.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`;

/** What the act made of the claim; null where the claim is still on its way, or went back to an earlier step only. */
const OUTCOME = sql`case
    when p.domain <> 'travel-expenses' then null
    when a.kind = 'reject' then 'claim-rejected'
    when a.kind in ('approve', 'check') and p.status = 'approved' and ${isLastOf('approve', 'check')} then 'claim-approved'
    when a.kind = 'return' and (p.round > a.round or p.status = 'returned')
      and ${isLastOf('approve', 'check', 'return', 'reject', 'take-back', 'withdraw')} then 'claim-returned'
  end`;

/** Of what the approvers do, that by which the claim is approved or ends; its owner hears of nothing else from here. */
export const claimOutcomes: FactSource = {
  name: 'expense-claim-outcomes',
  facts: ({ after, before, most }) => sql`select a.id, a.change_xid, ${OUTCOME} as kind, a.at, p.subject_id as subject,
      p.about, jsonb_build_object('number', p.number, 'month', p.about, 'name', p.requester_name) as said,
      p.requester_id as owner_id
    from (select * from approval_acts a where a.change_xid > ${after} and a.change_xid < ${before}
      order by a.change_xid fetch first (${most}::int) rows with ties) a
    join approvals p on p.id = a.approval_id`,
  recipients: OWNER,
  settles: NOTHING,
};
