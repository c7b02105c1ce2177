// The queue of mails in PostgreSQL. Who takes a mail moves its `due_at` on, so nobody else takes it meanwhile; when that
// process dies, the mail is due again by itself.
import type { Language } from '@madoguchi/contract/message.ts';
import { NOTIFICATION_KIND_NAMES, type NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import type { NotificationValues } from '@madoguchi/contract/notifications/model.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import type { PassingNews } from '../../../platform/facts/passing-news.ts';
import { calendarOfFact, type ToldFact, toldFactRows, writtenFacts } from '../../../platform/facts/told-facts-store.ts';
import type { ToldCalendar } from '../../../platform/ical/calendar-event.ts';
import { mayBeLetIn, mayLogIn } from '../../../platform/session/may-log-in-store.ts';

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
  /** How often all of it was sent and no answer came. */
  readonly unanswered: number;
  /** Of a letter: what its link carries. */
  readonly secret: string | null;
  readonly calendar: ToldCalendar | null;
}

/** The kinds that this process knows. The mails of others are left to the newer version that queued them. */
const KNOWN = sql.join(NOTIFICATION_KIND_NAMES.map((kind) => sql.lit(kind)));

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Tokyo')::date`;

/** True when the mail `m` may go to the account `a`. A letter lets somebody in who could not log in before. */
const isWanted = (now: RawBuilder<unknown>) => sql`case when m.secret is null then ${mayLogIn(sql`a`, dayOf(now))}
  else ${mayBeLetIn(sql`a`, dayOf(now))} end`;

/** True where the notification `n` to the account `a` says what is so no more, by whoever knows its kind. */
const isOver = (passing: readonly PassingNews[]) =>
  sql.join(
    [
      sql`false`,
      ...passing.map((news) => {
        const sequence = sql`(${calendarOfFact(sql`n.fact_id`)} -> 'events' -> 0 ->> 'sequence')::int`;
        const kinds = sql.join(news.kinds.map((kind) => sql.lit(kind)));
        return sql`(n.kind in (${kinds}) and ${news.isOver({ employee: sql`a.employee_id`, sequence })})`;
      }),
    ],
    sql` or `,
  );

/** The two looks at the queue that ask what a mail says: a mail may have waited for a day. */
export interface MailQueue {
  /** Ends what is due to somebody who may not log in any more, and what is so no more. */
  readonly endUnwanted: (executor: Executor, now: string) => Promise<void>;
  /** The oldest due mail, taken until `until` (an ISO instant). */
  readonly take: (executor: Executor, now: string, until: string) => Promise<QueuedMail | undefined>;
}

export function mailQueue(passing: readonly PassingNews[]): MailQueue {
  const unwanted = statement<{ now: string }>((at) => {
    const now = sql`${at('now')}::timestamptz`;
    return sql`update mails m set state = 'failed', secret = null,
        last_answer = case when ${isWanted(now)} then 'overtaken' else 'no login' end
      from accounts a, notifications n
      where m.state = 'queued' and m.due_at <= ${now} and a.id = m.account_id
        and (n.account_id, n.fact_id) = (m.account_id, m.fact_id) and (not ${isWanted(now)} or ${isOver(passing)})`;
  });
  const taking = statement<{ now: string; until: string }, QueuedMail>((at) => {
    const now = sql`${at('now')}::timestamptz`;
    return sql`with due as (select m.account_id, m.fact_id
        from mails m join accounts a on a.id = m.account_id
          join notifications n on (n.account_id, n.fact_id) = (m.account_id, m.fact_id)
        where m.state = 'queued' and m.due_at <= ${now} and (m.good_until is null or m.good_until > ${now})
          and n.kind in (${KNOWN}) and ${isWanted(now)} and not (${isOver(passing)})
        order by m.due_at limit 1 for update of m skip locked)
      update mails m set due_at = ${at('until')}::timestamptz, attempts = m.attempts + 1
      from due, notifications n, accounts a
      where (m.account_id, m.fact_id) = (due.account_id, due.fact_id)
        and (n.account_id, n.fact_id) = (m.account_id, m.fact_id) and a.id = m.account_id
      returning m.account_id as "accountId", m.fact_id as "factId", n.kind, n.subject, n.said as values, a.email,
        a.display_name as name, a.language, ${instant(sql`m.queued_at`)} as "queuedAt", m.attempts, m.unanswered,
        m.secret, ${calendarOfFact(sql`m.fact_id`)} as calendar`;
  });
  return {
    endUnwanted: async (executor, now) => {
      await run(executor, unwanted, { now });
    },
    take: async (executor, now, until) => (await run(executor, taking, { now, until }))[0],
  };
}

export type LateLetter = Pick<QueuedMail, 'accountId' | 'factId' | 'email'>;

const late = statement<{ now: string }, LateLetter>(
  (at) => sql`select m.account_id as "accountId", m.fact_id as "factId", a.email
    from mails m join accounts a on a.id = m.account_id
    where m.state = 'queued' and m.due_at <= ${at('now')}::timestamptz and m.good_until <= ${at('now')}::timestamptz
    order by m.due_at`,
);

/** Letters that nobody is handing over and whose link has run out. */
export function findLateLetters(executor: Executor, now: string): Promise<LateLetter[]> {
  return run(executor, late, { now });
}

type Key = Pick<QueuedMail, 'accountId' | 'factId'>;
type Settled = Key & {
  state: string;
  now: string;
  due: string;
  answer: string;
  /** Null where it stays as it is. */
  unanswered: number | null;
  facts: string;
};

/** Settles a mail that was handed over; facts to be told of it are told in the same statement. */
const settling = statement<Settled>(
  (at) => sql`with settled as (update mails set state = ${at('state')}, last_answer = ${at('answer')},
      due_at = ${at('due')}::timestamptz, unanswered = coalesce(${at('unanswered')}::int, unanswered),
      secret = case when ${at('state')} = 'queued' then secret end,
      sent_at = case when ${at('state')} = 'sent' then ${at('now')}::timestamptz end
      where account_id = ${at('accountId')}::uuid and fact_id = ${at('factId')}::uuid and state = 'queued'
      returning fact_id)
    ${toldFactRows(at('facts'), sql`exists (select from settled)`)}`,
);

export type MailEnd =
  | { readonly state: 'sent' }
  | { readonly state: 'queued'; readonly due: string; readonly answer: string; readonly unanswered: number }
  | { readonly state: 'failed'; readonly answer: string; readonly fact: ToldFact };

export async function settleMail(executor: Executor, { accountId, factId }: Key, end: MailEnd, now: string) {
  await run(executor, settling, {
    accountId,
    factId,
    now,
    state: end.state,
    due: end.state === 'queued' ? end.due : now,
    answer: end.state === 'sent' ? '' : end.answer,
    unanswered: end.state === 'queued' ? end.unanswered : null,
    facts: writtenFacts(end.state === 'failed' ? [end.fact] : []),
  });
}

const next = statement<{ now: string }, { dueInMs: number | null }>(
  (at) => sql`select extract(epoch from min(m.due_at) - ${at('now')}::timestamptz)::float8::int * 1000 as "dueInMs"
    from mails m join notifications n on (n.account_id, n.fact_id) = (m.account_id, m.fact_id)
    where m.state = 'queued' and n.kind in (${KNOWN})`,
);

/** When the next mail is due, from now in milliseconds; null where none waits. */
export async function msUntilNext(executor: Executor, now: string): Promise<number | null> {
  return (await run(executor, next, { now }))[0]?.dueInMs ?? null;
}

/** Instants at which mails were queued that still wait. */
export interface Delays {
  /** The first since a mail went out last. */
  noneSince: string | null;
  /** The last of those behind which another went out long ago. */
  overtaken: string | null;
}

const delays = statement<{ longAgo: string }, Delays>(
  (at) => sql`select ${instant(sql`min(m.queued_at) filter (where m.queued_at >= l.sent_at)`)} as "noneSince",
      ${instant(sql`max(m.queued_at) filter (where exists (select from mails s
        where s.sent_at >= m.queued_at and s.sent_at <= ${at('longAgo')}::timestamptz))`)} as overtaken
    from mails m, (select coalesce(max(sent_at), '-infinity') as sent_at from mails) l where m.state = 'queued'`,
);

export async function findDelays(executor: Executor, longAgo: string): Promise<Delays> {
  return (await run(executor, delays, { longAgo }))[0] ?? { noneSince: null, overtaken: null };
}
