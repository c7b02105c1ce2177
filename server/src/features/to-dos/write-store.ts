// The statements that write to-dos: whole ones at the versions that were read, with what takes the change back.
import type { Todo } from '@madoguchi/contract/to-dos/model.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import { sql } from 'kysely';
import { change } from '../../platform/db/change.ts';

interface TodoWrite {
  account: string;
  at: string;
  todos: string;
  undo: string;
  states: string;
  /** The change that is taken back, if this does. */
  undoes: string | null;
  /** Changes before this can no longer be taken back. */
  forgotten: string;
}

/** Each to-do in full, at the version that was read: 0 where there was none. `gone`: those that are not there any more. */
export function writtenTodos(todos: readonly Todo[], gone: ReadonlySet<string> = new Set()): string {
  return JSON.stringify(
    todos.map((todo) => ({
      ...todo,
      remindAt: todo.reminder && tokyoInstant(todo.reminder.day, todo.reminder.time),
      isGone: gone.has(todo.id),
    })),
  );
}

/** Nothing is written where a to-do is at another version by now, or where a change was taken back already. */
export const writeTodos = change<TodoWrite>((at) => ({
  before: {
    given: sql`select * from json_to_recordset(${at('todos')}::json) as g(id uuid, version int, title text, notes text,
        "startOn" date, "dueOn" date, "dueTime" text, starred boolean, important boolean, "folderId" uuid,
        "labelIds" jsonb, subtasks jsonb, repeat jsonb, "remindAt" timestamptz, link jsonb, "completedAt" timestamptz,
        "deletedAt" timestamptz, "createdAt" timestamptz, "isGone" boolean)`,
    locked: sql`select t.id from todos t join given g on g.id = t.id and g.version = t.version
      where t.account_id = ${at('account')}::uuid order by t.id for no key update of t`,
    undoing: sql`select c.id from todo_changes c
      where c.id = ${at('undoes')}::uuid and c.undone_at is null for update of c`,
    held: sql`select where (select count(*) from locked) = (select count(*) from given where version > 0)
      and (${at('undoes')}::uuid is null or exists (select from undoing))`,
    removed: sql`delete from todos t using given g, held where t.id = g.id and g."isGone" returning t.id`,
    written: sql`insert into todos as t (id, version, account_id, title, notes, start_on, due_on, due_time, starred,
        important, folder_id, label_ids, subtasks, repeat, remind_at, link, completed_at, deleted_at, created_at, changed_at)
      select g.id, 1, ${at('account')}::uuid, g.title, g.notes, g."startOn", g."dueOn", g."dueTime", g.starred,
        g.important, g."folderId", array(select l::uuid from jsonb_array_elements_text(g."labelIds") l), g.subtasks,
        nullif(g.repeat, 'null'::jsonb), g."remindAt", nullif(g.link, 'null'::jsonb), g."completedAt", g."deletedAt",
        g."createdAt", ${at('at')}::timestamptz
      from given g, held where not g."isGone"
      on conflict (id) do update set version = t.version + 1, title = excluded.title, notes = excluded.notes,
        start_on = excluded.start_on, due_on = excluded.due_on, due_time = excluded.due_time, starred = excluded.starred,
        important = excluded.important, folder_id = excluded.folder_id, label_ids = excluded.label_ids,
        subtasks = excluded.subtasks, repeat = excluded.repeat, remind_at = excluded.remind_at, link = excluded.link,
        completed_at = excluded.completed_at, deleted_at = excluded.deleted_at, changed_at = excluded.changed_at
      returning t.id`,
  },
  changed: sql`select '{}'::jsonb as patch from held
    where exists (select from written) or exists (select from removed)`,
  after: {
    undone: sql`update todo_changes c set undone_at = ${at('at')}::timestamptz from changed
      where c.id = ${at('undoes')}::uuid`,
    forgot: sql`delete from todo_changes c using changed
      where c.account_id = ${at('account')}::uuid and c.changed_at < ${at('forgotten')}::timestamptz
        and c.id is distinct from ${at('undoes')}::uuid`,
    undoable: sql`insert into todo_changes (id, account_id, changed_at, states)
      select ${at('undo')}::uuid, ${at('account')}::uuid, ${at('at')}::timestamptz, ${at('states')}::jsonb from changed`,
  },
}));

/** Deletes for good, with what changes have kept of them. Nothing, where one is not the account's, or not deleted yet. */
export const eraseRows = change<{ account: string; ids: readonly string[]; evenLive: boolean }>((at) => ({
  before: {
    erased: sql`delete from todos t where t.account_id = ${at('account')}::uuid and t.id = any(${at('ids')}::uuid[])
      and cardinality(${at('ids')}::uuid[]) = (select count(*) from todos o where o.account_id = ${at('account')}::uuid
        and o.id = any(${at('ids')}::uuid[]) and (${at('evenLive')}::boolean or o.deleted_at is not null))
      returning t.id`,
  },
  changed: sql`select '{}'::jsonb as patch where exists (select from erased)`,
  after: {
    forgot: sql`delete from todo_changes c using changed where c.account_id = ${at('account')}::uuid
      and exists (select from jsonb_array_elements(c.states) s where (s ->> 'id')::uuid = any(${at('ids')}::uuid[]))`,
  },
}));
