// The facts that tell a requester the outcome of their request: in its own domain's words, once (B0-08).
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { FactSource } from '../../../platform/facts/fact-source.ts';

interface Outcomes {
  /** The name of its cursor. */
  readonly name: string;
  readonly domain: ApprovalDomain;
  readonly kinds: Readonly<Record<'approved' | 'returned' | 'rejected', NotificationKind>>;
  /** The values that the sentence names, from the approval `p` and the act `a`: number, title and who did it unless given. */
  readonly said?: RawBuilder<unknown>;
}

const SAID = sql`jsonb_build_object('number', p.number, 'title', p.title, 'by', a.name)`;

/** True when the act `a` is the last of its kinds in the round: comments and readings may follow the end. */
const isLastOf = (...kinds: readonly string[]) => sql`not exists (select from approval_acts l
  where l.approval_id = a.approval_id and l.round = a.round and (l.at, l.id) > (a.at, a.id)
    and l.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`;

/** The outcome of the act for the request; null where it is still on its way, or went back to an earlier step only. */
const outcome = ({ domain, kinds }: Outcomes) => sql`case
    when p.domain <> ${sql.lit(domain)} then null
    when a.kind = 'reject' then ${sql.lit(kinds.rejected)}
    when a.kind in ('approve', 'check') and p.status = 'approved' and ${isLastOf('approve', 'check')} then ${sql.lit(kinds.approved)}
    when a.kind = 'return' and (p.round > a.round or p.status = 'returned')
      and ${isLastOf('approve', 'check', 'return', 'reject', 'take-back', 'withdraw')} then ${sql.lit(kinds.returned)}
  end`;

/** Of what the approvers do, that by which a request is approved or comes back; its requester hears of nothing else from here. */
export function outcomeFacts(outcomes: Outcomes): FactSource {
  return {
    name: outcomes.name,
    facts: ({ after, before, most }) => sql`select a.id, a.change_xid, ${outcome(outcomes)} as kind, a.at,
        p.subject_id as subject, p.about, ${outcomes.said ?? SAID} as said, p.requester_id
      from (select * from approval_acts a where a.change_xid > ${after} and a.change_xid < ${before}
        order by a.change_xid fetch first (${most}::int) rows with ties) a
      join approvals p on p.id = a.approval_id`,
    recipients: sql`select a.id as account_id from accounts a where a.employee_id = f.requester_id`,
    settles: sql`null::uuid`,
  };
}
