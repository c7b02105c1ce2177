// Rows of the audit lists, and one record whole. Each condition is one that an index serves.
import { AUDIT_LIST, OWN_RECORD_LIST } from '@madoguchi/contract/audit/lists.ts';
import type { AuditRecord } from '@madoguchi/contract/audit/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';
import { instant } from '../../platform/db/instant.ts';
import { type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import { type ListSource, listPages, listPagesOf } from '../../platform/list/list-store.ts';
import { hasWords, type SearchValues } from '../../platform/list/search-store.ts';
import { type Asked, rowsByShortest, type ValuesWay } from '../../platform/list/ways-store.ts';
import { auditedAnnouncements } from '../announcements/public.ts';
import { auditedApprovals } from '../approvals/public.ts';
import { auditedFiles } from '../attachments/public.ts';
import { auditedBudgets } from '../budgets/public.ts';
import { auditedTransactions } from '../electronic-transactions/public.ts';
import { auditedClaims, handedInMonth } from '../expense-claims/public.ts';
import { auditedPapers } from '../onboarding/public.ts';
import { auditedPurchases } from '../purchase-requests/public.ts';
import { auditedBoards } from '../scrumboard/public.ts';
import { auditedSessions } from '../session/public.ts';

const RECORDS = sql`audit_events r left join audit_chain k on k.event_id = r.id`;

/** Whose text has what is sought: somebody with an employee record by that, others by their account alone. */
const PEOPLE = sql`accounts a left join employees e on e.id = a.employee_id`;
const PERSON_TEXT = sql`coalesce(e.search_text || e'\\n', '') || folded(a.display_name) || e'\\n' || folded(a.email)`;

const TARGET = sql`uuid_of(r.target_id)`;

/** The records of features that have a name to be shown or found by; anything else stands by its id. */
const TARGETS: readonly AuditedTarget[] = [
  auditedSessions,
  auditedClaims,
  auditedPurchases,
  auditedApprovals,
  auditedFiles,
  auditedTransactions,
  auditedAnnouncements,
  auditedPapers,
  auditedBudgets,
  ...auditedBoards,
];

/** The current name of the target. */
const TARGET_NAME = sql`case r.target_kind
  when 'account' then (select a.display_name from accounts a where a.id = ${TARGET})
  when 'employee' then (select rtrim(e.last_name || ' ' || e.first_name) from employees e where e.number = r.target_id)
  ${sql.join(
    TARGETS.map(({ kind, name }) => sql`when ${sql.lit(kind)} then ${name(TARGET)}`),
    sql` `,
  )}
  when 'audit-record' then null
  else case when ${TARGET} is null then r.target_id end
end`;

/** The highest of the roles: they are recorded in no order. */
const ROLE = sql`coalesce((array_remove(array[
  case when 'system' = any(r.roles) then 'system' end, case when 'admin' = any(r.roles) then 'admin' end,
  case when 'staff' = any(r.roles) then 'staff' end, case when 'user' = any(r.roles) then 'user' end], null))[1], 'guest')`;

const AUDIT_COLUMNS = {
  id: sql`r.id`,
  occurredAt: sql`r.occurred_at`,
  number: sql`k.number`,
  accountId: sql`r.account_id`,
  actor: sql`r.actor`,
  employeeNumber: sql`(select e.number from accounts a join employees e on e.id = a.employee_id where a.id = r.account_id)`,
  email: sql`(select a.email from accounts a where a.id = r.account_id)`,
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
const accountsNamed = (typed: Typed) => sql`select a.id as value from ${peopleNamed(typed)}
  union select uuid_of(${typed}) where uuid_of(${typed}) is not null`;
const accountsWithWords = (at: PlacesOf<keyof SearchValues>) =>
  sql`select a.id as value from ${PEOPLE} where ${hasWords(sql`(${PERSON_TEXT})`, at)}`;

/** The targets that a typed text may name: an id as it is, people, and what the features find by it. */
const targetsNamed = (typed: Typed) => sql`select ${typed} as value
  union select unnest(array[a.id::text, e.number]) from ${peopleNamed(typed)}
  ${sql.join(
    TARGETS.flatMap(({ named }) => (named === undefined ? [] : [sql`union ${named(typed)}`])),
    sql` `,
  )}`;

const amongValues = (column: RawBuilder<unknown>, values: RawBuilder<unknown>) =>
  sql`${column} = any(array(${values}))`;

/** In the order of bytes texts that begin alike lie side by side. */
const inBytes = (column: RawBuilder<unknown>) => sql`${column} collate "C"`;

/** Those that begin with the text, each once: from one to the next along the index, however many records have it. */
const beginningWith = (column: RawBuilder<unknown>, typed: Typed) => {
  const next = (from: RawBuilder<unknown>) => sql`select ${inBytes(column)} as value from audit_events r
    where ${inBytes(column)} ${from} order by 1 limit 1`;
  return sql`with recursive beginning as (
      (${next(sql`>= ${typed}`)})
      union all select (${next(sql`> beginning.value`)}) from beginning where starts_with(beginning.value, ${typed}))
    select value from beginning where starts_with(value, ${typed})`;
};

const [ACCOUNT, EVENT, KIND] = [sql`r.account_id`, sql`r.event`, sql`r.target_kind`];
const [TARGET_ID, IP, REQUEST] = [sql`r.target_id`, sql`r.ip`, sql`r.request_id`];
const text = (at: Asked, name: string) => sql`${at(name)}::text`;
/** Reference numbers and addresses are kept in small letters. */
const small = (typed: Typed) => sql`lower(${typed})`;
const chosen = (name: string) => (at: Asked) => sql`select distinct unnest(${at(name)}::text[]) as value`;

/** Where two have as few records the earlier is taken. */
const WAYS: readonly ValuesWay[] = [
  {
    by: 'request',
    among: [{ column: inBytes(REQUEST), values: (at) => beginningWith(REQUEST, small(text(at, 'request'))) }],
  },
  { by: 'target', among: [{ column: TARGET_ID, values: (at) => targetsNamed(text(at, 'target')) }] },
  { by: 'person', among: [{ column: ACCOUNT, values: (at) => accountsNamed(text(at, 'person')) }] },
  {
    by: 'q',
    among: [
      { column: ACCOUNT, values: (at) => accountsWithWords(at) },
      { column: EVENT, values: chosen('events') },
      { column: TARGET_ID, values: (at) => targetsNamed(text(at, 'sought')) },
      { column: inBytes(IP), values: (at) => beginningWith(IP, text(at, 'address')) },
    ],
  },
  { by: 'action', among: [{ column: EVENT, values: chosen('action') }] },
  { by: 'ip', among: [{ column: inBytes(IP), values: (at) => beginningWith(IP, small(text(at, 'ip'))) }] },
  { by: 'kind', among: [{ column: KIND, values: chosen('kind') }] },
];

/** Besides its words: the events whose names have them, the text as a target, and as an address where it looks like one. */
export interface SoughtInTrail {
  events: readonly string[];
  sought: string;
  address: string | null;
}

const TRAIL: ListSource<typeof AUDIT_LIST, SoughtInTrail> = {
  list: AUDIT_LIST,
  from: () => RECORDS,
  columns: AUDIT_COLUMNS,
  typedConditions: {
    person: (typed) => amongValues(ACCOUNT, accountsNamed(typed)),
    target: (typed) => amongValues(TARGET_ID, targetsNamed(typed)),
    request: (typed) => sql`starts_with(${REQUEST}, ${small(typed)})`,
    ip: (typed) => sql`starts_with(${IP}, ${small(typed)})`,
  },
  search: (at) => sql`(${amongValues(ACCOUNT, accountsWithWords(at))} or ${EVENT} = any(${at('events')}::text[])
    or ${amongValues(TARGET_ID, targetsNamed(sql`${at('sought')}::text`))}
    or starts_with(${IP}, ${at('address')}::text))`,
};

/** Pages of the whole trail. */
export const auditPages = listPagesOf<typeof AUDIT_LIST, SoughtInTrail>({
  list: AUDIT_LIST,
  from: () => ({ name: '', rows: (question, at) => rowsByShortest(TRAIL, WAYS, question, at) }),
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

const { occurredAt, number, ...COLUMNS } = AUDIT_COLUMNS;
const SELECTED = sql.join(Object.entries(COLUMNS).map(([name, column]) => sql`${column} as ${sql.id(name)}`));

const record = statement<{ id: string }, AuditRecord>(
  (at) => sql`select ${SELECTED}, ${instant(occurredAt)} as "occurredAt", ${number}::int as number, r.operation,
      case r.target_kind when 'expense-claim' then ${handedInMonth(TARGET)} end as "targetMonth",
      r.difference, encode(k.hash, 'hex') as hash
    from audit_events r left join audit_chain k on k.event_id = r.id where r.id = ${at('id')}::uuid`,
);

/** One record with its difference, its hash and the month of its claim; `null` where there is none. */
export async function findRecord(pool: Pool, id: string): Promise<AuditRecord | null> {
  return (await run(pool, record, { id }))[0] ?? null;
}
