// The SQL of people's papers: reads, and one statement for each change.
import { PAPER_KIND_NAMES, PAPER_KINDS, type PaperKind } from '@madoguchi/contract/onboarding/kinds.ts';
import { PAPER_LIST } from '@madoguchi/contract/onboarding/lists.ts';
import type { ListedStatus, PaperStatus, Submission } from '@madoguchi/contract/onboarding/paper-model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import type { AuditedTarget } from '../../../platform/audit/audited-target.ts';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import { toldFactRows } from '../../../platform/facts/told-facts-store.ts';
import { listPages } from '../../../platform/list/list-store.ts';
import type { StepValues } from '../../../platform/record/record-kit.ts';
import { wageAccountRows } from '../../bank-accounts/public.ts';

const NOTHING = sql`'{}'::jsonb as patch`;
const TOLD_WITH = sql`exists (select from changed)`;

/** The person as their papers name them. */
const NAME = sql`coalesce(nullif(concat_ws(' ', nullif(e.last_name, ''), nullif(e.first_name, '')), ''), a.display_name)`;

/** The newest paper of a person and kind, by name `p`; a request that was taken back is as if it had not been. */
const newestOf = (account: RawBuilder<unknown>, kind: RawBuilder<unknown>) => sql`(select * from onboarding_papers n
  where n.account_id = ${account} and n.kind = ${kind} and n.status <> 'taken_back' order by n.begun_at desc, n.id desc limit 1)`;

const KINDS = sql`unnest(array[${sql.join(PAPER_KINDS.map((kind) => sql.lit(kind)))}]) k (kind)`;

const OUTDATED = sql`(p.status = 'accepted' and exists (select from onboarding_templates t
  join onboarding_templates signed on signed.id = p.template_id
  where t.kind = p.kind and t.status = 'published' and t.must_agree_again and t.number > signed.number))`;

const SUBMITTED_AT = sql`(select max(s.signed_at) from onboarding_submissions s where s.paper_id = p.id)`;
const DECIDED_AT = sql`(select max(d.at) from onboarding_decisions d join onboarding_submissions s on s.id = d.submission_id
  where s.paper_id = p.id)`;

/** Everybody who may be asked for papers, and whoever has some: each with each kind. */
export const paperPages = listPages<typeof PAPER_LIST, object>({
  list: PAPER_LIST,
  from: () => sql`accounts a cross join ${KINDS} left join employees e on e.id = a.employee_id
    left join lateral ${newestOf(sql`a.id`, sql`k.kind`)} p on true
    left join onboarding_templates t on t.id = p.template_id`,
  where: () => [sql`not ('auditor' = any(a.roles)) and (p.id is not null or a.status <> 'suspended')`],
  columns: {
    id: sql`p.id`,
    accountId: sql`a.id`,
    employeeId: sql`e.number`,
    name: NAME,
    departmentCode: sql`e.department_code`,
    paperKind: sql`k.kind`,
    status: sql`coalesce(p.status, 'none')`,
    number: sql`t.number`,
    isOutdated: sql`coalesce(${OUTDATED}, false)`,
    dueOn: sql`p.due_on`,
    submittedAt: SUBMITTED_AT,
    decidedAt: DECIDED_AT,
  },
  filterColumns: { again: sql`coalesce(${OUTDATED}, false)` },
});

export interface TemplateOfPaper {
  id: string;
  number: number;
  note: string;
  title: string;
  titleEn: string;
  text: string;
  textEn: string;
  sha256: string;
}

const templateColumns = (
  t: string,
) => sql`jsonb_build_object('id', ${sql.ref(`${t}.id`)}, 'number', ${sql.ref(`${t}.number`)},
  'note', ${sql.ref(`${t}.note`)}, 'title', ${sql.ref(`${t}.title`)}, 'titleEn', ${sql.ref(`${t}.title_en`)},
  'text', ${sql.ref(`${t}.body`)}, 'textEn', ${sql.ref(`${t}.body_en`)}, 'sha256', encode(${sql.ref(`${t}.sha256`)}, 'hex'))`;

export interface StoredSubmission {
  id: string;
  count: number;
  template: TemplateOfPaper;
  sha256: string;
  answers: string;
  language: 'ja' | 'en';
  signedName: string;
  ip: string;
  signedOn: string;
  signedAt: string;
  decision: Submission['decision'];
}

const SUBMISSIONS = sql`coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'count', s.count,
    'template', ${templateColumns('st')}, 'sha256', encode(s.sha256, 'hex'), 'answers', encode(s.answers, 'base64'),
    'language', s.language, 'signedName', s.signed_name, 'ip', s.ip, 'signedOn', s.signed_on,
    'signedAt', ${instant(sql`s.signed_at`)}, 'decision', case when d.submission_id is null then null else
      jsonb_build_object('outcome', d.outcome, 'by', d.by_name, 'at', ${instant(sql`d.at`)}, 'comment', d.comment,
        'comments', d.comments) end) order by s.count desc)
  from onboarding_submissions s join onboarding_templates st on st.id = s.template_id
    left join onboarding_decisions d on d.submission_id = s.id
  where s.paper_id = p.id), '[]')`;

const WITHDRAWALS = sql`coalesce((select jsonb_agg(jsonb_build_object('key', w.key, 'at', ${instant(sql`w.at`)})
  order by w.at, w.key) from onboarding_withdrawals w where w.paper_id = p.id), '[]')`;

export interface StoredPaper {
  id: string;
  version: number;
  status: PaperStatus;
  updatedAt: string;
  paperKind: PaperKind;
  accountId: string;
  name: string;
  employeeId: string | null;
  dueOn: string | null;
  takenBackReason: string;
  /** Sealed; null before anything is kept. */
  answers: Buffer | null;
  template: TemplateOfPaper | null;
  /** Newest first. */
  submissions: StoredSubmission[];
  withdrawals: { key: string; at: string }[];
}

const PAPER = sql`p.id, p.version, p.status, ${instant(sql`p.updated_at`)} as "updatedAt", p.kind as "paperKind",
  p.account_id as "accountId", ${NAME} as name, e.number as "employeeId", p.due_on as "dueOn", p.answers,
  coalesce(p.taken_back_reason, '') as "takenBackReason",
  case when t.id is null then null else ${templateColumns('t')} end as template,
  ${SUBMISSIONS} as submissions, ${WITHDRAWALS} as withdrawals`;
const WITH = sql`join accounts a on a.id = p.account_id left join employees e on e.id = a.employee_id
  left join onboarding_templates t on t.id = p.template_id`;

const byId = statement<{ id: string }, StoredPaper>(
  (at) => sql`select ${PAPER} from onboarding_papers p ${WITH} where p.id = ${at('id')}::uuid`,
);

export async function findPaper(pool: Pool, id: string): Promise<StoredPaper | null> {
  return (await run(pool, byId, { id }))[0] ?? null;
}

/** A paper that counts: a request that was taken back does not. */
type CountedPaper = StoredPaper & { status: Exclude<PaperStatus, 'taken_back'> };

const newest = statement<{ account: string; kind: PaperKind }, CountedPaper>(
  (at) => sql`select ${PAPER} from ${newestOf(sql`${at('account')}::uuid`, sql`${at('kind')}`)} p ${WITH}`,
);

/** The newest paper of a person and kind; `null` where there is none. */
export async function findNewest(pool: Pool, account: string, kind: PaperKind): Promise<CountedPaper | null> {
  return (await run(pool, newest, { account, kind }))[0] ?? null;
}

interface OwnState {
  id: string | null;
  paperKind: PaperKind;
  status: ListedStatus;
  dueOn: string | null;
}

const ownStates = statement<{ account: string }, OwnState>(
  (at) => sql`select p.id, k.kind as "paperKind", coalesce(p.status, 'none') as status, p.due_on as "dueOn"
    from ${KINDS} left join lateral ${newestOf(sql`${at('account')}::uuid`, sql`k.kind`)} p on true`,
);

export function findOwnStates(pool: Pool, account: string): Promise<OwnState[]> {
  return run(pool, ownStates, { account });
}

const waiting = statement<{ account: string }, { count: number; since: string | null }>(
  (at) => sql`select count(*)::int as count,
      ${instant(sql`min(case when p.status = 'returned' then ${DECIDED_AT} else p.begun_at end)`)} as since
    from ${KINDS} join lateral ${newestOf(sql`${at('account')}::uuid`, sql`k.kind`)} p on true
    where p.status = 'returned' or (p.status in ('requested', 'in_progress') and p.requested_by is not null)`,
);

/** The papers that the person was asked for or that came back, and since when the oldest waits; null without any. */
export async function findWaitingPapers(pool: Pool, account: string): Promise<{ count: number; since: string } | null> {
  const { count, since } = (await run(pool, waiting, { account }))[0] ?? { count: 0, since: null };
  return since === null ? null : { count, since };
}

const inUse = statement<{ kind: PaperKind }, { template: TemplateOfPaper }>(
  (at) => sql`select ${templateColumns('t')} as template from onboarding_templates t
    where t.kind = ${at('kind')} and t.status = 'published' order by t.number desc limit 1`,
);

/** The newest published text of a paper: every installation has one. */
export async function findTextInUse(pool: Pool, kind: PaperKind): Promise<TemplateOfPaper> {
  const [found] = await run(pool, inUse, { kind });
  if (found === undefined) throw new Error(`There is no text of the paper ${kind}`);
  return found.template;
}

interface Kept {
  id: string;
  account: string;
  kind: PaperKind;
  template: string;
  answers: Buffer;
  to: string;
  at: string;
}

/** Begins a paper that nobody asked for; none where one of its kind is under way. */
export const beginPaper = change<Kept>((at) => ({
  changed: sql`insert into onboarding_papers (id, account_id, kind, status, version, template_id, answers, begun_at,
      updated_at)
    values (${at('id')}::uuid, ${at('account')}::uuid, ${at('kind')}, ${at('to')}, 1, ${at('template')}::uuid,
      ${at('answers')}::bytea, ${at('at')}::timestamptz, ${at('at')}::timestamptz)
    on conflict (account_id, kind) where status in ('requested', 'in_progress', 'submitted', 'returned') do nothing
    returning ${NOTHING}`,
}));

export const savePaper = change<StepValues & Pick<Kept, 'template' | 'answers'>>((at) => ({
  changed: sql`update onboarding_papers set status = ${at('to')}, template_id = ${at('template')}::uuid,
      answers = ${at('answers')}::bytea, version = version + 1, updated_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')} returning ${NOTHING}`,
}));

interface Submitting extends StepValues, Pick<Kept, 'template' | 'answers'> {
  submission: string;
  handedIn: Buffer;
  count: number;
  sha256: string;
  language: string;
  signedName: string;
  registeredName: string;
  address: string;
  day: string;
  facts: string;
}

export const submitPaper = change<Submitting>((at) => ({
  changed: sql`update onboarding_papers set status = ${at('to')}, template_id = ${at('template')}::uuid,
      answers = ${at('answers')}::bytea, version = version + 1, updated_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')} returning ${NOTHING}`,
  after: {
    handed_in: sql`insert into onboarding_submissions (id, paper_id, count, template_id, sha256, answers, language,
        signed_name, registered_name, ip, signed_on, signed_at)
      select ${at('submission')}::uuid, ${at('id')}::uuid, ${at('count')}::int, ${at('template')}::uuid,
        decode(${at('sha256')}, 'hex'), ${at('handedIn')}::bytea, ${at('language')}, ${at('signedName')},
        ${at('registeredName')}, ${at('address')}, ${at('day')}::date, ${at('at')}::timestamptz
      from changed`,
    told: toldFactRows(at('facts'), TOLD_WITH),
  },
}));

interface Deciding extends StepValues {
  submission: string;
  outcome: string;
  comment: string;
  comments: string;
  byName: string;
  facts: string;
  /** The accounts that an accepted application sets; `[]` of any other paper. */
  accounts: string;
}

/** Accepts or returns; what was accepted before is superseded first, so that one stands at each moment. */
export const decidePaper = change<Deciding>((at) => ({
  before: {
    deciding: sql`select id, account_id, kind from onboarding_papers where id = ${at('id')}::uuid
      and version = ${at('version')}::int and status = ${at('from')} for update`,
    superseded: sql`update onboarding_papers o set status = 'superseded', version = o.version + 1,
        updated_at = ${at('at')}::timestamptz
      from deciding where ${at('to')} = 'accepted' and o.account_id = deciding.account_id and o.kind = deciding.kind
        and o.status = 'accepted'
      returning o.id`,
  },
  changed: sql`update onboarding_papers p set status = ${at('to')}, version = p.version + 1,
      updated_at = ${at('at')}::timestamptz
    from deciding left join (select count(*) as n from superseded) s on true where p.id = deciding.id
    returning ${NOTHING}`,
  after: {
    decided: sql`insert into onboarding_decisions (submission_id, outcome, comment, comments, by_account, by_name, at)
      select ${at('submission')}::uuid, ${at('outcome')}, ${at('comment')}, ${at('comments')}::jsonb, ${at('by')}::uuid,
        ${at('byName')}, ${at('at')}::timestamptz from changed`,
    paid_to: wageAccountRows({ rows: at('accounts'), by: at('by'), now: at('at') }),
    told: toldFactRows(at('facts'), TOLD_WITH),
  },
}));

export const withdrawItem = change<StepValues & { item: string; address: string }>((at) => ({
  changed: sql`update onboarding_papers set status = ${at('to')}, version = version + 1,
      updated_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')} returning ${NOTHING}`,
  after: {
    withdrawn: sql`insert into onboarding_withdrawals (paper_id, key, ip, at)
      select ${at('id')}::uuid, ${at('item')}, ${at('address')}, ${at('at')}::timestamptz from changed`,
  },
}));

interface Requesting {
  /** JSON of `id, account, kind`. */
  wanted: string;
  dueOn: string | null;
  by: string;
  at: string;
  facts: string;
}

/** Asks for papers where none of the kind is under way; the answer counts those. */
export const requestMany = change<Requesting, { requested: number }>((at) => ({
  before: {
    asked: sql`insert into onboarding_papers (id, account_id, kind, status, version, due_on, requested_by, begun_at,
        updated_at)
      select w.id, w.account, w.kind, 'requested', 1, ${at('dueOn')}::date, ${at('by')}::uuid, ${at('at')}::timestamptz,
        ${at('at')}::timestamptz
      from json_to_recordset(${at('wanted')}::json) as w (id uuid, account uuid, kind text)
        join accounts a on a.id = w.account and a.status <> 'suspended' and not ('auditor' = any(a.roles))
      on conflict (account_id, kind) where status in ('requested', 'in_progress', 'submitted', 'returned') do nothing
      returning id`,
  },
  changed: sql`select jsonb_build_object('requested', (select count(*)::int from asked)) as patch`,
  after: { told: toldFactRows(at('facts'), sql`f.subject in (select id from asked)`) },
}));

/** Notes the day on those whose turn it is and who were not reminded today; the answer counts them. */
export const remindMany = change<{ ids: readonly string[]; today: string; facts: string }, { reminded: number }>(
  (at) => ({
    before: {
      asked: sql`update onboarding_papers set reminded_on = ${at('today')}::date
      where id = any(${at('ids')}::uuid[]) and status in ('requested', 'in_progress', 'returned')
        and reminded_on is distinct from ${at('today')}::date returning id`,
    },
    changed: sql`select jsonb_build_object('reminded', (select count(*)::int from asked)) as patch`,
    after: { told: toldFactRows(at('facts'), sql`f.subject in (select id from asked)`) },
  }),
);

/** Takes a request back: nothing of what was typed stays. */
export const takeBack = change<StepValues & { reason: string; facts: string }>((at) => ({
  changed: sql`update onboarding_papers set status = ${at('to')}, taken_back_reason = ${at('reason')}, answers = null,
      template_id = null, version = version + 1, updated_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')} returning ${NOTHING}`,
  after: { told: toldFactRows(at('facts'), TOLD_WITH) },
}));

export interface DuePaper {
  id: string;
  account: string;
  kind: PaperKind;
  dueOn: string;
  remindedOn: string | null;
}

const due = statement<{ until: string }, DuePaper>(
  (at) => sql`select p.id, p.account_id as account, p.kind, p.due_on as "dueOn", p.reminded_on as "remindedOn"
    from onboarding_papers p join accounts a on a.id = p.account_id and a.status <> 'suspended'
    where p.status in ('requested', 'in_progress', 'returned') and p.due_on <= ${at('until')}::date`,
);

/** The papers that wait for their person and are due by a day. */
export function findDue(executor: Executor, until: string): Promise<DuePaper[]> {
  return run(executor, due, { until });
}

const remindedDue = statement<{ ids: readonly string[]; today: string; facts: string }, { id: string }>(
  (at) => sql`with asked as (update onboarding_papers set reminded_on = ${at('today')}::date
      where id = any(${at('ids')}::uuid[]) and status in ('requested', 'in_progress', 'returned')
        and reminded_on is distinct from ${at('today')}::date returning id),
    told as (${toldFactRows(at('facts'), sql`f.subject in (select id from asked)`)})
    select id from told`,
);

/** Notes the day and tells the people in one statement; answers how many were told. */
export async function remindDue(executor: Executor, ids: readonly string[], today: string, facts: string) {
  return (await run(executor, remindedDue, { ids, today, facts })).length;
}

const named = statement<{ ids: readonly string[] }, { id: string; account: string; kind: PaperKind }>(
  (at) => sql`select id, account_id as account, kind from onboarding_papers where id = any(${at('ids')}::uuid[])`,
);

export function findNamed(pool: Pool, ids: readonly string[]) {
  return run(pool, named, { ids });
}

/** The papers of onboarding in the audit trail: whose, and which. */
export const auditedPapers: AuditedTarget = {
  kind: 'onboarding-paper',
  name: (id) => sql`(select ${NAME} || ' ' || case p.kind ${sql.join(
    PAPER_KINDS.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(PAPER_KIND_NAMES[kind].ja)}`),
    sql` `,
  )} end from onboarding_papers p join accounts a on a.id = p.account_id left join employees e on e.id = a.employee_id
    where p.id = ${id})`,
};
