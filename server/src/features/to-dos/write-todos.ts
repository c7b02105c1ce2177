// How every change of to-dos is written: whole ones at the versions that were read, with what takes the change back.
import type { InputFault } from '@madoguchi/contract/input-faults.ts';
import type { Changed, Todo } from '@madoguchi/contract/to-dos/model.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Commit, Committed } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { findPlaces, type StoredPlace } from './places-store.ts';
import { findTodos, type StoredTodo } from './store.ts';
import { writeTodos, writtenTodos } from './write-store.ts';

/** A change can be taken back for a day. */
export const UNDO_MS = 24 * 3_600_000;

export interface Writing<Answer> {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly commit: Commit<Answer>;
}
export type Asking = Pick<Writing<never>, 'ground' | 'actor'>;

export const refuseFields = (fields: readonly InputFault[]): never =>
  refuse('invalid', { fields, values: { n: fields.length } });

/** One to-do of a change: as it was read, null where there was none, and as it becomes, null where it goes. */
export interface Step {
  readonly before: Todo | null;
  readonly after: Todo | null;
}

/** The to-do for its reader: without folder and labels that are removed. */
export function viewOf({ removedPlaces, lostFolder: _lost, ...todo }: StoredTodo): Todo {
  const isLive = (id: string) => !removedPlaces.includes(id);
  return {
    ...todo,
    folderId: todo.folderId !== null && isLive(todo.folderId) ? todo.folderId : null,
    labelIds: todo.labelIds.filter(isLive),
  };
}

/** The caller's own to-dos. @throws Problem `not-found` where one is missing, or is another's */
export async function ownTodos({ ground, actor }: Asking, ids: readonly string[]): Promise<StoredTodo[]> {
  const todos = await findTodos(ground.pool, { account: actor.accountId, ids });
  return todos.length === ids.length ? todos : refuse('not-found');
}

/** The caller's folders and labels that are not removed. */
export async function livePlaces({ ground, actor }: Asking): Promise<StoredPlace[]> {
  return (await findPlaces(ground.pool, actor.accountId)).filter(({ isRemoved }) => !isRemoved);
}

/** The faults of a to-do that names places which are not there; the fields as the call has them. */
export async function placeFaults(
  asking: Asking,
  { folderId, labelIds }: Pick<Todo, 'folderId' | 'labelIds'>,
  fields: { readonly folder: string; readonly labels: string } = { folder: 'folderId', labels: 'labelIds' },
): Promise<InputFault[]> {
  if (folderId === null && labelIds.length === 0) return [];
  const places = await livePlaces(asking);
  const has = (kind: string, id: string) => places.some((place) => place.kind === kind && place.id === id);
  const missing = (field: string): InputFault => ({ field, code: 'no-such-place' });
  return [
    ...(folderId === null || has('folder', folderId) ? [] : [missing(fields.folder)]),
    ...labelIds.flatMap((id, nth) => (has('label', id) ? [] : [missing(`${fields.labels}.${nth}`)])),
  ];
}

/** Tells the person's other open pages. */
export function announce({ live }: Pick<Ground, 'live'>, { accountId }: Pick<Actor, 'accountId'>): void {
  const event = { kind: 'changed', noun: 'to-dos', id: null, version: null } as const;
  live.announce(event, { rule: null, employeeId: null, accountId });
}

const FIELDS = [
  'title',
  'notes',
  'startOn',
  'dueOn',
  'dueTime',
  'starred',
  'important',
  'folderId',
  'labelIds',
] as const;
const MORE_FIELDS = ['subtasks', 'repeat', 'reminder', 'link', 'completedAt', 'deletedAt'] as const;

/** The fields of the to-do that changed, for the trail, which has nothing of what stands in them. */
export function changedFields({ before, after }: Step): readonly string[] {
  if (before === null || after === null) return [];
  return [...FIELDS, ...MORE_FIELDS].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

interface Told<Answer> {
  readonly answer: (changed: Changed) => Answer;
  readonly difference: Readonly<Record<string, unknown>>;
  /** The change that this takes back. */
  readonly undoes?: string;
  readonly lostFolders?: readonly string[];
  /** How many of the steps the person asked for; the others follow from them. */
  readonly changed?: number;
}

/** Writes the steps; the first is the one that the change is about. Null where one of the to-dos was changed meanwhile. */
export async function writeSteps<Answer>(
  { ground, actor, now, commit }: Writing<Answer>,
  steps: readonly Step[],
  { answer, difference, undoes, lostFolders = [], changed = steps.length }: Told<Answer>,
): Promise<Committed<Answer> | null> {
  const undo = uuidAt(now);
  const todos = steps.flatMap(({ before, after }) => after ?? before ?? []);
  const gone = new Set(steps.flatMap(({ before, after }) => (after === null && before !== null ? [before.id] : [])));
  const [main] = todos;
  if (main === undefined) return null;
  const done = await commit(
    writeTodos,
    {
      account: actor.accountId,
      at: now,
      todos: writtenTodos(todos, gone),
      undo,
      states: JSON.stringify(
        steps.flatMap(({ before, after }) =>
          after === null ? [] : [{ id: after.id, version: after.version + 1, before }],
        ),
      ),
      undoes: undoes ?? null,
      forgotten: new Date(Date.parse(now) - UNDO_MS).toISOString(),
    },
    {
      target: ['to-do', main.id],
      difference,
      answer: answer({
        ...{ id: main.id, version: main.version + 1, undo, changed },
        lostFolders: [...lostFolders],
      }) as never,
    },
  );
  if (done !== null) announce(ground, actor);
  return done as Committed<Answer> | null;
}
