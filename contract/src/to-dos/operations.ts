// To-dos: the source's ten calls over a person's own (S7-07), and ours, which know versions, several at once and undo (B9-04).
import * as z from 'zod';
import { tool } from '../access.ts';
import { listInput, listOutput } from '../list/list-input.ts';
import { read, write } from '../operation.ts';
import { Id } from '../values/id.ts';
import { text } from '../values/text.ts';
import { TODO_FILTERS } from './choices.ts';
import { TODO_LIST } from './lists.ts';
import {
  Changed,
  ChangedPlace,
  ChangedTodo,
  NewPlace,
  NewTodo,
  PlaceOrder,
  Todo,
  TodoAct,
  TodoIds,
  TodoPlace,
} from './model.ts';
import {
  NewSourceTodo,
  SelectedTodos,
  SourceFilter,
  SourceFolderOf,
  SourceLabel,
  SourceLabelOf,
  SourceTodo,
} from './source-todo.ts';

const MAY_USE = tool('to-dos');
const OfTodo = z.strictObject({ id: Id });

/** The place whose to-dos are meant: a folder, a label or a filter by its handle; `all` where nothing is said. */
const InPlace = {
  folderHandle: text(100).optional(),
  labelHandle: text(100).optional(),
  filterHandle: z.enum(TODO_FILTERS).optional(),
};

export const listSourceTodos = read('to-dos.source-list', {
  at: ['GET', '/api/todo-app/todos'],
  access: MAY_USE,
  input: z.strictObject(InPlace),
  output: z.array(SourceTodo),
  refuses: ['not-found'],
});

/** The server gives the id. */
export const addSourceTodo = write('to-dos.source-new', {
  at: ['POST', '/api/todo-app/new-todo'],
  access: MAY_USE,
  input: NewSourceTodo,
  output: SourceTodo,
  refuses: ['invalid'],
  records: 'to-do.added',
});

/** The call knows no versions: it holds for the newest state, whatever the caller has seen of it. */
export const updateSourceTodo = write('to-dos.source-update', {
  at: ['POST', '/api/todo-app/update-todo'],
  access: MAY_USE,
  input: SourceTodo,
  output: SourceTodo,
  refuses: ['invalid', 'not-found'],
  records: 'to-do.changed',
});

/** Marks it as deleted; `delete-todos` deletes for good. */
export const removeSourceTodo = write('to-dos.source-remove', {
  at: ['POST', '/api/todo-app/remove-todo'],
  access: MAY_USE,
  input: OfTodo,
  output: OfTodo,
  refuses: ['not-found'],
  records: 'to-do.changed',
});

export const setSourceFolder = write('to-dos.source-set-folder', {
  at: ['POST', '/api/todo-app/set-folder'],
  access: MAY_USE,
  input: SourceFolderOf,
  output: SelectedTodos,
  refuses: ['invalid', 'not-found'],
  records: 'to-do.changed',
});

/** Each of them gains the label or loses it; our own act gives it to all or takes it from all. */
export const toggleSourceLabel = write('to-dos.source-toggle-label', {
  at: ['POST', '/api/todo-app/toggle-label'],
  access: MAY_USE,
  input: SourceLabelOf,
  output: SelectedTodos,
  refuses: ['invalid', 'not-found'],
  records: 'to-do.changed',
});

export const deleteSourceTodos = write('to-dos.source-delete', {
  at: ['POST', '/api/todo-app/delete-todos'],
  access: MAY_USE,
  input: SelectedTodos,
  output: SelectedTodos,
  refuses: ['not-found'],
  records: 'to-do.erased',
});

export const listSourceFilters = read('to-dos.source-filters', {
  at: ['GET', '/api/todo-app/filters'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: z.array(SourceFilter),
  refuses: [],
});

export const listSourceLabels = read('to-dos.source-labels', {
  at: ['GET', '/api/todo-app/labels'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: z.array(SourceLabel),
  refuses: [],
});

export const listSourceFolders = read('to-dos.source-folders', {
  at: ['GET', '/api/todo-app/folders'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: z.array(SourceFilter),
  refuses: [],
});

export const listTodos = read('to-dos.list', {
  at: ['GET', '/api/to-dos'],
  access: MAY_USE,
  input: z.strictObject({ ...listInput(TODO_LIST), ...InPlace }),
  output: listOutput(TODO_LIST),
  refuses: ['not-found'],
});

/** Folders and labels in their order, and how many to-dos stand in each place: open ones, but in the places of done and deleted ones. */
export const listPlaces = read('to-dos.places', {
  at: ['GET', '/api/to-dos/places'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: z.object({
    places: z.array(TodoPlace),
    all: z.number().int(),
    filters: z.record(z.enum(TODO_FILTERS), z.number().int()),
  }),
  refuses: [],
});

export const showTodo = read('to-dos.show', {
  at: ['GET', '/api/to-dos/:id'],
  access: MAY_USE,
  input: OfTodo,
  output: Todo,
  refuses: ['not-found'],
});

export const addTodo = write('to-dos.add', {
  at: ['POST', '/api/to-dos'],
  access: MAY_USE,
  input: NewTodo,
  output: Changed,
  refuses: ['invalid'],
  records: 'to-do.added',
});

export const changeTodo = write('to-dos.change', {
  at: ['POST', '/api/to-dos/:id'],
  access: MAY_USE,
  input: ChangedTodo,
  output: Changed,
  refuses: ['invalid', 'not-found', 'stale'],
  records: 'to-do.changed',
});

/** Does one thing with several to-dos, as they are now: what others of their fields became meanwhile stays. */
export const actOnTodos = write('to-dos.act', {
  at: ['POST', '/api/to-dos/acts'],
  access: MAY_USE,
  input: z.strictObject({ ids: TodoIds, act: TodoAct }),
  output: Changed,
  refuses: ['invalid', 'not-found'],
  records: 'to-do.changed',
});

/** Deletes for good what was deleted before: there is no way back. */
export const eraseTodos = write('to-dos.erase', {
  at: ['POST', '/api/to-dos/erase'],
  access: MAY_USE,
  input: z.strictObject({ ids: TodoIds }),
  output: z.object({ erased: z.number().int() }),
  refuses: ['not-found'],
  records: 'to-do.erased',
});

/** Takes one change back, where none of its to-dos was changed since. */
export const undoChange = write('to-dos.undo', {
  at: ['POST', '/api/to-dos/changes/:id/undo'],
  access: MAY_USE,
  input: OfTodo,
  output: z.object({ id: Id, undone: z.number().int() }),
  refuses: ['not-found', 'stale'],
  records: 'to-do.change-undone',
});

const KeptPlace = TodoPlace.omit({ count: true });

export const addPlace = write('to-dos.add-place', {
  at: ['POST', '/api/to-dos/places'],
  access: MAY_USE,
  input: NewPlace,
  output: KeptPlace,
  refuses: ['invalid'],
  records: 'to-do-place.added',
});

export const changePlace = write('to-dos.change-place', {
  at: ['POST', '/api/to-dos/places/:id'],
  access: MAY_USE,
  input: ChangedPlace,
  output: KeptPlace,
  refuses: ['invalid', 'not-found', 'stale'],
  records: 'to-do-place.changed',
});

/** The to-dos of a folder are in none then; with the folder they come back. */
export const removePlace = write('to-dos.remove-place', {
  at: ['POST', '/api/to-dos/places/:id/remove'],
  access: MAY_USE,
  input: z.strictObject({ id: Id }),
  output: OfTodo,
  refuses: ['not-found'],
  records: 'to-do-place.removed',
});

export const restorePlace = write('to-dos.restore-place', {
  at: ['POST', '/api/to-dos/places/:id/restore'],
  access: MAY_USE,
  input: z.strictObject({ id: Id }),
  output: OfTodo,
  refuses: ['not-found', 'invalid'],
  records: 'to-do-place.restored',
});

/** Puts the folders, or the labels, in an order; those that are not named stand behind. */
export const orderPlaces = write('to-dos.order-places', {
  at: ['POST', '/api/to-dos/places/order'],
  access: MAY_USE,
  input: PlaceOrder,
  output: z.object({ ordered: z.number().int() }),
  refuses: ['not-found'],
  records: 'to-do-place.ordered',
});

export const TODO_OPERATIONS = [
  listSourceTodos,
  addSourceTodo,
  updateSourceTodo,
  removeSourceTodo,
  setSourceFolder,
  toggleSourceLabel,
  deleteSourceTodos,
  listSourceFilters,
  listSourceLabels,
  listSourceFolders,
  listTodos,
  listPlaces,
  showTodo,
  addTodo,
  changeTodo,
  actOnTodos,
  eraseTodos,
  undoChange,
  addPlace,
  changePlace,
  removePlace,
  restorePlace,
  orderPlaces,
] as const;
