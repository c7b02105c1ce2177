// Claims as the audit trail names and finds them.
import { type RawBuilder, sql } from 'kysely';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';
import { approvalIdOf } from '../approvals/public.ts';

const NAME = sql`coalesce(c.number, c.month || ' ' || c.employee_name)`;

export const auditedClaims: AuditedTarget = {
  kind: 'expense-claim',
  name: (id) => sql`(select ${NAME} from expense_claims c where c.id = ${id})`,
  // With its approval, which has the same number.
  named: (typed) => sql`select unnest(array[c.id::text, ${approvalIdOf('travel-expenses', sql`c.id`)}::text])
    from expense_claims c where c.number = upper(${typed})
    union select c.id::text from expense_claims c
      where ${typed} <> '' and c.number is null and strpos(folded(${NAME}), folded(${typed})) > 0`,
};

/** The month of a claim that was handed in; null for any other. */
export const handedInMonth = (id: RawBuilder<unknown>) => sql`(select c.month from expense_claims c
  where c.id = ${id} and c.number is not null and c.status <> 'draft')`;

/** True where a claim of the employee holds the file, or one that was handed in and which `mayRead` admits. */
export const claimHoldsFile = (
  file: RawBuilder<unknown>,
  employee: RawBuilder<unknown>,
  mayRead: (claim: RawBuilder<unknown>) => RawBuilder<unknown>,
) => sql`exists (select from claim_line_attachments la join claim_lines l on l.id = la.line_id
    join expense_claims c on c.id = l.claim_id
  where la.attachment_id = ${file} and la.removed_at is null and l.removed_at is null
    and (c.employee_id = ${employee}::uuid or (c.number is not null and c.status <> 'draft' and (${mayRead(sql`c.id`)}))))`;
