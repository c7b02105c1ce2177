// All SQL of the FAQ: what readers may see and what helped, what its maintainers keep, and what was asked.

import { FAQ_LIST } from '@madoguchi/contract/faq/lists.ts';
import type {
  AskedQuestion,
  FaqDraft,
  FaqEntry,
  FaqReaders,
  MaintainedFaqEntry,
  MissedSearch,
  QuestionStatus,
} from '@madoguchi/contract/faq/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';
import { listPages } from '../../platform/list/list-store.ts';
import type { StepValues } from '../../platform/record/record-kit.ts';

const NOTHING = sql`'{}'::jsonb as patch`;

interface Reading {
  /** Null for a guest. */
  account: string | null;
  readers: readonly FaqReaders[];
}

const seen = statement<Reading, Omit<FaqEntry, 'readings'>>(
  (at) => sql`select e.id, e.category as "faqCategory", e.question, e.question_en as "questionEn", e.answer,
      e.answer_en as "answerEn", e.keywords, e.places, ${instant(sql`e.updated_at`)} as "updatedAt", r.helpful
    from faq_entries e left join faq_ratings r on r.entry_id = e.id and r.account_id = ${at('account')}::uuid
    where e.status = 'published' and e.readers = any(${at('readers')}::text[])
    order by e.category, e.sort_order, e.id`,
);

/** Everything published that the caller may see, by category and order. */
export function findSeen(pool: Pool, reading: Reading): Promise<Omit<FaqEntry, 'readings'>[]> {
  return run(pool, seen, reading);
}

const IS_SEEN = sql`select id from faq_entries where status = 'published'`;

/** Counts a look at an entry that the person may see, once a day. */
export const viewEntry = change<Reading & { id: string; day: string }>((at) => ({
  before: {
    entry: sql`${IS_SEEN} and id = ${at('id')}::uuid and readers = any(${at('readers')}::text[])`,
    viewed: sql`insert into faq_views (entry_id, account_id, day)
      select id, ${at('account')}::uuid, ${at('day')}::date from entry on conflict do nothing`,
  },
  changed: sql`select ${NOTHING} from entry`,
}));

/** Keeps what the person says of an entry that they may see; the newer word counts. */
export const rateEntry = change<Reading & { id: string; helpful: boolean; at: string }>((at) => ({
  changed: sql`insert into faq_ratings (entry_id, account_id, helpful, rated_at)
    select id, ${at('account')}::uuid, ${at('helpful')}::boolean, ${at('at')}::timestamptz
    from faq_entries where status = 'published' and id = ${at('id')}::uuid and readers = any(${at('readers')}::text[])
    on conflict (entry_id, account_id) do update set helpful = excluded.helpful, rated_at = excluded.rated_at
    returning ${NOTHING}`,
}));

/** Counts a search that found nothing. Of too many different ones the rarest and oldest is forgotten. */
export const noteMissed = change<{ words: string; at: string; most: number }>((at) => ({
  before: {
    rarest: sql`delete from faq_missed_searches where words in (select words from faq_missed_searches
      where words <> folded(${at('words')}) order by count desc, last_at desc offset ${at('most')}::int)`,
  },
  changed: sql`insert into faq_missed_searches (words, count, last_at)
    values (folded(${at('words')}), 1, ${at('at')}::timestamptz)
    on conflict (words) do update set count = faq_missed_searches.count + 1, last_at = excluded.last_at
    returning ${NOTHING}`,
}));

const VIEWS = sql`(select count(*)::int from faq_views v where v.entry_id = e.id)`;

interface Looking {
  /** Sees entries in every state and for every reader. */
  maintains: boolean;
  seenBy: readonly FaqReaders[];
}

/** Pages of all entries; of the published ones that somebody may read, for who does not maintain them. */
export const faqPages = listPages<typeof FAQ_LIST, Looking>({
  list: FAQ_LIST,
  from: () => sql`faq_entries e join accounts u on u.id = e.updated_by`,
  where: (at) => [
    sql`(${at('maintains')}::boolean or (e.status = 'published' and e.readers = any(${at('seenBy')}::text[])))`,
  ],
  columns: {
    id: sql`e.id`,
    version: sql`e.version`,
    question: sql`e.question`,
    faqCategory: sql`e.category`,
    readers: sql`e.readers`,
    status: sql`e.status`,
    order: sql`e.sort_order`,
    viewCount: VIEWS,
    updatedAt: sql`e.updated_at`,
    updatedBy: sql`u.display_name`,
    helpfulRate: sql`(select round(100.0 * count(*) filter (where r.helpful) / nullif(count(*), 0))::int
      from faq_ratings r where r.entry_id = e.id)`,
  },
});

const maintainedOne = statement<{ id: string }, MaintainedFaqEntry>(
  (at) => sql`select e.id, e.status, e.version, e.category as "faqCategory", e.question, e.question_en as "questionEn",
      e.answer, e.answer_en as "answerEn", e.keywords, e.sort_order as "order", e.readers, e.places,
      ${instant(sql`e.updated_at`)} as "updatedAt", u.display_name as "updatedBy", ${VIEWS} as "viewCount",
      (select count(*)::int from faq_ratings r where r.entry_id = e.id and r.helpful) as "helpfulCount",
      (select count(*)::int from faq_ratings r where r.entry_id = e.id and not r.helpful) as "unhelpfulCount"
    from faq_entries e join accounts u on u.id = e.updated_by where e.id = ${at('id')}::uuid`,
);

/** The entry in whatever state; `null` where there is none. */
export async function findMaintained(pool: Pool, id: string): Promise<MaintainedFaqEntry | null> {
  return (await run(pool, maintainedOne, { id }))[0] ?? null;
}

/** The answer has another name here: the platform writes what a change answers under its own. */
type Written = Omit<FaqDraft, 'answer'> & { answerJa: string; id: string; by: string; at: string };

const CONTENT_COLUMNS = sql`category, question, question_en, answer, answer_en, keywords, sort_order, readers, places`;

const CONTENT_VALUES = (at: Places<Written>) => sql`${at('faqCategory')}, ${at('question')}, ${at('questionEn')},
  ${at('answerJa')}, ${at('answerEn')}, ${at('keywords')}::text[], ${at('order')}::int, ${at('readers')},
  ${at('places')}::text[]`;

/** Begins a draft; from a question that is not there nothing begins. */
export const insertEntry = change<Written & { fromQuestion: string | null }>((at) => ({
  changed: sql`insert into faq_entries (id, status, version, ${CONTENT_COLUMNS}, from_question, created_by, created_at,
      updated_by, updated_at)
    select ${at('id')}::uuid, 'draft', 1, ${CONTENT_VALUES(at as Places<Written>)}, ${at('fromQuestion')}::uuid,
      ${at('by')}::uuid, ${at('at')}::timestamptz, ${at('by')}::uuid, ${at('at')}::timestamptz
    where ${at('fromQuestion')}::uuid is null
      or exists (select from faq_questions where id = ${at('fromQuestion')}::uuid)
    returning ${NOTHING}`,
}));

export const updateEntry = change<Written & { version: number }>((at) => ({
  changed: sql`update faq_entries set (${CONTENT_COLUMNS}) = row(${CONTENT_VALUES(at as Places<Written>)}),
      version = version + 1, updated_by = ${at('by')}::uuid, updated_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int returning ${NOTHING}`,
}));

export const stepEntry = change<StepValues>((at) => ({
  changed: sql`update faq_entries set status = ${at('to')}, version = version + 1, updated_by = ${at('by')}::uuid,
      updated_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')} returning ${NOTHING}`,
}));

const missed = statement<object, MissedSearch>(
  () => sql`select words, count, ${instant(sql`last_at`)} as "lastAt" from faq_missed_searches
    order by count desc, last_at desc limit 100`,
);

/** Searches that found nothing, the most frequent first, at most 100. */
export function findMissed(pool: Pool): Promise<MissedSearch[]> {
  return run(pool, missed, {});
}

const QUESTION = sql`q.id, q.version, q.status, q.question, q.searched, q.asked_by_name as "askedBy",
  ${instant(sql`q.asked_at`)} as "askedAt", q.answer, q.answered_by_name as "answeredBy",
  ${instant(sql`q.answered_at`)} as "answeredAt",
  (select e.id from faq_entries e where e.from_question = q.id and e.status = 'published' limit 1) as "entryId"`;

interface Paging {
  /** Null: everybody's. */
  account: string | null;
  status: QuestionStatus | null;
  after: string | null;
  fetched: number;
}

const page = statement<Paging, AskedQuestion>(
  (at) => sql`select ${QUESTION} from faq_questions q
    where (${at('account')}::uuid is null or q.asked_by = ${at('account')}::uuid)
      and (${at('status')}::text is null or q.status = ${at('status')})
      and q.id < coalesce(${at('after')}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
    order by q.id desc limit ${at('fetched')}::int`,
);

/** Questions, newest first, after one of them. */
export function findQuestions(pool: Pool, paging: Paging): Promise<AskedQuestion[]> {
  return run(pool, page, paging);
}

export type QuestionRow = AskedQuestion & { readonly employee: string | null };

const one = statement<{ id: string }, QuestionRow>(
  (at) => sql`select ${QUESTION}, a.employee_id as employee from faq_questions q join accounts a on a.id = q.asked_by
    where q.id = ${at('id')}::uuid`,
);

/** With the employee behind the asker, who is told of the answer; `null` where there is no such question. */
export async function findQuestion(pool: Pool, id: string): Promise<QuestionRow | null> {
  return (await run(pool, one, { id }))[0] ?? null;
}

interface Asking {
  id: string;
  question: string;
  searched: string;
  account: string;
  name: string;
  at: string;
  most: number;
  facts: string;
}

/** Keeps a question and tells its maintainers, unless the person has asked many within a day. */
export const insertQuestion = change<Asking>((at) => ({
  changed: sql`insert into faq_questions (id, version, status, question, searched, asked_by, asked_by_name, asked_at)
    select ${at('id')}::uuid, 1, 'open', ${at('question')}, ${at('searched')}, ${at('account')}::uuid, ${at('name')},
      ${at('at')}::timestamptz
    where (select count(*) from faq_questions where asked_by = ${at('account')}::uuid
      and asked_at > ${at('at')}::timestamptz - interval '1 day') < ${at('most')}::int
    returning ${NOTHING}`,
  after: { told: toldFactRows(at('facts'), sql`exists (select from changed)`) },
}));

interface Answering extends StepValues {
  /** Blank where it is closed without one. */
  given: string;
  name: string;
  facts: string;
}

/** Ends an open question, with an answer or without; who asked is told of an answer. */
export const endQuestion = change<Answering>((at) => ({
  changed: sql`update faq_questions set status = ${at('to')}, answer = ${at('given')}, version = version + 1,
      answered_by = ${at('by')}::uuid, answered_by_name = ${at('name')}, answered_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = 'open' returning ${NOTHING}`,
  after: { told: toldFactRows(at('facts'), sql`exists (select from changed)`) },
}));
