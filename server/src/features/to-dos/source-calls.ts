// The source's ten calls (S7-07) over the caller's own to-dos. They know no versions, so the newest state is the one that is meant.
import { ALL } from '@madoguchi/contract/to-dos/choices.ts';
import type { Todo, TodoPlace } from '@madoguchi/contract/to-dos/model.ts';
import {
  deleteSourceTodos as deleteOperation,
  listSourceFilters as filtersOperation,
  setSourceFolder as folderOperation,
  listSourceFolders as foldersOperation,
  toggleSourceLabel as labelOperation,
  listSourceLabels as labelsOperation,
  listSourceTodos as listOperation,
  addSourceTodo as newOperation,
  removeSourceTodo as removeOperation,
  updateSourceTodo as updateOperation,
} from '@madoguchi/contract/to-dos/operations.ts';
import { contentFaults } from '@madoguchi/contract/to-dos/rules.ts';
import {
  type NewSourceTodo,
  sourceFilters,
  sourceFolders,
  sourceLabels,
  sourceTodoOf,
  todoOfSource,
} from '@madoguchi/contract/to-dos/source-todo.ts';
import { type Committed, handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { listingOf } from './reads.ts';
import { findInPlace, type StoredTodo } from './store.ts';
import { eraseRows } from './write-store.ts';
import {
  type Asking,
  announce,
  livePlaces,
  ownTodos,
  placeFaults,
  refuseFields,
  viewOf,
  type Writing,
  writeSteps,
} from './write-todos.ts';

export const listSourceTodos = handle(listOperation, async (asking) => {
  const todos = await findInPlace(asking.ground.pool, await listingOf(asking, asking.input));
  return todos.map((todo) => sourceTodoOf(viewOf(todo)));
});

const TRIES = 5;

/** Writes what a call makes of each of its to-dos; where another was faster, of the to-dos as that one left them. */
async function upon<Answer>(
  context: Writing<Answer>,
  ids: readonly string[],
  make: (todo: Todo) => Todo,
  answer: (todos: readonly Todo[]) => Answer,
): Promise<Committed<Answer>> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const steps = (await ownTodos(context, ids)).map(({ removedPlaces: _removed, lostFolder: _lost, ...before }) => ({
      before,
      after: make(before),
    }));
    const written = await writeSteps(context, steps, {
      answer: () => answer(steps.map(({ after }) => after)),
      difference: { toDos: steps.length },
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
}

/** The faults of our own fields, at the places where the call has them. */
const FIELDS: Readonly<Record<string, string>> = { startOn: 'startDate', dueOn: 'dueDate', dueTime: 'dueDate' };
const PLACES = { folder: 'folder', labels: 'labels' };

async function refuseFaults(asking: Asking, todo: Todo): Promise<void> {
  const own = contentFaults(todo).map((fault) => ({ ...fault, field: FIELDS[fault.field] ?? fault.field }));
  const faults = [...own, ...(await placeFaults(asking, todo, PLACES))];
  if (faults.length > 0) refuseFields(faults);
}

const newTodo = (now: string): Todo => ({
  ...{ id: uuidAt(now), version: 0, title: '', notes: '', startOn: null, dueOn: null, dueTime: null },
  ...{ starred: false, important: false, folderId: null, labelIds: [], subtasks: [], repeat: null, reminder: null },
  ...{ link: null, completedAt: null, deletedAt: null, createdAt: now },
});

export const addSourceTodo = handle(newOperation, async (context) => {
  const after = todoOfSource(context.input, newTodo(context.now), context.now);
  await refuseFaults(context, after);
  const written = await writeSteps(context, [{ before: null, after }], {
    answer: () => sourceTodoOf(after),
    difference: {},
  });
  return written ?? refuse('unavailable');
});

export const updateSourceTodo = handle(updateOperation, async (context) => {
  const { id, ...sent } = context.input;
  const [found] = await ownTodos(context, [id]);
  if (found === undefined) return refuse('not-found');
  const kept = keptOf(found);
  await refuseFaults(context, { ...todoOfSource(sent, found, context.now) });
  const make = (todo: Todo) => withRemoved(todoOfSource(sent as NewSourceTodo, todo, context.now), kept);
  return upon(context, [id], make, ([after = found]) => sourceTodoOf({ ...after, labelIds: sent.labels }));
});

/** The removed places of a to-do, which the call does not know and leaves with it. */
const keptOf = ({ removedPlaces, labelIds, folderId, lostFolder }: StoredTodo) => ({
  labels: labelIds.filter((id) => removedPlaces.includes(id)),
  folder: lostFolder === null ? null : folderId,
});

const withRemoved = (todo: Todo, kept: ReturnType<typeof keptOf>): Todo => ({
  ...todo,
  folderId: todo.folderId ?? kept.folder,
  labelIds: [...todo.labelIds, ...kept.labels],
});

/** As if its own delete were pressed: it stands among the deleted ones. */
export const removeSourceTodo = handle(removeOperation, async (context) => {
  const { input, now } = context;
  const make = (todo: Todo) => ({ ...todo, deletedAt: todo.deletedAt ?? now });
  return upon(context, [input.id], make, () => ({ id: input.id }));
});

export const setSourceFolder = handle(folderOperation, async (context) => {
  const { selectedTodoIds, folderId: said } = context.input;
  const folderId = said === ALL ? null : said;
  const faults = await placeFaults(context, { folderId, labelIds: [] });
  if (faults.length > 0) return refuseFields(faults);
  return upon(
    context,
    selectedTodoIds,
    (todo) => ({ ...todo, folderId }),
    () => ({ selectedTodoIds }),
  );
});

export const toggleSourceLabel = handle(labelOperation, async (context) => {
  const { selectedTodoIds, labelId } = context.input;
  const faults = await placeFaults(context, { folderId: null, labelIds: [labelId] });
  if (faults.length > 0) return refuseFields([{ field: 'labelId', code: 'no-such-place' }]);
  const toggled = (ids: readonly string[]) =>
    ids.includes(labelId) ? ids.filter((id) => id !== labelId) : [...ids, labelId];
  return upon(
    context,
    selectedTodoIds,
    (todo) => ({ ...todo, labelIds: toggled(todo.labelIds) }),
    () => ({ selectedTodoIds }),
  );
});

/** For good, deleted before or not. */
export const deleteSourceTodos = handle(deleteOperation, async ({ ground, actor, input, commit }) => {
  const { selectedTodoIds } = input;
  const done = await commit(
    eraseRows,
    { account: actor.accountId, ids: selectedTodoIds, evenLive: true },
    {
      target: ['to-do', selectedTodoIds[0] ?? ''],
      difference: { toDos: selectedTodoIds.length },
      answer: { selectedTodoIds },
    },
  );
  if (done === null) return refuse('not-found');
  announce(ground, actor);
  return done;
});

const ALL_NAME = { ja: 'すべて', en: 'All' } as const;

const placesOf = async (asking: Asking): Promise<TodoPlace[]> =>
  (await livePlaces(asking)).map((place) => ({ ...place, count: 0 }));

export const listSourceFilters = handle(filtersOperation, async ({ language }) => sourceFilters(language));
export const listSourceFolders = handle(foldersOperation, async (asking) =>
  sourceFolders(await placesOf(asking), ALL_NAME[asking.language]),
);
export const listSourceLabels = handle(labelsOperation, async (asking) => sourceLabels(await placesOf(asking)));
