// The SQL that reads events: one's own, those one is invited to, and when people are taken.
import type { CalendarEvent } from '@madoguchi/contract/calendar/event.ts';
import type { EventNews } from '@madoguchi/contract/calendar/news.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type Places, type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import type { PassingNews } from '../../platform/facts/passing-news.ts';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';

/** An event with the names of its people. */
export interface StoredEvent extends CalendarEvent {
  readonly ownerEmployee: string | null;
  readonly ownerName: string;
  /** The participants by employee. */
  readonly people: Readonly<
    Record<
      string,
      { readonly number: string; readonly name: string; readonly kana: string; readonly departmentCode: string }
    >
  >;
  readonly changedAt: string;
}

const NAME = (e: RawBuilder<unknown>) => sql`rtrim(${e}.last_name || ' ' || ${e}.first_name)`;

const EXCEPTIONS = sql`coalesce((select json_agg(json_build_object('day', x.day, 'isRemoved', x.is_removed, 'title', x.title,
    'description', x.description, 'place', x.place, 'allDay', x.all_day, 'startsAt', ${instant(sql`x.starts_at`)},
    'endsAt', ${instant(sql`x.ends_at`)}) order by x.day)
  from calendar_exceptions x where x.event_id = e.id), '[]'::json)`;

const PARTICIPANTS = sql`coalesce((select json_agg(json_build_object('employeeId', p.employee_id, 'answer', p.answer,
    'answeredAt', ${instant(sql`p.answered_at`)}) order by i.last_name_kana, i.first_name_kana, i.number)
  from calendar_participants p join employees i on i.id = p.employee_id where p.event_id = e.id), '[]'::json)`;

const PEOPLE = sql`coalesce((select json_object_agg(i.id, json_build_object('number', i.number, 'name', ${NAME(sql`i`)},
    'kana', rtrim(i.last_name_kana || ' ' || i.first_name_kana), 'departmentCode', i.department_code))
  from calendar_participants p join employees i on i.id = p.employee_id where p.event_id = e.id), '{}'::json)`;

const events = (where: RawBuilder<unknown>) => sql`select e.id, e.version, e.owner_account as "ownerAccount", e.title,
    e.description, e.place, e.all_day as "allDay", ${instant(sql`e.starts_at`)} as "startsAt",
    ${instant(sql`e.ends_at`)} as "endsAt", e.visibility, e.rule, to_json(e.days) as days, ${EXCEPTIONS} as exceptions,
    ${PARTICIPANTS} as participants, ${PEOPLE} as people, e.uid, e.sequence, ${instant(sql`e.removed_at`)} as "removedAt",
    ${instant(sql`e.changed_at`)} as "changedAt", a.employee_id as "ownerEmployee", coalesce((select ${NAME(sql`o`)} from employees o where o.id = a.employee_id),
      a.display_name) as "ownerName"
  from calendar_events e join accounts a on a.id = e.owner_account where ${where}`;

interface Reader {
  account: string;
  employee: string | null;
}

/** Theirs, or they are invited. */
const concerns = (at: PlacesOf<'account' | 'employee'>) => sql`(e.owner_account = ${at('account')}::uuid or e.id in
  (select p.event_id from calendar_participants p where p.employee_id = ${at('employee')}::uuid))`;

interface Time {
  from: string;
  to: string;
}

const isIn = (at: Places<Time>) => sql`e.removed_at is null
  and e.span && tstzrange(${at('from')}::timestamptz, ${at('to')}::timestamptz)`;

const inTime = statement<Reader & Time, StoredEvent>((at) =>
  events(sql`${concerns(at as never)} and ${isIn(at as never)}`),
);

/** The events with a date that may lie between two instants: their owner's or a participant's. */
export async function findInTime(executor: Executor, asked: Reader & Time): Promise<StoredEvent[]> {
  return run(executor, inTime, asked);
}

const ofOwner = statement<{ account: string }, StoredEvent>(
  (at) =>
    sql`${events(sql`e.owner_account = ${at('account')}::uuid and e.removed_at is null`)} order by e.starts_at, e.id`,
);

/** All events of an owner, by time. */
export async function findOwn(executor: Executor, account: string): Promise<StoredEvent[]> {
  return run(executor, ofOwner, { account });
}

const byUid = statement<{ account: string; uids: readonly string[] }, StoredEvent>((at) =>
  events(sql`e.owner_account = ${at('account')}::uuid and e.uid = any(${at('uids')}::text[])`),
);

/** The owner's events of these names, removed ones too. */
export async function findByUid(
  executor: Executor,
  asked: { account: string; uids: readonly string[] },
): Promise<StoredEvent[]> {
  return run(executor, byUid, asked);
}

interface Subscribed {
  /** Dates that are over before this are told no more. */
  since: string;
  /** Events that were removed before this are forgotten. */
  removedSince: string;
}

const subscribed = statement<Reader & Subscribed, StoredEvent>(
  (at) => sql`${events(sql`${concerns(at as never)} and case when e.removed_at is null
      then upper(e.span) > ${at('since')}::timestamptz else e.removed_at >= ${at('removedSince')}::timestamptz end`)}
    order by e.owner_account <> ${at('account')}::uuid, e.starts_at, e.id`,
);

/** The events that concern the reader, their own first, as calendars that subscribe are told: removed ones for a while, too. */
export async function findSubscribed(executor: Executor, asked: Reader & Subscribed): Promise<StoredEvent[]> {
  return run(executor, subscribed, asked);
}

const byId = statement<Reader & { ids: readonly string[] }, StoredEvent>((at) =>
  events(sql`e.id = any(${at('ids')}::uuid[]) and ${concerns(at as never)}`),
);

/** The events of the ids that concern the reader, removed ones too. */
export async function findEvents(
  executor: Executor,
  asked: Reader & { ids: readonly string[] },
): Promise<StoredEvent[]> {
  return run(executor, byId, asked);
}

const searched = statement<Reader & Time & { words: string }, StoredEvent>((at) =>
  events(sql`${concerns(at as never)} and ${isIn(at as never)}
    and (e.title ilike ${at('words')} or e.place ilike ${at('words')})`),
);

/** Those of the reader in a time whose title or place has the words. */
export async function searchInTime(
  executor: Executor,
  { words, ...asked }: Reader & Time & { words: string },
): Promise<StoredEvent[]> {
  const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return run(executor, searched, { ...asked, words: pattern });
}

const ofPeople = statement<Time & { employees: readonly string[] }, StoredEvent>((at) =>
  events(sql`${isIn(at as never)} and e.visibility <> 'private' and (a.employee_id = any(${at('employees')}::uuid[])
    or e.id in (select p.event_id from calendar_participants p
      where p.employee_id = any(${at('employees')}::uuid[]) and p.answer <> 'declined'))`),
);

/** The events in a time that take some of the employees: private ones take nobody, and who declined is free. */
export async function findOfPeople(
  executor: Executor,
  asked: Time & { employees: readonly string[] },
): Promise<StoredEvent[]> {
  return run(executor, ofPeople, asked);
}

/** Somebody who works here, as far as an invitation needs it. */
export interface Invitee {
  readonly employeeId: string;
  readonly name: string;
  readonly isEmployed: boolean;
  /** Has an account that may open the calendar. */
  readonly mayOpen: boolean;
}

const invitees = statement<{ ids: readonly string[]; today: string; roles: readonly string[] }, Invitee>(
  (at) => sql`select e.id as "employeeId", ${NAME(sql`e`)} as name,
      e.joined_on <= ${at('today')}::date and (e.left_on is null or e.left_on >= ${at('today')}::date) as "isEmployed",
      exists (select from accounts a where a.employee_id = e.id and a.roles && ${at('roles')}::text[]
        and ${mayLogIn(sql`a`, sql`${at('today')}::date`)}) as "mayOpen"
    from employees e where e.id = any(${at('ids')}::uuid[])`,
);

/** The employees of the ids; `roles` are those that may open the calendar. */
export async function findInvitees(
  executor: Executor,
  asked: { readonly ids: readonly string[]; readonly today: string; readonly roles: readonly string[] },
): Promise<Invitee[]> {
  return run(executor, invitees, asked);
}

const colleagues = statement<{ department: string; today: string }, { employeeId: string; name: string }>(
  (at) => sql`select e.id as "employeeId", ${NAME(sql`e`)} as name from employees e
    where e.department_code = ${at('department')} and e.joined_on <= ${at('today')}::date
      and (e.left_on is null or e.left_on >= ${at('today')}::date)
    order by e.last_name_kana, e.first_name_kana, e.number limit ${sql.lit(100)}`,
);

/** The people with their primary post in a department, by reading; the first hundred. */
export async function findColleagues(executor: Executor, asked: { department: string; today: string }) {
  return run(executor, colleagues, asked);
}

const change = statement<{ id: string; account: string; since: string }, KeptChange>(
  (at) => sql`select c.id, c.states from calendar_changes c
    where c.id = ${at('id')}::uuid and c.account_id = ${at('account')}::uuid and c.undone_at is null
      and c.changed_at >= ${at('since')}::timestamptz`,
);

/** One event as a change found it, and the version that it led to. */
export interface KeptState {
  readonly id: string;
  readonly version: number;
  readonly before: CalendarEvent | null;
}

export interface KeptChange {
  readonly id: string;
  readonly states: readonly KeptState[];
}

/** A change of the account that was not taken back yet. */
export async function findChange(
  executor: Executor,
  asked: { id: string; account: string; since: string },
): Promise<KeptChange | null> {
  return (await run(executor, change, asked))[0] ?? null;
}

/** By these somebody is invited, and by the other one they are not any more. */
const INVITE = ['event-invited', 'event-changed'] as const satisfies readonly EventNews[];

/**
 * News of an event that wait to be mailed while it goes on. An invitation to what is off, or to what its hearer was taken out of, is not sent, and neither is the end of what they are invited
 * to again. Between two invitations calendars choose by their SEQUENCE: a date that is over changes it without any news.
 */
export const passingEventNews: PassingNews = {
  kinds: [...INVITE, 'event-cancelled'],
  isOver: ({ employee }) => sql`(n.kind in (${sql.join(INVITE.map((kind) => sql.lit(kind)))}))
    <> exists (select from calendar_events e join calendar_participants p on p.event_id = e.id and p.employee_id = ${employee}
      where e.id = n.subject and e.removed_at is null)`,
};
