// The SQL of questions that people asked because no entry fitted.
import type { AskedQuestion, QuestionStatus } from '@madoguchi/contract/faq/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { run, statement } from '../../../platform/db/statement.ts';
import { toldFactRows } from '../../../platform/facts/told-facts-store.ts';
import type { StepValues } from '../../../platform/record/record-kit.ts';

const NOTHING = sql`'{}'::jsonb as patch`;

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
