// To-dos, folders and labels of people who meet in tests.
import { randomUUID } from 'node:crypto';
import type { PlaceKind } from '@madoguchi/contract/to-dos/choices.ts';
import type { NewTodo, TodoContent } from '@madoguchi/contract/to-dos/model.ts';
import { addPlace, addTodo, changeTodo, listTodos, showTodo } from '@madoguchi/contract/to-dos/operations.ts';
import type * as z from 'zod';
import type { Who } from './people.ts';
import type { World } from './world.ts';

type NewContent = z.input<typeof NewTodo>;

export async function added({ as }: World, who: Who, content: Partial<NewContent> = {}) {
  return (await as(who)(addTodo, { title: '見積もり確認', ...content })).output;
}

export async function shown({ as }: World, who: Who, id: string) {
  return (await as(who)(showTodo, { id })).output;
}

/** The whole of a to-do as its form sends it, with what is changed. */
export async function contentOf(world: World, who: Who, id: string, more: Partial<TodoContent> = {}) {
  const { completedAt: _done, deletedAt: _deleted, createdAt: _created, ...content } = await shown(world, who, id);
  return { ...content, ...more };
}

/** Changed by its person on another page since: the version that is answered is late. */
export async function overtaken(world: World, who: Who) {
  const seen = await added(world, who);
  await world.as(who)(changeTodo, await contentOf(world, who, seen.id, { title: '別のこと' }));
  return seen;
}

export async function placed({ as }: World, who: Who, kind: PlaceKind, title = randomUUID().slice(0, 8)) {
  return (await as(who)(addPlace, { kind, title, colour: 'blue' })).output;
}

/** Titles of a place, in its order. */
export async function titlesIn({ as }: World, who: Who, place: object = {}): Promise<string[]> {
  return (await as(who)(listTodos, { ...place })).output.rows.map(({ title }) => title);
}

/** A row of somebody's to-dos, whatever their role. */
export async function todoRow({ pool }: Pick<World, 'pool'>, account: string, deletedAt: string | null = null) {
  const id = randomUUID();
  await pool.query(
    `insert into todos (id, version, account_id, title, notes, starred, important, label_ids, subtasks, created_at,
       changed_at, deleted_at)
     values ($1, 1, $2, '私用', '', false, false, '{}', '[]', now(), now(), $3)`,
    [id, account, deletedAt],
  );
  return id;
}

/** A folder or label of somebody. */
export async function placeRow({ pool }: Pick<World, 'pool'>, account: string, kind: PlaceKind, removedAt?: string) {
  const id = randomUUID();
  await pool.query(
    `insert into todo_places (id, version, account_id, kind, handle, title, colour, position, removed_at)
     values ($1, 1, $2, $3, $1::uuid::text, left($1::uuid::text, 20), 'blue', 1, $4)`,
    [id, account, kind, removedAt ?? null],
  );
  return id;
}

/** A change of the account that added the to-do. */
export async function changeRow({ pool, clock }: Pick<World, 'pool' | 'clock'>, account: string, todo: string) {
  const id = randomUUID();
  await pool.query('insert into todo_changes (id, account_id, changed_at, states) values ($1, $2, $3, $4)', [
    id,
    account,
    clock.now(),
    JSON.stringify([{ id: todo, version: 1, before: null }]),
  ]);
  return id;
}
