// The SQL of who may see a purchase request.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { approvesSubject } from '../approvals/public.ts';

/** A caller whose view of requests is decided. */
export interface Viewer {
  /** The caller's employee; null for an operator without one. */
  employee: string | null;
  isAdmin: boolean;
  /** Codes of the departments that they lead, with those below. */
  led: readonly string[];
  today: string;
}

/**
 * True where the viewer sees the request `r`: their own always; once it was submitted also as an admin, as the head of its
 * department or one above, as one of its approvers or a delegate of one.
 */
export function seesPurchase(at: Places<Viewer>): RawBuilder<unknown> {
  return sql`(r.employee_id = ${at('employee')}::uuid or (r.number is not null and (${at('isAdmin')}::boolean
    or r.department_code = any(${at('led')}::text[])
    or ${approvesSubject('purchase-requests', sql`r.id`, at('employee'), at('today'))})))`;
}

/** True where the file belongs to a request that the viewer sees: a quote, an attachment, a delivery slip, an invoice. */
export function holdsFile(file: RawBuilder<unknown>, at: Places<Viewer>): RawBuilder<unknown> {
  return sql`exists (select from (
      select q.request_id from purchase_quotes q where q.attachment_id = ${file} and q.removed_at is null
      union all select x.request_id from purchase_attachments x
        where x.attachment_id = ${file} and x.removed_at is null
      union all select g.request_id from goods_receipts g where g.attachment_id = ${file}
      union all select i.request_id from purchase_invoices i where i.attachment_id = ${file}) holding
    join purchase_requests r on r.id = holding.request_id where ${seesPurchase(at)})`;
}

const seen = statement<Viewer & { id: string }, { sees: boolean }>(
  (at) =>
    sql`select ${seesPurchase(at as Places<Viewer>)} as sees from purchase_requests r where r.id = ${at('id')}::uuid`,
);

/** False where there is none. */
export async function seesRequest(pool: Pool, id: string, viewer: Viewer): Promise<boolean> {
  return (await run(pool, seen, { ...viewer, id }))[0]?.sees ?? false;
}
