import { tool } from '../access.ts';
import type { Screen } from '../screen.ts';

const access = tool('scrumboard');

/** Acts on a card, wherever it is open. */
const OF_A_CARD = [
  'scrumboard.card',
  'scrumboard.board',
  'scrumboard.choices',
  'scrumboard.places',
  'scrumboard.move-cards',
  'scrumboard.change-card',
  'scrumboard.act-on-cards',
  'scrumboard.change-checklists',
  'scrumboard.watch-card',
  'scrumboard.add-comment',
  'scrumboard.change-comment',
  'scrumboard.put-comment',
  'scrumboard.attach-file',
  'scrumboard.attach-link',
  'scrumboard.put-attachment',
  'scrumboard.fetch-file',
  'scrumboard.picture',
] as const;

export const SCRUMBOARD_SCREENS = [
  {
    // Leads to the boards (S2-09).
    id: 'scrumboard',
    path: '/apps/scrumboard',
    title: { ja: 'スクラムボード', en: 'Scrumboard' },
    access,
    menu: { group: 'tools', icon: 'board', reading: '' },
    uses: [],
  },
  {
    id: 'scrumboard.boards',
    path: '/apps/scrumboard/boards',
    title: { ja: 'ボード一覧', en: 'Boards' },
    access,
    uses: [
      'scrumboard.boards',
      'scrumboard.add-board',
      'scrumboard.mark-board',
      'scrumboard.put-board',
      'scrumboard.erase-board',
    ],
  },
  {
    id: 'scrumboard.cards',
    path: '/apps/scrumboard/cards',
    title: { ja: '担当カード', en: 'My cards' },
    head: { up: true },
    access,
    uses: ['scrumboard.cards', ...OF_A_CARD],
  },
  {
    // The card that is open stands in the query, which also says how cards are shown, filtered and ordered. Staff also look for members and
    // requests: boards that are open to everybody leave these out for others.
    id: 'scrumboard.board',
    path: '/apps/scrumboard/boards/:boardId',
    filters: ['boardUri'],
    title: { ja: 'ボード', en: 'Board' },
    head: { up: true, named: ['title'] },
    access,
    uses: [
      ...OF_A_CARD,
      'scrumboard.cards',
      'scrumboard.removed',
      'scrumboard.change-board',
      'scrumboard.mark-board',
      'scrumboard.copy-board',
      'scrumboard.put-board',
      'scrumboard.set-member',
      'scrumboard.remove-member',
      'scrumboard.add-label',
      'scrumboard.change-label',
      'scrumboard.put-label',
      'scrumboard.add-list',
      'scrumboard.change-list',
      'scrumboard.move-list',
      'scrumboard.put-list',
      'scrumboard.add-card',
    ],
    opensWith: [{ operation: 'scrumboard.board', input: { boardId: 'boardId' } }],
  },
] as const satisfies readonly Screen[];
