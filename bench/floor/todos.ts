// The floor's part of to-dos: the same conditions and orders in hand-written SQL, without rules or a page key.
import type { FastifyInstance } from 'fastify';
import { bigrams, searchWords } from '../../contract/src/values/folded.ts';
import type { Floor } from './reservations.ts';

const IS_LIVE = 'exists (select from todo_places p where p.id = ';
const COLUMNS = `t.id, t.version, t.title, left(t.notes, 600) as notes, t.start_on, t.due_on, t.due_time, t.status, t.starred,
  t.important, case when ${IS_LIVE} t.folder_id and p.removed_at is null) then t.folder_id end as folder,
  array(select l from unnest(t.label_ids) l where ${IS_LIVE} l and p.removed_at is null)) as labels,
  jsonb_array_length(t.subtasks) as subtasks,
  jsonb_array_length(jsonb_path_query_array(t.subtasks, '$[*] ? (@.isDone == true)')) as done, t.repeat is not null as repeats,
  t.link, t.created_at`;
const ORDERS: Readonly<Record<string, string>> = {
  '': 't.status desc, t.due_on, t.due_time, t.id',
  title: 't.title, t.id',
  '-due': 't.due_on desc nulls last, t.id desc',
};

export function addTodoRoutes(app: FastifyInstance, { pool, named, actorOf }: Floor): void {
  const known = new Map<string, ReturnType<Floor['named']>>();
  app.get<{ Querystring: { sort?: string; q?: string } }>('/api/to-dos', async (request) => {
    const { id } = await actorOf(request);
    const { sort = '', q } = request.query;
    const words = q === undefined ? [] : searchWords(q);
    const found = `and bigrams(t.search_text) @> $2::text[] and t.search_text like all ($3::text[])`;
    const text = `select ${COLUMNS} from todos t where t.account_id = $1 and t.deleted_at is null
      ${q === undefined ? '' : found} order by ${ORDERS[sort] ?? ''} limit 50`;
    const query = known.get(text) ?? named(text);
    known.set(text, query);
    const sought = q === undefined ? [] : [words.flatMap(bigrams), words.map((word) => `%${word}%`)];
    return { rows: (await pool.query(query([id, ...sought]))).rows, next: null };
  });
}
