// Guesses at an account's password, for the statements of whoever maintains accounts.
import { type RawBuilder, sql } from 'kysely';

type Part = RawBuilder<unknown>;

/** An outer join of what guessing at the account's password has led to, as `l`: `failures, window_began_at, blocked_until`. */
export const withGuesses = (account: Part): Part =>
  sql`left join sign_in_limits l on l.scope = 'account' and l.subject = ${account}::text`;

/** A part of a change that forgives what was guessed at the accounts of a select of ids. */
export const forgiven = (accounts: Part): Part =>
  sql`delete from sign_in_limits l using (${accounts}) of (id) where l.scope = 'account' and l.subject = of.id::text`;
