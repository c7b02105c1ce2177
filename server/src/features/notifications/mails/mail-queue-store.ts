// The queue of mails in PostgreSQL. Who takes a mail moves its `due_at` on, so nobody else takes it meanwhile; when that
// process dies, the mail is due again by itself.
import type { Language } from '@madoguchi/contract/message.ts';
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import type { NotificationValues } from '@madoguchi/contract/notifications/model.ts';
import { sql } from 'kysely';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import { type ToldFact, toldFactRows, writtenFacts } from '../../../platform/facts/told-facts-store.ts';

export interface QueuedMail {
  readonly accountId: string;
  readonly factId: string;
  readonly kind: NotificationKind;
  readonly subject: string | null;
  readonly values: NotificationValues;
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
  readonly queuedAt: string;
  /** How often it was handed over, this time included. */
  readonly attempts: number;
  /** Of a letter: what its link carries. */
  readonly secret: string | null;
}

/** The oldest due mails, taken until `until` (an ISO instant). What has come too late is put aside, its secret forgotten. */
const taking = statement<{ now: string; until: string; most: number }, QueuedMail>(
  (at) => sql`with late as (update mails set state = 'failed', secret = null, last_answer = 'too late'
      where state = 'queued' and due_at <= ${at('now')}::timestamptz and good_until <= ${at('now')}::timestamptz),
    due as (select account_id, fact_id from mails
      where state = 'queued' and due_at <= ${at('now')}::timestamptz
        and (good_until is null or good_until > ${at('now')}::timestamptz)
      order by due_at limit ${at('most')}::int for update skip locked)
    update mails m set due_at = ${at('until')}::timestamptz, attempts = m.attempts + 1
    from due, notifications n, accounts a
    where (m.account_id, m.fact_id) = (due.account_id, due.fact_id)
      and (n.account_id, n.fact_id) = (m.account_id, m.fact_id) and a.id = m.account_id
    returning m.account_id as "accountId", m.fact_id as "factId", n.kind, n.subject, n.said as values, a.email,
      a.display_name as name, a.language, ${instant(sql`m.queued_at`)} as "queuedAt", m.attempts,
      m.secret`,
);

export function takeMails(executor: Executor, now: string, until: string, most: number): Promise<QueuedMail[]> {
  return run(executor, taking, { now, until, most });
}

type Key = Pick<QueuedMail, 'accountId' | 'factId'>;
type Settled = Key & { state: string; now: string; due: string; answer: string; facts: string };

/** Settles a mail that was handed over; facts to be told of it are told in the same statement. */
const settling = statement<Settled>(
  (at) => sql`with settled as (update mails set state = ${at('state')}, last_answer = ${at('answer')},
      due_at = ${at('due')}::timestamptz, secret = case when ${at('state')} = 'queued' then secret end,
      sent_at = case when ${at('state')} = 'sent' then ${at('now')}::timestamptz end
      where account_id = ${at('accountId')}::uuid and fact_id = ${at('factId')}::uuid and state = 'queued'
      returning fact_id)
    ${toldFactRows(at('facts'), sql`exists (select from settled)`)}`,
);

export type MailEnd =
  | { readonly state: 'sent' }
  | { readonly state: 'queued'; readonly due: string; readonly answer: string }
  | { readonly state: 'failed'; readonly answer: string; readonly fact: ToldFact };

export async function settleMail(executor: Executor, { accountId, factId }: Key, end: MailEnd, now: string) {
  await run(executor, settling, {
    accountId,
    factId,
    now,
    state: end.state,
    due: end.state === 'queued' ? end.due : now,
    answer: end.state === 'sent' ? '' : end.answer,
    facts: writtenFacts(end.state === 'failed' ? [end.fact] : []),
  });
}

const next = statement<{ now: string }, { dueInMs: number | null; oldest: string | null; waitsSince: string | null }>(
  (at) => sql`select extract(epoch from min(due_at) - ${at('now')}::timestamptz)::float8::int * 1000 as "dueInMs",
      (array_agg(fact_id order by queued_at))[1] as oldest, ${instant(sql`min(queued_at)`)} as "waitsSince"
    from mails where state = 'queued'`,
);

/** When the next mail is due, from now in milliseconds, and which waits longest. Nulls where none waits. */
export async function nextMail(executor: Executor, now: string) {
  return (await run(executor, next, { now }))[0] ?? { dueInMs: null, oldest: null, waitsSince: null };
}
