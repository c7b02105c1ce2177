// Facts become notifications and queued mails: one statement a source, all or nothing, so that each is told exactly once
// whatever is killed when. Whoever works a source off holds its cursor; another process waits and finds nothing left. Where
// nothing is to be told the cursor is not held either, as that alone would have to be written to disk.
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from '@madoguchi/contract/notifications/kinds.ts';
import { CHANNELS_PREFERENCE } from '@madoguchi/contract/notifications/model.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Places, run, type Statement, statement } from '../../platform/db/statement.ts';
import type { FactSource } from '../../platform/facts/fact-source.ts';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';
import { withChoice } from '../preferences/public.ts';

/** How many facts one statement works off, and all of the last one's transaction. */
const FACTS_AT_ONCE = 200;
const NO_END = sql.raw(`'${2n ** 64n - 1n}'::xid8`);

/** The kinds that this process knows. A newer version that is taking its place may know more. */
const KNOWN = sql.join(NOTIFICATION_KIND_NAMES.map((kind) => sql.lit(kind)));
/** For so long a fact of an unknown kind waits for whoever knows it; after that no newer version is coming. */
const WAITS_FOR_NEWER = sql.raw(`interval '1 day'`);

/** Facts before the first of an unknown kind: the cursor stops there, and a newer version goes on from it. */
const beforeUnknown = (now: RawBuilder<unknown>) => sql`select * from next
  where change_xid < coalesce((select min(u.change_xid) from next u
    where u.kind not in (${KNOWN}) and u.at > ${now} - ${WAITS_FOR_NEWER}), ${NO_END})`;

interface Asked {
  now: string;
  most: number;
  /** True when mails are sent at all. */
  sendsMail: boolean;
}

export interface Fed {
  /** How many facts were worked off. */
  readonly facts: number;
  /** True when facts are there that an older transaction under way holds back. */
  readonly isHeldBack: boolean;
  readonly mails: number;
  /** Accounts whose notifications are others now. */
  readonly accounts: string[];
}

const kindValues = sql.join(
  NOTIFICATION_KIND_NAMES.map((kind) => {
    const { initially, isNeverMailed = false, mailsOnceUntilRead = false } = NOTIFICATION_KINDS[kind];
    return sql`(${sql.join([kind, initially.portal, initially.mail, isNeverMailed, mailsOnceUntilRead].map((part) => sql.lit(part)))})`;
  }),
);

const tasks = sql.join(
  NOTIFICATION_KIND_NAMES.filter((kind) => NOTIFICATION_KINDS[kind].isTask).map((kind) => sql.lit(kind)),
);

/** The person's choice for the kind, else the default in the table of kinds. Another shape counts as no choice. */
const wants = (channel: 'portal' | 'mail') =>
  sql`coalesce(p.value -> ${sql.lit(channel)} ->> f.kind = 'true', k.${sql.id(channel)})`;

/** The day in Japan of a moment. */
const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Tokyo')::date`;

/** Every fact with everybody who is told of it: whom its source names and who may log in, asked here for all sources. */
const heardBy = (recipients: RawBuilder<unknown>, now: RawBuilder<unknown>) => sql`
  select f.*, r.account_id, ${wants('portal')} as shown, ${wants('mail')} and not k.never_mailed as by_mail, k.once
  from found f join (values ${kindValues}) as k (kind, portal, mail, never_mailed, once) on k.kind = f.kind
    cross join lateral (${recipients}) r
    join accounts hearer on hearer.id = r.account_id and ${mayLogIn(sql`hearer`, dayOf(now))}
    ${withChoice(sql`r.account_id`, CHANNELS_PREFERENCE)}`;

/**
 * Of a kind that is mailed once until it is read: only the first, and only where nothing unread of the same stands. Who
 * wants no such notifications in the portal never reads one there: for them it is once an hour.
 */
const isFirst = (now: RawBuilder<unknown>) => sql`case when not h.once then true when h.place > 1 then false
  else not exists (select from notifications n where n.account_id = h.account_id and n.kind = h.kind
    and n.about = h.about and n.read_at is null and (n.shown or n.at > ${now} - interval '1 hour')) end`;

function feeding({ name, facts, recipients, settles, keeps = sql`false` }: FactSource): Statement<Asked, Fed> {
  return statement<Asked, Fed>((at: Places<Asked>) => {
    const most = at('most');
    const now = sql`${at('now')}::timestamptz`;
    const horizon = sql`(select before from horizon)`;
    return sql`with horizon as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as before,
        (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text::xid8 as last),
      place as materialized (select after from fact_cursors where source = ${sql.lit(name)}
        and exists (${facts({ after: sql`fact_cursors.after`, before: horizon, most: sql`1` })}) for update),
      next as materialized (${facts({ after: sql`(select after from place)`, before: horizon, most })}),
      found as materialized (${beforeUnknown(now)}),
      heard as materialized (select h.*, row_number() over (partition by account_id, kind, about, by_mail order by id) as place
        from (${heardBy(recipients, now)}) h where shown or by_mail),
      told as (insert into notifications (account_id, fact_id, kind, subject, about, said, at, shown)
        select account_id, id, kind, subject, about, said, at, shown from heard on conflict do nothing
        returning account_id, fact_id),
      settled as (update notifications n set read_at = ${now}
        where exists (select from found f where ${settles} is not null)
          and n.read_at is null and n.kind in (${tasks}) and n.subject = any(array(select ${settles} from found f))
          and not (${keeps})
        returning n.account_id),
      queued as (insert into mails (account_id, fact_id, state, queued_at, due_at)
        select t.account_id, t.fact_id, 'queued', ${now}, ${now}
        from told t join heard h on (h.account_id, h.id) = (t.account_id, t.fact_id)
        where ${at('sendsMail')}::boolean and h.by_mail and ${isFirst(now)}
        returning account_id),
      moved as (update fact_cursors set after = (select max(change_xid) from found)
        where source = ${sql.lit(name)} and exists (select from found))
      select (select count(*)::int from found) as facts, (select count(*)::int from queued) as mails,
        exists (${facts({ after: sql`(select last from horizon)`, before: NO_END, most })}) as "isHeldBack",
        array(select account_id from told union select account_id from settled) as accounts`;
  });
}

const COMPILED = new WeakMap<FactSource, Statement<Asked, Fed>>();

/** Works off the next facts of the source. */
export async function feed(executor: Executor, source: FactSource, now: string, sendsMail: boolean): Promise<Fed> {
  const prepared = COMPILED.get(source) ?? feeding(source);
  COMPILED.set(source, prepared);
  const [fed] = await run(executor, prepared, { now, sendsMail, most: FACTS_AT_ONCE });
  return fed ?? { facts: 0, isHeldBack: false, mails: 0, accounts: [] };
}

/** True when so many facts were found that more may follow at once. */
export const isFull = ({ facts }: Fed): boolean => facts >= FACTS_AT_ONCE;

const beginning = statement<{ source: string }>(
  (at) => sql`insert into fact_cursors (source, after)
    select ${at('source')}, (pg_snapshot_xmax(pg_current_snapshot())::text::numeric - 1)::text::xid8
    on conflict (source) do nothing`,
);

/** A source that was never worked off begins now: what stood in the database before is no news. */
export async function beginSource(executor: Executor, { name }: FactSource): Promise<void> {
  await run(executor, beginning, { source: name });
}

const outdated = statement<{ before: string }>(
  (at) => sql`delete from notifications where at < ${at('before')}::timestamptz`,
);

export async function forgetOldNotifications(executor: Executor, before: string): Promise<void> {
  await run(executor, outdated, { before });
}
