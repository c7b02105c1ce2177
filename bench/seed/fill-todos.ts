// Gives one person many to-dos: as many of them have the word of a week in every database, and every fifth has a frequent one.
import type { ClientBase } from 'pg';
import { ADMIN, ID_HEADS } from './size.ts';

/** To-dos of the one person in the three databases. */
export const TODO_COUNTS = [500, 5_000, 50_000] as const;
/** So many weeks have a to-do with a word of their own. */
export const WEEKS = 200;
export const FREQUENT_WORD = '資料';

const ACCOUNT = `('${ID_HEADS.account}-0000-7000-8000-' || lpad(to_hex(${ADMIN}), 12, '0'))::uuid`;
/** System people use the tool. */
const KEEPER = `update accounts set roles = array['system'] where id = ${ACCOUNT}`;
const FOLDER = `('${ID_HEADS.todo}-0000-7000-8001-000000000000')::uuid`;
/** Without any place, a page would be planned as if a folder were found for nothing. */
const PLACES = `insert into todo_places (id, version, account_id, kind, handle, title, colour, position)
  values (${FOLDER}, 1, ${ACCOUNT}, 'folder', 'work', '仕事', 'blue', 1)`;
/** Three of ten are without a due day, one of four is done. */
const TODOS = `insert into todos (id, version, account_id, title, notes, start_on, due_on, starred, important, label_ids, subtasks,
    completed_at, created_at, changed_at, folder_id)
  select ('${ID_HEADS.todo}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1, ${ACCOUNT},
    case when n < ${WEEKS} then '週報' || lpad(n::text, 3, '0') when n * 7919 % 100003 % 5 = 0 then '${FREQUENT_WORD}の準備' || n else '用件' || n * 7919 % 100003 end,
    '', case when n % 2 = 0 then day - 3 end, case when n % 10 < 7 then day end, n % 20 = 0, n % 30 = 0, '{}', '[]',
    case when n % 4 = 0 then now() end, now(), now(), case when n % 3 = 0 then ${FOLDER} end
  from (select n, $2::date - 60 + (n * 31 % 180) as day from generate_series(0, $1::int - 1) n) drawn`;

/** Adds so many to-dos of the one person. */
export async function fillTodos(client: ClientBase, todos: number, today: string): Promise<void> {
  await client.query(KEEPER);
  await client.query(PLACES);
  await client.query(TODOS, [todos, today]);
  await client.query('vacuum (freeze, analyze)');
}
