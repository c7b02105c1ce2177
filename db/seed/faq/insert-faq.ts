// The sample's FAQ as rows: written by the system account, rated and opened by some of the staff.
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import { SAMPLE_FAQ, SAMPLE_MISSED, SAMPLE_QUESTIONS } from './sample-faq.ts';

const TEN = 10 * 60;
const STEP = 10;
const OPENED_BY = 0.3;
const RATED_BY = 0.4;
const HELPED = 0.85;

/** Adds entries with looks and ratings, questions in each state, and searches without a hit. */
export async function insertFaq(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const author = employees.find(({ email }) => email === SAMPLE_PEOPLE.system.email);
  if (author === undefined) throw new Error('the sample has no system account');
  const entries = SAMPLE_FAQ.map((sample, index) => {
    const at = momentOf(addDays(today, -random.integer(3, 300)), TEN);
    const { status = 'published', readers = 'staff', places = [] } = sample;
    return { ...sample, status, readers, places, id: identity(at, random), order: (index + 1) * STEP, at: instant(at) };
  });
  await client.query(
    `insert into faq_entries (id, status, version, category, question, question_en, answer, answer_en, keywords,
       sort_order, readers, places, created_by, created_at, updated_by, updated_at)
     select id, status, case when status = 'draft' then 1 else 2 end, "faqCategory", question, "questionEn", answer,
       "answerEn", keywords, "order", readers, places, $2, at, $2, at
     from json_to_recordset($1) as row (id uuid, status text, "faqCategory" text, question text, "questionEn" text,
       answer text, "answerEn" text, keywords text[], "order" int, readers text, places text[], at timestamptz)`,
    [JSON.stringify(entries), author.accountId],
  );
  await insertUse(client, entries, employees, today, random);
  await insertQuestions(client, employees, author, today, random);
  const missed = SAMPLE_MISSED.map(([words, count, daysAgo]) => {
    return { words: folded(words), count, at: instant(momentOf(addDays(today, -daysAgo), TEN)) };
  });
  await client.query(
    `insert into faq_missed_searches (words, count, last_at)
     select words, count, at from json_to_recordset($1) as row (words text, count int, at timestamptz)`,
    [JSON.stringify(missed)],
  );
}

async function insertUse(
  client: PoolClient,
  entries: readonly { readonly id: string; readonly status: string }[],
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const staff = employees.filter(({ leftOn }) => leftOn === null);
  const views = entries
    .filter(({ status }) => status === 'published')
    .flatMap(({ id }) =>
      staff.filter(() => random.chance(OPENED_BY)).map(({ accountId }) => ({ id, account: accountId })),
    )
    .map((view) => ({
      ...view,
      daysAgo: random.integer(1, 60),
      helpful: random.chance(HELPED),
      rates: random.chance(RATED_BY),
    }))
    .map(({ daysAgo, ...view }) => ({ ...view, day: addDays(today, -daysAgo) }));
  await client.query(
    `insert into faq_views (entry_id, account_id, day)
     select id, account, day from json_to_recordset($1) as row (id uuid, account uuid, day date)`,
    [JSON.stringify(views)],
  );
  await client.query(
    `insert into faq_ratings (entry_id, account_id, helpful, rated_at)
     select id, account, helpful, day + interval '2 hours'
     from json_to_recordset($1) as row (id uuid, account uuid, day date, helpful boolean, rates boolean) where rates`,
    [JSON.stringify(views)],
  );
}

async function insertQuestions(
  client: PoolClient,
  employees: readonly Employee[],
  author: Employee,
  today: PlainDate,
  random: Random,
): Promise<void> {
  const asking = employees.filter(({ leftOn, email }) => leftOn === null && email !== author.email);
  const questions = SAMPLE_QUESTIONS.map(({ daysAgo, ...question }) => {
    const at = momentOf(addDays(today, -daysAgo), TEN);
    const asker = asking[random.integer(0, asking.length - 1)] ?? author;
    const ended = question.status === 'open' ? null : instant(momentOf(addDays(today, -daysAgo), TEN + 90));
    return {
      ...question,
      id: identity(at, random),
      account: asker.accountId,
      name: nameOf(asker),
      at: instant(at),
      ended,
    };
  });
  await client.query(
    `insert into faq_questions (id, version, status, question, searched, asked_by, asked_by_name, asked_at, answer,
       answered_by, answered_by_name, answered_at)
     select id, case when ended is null then 1 else 2 end, status, question, searched, account, name, at, answer,
       case when ended is not null then $2::uuid end, case when ended is not null then $3 end, ended
     from json_to_recordset($1) as row (id uuid, status text, question text, searched text, account uuid, name text,
       at timestamptz, answer text, ended timestamptz)`,
    [JSON.stringify(questions), author.accountId, nameOf(author)],
  );
}

const nameOf = ({ lastName, firstName }: Pick<Employee, 'lastName' | 'firstName'>) => `${lastName} ${firstName}`;
