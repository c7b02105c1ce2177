// The writes of one's own to-dos.
import type { TodoAct } from '@madoguchi/contract/to-dos/model.ts';
import {
  actOnTodos as actOperation,
  addTodo as addOperation,
  changeTodo as changeOperation,
  eraseTodos as eraseOperation,
  undoChange as undoOperation,
} from '@madoguchi/contract/to-dos/operations.ts';
import { acted, contentFaults, settledRepeat } from '@madoguchi/contract/to-dos/rules.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { findChange, findTodos, type StoredTodo } from './store.ts';
import { eraseRows } from './write-store.ts';
import {
  type Asking,
  announce,
  changedFields,
  ownTodos,
  placeFaults,
  refuseFields,
  type Step,
  UNDO_MS,
  viewOf,
  writeSteps,
} from './write-todos.ts';

export const addTodo = handle(addOperation, async (context) => {
  const { input, now } = context;
  const faults = [...contentFaults(input), ...(await placeFaults(context, input))];
  if (faults.length > 0) return refuseFields(faults);
  const after = {
    ...input,
    ...{ id: uuidAt(now), version: 0, completedAt: null, deletedAt: null, createdAt: now },
    repeat: settledRepeat(input.repeat, input.dueOn),
  };
  const written = await writeSteps(context, [{ before: null, after }], { answer: (made) => made, difference: {} });
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return written ?? refuse('unavailable');
});

/** Somebody was faster: the person themselves, on another page. */
async function refuseStale(asking: Asking, id: string): Promise<never> {
  const [current] = await ownTodos(asking, [id]);
  return current === undefined ? refuse('not-found') : refuse('stale', { current: viewOf(current) });
}

/** Writes a whole to-do anew; labels and the folder that are removed stay with it, in case they come back. */
export const changeTodo = handle(changeOperation, async (context) => {
  const { id, version, ...content } = context.input;
  const [todo] = await ownTodos(context, [id]);
  if (todo === undefined) return refuse('not-found');
  if (todo.version !== version) return refuse('stale', { current: viewOf(todo) });
  const faults = [...contentFaults(content), ...(await placeFaults(context, content))];
  if (faults.length > 0) return refuseFields(faults);
  const { removedPlaces, lostFolder, ...before } = todo;
  const after = {
    ...before,
    ...content,
    folderId: content.folderId ?? (lostFolder === null ? null : before.folderId),
    labelIds: [...content.labelIds, ...before.labelIds.filter((label) => removedPlaces.includes(label))],
    repeat: settledRepeat(content.repeat, content.dueOn),
  };
  const step = { before, after };
  const difference = { fields: changedFields(step) };
  const written = await writeSteps(context, [step], { answer: (made) => made, difference });
  return written ?? refuseStale(context, id);
});

const TRIES = 5;

/** The faults of an act that names a place which is not there. */
function actFaults(asking: Asking, act: TodoAct) {
  const fields = { folder: 'act.folderId', labels: 'act.labelIds' };
  if (act.act === 'folder') return placeFaults(asking, { folderId: act.folderId, labelIds: [] }, fields);
  if (act.act !== 'label' || !act.on) return [];
  return placeFaults(asking, { folderId: null, labelIds: [act.labelId] }, fields);
}

const plain = ({ removedPlaces: _removed, lostFolder: _lost, ...todo }: StoredTodo) => todo;

/** Does one thing with several; where another page was faster, with the to-dos as that one left them. */
export const actOnTodos = handle(actOperation, async (context) => {
  const { ground, input, now, standsAlready } = context;
  const { ids, act } = input;
  const today = ground.clock.today();
  for (let tried = 0; tried < TRIES; tried += 1) {
    const todos = await ownTodos(context, ids);
    const faults = await actFaults(context, act);
    if (faults.length > 0)
      return refuseFields(faults.map((fault) => ({ ...fault, field: fault.field.replace(/labelIds\.0$/, 'labelId') })));
    const results = todos.flatMap((todo) => {
      const result = acted(plain(todo), act, { now, today });
      return result === null ? [] : [{ todo, ...result }];
    });
    const [first] = todos;
    if (results.length === 0) {
      const { id, version } = first ?? refuse('not-found');
      return standsAlready({ id, version, undo: id, changed: 0, lostFolders: [] });
    }
    const own = results.map(({ todo, after }): Step => ({ before: plain(todo), after }));
    const following = results.flatMap(({ next }): Step[] =>
      next === null ? [] : [{ before: null, after: { ...next, id: uuidAt(now), createdAt: now } }],
    );
    const lost = act.act === 'restore' ? results.flatMap(({ todo }) => todo.lostFolder ?? []) : [];
    const written = await writeSteps(context, [...own, ...following], {
      answer: (made) => made,
      difference: { act: act.act, toDos: own.length },
      lostFolders: [...new Set(lost)],
      changed: own.length,
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

export const eraseTodos = handle(eraseOperation, async ({ ground, actor, input, commit }) => {
  const { ids } = input;
  const erased = ids.length;
  const values = { account: actor.accountId, ids, evenLive: false };
  const done = await commit(eraseRows, values, {
    target: ['to-do', ids[0] ?? ''],
    difference: { toDos: erased },
    answer: { erased },
  });
  if (done === null) return refuse('not-found');
  announce(ground, actor);
  return done;
});

/** Takes a change back: each to-do is again what it was, unless it was changed since. */
export const undoChange = handle(undoOperation, async (context) => {
  const { ground, actor, input, now } = context;
  const since = new Date(Date.parse(now) - UNDO_MS).toISOString();
  const states = await findChange(ground.pool, { id: input.id, account: actor.accountId, since });
  if (states === null) return refuse('not-found');
  const todos = await findTodos(ground.pool, { account: actor.accountId, ids: states.map(({ id }) => id) });
  const steps = states.map(({ id, version, before }): Step => {
    const todo = todos.find((one) => one.id === id);
    if (todo === undefined) return refuse('not-found');
    if (todo.version !== version) return refuse('stale', { current: viewOf(todo) });
    return { before: plain(todo), after: before === null ? null : { ...before, version } };
  });
  const written = await writeSteps(context, steps, {
    undoes: input.id,
    answer: ({ id }) => ({ id, undone: steps.length }),
    difference: { toDos: steps.length },
  });
  return written ?? refuseStale(context, states[0]?.id ?? '');
});
