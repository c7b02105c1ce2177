// Handlers of to-dos.
import type { TODO_OPERATIONS } from '@madoguchi/contract/to-dos/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { addPlace, changePlace, orderPlaces, removePlace, restorePlace } from './place-writes.ts';
import { listPlaces, listTodos, showTodo } from './reads.ts';
import { remindOfTodos } from './remind.ts';
import {
  addSourceTodo,
  deleteSourceTodos,
  listSourceFilters,
  listSourceFolders,
  listSourceLabels,
  listSourceTodos,
  removeSourceTodo,
  setSourceFolder,
  toggleSourceLabel,
  updateSourceTodo,
} from './source-calls.ts';
import { actOnTodos, addTodo, changeTodo, eraseTodos, undoChange } from './writes.ts';

const todoHandlers = {
  'to-dos.source-list': listSourceTodos,
  'to-dos.source-new': addSourceTodo,
  'to-dos.source-update': updateSourceTodo,
  'to-dos.source-remove': removeSourceTodo,
  'to-dos.source-set-folder': setSourceFolder,
  'to-dos.source-toggle-label': toggleSourceLabel,
  'to-dos.source-delete': deleteSourceTodos,
  'to-dos.source-filters': listSourceFilters,
  'to-dos.source-labels': listSourceLabels,
  'to-dos.source-folders': listSourceFolders,
  'to-dos.list': listTodos,
  'to-dos.places': listPlaces,
  'to-dos.show': showTodo,
  'to-dos.add': addTodo,
  'to-dos.change': changeTodo,
  'to-dos.act': actOnTodos,
  'to-dos.erase': eraseTodos,
  'to-dos.undo': undoChange,
  'to-dos.add-place': addPlace,
  'to-dos.change-place': changePlace,
  'to-dos.remove-place': removePlace,
  'to-dos.restore-place': restorePlace,
  'to-dos.order-places': orderPlaces,
} satisfies HandlersFor<typeof TODO_OPERATIONS>;

export const todosFeature = { handlers: todoHandlers, prompt: remindOfTodos };
