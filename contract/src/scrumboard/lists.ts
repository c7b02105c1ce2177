// The list of cards: the table of a board, and one's own cards over all boards. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { BOARD_STATE_NAMES, BOARD_STATES, CARD_STATUS_NAMES, CARD_STATUSES } from './choices.ts';
import { CardRow } from './model.ts';

export const CARD_LIST = defineList({
  id: 'cards',
  row: CardRow,
  fields: {
    number: { of: 'number', kind: 'count', name: { ja: '番号', en: 'Number' }, sortable: true },
    title: { of: 'title', kind: 'text', name: { ja: 'カード', en: 'Card' }, sortable: true },
    board: { of: 'boardTitle', kind: 'text', name: { ja: 'ボード', en: 'Board' }, sortable: true },
    list: { of: 'listTitle', kind: 'text', name: { ja: 'リスト', en: 'List' }, sortable: true },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: '状態', en: 'Status' },
      options: CARD_STATUSES,
      valueNames: CARD_STATUS_NAMES,
      sortable: true,
      filterable: 'choice',
    },
    state: {
      of: 'state',
      kind: 'state',
      name: { ja: 'アーカイブ・削除', en: 'Archived or deleted' },
      options: BOARD_STATES,
      valueNames: BOARD_STATE_NAMES,
    },
    due: { of: 'dueOn', kind: 'day', name: { ja: '期限', en: 'Due date' }, sortable: true, filterable: 'range' },
    time: { of: 'dueTime', kind: 'text', name: { ja: '時刻', en: 'Time' }, sortable: true },
    labels: { of: 'labels', kind: 'text', name: { ja: 'ラベル', en: 'Labels' } },
    members: { of: 'members', kind: 'text', name: { ja: '担当', en: 'Members' } },
    created: { of: 'createdAt', kind: 'instant', name: { ja: '作成日時', en: 'Added' }, sortable: true },
    changed: { of: 'changedAt', kind: 'instant', name: { ja: '更新日時', en: 'Changed' }, sortable: true },
  },
  search: ['title'],
  // Done ones come behind what is open.
  sort: ['-status', 'due', 'time'],
  key: ['id'],
});
