// The list of one's own reservations. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { OwnReservationRow, SHOWN_STATES, VISIBILITIES } from './model.ts';
import { SHOWN_STATE_NAMES, VISIBILITY_NAMES } from './names.ts';

const PARTS = ['organizer', 'booked-by', 'attendee'] as const;

export const OWN_RESERVATION_LIST = defineList({
  id: 'reservations',
  row: OwnReservationRow,
  fields: {
    start: {
      of: 'start',
      kind: 'instant',
      name: { ja: '開始', en: 'Start' },
      sortable: true,
      filterable: 'range',
    },
    end: { of: 'end', kind: 'instant', name: { ja: '終了', en: 'End' } },
    title: { of: 'title', kind: 'text', name: { ja: '件名', en: 'Title' }, sortable: true },
    resources: { of: 'resourceNames', kind: 'text', name: { ja: '設備', en: 'Resources' } },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: SHOWN_STATES,
      valueNames: SHOWN_STATE_NAMES,
    },
    part: {
      of: 'part',
      kind: 'state',
      name: { ja: '自分の立場', en: 'Your part' },
      filterable: 'choice',
      options: PARTS,
      valueNames: {
        organizer: { ja: '主催', en: 'Organizer' },
        'booked-by': { ja: '代理で予約', en: 'Booked for somebody' },
        attendee: { ja: '参加', en: 'Attendee' },
      },
    },
    organizer: { of: 'organizerName', kind: 'text', name: { ja: '主催者', en: 'Organizer' } },
    visibility: {
      of: 'visibility',
      kind: 'state',
      name: { ja: '公開範囲', en: 'Visibility' },
      options: VISIBILITIES,
      valueNames: VISIBILITY_NAMES,
    },
  },
  search: ['title', 'resources', 'organizer'],
  sort: ['start'],
  key: ['id'],
});
