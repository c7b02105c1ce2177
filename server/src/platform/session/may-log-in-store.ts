// The rule of who may log in, for every statement that asks it: a session, a count of people, a list of recipients.
import { type RawBuilder, sql } from 'kysely';

const isOver = (account: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  sql`coalesce(${account}.ends_on < ${day}, false)`;

const hasLeft = (account: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`exists (select from employees gone
  where gone.id = ${account}.employee_id and gone.left_on < ${day})`;

/**
 * True when the row `account` of `accounts` may log in on the day: it is active, neither its last day (ends_on) nor its person's is over. Leaving
 * changes no account (B2-04), so the status alone does not tell. The last day of employment still counts.
 */
export const mayLogIn = (account: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${account}.status = 'active' and not ${isOver(account, day)} and not ${hasLeft(account, day)})`;

/** True when it may, or may once its person has opened the link of a letter. */
export const mayBeLetIn = (account: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${account}.status <> 'suspended' and not ${isOver(account, day)} and not ${hasLeft(account, day)})`;
