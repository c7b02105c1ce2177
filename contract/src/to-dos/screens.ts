import { tool } from '../access.ts';
import type { Screen } from '../screen.ts';

const access = tool('to-dos');
const uses = [
  'to-dos.list',
  'to-dos.places',
  'to-dos.show',
  'to-dos.add',
  'to-dos.change',
  'to-dos.act',
  'to-dos.erase',
  'to-dos.undo',
  'to-dos.add-place',
  'to-dos.change-place',
  'to-dos.remove-place',
  'to-dos.restore-place',
  'to-dos.order-places',
] as const;

/** A place with the to-do that is open beside its list: the last part of each path may be left off (S2-08). */
export const TODO_SCREENS = [
  {
    // Leads to the folder of all.
    id: 'to-dos',
    path: '/apps/todo',
    title: { ja: 'ToDo', en: 'To-do' },
    access,
    menu: { group: 'tools', icon: 'success', reading: 'とぅーどぅー', badge: 'to-dos-due' },
    uses: [],
  },
  {
    id: 'to-dos.folder',
    path: '/apps/todo/:folderHandle',
    filters: ['todoId'],
    title: { ja: 'ToDoのフォルダー', en: 'To-do folder' },
    head: { made: true },
    access,
    uses,
    opensWith: [{ operation: 'to-dos.places' }],
  },
  {
    id: 'to-dos.label',
    path: '/apps/todo/label/:labelHandle',
    filters: ['todoId'],
    title: { ja: 'ToDoのラベル', en: 'To-do label' },
    head: { made: true },
    access,
    uses,
    opensWith: [{ operation: 'to-dos.places' }],
  },
  {
    id: 'to-dos.filter',
    path: '/apps/todo/filter/:filterHandle',
    filters: ['todoId'],
    title: { ja: 'ToDoの絞り込み', en: 'To-do filter' },
    head: { made: true },
    access,
    uses,
    opensWith: [{ operation: 'to-dos.places' }],
  },
] as const satisfies readonly Screen[];
