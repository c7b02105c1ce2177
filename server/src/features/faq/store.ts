// The SQL of the FAQ as its readers meet it: what they may see, whether it helped, what was not found.
import type { FaqEntry, FaqReaders } from '@madoguchi/contract/faq/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';

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
