// The list of to-dos. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { STATUS_NAMES, TODO_STATUSES } from './choices.ts';
import { TodoRow } from './model.ts';

export const TODO_LIST = defineList({
  id: 'to-dos',
  row: TodoRow,
  fields: {
    title: { of: 'title', kind: 'text', name: { ja: '件名', en: 'Title' }, sortable: true },
    notes: { of: 'notes', kind: 'text', name: { ja: 'メモ', en: 'Notes' } },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: '状態', en: 'Status' },
      options: TODO_STATUSES,
      valueNames: STATUS_NAMES,
      sortable: true,
    },
    start: { of: 'startOn', kind: 'day', name: { ja: '開始日', en: 'Start date' }, sortable: true },
    due: { of: 'dueOn', kind: 'day', name: { ja: '期限', en: 'Due date' }, sortable: true, filterable: 'range' },
    time: { of: 'dueTime', kind: 'text', name: { ja: '時刻', en: 'Time' }, sortable: true },
    created: { of: 'createdAt', kind: 'instant', name: { ja: '作成日時', en: 'Added' }, sortable: true },
  },
  search: ['title', 'notes'],
  // Done ones come behind what is open.
  sort: ['-status', 'due', 'time'],
  key: ['id'],
});
