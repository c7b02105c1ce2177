// Where the rows of the audit lists lie. Each condition is one that an index serves, or a walk along time.
import { AUDIT_LIST, OWN_RECORD_LIST } from '@madoguchi/contract/audit/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import { listPages } from '../../platform/list/list-store.ts';
import { hasWords } from '../../platform/list/search-store.ts';

const RECORDS = sql`audit_events r left join audit_chain k on k.event_id = r.id`;

/** Whose text has what is sought: somebody with an employee record by that, others by their account alone. */
const PEOPLE = sql`accounts a left join employees e on e.id = a.employee_id`;
const PERSON_TEXT = sql`coalesce(e.search_text || e'\\n', '') || folded(a.display_name) || e'\\n' || folded(a.email)`;

const TARGET = sql`uuid_of(r.target_id)`;

/** What people call the target today. */
const TARGET_NAME = sql`case r.target_kind
  when 'account' then (select a.display_name from accounts a where a.id = ${TARGET})
  when 'session' then (select a.display_name from sessions s join accounts a on a.id = s.account_id where s.id = ${TARGET})
  when 'employee' then (select e.last_name || ' ' || e.first_name from employees e where e.number = r.target_id)
  when 'expense-claim' then (select coalesce(c.number, c.month || ' ' || c.employee_name)
    from expense_claims c where c.id = ${TARGET})
  when 'attachment' then (select f.name from attachments f where f.id = ${TARGET})
  when 'announcement' then (select n.title from announcements n where n.id = ${TARGET})
  when 'audit-record' then null
  else case when ${TARGET} is null then r.target_id end
end`;

/** The highest of the roles: they are recorded in no order. */
const ROLE = sql`coalesce((array_remove(array[
  case when 'system' = any(r.roles) then 'system' end, case when 'admin' = any(r.roles) then 'admin' end,
  case when 'staff' = any(r.roles) then 'staff' end, case when 'user' = any(r.roles) then 'user' end], null))[1], 'guest')`;

export const AUDIT_COLUMNS = {
  id: sql`r.id`,
  occurredAt: sql`r.occurred_at`,
  number: sql`k.number`,
  accountId: sql`r.account_id`,
  actor: sql`r.actor`,
  role: ROLE,
  event: sql`r.event`,
  targetKind: sql`r.target_kind`,
  targetId: sql`r.target_id`,
  targetName: TARGET_NAME,
  ip: sql`r.ip`,
  userAgent: sql`r.user_agent`,
  requestId: sql`r.request_id`,
};

type Typed = RawBuilder<unknown>;

/** People by a part of their name, kana, employee number or mail address. */
const peopleNamed = (typed: Typed) => sql`${PEOPLE} where strpos(${PERSON_TEXT}, folded(${typed})) > 0`;

const byPerson = (typed: Typed) => sql`r.account_id = any(array(select a.id from ${peopleNamed(typed)}))`;

/** What somebody may mean by a text: an id as it is, a claim by its number, people. */
const aboutTarget = (typed: Typed) => sql`r.target_id = any(array(
  select ${typed}
  union all select c.id::text from expense_claims c where c.number = upper(${typed})
  union all select unnest(array[a.id::text, e.number]) from ${peopleNamed(typed)}))`;

/** Pages of the whole trail. A search finds people first, and their records along the index of accounts. */
export const auditPages = listPages<typeof AUDIT_LIST, object>({
  list: AUDIT_LIST,
  from: () => RECORDS,
  columns: AUDIT_COLUMNS,
  typedConditions: { person: byPerson, target: aboutTarget },
  search: (at) =>
    sql`r.account_id = any(array(select a.id from ${PEOPLE} where ${hasWords(sql`(${PERSON_TEXT})`, at)}))`,
});

/** `events`: those whose words the search has. */
export const ownRecordPages = listPages<typeof OWN_RECORD_LIST, { account: string; events: readonly string[] }>({
  list: OWN_RECORD_LIST,
  from: () => RECORDS,
  where: (at) => [sql`r.account_id = ${at('account')}::uuid`],
  columns: {
    id: sql`r.id`,
    occurredAt: sql`r.occurred_at`,
    number: sql`k.number`,
    event: sql`r.event`,
    targetKind: sql`r.target_kind`,
    targetName: TARGET_NAME,
    ip: sql`r.ip`,
    userAgent: sql`r.user_agent`,
  },
  search: (at) => sql`r.event = any(${at('events')}::text[])`,
});
