// The SQL of maintaining the FAQ: any state, one statement each write.
import { FAQ_LIST } from '@madoguchi/contract/faq/lists.ts';
import type { FaqDraft, FaqReaders, MaintainedFaqEntry, MissedSearch } from '@madoguchi/contract/faq/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Places, run, statement } from '../../../platform/db/statement.ts';
import { listPages } from '../../../platform/list/list-store.ts';
import type { StepValues } from '../../../platform/record/record-kit.ts';

const NOTHING = sql`'{}'::jsonb as patch`;
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
