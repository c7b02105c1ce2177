// A to-do in the shapes of the source (S7-07): days as texts, empty where there is none, and folders by id, `all` for no folder.
import * as z from 'zod';
import { isPlainDate } from '../values/calendar-days.ts';
import { Id } from '../values/id.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { ALL, FILTER_NAMES, LABEL_COLOURS, MOST_LABELS, TODO_FILTERS } from './choices.ts';
import { type Todo, TodoIds, TodoNotes, type TodoPlace, TodoTitle } from './model.ts';

/** A day, or the moment of one as its first ten signs say it; empty for none. */
const SourceDay = z
  .string()
  .max(40)
  .refine(
    (text) => text === '' || (isPlainDate(text.slice(0, 10)) && /^.{10}(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text)),
    {
      error: 'date',
    },
  );

const FolderId = z.union([z.literal(ALL), Id], { error: 'id' });

export const NewSourceTodo = z.strictObject({
  title: TodoTitle,
  notes: TodoNotes.default(''),
  startDate: SourceDay.nullable().default(''),
  dueDate: SourceDay.nullable().default(''),
  completed: z.boolean().default(false),
  starred: z.boolean().default(false),
  important: z.boolean().default(false),
  labels: z
    .array(Id)
    .max(MOST_LABELS)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'twice' })
    .default([]),
  folder: FolderId.default(ALL),
  deleted: z.boolean().default(false),
});
export type NewSourceTodo = z.infer<typeof NewSourceTodo>;

export const SourceTodo = NewSourceTodo.extend({ id: Id });
export type SourceTodo = z.infer<typeof SourceTodo>;

export const SelectedTodos = z.strictObject({ selectedTodoIds: TodoIds });
export const SourceFolderOf = SelectedTodos.extend({ folderId: FolderId });
export const SourceLabelOf = SelectedTodos.extend({ labelId: Id });

/** A filter, or a folder. */
export const SourceFilter = z.object({ id: z.string(), handle: z.string(), title: z.string(), icon: z.string() });
export const SourceLabel = z.object({ id: Id, handle: z.string(), title: z.string(), color: z.string() });

export function sourceTodoOf(todo: Todo): SourceTodo {
  const { id, title, notes, startOn, dueOn, completedAt, starred, important, labelIds, folderId, deletedAt } = todo;
  return {
    ...{ id, title, notes, starred, important },
    startDate: startOn ?? '',
    dueDate: dueOn ?? '',
    completed: completedAt !== null,
    labels: labelIds,
    folder: folderId ?? ALL,
    deleted: deletedAt !== null,
  };
}

const dayOf = (said: string | null): PlainDate | null =>
  said === null || said === '' ? null : (said.slice(0, 10) as PlainDate);

/** The to-do as the call sends it, over what its shape has no word for. */
export function todoOfSource(sent: NewSourceTodo, kept: Todo, now: string): Todo {
  const dueOn = dayOf(sent.dueDate);
  return {
    ...kept,
    title: sent.title,
    notes: sent.notes,
    startOn: dayOf(sent.startDate),
    dueOn,
    dueTime: dueOn === null ? null : kept.dueTime,
    starred: sent.starred,
    important: sent.important,
    labelIds: sent.labels,
    folderId: sent.folder === ALL ? null : sent.folder,
    completedAt: sent.completed ? (kept.completedAt ?? now) : null,
    deletedAt: sent.deleted ? (kept.deletedAt ?? now) : null,
  };
}

const FILTER_ICONS = {
  starred: 'star',
  important: 'error',
  dueDate: 'schedule',
  today: 'today',
  completed: 'check',
  deleted: 'delete',
} as const;

export const sourceFilters = (language: 'ja' | 'en') =>
  TODO_FILTERS.map((handle) => ({
    id: handle,
    handle,
    title: FILTER_NAMES[handle][language],
    icon: FILTER_ICONS[handle],
  }));

/** The folder of all, then those of the person. */
export const sourceFolders = (places: readonly TodoPlace[], all: string) => [
  { id: ALL, handle: ALL, title: all, icon: 'view_headline' },
  ...places.flatMap(({ id, kind, handle, title }) =>
    kind === 'folder' ? [{ id: id as string, handle, title, icon: 'folder' }] : [],
  ),
];

export const sourceLabels = (places: readonly TodoPlace[]) =>
  places.flatMap(({ id, kind, handle, title, colour }) =>
    kind === 'label' ? [{ id, handle, title, color: LABEL_COLOURS[colour] as string }] : [],
  );
