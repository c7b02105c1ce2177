// The facts of a claim: its owner is told of its approvers' decision and of its confirmation (B0-08). That it waits
// for somebody is told by the approvals.
import { sql } from 'kysely';
import type { FactSource } from '../../../platform/facts/fact-source.ts';
import { factsAlong } from '../../../platform/record/facts-store.ts';
import { outcomeFacts } from '../../approvals/public.ts';

const SAID = sql`jsonb_build_object('number', c.number, 'month', c.month, 'name', c.employee_name)`;

const OWNER = sql`select a.id as account_id from accounts a where a.employee_id = f.owner_id`;
const NOTHING = sql`null::uuid`;

export const claimFacts: FactSource = {
  name: 'expense-claims',
  facts: (span) => sql`select d.id, d.change_xid,
      case d.fact when 'confirmed' then 'claim-confirmed' end as kind, d.at, d.record_id as subject,
      c.month as about, ${SAID} as said, d.owner_id
    from ${factsAlong('expense-claim', span)} d
    join expense_claims c on c.id = d.record_id`,
  recipients: OWNER,
  settles: NOTHING,
};

export const claimOutcomes = outcomeFacts({
  name: 'expense-claim-outcomes',
  domain: 'travel-expenses',
  kinds: { approved: 'claim-approved', returned: 'claim-returned', rejected: 'claim-rejected' },
  said: sql`jsonb_build_object('number', p.number, 'month', p.about, 'name', p.requester_name)`,
});
