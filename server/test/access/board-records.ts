// Boards and all that is on them are their members' alone, whatever the role of who asks.
import { randomUUID } from 'node:crypto';
import { attachFile, type ON_CARD_OPERATIONS } from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import type { BOARD_OPERATIONS } from '@madoguchi/contract/scrumboard/operations.ts';
import type { SOURCE_SCRUMBOARD_OPERATIONS } from '@madoguchi/contract/scrumboard/source-operations.ts';
import { png } from '../../src/platform/files/file-corpus.ts';
import { type BoardRows, boardRows } from '../boards.ts';
import type { Entry, Hidden } from './hidden-record.ts';

type OursId = (typeof BOARD_OPERATIONS)[number]['id'] | (typeof ON_CARD_OPERATIONS)[number]['id'];
type Id = OursId | (typeof SOURCE_SCRUMBOARD_OPERATIONS)[number]['id'];
type Input = Hidden['input'];

const hiding = (what: keyof BoardRows, input: Input): Entry => ({
  hides: {
    [`a ${what}`]: async (world, { accountId }) => ({
      ...{ id: (await boardRows(world, accountId))[what], unknown: randomUUID(), input },
    }),
  },
});
const board = (more: object = {}) => hiding('board', (boardId) => ({ boardId, ...more }));
const list = (more: object = {}) => hiding('list', (listId) => ({ listId, ...more }));
const card = (more: object = {}) => hiding('card', (cardId) => ({ cardId, ...more }));
const comment = (more: object) => hiding('comment', (commentId) => ({ commentId, ...more }));
const attachment = (more: object) => hiding('attachment', (attachmentId) => ({ attachmentId, ...more }));

/** A picture that its owner has attached. */
const file: Entry = {
  hides: {
    'a file': async (world, owner) => {
      const { card: cardId } = await boardRows(world, owner.accountId);
      const { body } = await owner.ask(attachFile, { cardId }, { name: '見積.png', content: png(4, 4) });
      const { id } = body as { id: string };
      return { id, unknown: randomUUID(), input: (attachmentId) => ({ attachmentId }) };
    },
  },
};

const label = { title: '至急', colour: 'crimson' };
const nobody = randomUUID();
const sent = {
  ...{ name: '見積', description: '', idAttachmentCover: '', idMembers: [], idLabels: [] },
  ...{ subscribed: false, checklists: [], due: '' },
};

export const BOARD_RECORDS: { readonly [Each in Id]?: Entry } = {
  'scrumboard.board': board(),
  'scrumboard.removed': board(),
  'scrumboard.choices': board(),
  'scrumboard.cards': board(),
  'scrumboard.card': card(),
  'scrumboard.copy-board': board({ title: '写し' }),
  'scrumboard.change-board': board({ version: 1, title: '備品' }),
  'scrumboard.mark-board': board({ starred: true }),
  'scrumboard.put-board': board({ state: 'deleted' }),
  'scrumboard.erase-board': board(),
  'scrumboard.set-member': board({ employeeId: nobody, role: 'view' }),
  'scrumboard.remove-member': board({ memberId: nobody }),
  'scrumboard.add-label': board(label),
  'scrumboard.change-label': hiding('label', (labelId) => ({ labelId, version: 1, ...label })),
  'scrumboard.put-label': hiding('label', (labelId) => ({ labelId, removed: true })),
  'scrumboard.add-list': board({ title: '完了' }),
  'scrumboard.change-list': list({ version: 1, title: '完了' }),
  'scrumboard.move-list': list({ beforeId: null }),
  'scrumboard.put-list': list({ state: 'deleted' }),
  'scrumboard.add-card': list({ title: '見積' }),
  'scrumboard.move-cards': {
    hides: {
      'a card': async (world, { accountId }, asker) => {
        const [rows, own] = [await boardRows(world, accountId), await boardRows(world, asker.accountId)];
        return { id: rows.card, unknown: randomUUID(), input: (id) => ({ cardIds: [id], listId: own.list }) };
      },
      'a list': async (world, { accountId }, asker) => {
        const [rows, own] = [await boardRows(world, accountId), await boardRows(world, asker.accountId)];
        return { id: rows.list, unknown: randomUUID(), input: (id) => ({ cardIds: [own.card], listId: id }) };
      },
    },
  },
  'scrumboard.change-card': card({ was: { title: '社外秘' }, is: { title: '見積' } }),
  'scrumboard.act-on-cards': hiding('card', (id) => ({ cardIds: [id], act: { act: 'done', on: true } })),
  'scrumboard.change-checklists': card({
    act: { act: 'put-checklist', checklist: { id: randomUUID(), title: '準備', items: [] }, at: 0 },
  }),
  'scrumboard.watch-card': card({ on: true }),
  'scrumboard.add-comment': card({ text: '確認' }),
  'scrumboard.change-comment': comment({ version: 1, text: '訂正' }),
  'scrumboard.put-comment': comment({ removed: true }),
  'scrumboard.attach-file': {
    open: 'the file is looked for first; boards.test.ts sends one to a card of somebody else',
  },
  'scrumboard.attach-link': card({ url: 'https://example.jp/' }),
  'scrumboard.put-attachment': attachment({ removed: true }),
  'scrumboard.fetch-file': file,
  'scrumboard.picture': file,
  'scrumboard.source-board': board(),
  'scrumboard.source-board-rename': board({ boardTitle: '備品' }),
  'scrumboard.source-board-settings': board({ settings: {} }),
  'scrumboard.source-board-delete': board(),
  'scrumboard.source-card-new': board({ listId: nobody, data: { name: '見積' } }),
  'scrumboard.source-card-update': {
    hides: {
      'a card': async (world, { accountId }, asker) => {
        const rows = await boardRows(world, accountId);
        const own = accountId === asker.accountId ? rows : await boardRows(world, asker.accountId);
        return { id: rows.card, unknown: randomUUID(), input: (id) => ({ boardId: own.board, card: { ...sent, id } }) };
      },
    },
  },
  'scrumboard.source-card-remove': board({ cardId: nobody }),
  'scrumboard.source-card-order': board({ lists: [] }),
  'scrumboard.source-list-new': board({ data: { name: '完了' } }),
  'scrumboard.source-list-rename': board({ listId: nobody, listTitle: '完了' }),
  'scrumboard.source-list-remove': board({ listId: nobody }),
  'scrumboard.source-list-order': board({ lists: [] }),
};
