// Where else the content of a file stands: in what was handed in and still counts (B0-07).
import { type RawBuilder, sql } from 'kysely';

/** The record that the file itself belongs to, which does not count as elsewhere. */
interface Own {
  readonly claim?: RawBuilder<unknown>;
  readonly request?: RawBuilder<unknown>;
}

const NONE = sql`null::uuid`;

/**
 * Number of the claim, or else of the purchase request, the newest and whoever's, in which the content of this SHA-256 is a receipt,
 * an invoice or a paper of the request; null where there is none. Quotes and delivery slips are no claim to money: several
 * requests may rest on one. `sha256` and ids may name what stands around it: no alias in here is `a`, `l` or `r`.
 */
export const numberElsewhere = (
  sha256: RawBuilder<unknown>,
  { claim = NONE, request = NONE }: Own = {},
) => sql`(select coalesce(
  (select max(oc.number) from attachments o
      join claim_line_attachments ola on ola.attachment_id = o.id and ola.removed_at is null
      join claim_lines ol on ol.id = ola.line_id and ol.removed_at is null
      join expense_claims oc on oc.id = ol.claim_id
    where o.sha256 = ${sha256} and oc.id is distinct from ${claim}
      and oc.number is not null and oc.status not in ('cancelled', 'rejected')),
  (select max(oq.number) from attachments o
      join lateral (select i.request_id from purchase_invoices i where i.attachment_id = o.id
        union all select x.request_id from purchase_attachments x
          where x.attachment_id = o.id and x.removed_at is null) held on true
      join purchase_requests oq on oq.id = held.request_id
    where o.sha256 = ${sha256} and oq.id is distinct from ${request}
      and oq.number is not null and oq.status not in ('withdrawn', 'rejected', 'cancelled', 'expired'))))`;
