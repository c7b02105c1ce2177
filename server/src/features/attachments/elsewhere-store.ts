// Where else the content of a file stands: in what was handed in and still counts (B0-07).
import { type RawBuilder, sql } from 'kysely';

const newest = (noun: string, sha256: RawBuilder<unknown>, own: RawBuilder<unknown>) => sql`(select max(h.number)
  from files_handed_in h where h.sha256 = ${sha256} and h.noun = ${sql.lit(noun)} and h.record_id is distinct from ${own})`;

/**
 * Number of the claim, or else of the purchase request, the newest and whoever's, in which the content of this SHA-256 is a receipt,
 * an invoice or a paper of the request; null where there is none. `own` is the record that the file itself belongs to, which does
 * not count. `sha256` and `own` may name what stands around them: the view goes by `h`.
 */
export const numberElsewhere = (sha256: RawBuilder<unknown>, own: RawBuilder<unknown> = sql`null::uuid`) =>
  sql`coalesce(${newest('expense-claim', sha256, own)}, ${newest('purchase-request', sha256, own)})`;
