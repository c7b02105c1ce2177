// By what a provider means an account, for the statements of sessions and accounts.
import { type RawBuilder, sql } from 'kysely';

type Part = RawBuilder<unknown>;

/** A select of `account_id` where the issuer means that very account by the subject, held so until the transaction is over. */
export const vouchedAccount = (issuer: Part, subject: Part, account: Part): Part =>
  sql`select i.account_id from account_identities i where i.provider = ${issuer}::text
    and i.subject = ${subject}::text and i.account_id = ${account} for key share of i`;

/** The address by which a provider knows the account; null where none does. */
export const providerEmailOf = (account: Part): Part =>
  sql`(select i.email from account_identities i where i.account_id = ${account} order by i.created_at desc limit 1)`;

/** A part of a change: no provider means the accounts of a select of ids any more. */
export const identitiesRemoved = (accounts: Part): Part =>
  sql`delete from account_identities i using (${accounts}) of (id) where i.account_id = of.id`;
