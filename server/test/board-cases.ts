// For every operation of boards an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import {
  addComment,
  attachFile,
  attachLink,
  changeComment,
  type ON_CARD_OPERATIONS,
} from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import {
  type BOARD_OPERATIONS,
  changeBoard,
  changeCard,
  changeLabel,
  changeList,
  putBoard,
} from '@madoguchi/contract/scrumboard/operations.ts';
import type { SOURCE_SCRUMBOARD_OPERATIONS } from '@madoguchi/contract/scrumboard/source-operations.ts';
import { png as pngOf } from '../src/platform/files/file-corpus.ts';
import { ask } from './ask.ts';
import { type BoardRows, boardRows, madeAll, madeCard, madeLabel, madeList } from './boards.ts';
import type { SentFile } from './multipart.ts';
import type { OperationCases, Situation } from './operation-case.ts';
import type { World } from './world.ts';

type OursId = (typeof BOARD_OPERATIONS)[number]['id'] | (typeof ON_CARD_OPERATIONS)[number]['id'];
type Id = OursId | (typeof SOURCE_SCRUMBOARD_OPERATIONS)[number]['id'];
type Input = Record<string, unknown>;
type All = Awaited<ReturnType<typeof madeAll>>;

const WHO = 'system';
const nobody = randomUUID();

const works =
  (input: Input = {}, file?: SentFile): Situation =>
  async () => ({ who: WHO, input, ...(file === undefined ? {} : { file }) });

/** On a board of the caller's with a list and a card. */
const own =
  (make: (all: All, world: World) => Input | Promise<Input>, file?: SentFile): Situation =>
  async (world) => ({
    who: WHO,
    input: await make(await madeAll(world, WHO), world),
    ...(file === undefined ? {} : { file }),
  });

/** On a board on which the caller may view alone. */
const viewed =
  (make: (rows: BoardRows) => Input, file?: SentFile): Situation =>
  async (world) => {
    const { system, admin } = world.people;
    const rows = await boardRows(world, admin.accountId, [[system.accountId, 'view']]);
    return { who: WHO, input: make(rows), ...(file === undefined ? {} : { file }) };
  };

const noBoard = (more: Input = {}): Situation => works({ boardId: nobody, ...more });
const noCard = (more: Input = {}): Situation => works({ cardId: nobody, ...more });
const noList = (more: Input = {}): Situation => works({ listId: nobody, ...more });

const png: SentFile = { name: '見積書.png', content: pngOf(4, 4) };
const name = () => randomUUID().slice(0, 8);

const commented = async (world: World, cardId: string) =>
  (await world.as(WHO)(addComment, { cardId, text: '確認しました' })).output;
const linked = async (world: World, cardId: string) =>
  (await world.as(WHO)(attachLink, { cardId, url: 'https://example.jp/' })).output;
const pictured = async (world: World, cardId: string): Promise<string> => {
  const answered = await ask(world, attachFile, { who: WHO, input: { cardId }, file: png });
  return (answered.body as { id: string }).id;
};

const retitled = { was: { title: '見積確認' }, is: { title: '見積の確認' } };
const done = { act: 'done', on: true };
const checklist = { act: 'put-checklist', checklist: { id: randomUUID(), title: '準備', items: [] }, at: 0 };
const label = { title: '至急', colour: 'crimson' };
const sentCard = (id: string, more: Input = {}) => ({
  ...{ id, name: '見積の確認', description: '', idAttachmentCover: '', idMembers: [], idLabels: [] },
  ...{ subscribed: true, checklists: [], due: '2026-12-01', ...more },
});

const CASES: { readonly [Each in OursId]: OperationCases } = {
  'scrumboard.boards': { works: own(() => ({})), refused: {} },
  'scrumboard.board': { works: own(({ boardId }) => ({ boardId })), refused: { 'no-such-board': noBoard() } },
  'scrumboard.removed': { works: own(({ boardId }) => ({ boardId })), refused: { 'no-such-board': noBoard() } },
  'scrumboard.cards': { works: own(({ boardId }) => ({ boardId })), refused: { 'no-such-board': noBoard() } },
  'scrumboard.card': { works: own(({ cardId }) => ({ cardId })), refused: { 'not-found': noCard() } },
  'scrumboard.places': { works: own(() => ({})), refused: {} },
  'scrumboard.choices': { works: own(({ boardId }) => ({ boardId })), refused: { 'no-such-board': noBoard() } },
  'scrumboard.due': { works: own(() => ({ from: '2026-11-01', to: '2026-11-30' })), refused: {} },
  'scrumboard.add-board': {
    works: works({ title: '備品の購入', template: 'kanban' }),
    refused: { invalid: works({ title: ' ' }) },
  },
  'scrumboard.copy-board': {
    works: own(({ boardId }) => ({ boardId, title: '写し' })),
    refused: { 'no-such-board': noBoard({ title: '写し' }), invalid: own(({ boardId }) => ({ boardId, title: ' ' })) },
  },
  'scrumboard.change-board': {
    works: own(({ boardId }) => ({ boardId, version: 1, title: '備品' })),
    refused: {
      'no-such-board': noBoard({ version: 1, title: '備品' }),
      'board-role': viewed(({ board }) => ({ boardId: board, version: 1, title: '備品' })),
      stale: own(async ({ boardId }, world) => {
        await world.as(WHO)(changeBoard, { boardId, version: 1, title: '備品' });
        return { boardId, version: 1, title: '別のこと' };
      }),
    },
  },
  'scrumboard.mark-board': {
    works: own(({ boardId }) => ({ boardId, starred: true })),
    refused: { 'no-such-board': noBoard({ starred: true }) },
  },
  'scrumboard.put-board': {
    works: own(({ boardId }) => ({ boardId, state: 'archived' })),
    refused: {
      'no-such-board': noBoard({ state: 'archived' }),
      'board-role': viewed(({ board }) => ({ boardId: board, state: 'deleted' })),
    },
  },
  'scrumboard.erase-board': {
    works: own(async ({ boardId }, world) => {
      await world.as(WHO)(putBoard, { boardId, state: 'archived' });
      return { boardId };
    }),
    refused: {
      'no-such-board': noBoard(),
      'board-role': viewed(({ board }) => ({ boardId: board })),
      'board-in-use': own(({ boardId }) => ({ boardId })),
    },
  },
  'scrumboard.set-member': {
    works: own(async ({ boardId }, world) => {
      await world.pool.query("update accounts set roles = '{system}' where id = $1", [world.people.admin2.accountId]);
      return { boardId, employeeId: world.people.admin2.employeeUuid, role: 'edit' };
    }),
    refused: {
      'no-such-board': noBoard({ employeeId: nobody, role: 'edit' }),
      'board-role': viewed(({ board }) => ({ boardId: board, employeeId: nobody, role: 'edit' })),
      'last-owner': own(({ boardId }, world) => ({
        ...{ boardId, employeeId: world.people.system.employeeUuid, role: 'view' },
      })),
      invalid: own(({ boardId }, world) => ({ boardId, employeeId: world.people.user.employeeUuid, role: 'view' })),
    },
  },
  'scrumboard.remove-member': {
    works: viewedWith(({ board }, { people }) => ({ boardId: board, memberId: people.system.accountId })),
    refused: {
      'no-such-board': noBoard({ memberId: nobody }),
      'board-role': viewed(({ board }) => ({ boardId: board, memberId: nobody })),
      'last-owner': own(({ boardId }, world) => ({ boardId, memberId: world.people.system.accountId })),
      'not-found': own(({ boardId }) => ({ boardId, memberId: nobody })),
    },
  },
  'scrumboard.add-label': {
    works: own(({ boardId }) => ({ boardId, ...label })),
    refused: {
      'no-such-board': noBoard(label),
      'board-role': viewed(({ board }) => ({ boardId: board, ...label })),
      invalid: own(async ({ boardId }, world) => {
        const { title } = await madeLabel(world, WHO, boardId);
        return { boardId, title, colour: 'green' };
      }),
    },
  },
  'scrumboard.change-label': {
    works: own(async ({ boardId }, world) => ({
      labelId: (await madeLabel(world, WHO, boardId)).id,
      version: 1,
      ...label,
    })),
    refused: {
      'not-found': works({ labelId: nobody, version: 1, ...label }),
      'board-role': viewed((rows) => ({ labelId: rows.label, version: 1, ...label })),
      stale: own(async ({ boardId }, world) => {
        const { id } = await madeLabel(world, WHO, boardId);
        await world.as(WHO)(changeLabel, { labelId: id, version: 1, title: name(), colour: 'green' });
        return { labelId: id, version: 1, ...label };
      }),
      invalid: own(async ({ boardId }, world) => {
        const [one, other] = [await madeLabel(world, WHO, boardId), await madeLabel(world, WHO, boardId)];
        return { labelId: one.id, version: 1, title: other.title, colour: 'green' };
      }),
    },
  },
  'scrumboard.put-label': {
    works: own(async ({ boardId }, world) => ({ labelId: (await madeLabel(world, WHO, boardId)).id, removed: true })),
    refused: {
      'not-found': works({ labelId: nobody, removed: true }),
      'board-role': viewed((rows) => ({ labelId: rows.label, removed: true })),
      invalid: own(async ({ boardId }, world) => {
        const { id, title } = await madeLabel(world, WHO, boardId);
        await world.pool.query('update board_labels set removed_at = now() where id = $1', [id]);
        await madeLabel(world, WHO, boardId, title);
        return { labelId: id, removed: false };
      }),
    },
  },
  'scrumboard.add-list': {
    works: own(({ boardId }) => ({ boardId, title: '完了', wipLimit: 3 })),
    refused: {
      'no-such-board': noBoard({ title: '完了' }),
      'board-role': viewed(({ board }) => ({ boardId: board, title: '完了' })),
      invalid: own(({ boardId }) => ({ boardId, title: '' })),
    },
  },
  'scrumboard.change-list': {
    works: own(({ listId }) => ({ listId, version: 1, title: '完了' })),
    refused: {
      'not-found': noList({ version: 1, title: '完了' }),
      'board-role': viewed(({ list }) => ({ listId: list, version: 1, title: '完了' })),
      stale: own(async ({ listId }, world) => {
        await world.as(WHO)(changeList, { listId, version: 1, wipLimit: 3 });
        return { listId, version: 1, title: '完了' };
      }),
    },
  },
  'scrumboard.move-list': {
    works: own(async ({ boardId, listId }, world) => ({
      ...{ listId: (await madeList(world, WHO, boardId)).id, beforeId: listId },
    })),
    refused: {
      'not-found': noList({ beforeId: null }),
      'board-role': viewed(({ list }) => ({ listId: list, beforeId: null })),
    },
  },
  'scrumboard.put-list': {
    works: own(({ listId }) => ({ listId, state: 'deleted' })),
    refused: {
      'not-found': noList({ state: 'deleted' }),
      'board-role': viewed(({ list }) => ({ listId: list, state: 'deleted' })),
    },
  },
  'scrumboard.add-card': {
    works: own(({ listId }) => ({ listId, title: '見積依頼' })),
    refused: {
      'not-found': noList({ title: '見積依頼' }),
      'board-role': viewed(({ list }) => ({ listId: list, title: '見積依頼' })),
      invalid: own(({ listId }) => ({ listId, title: '　' })),
    },
  },
  'scrumboard.move-cards': {
    works: own(async ({ boardId, cardId }, world) => ({
      ...{ cardIds: [cardId], listId: (await madeList(world, WHO, boardId)).id },
    })),
    refused: {
      'not-found': own(({ listId }) => ({ cardIds: [nobody], listId })),
      'board-role': viewed(({ card, list }) => ({ cardIds: [card], listId: list })),
      invalid: own(async ({ cardId, listId }, world) => ({
        ...{ cardIds: [cardId, (await madeAll(world, WHO)).cardId], listId },
      })),
    },
  },
  'scrumboard.change-card': {
    works: own(({ cardId }) => ({ cardId, ...retitled })),
    refused: {
      'not-found': noCard(retitled),
      'board-role': viewed(({ card }) => ({ cardId: card, ...retitled })),
      stale: own(async ({ cardId }, world) => {
        await world.as(WHO)(changeCard, { cardId, ...retitled });
        return { cardId, was: { title: '見積確認' }, is: { title: '別のこと' } };
      }),
      invalid: own(({ cardId }) => ({ cardId, was: {}, is: { title: '別のこと' } })),
    },
  },
  'scrumboard.act-on-cards': {
    works: own(({ cardId }) => ({ cardIds: [cardId], act: done })),
    refused: {
      'not-found': works({ cardIds: [nobody], act: done }),
      'board-role': viewed(({ card }) => ({ cardIds: [card], act: done })),
      invalid: own(({ cardId }) => ({ cardIds: [cardId], act: { act: 'label', labelId: nobody, on: true } })),
    },
  },
  'scrumboard.change-checklists': {
    works: own(({ cardId }) => ({ cardId, act: checklist })),
    refused: {
      'not-found': noCard({ act: checklist }),
      'board-role': viewed(({ card }) => ({ cardId: card, act: checklist })),
      invalid: own(({ cardId }) => ({ cardId, act: { act: 'nothing' } })),
    },
  },
  'scrumboard.watch-card': {
    works: own(({ cardId }) => ({ cardId, on: true })),
    refused: { 'not-found': noCard({ on: true }) },
  },
  'scrumboard.add-comment': {
    works: own(({ cardId }) => ({ cardId, text: '確認しました' })),
    refused: {
      'not-found': noCard({ text: '確認しました' }),
      invalid: own(({ cardId }) => ({ cardId, text: '確認しました', mentions: [nobody] })),
    },
  },
  'scrumboard.change-comment': {
    works: own(async ({ cardId }, world) => ({
      commentId: (await commented(world, cardId)).id,
      version: 1,
      text: '訂正',
    })),
    refused: {
      'not-found': works({ commentId: nobody, version: 1, text: '訂正' }),
      stale: own(async ({ cardId }, world) => {
        const { id } = await commented(world, cardId);
        await world.as(WHO)(changeComment, { commentId: id, version: 1, text: '訂正' });
        return { commentId: id, version: 1, text: '別のこと' };
      }),
      invalid: own(async ({ cardId }, world) => ({
        ...{ commentId: (await commented(world, cardId)).id, version: 1, text: '訂正', mentions: [nobody] },
      })),
    },
  },
  'scrumboard.put-comment': {
    works: own(async ({ cardId }, world) => ({ commentId: (await commented(world, cardId)).id, removed: true })),
    refused: { 'not-found': works({ commentId: nobody, removed: true }) },
  },
  'scrumboard.attach-file': {
    works: own(({ cardId }) => ({ cardId }), png),
    refused: {
      'not-found': works({ cardId: nobody }, png),
      'board-role': viewed(({ card }) => ({ cardId: card }), png),
      invalid: own(({ cardId }) => ({ cardId }), { ...png, name: '123456789018.png' }),
      'too-large': own(({ cardId }) => ({ cardId }), { name: 'a.pdf', content: Buffer.alloc(10_485_761, '%') }),
      'wrong-type': own(({ cardId }) => ({ cardId }), { name: 'a.png', content: '<svg onload="alert(1)"/>' }),
    },
  },
  'scrumboard.attach-link': {
    works: own(({ cardId }) => ({ cardId, url: 'https://example.jp/quote' })),
    refused: {
      'not-found': noCard({ url: 'https://example.jp/' }),
      'board-role': viewed(({ card }) => ({ cardId: card, url: 'https://example.jp/' })),
      invalid: own(({ cardId }) => ({ cardId, url: 'javascript:alert(1)' })),
    },
  },
  'scrumboard.put-attachment': {
    works: own(async ({ cardId }, world) => ({ attachmentId: (await linked(world, cardId)).id, removed: true })),
    refused: {
      'not-found': works({ attachmentId: nobody, removed: true }),
      'board-role': viewed(({ attachment }) => ({ attachmentId: attachment, removed: true })),
    },
  },
  'scrumboard.fetch-file': {
    works: own(async ({ cardId }, world) => ({ attachmentId: await pictured(world, cardId) })),
    refused: { 'not-found': works({ attachmentId: nobody }) },
  },
  'scrumboard.picture': {
    works: own(async ({ cardId }, world) => ({ attachmentId: await pictured(world, cardId) })),
    refused: { 'not-found': works({ attachmentId: nobody }) },
  },
};

/** As `viewed`, with the world. */
function viewedWith(make: (rows: BoardRows, world: World) => Input): Situation {
  return async (world) => {
    const { system, admin } = world.people;
    const rows = await boardRows(world, admin.accountId, [[system.accountId, 'view']]);
    return { who: WHO, input: make(rows, world) };
  };
}

const lists = (all: All) => [{ id: all.listId, name: '対応中', idCards: [all.cardId] }];

const SOURCE_CASES: { readonly [Each in (typeof SOURCE_SCRUMBOARD_OPERATIONS)[number]['id']]: OperationCases } = {
  'scrumboard.source-boards': { works: own(() => ({})), refused: {} },
  'scrumboard.source-board': { works: own(({ boardId }) => ({ boardId })), refused: { 'no-such-board': noBoard() } },
  'scrumboard.source-board-new': {
    works: works({ board: { name: '備品の購入' } }),
    refused: { invalid: works({ board: { name: '' } }) },
  },
  'scrumboard.source-board-rename': {
    works: own(({ boardId }) => ({ boardId, boardTitle: '備品' })),
    refused: {
      'no-such-board': noBoard({ boardTitle: '備品' }),
      'board-role': viewed(({ board }) => ({ boardId: board, boardTitle: '備品' })),
    },
  },
  'scrumboard.source-board-settings': {
    works: own(({ boardId }) => ({ boardId, settings: { color: 'green', subscribed: false } })),
    refused: {
      'no-such-board': noBoard({ settings: {} }),
      'board-role': viewed(({ board }) => ({ boardId: board, settings: {} })),
    },
  },
  'scrumboard.source-board-delete': {
    works: own(({ boardId }) => ({ boardId })),
    refused: { 'no-such-board': noBoard(), 'board-role': viewed(({ board }) => ({ boardId: board })) },
  },
  'scrumboard.source-card-new': {
    works: own(({ boardId, listId }) => ({ boardId, listId, data: { name: '見積依頼' } })),
    refused: {
      'no-such-board': noBoard({ listId: nobody, data: { name: '見積依頼' } }),
      'board-role': viewed(({ board, list }) => ({ boardId: board, listId: list, data: { name: '見積依頼' } })),
      'not-found': own(({ boardId }) => ({ boardId, listId: nobody, data: { name: '見積依頼' } })),
      invalid: own(({ boardId, listId }) => ({ boardId, listId, data: { name: '見積依頼', idLabels: [nobody] } })),
    },
  },
  'scrumboard.source-card-update': {
    works: own(({ boardId, cardId }) => ({ boardId, card: sentCard(cardId) })),
    refused: {
      'no-such-board': noBoard({ card: sentCard(nobody) }),
      'board-role': viewed(({ board, card }) => ({ boardId: board, card: sentCard(card) })),
      'not-found': own(({ boardId }) => ({ boardId, card: sentCard(nobody) })),
      invalid: own(({ boardId, cardId }) => ({ boardId, card: sentCard(cardId, { idMembers: [nobody] }) })),
    },
  },
  'scrumboard.source-card-remove': {
    works: own(({ boardId, cardId }) => ({ boardId, cardId })),
    refused: {
      'no-such-board': noBoard({ cardId: nobody }),
      'board-role': viewed(({ board, card }) => ({ boardId: board, cardId: card })),
      'not-found': own(({ boardId }) => ({ boardId, cardId: nobody })),
    },
  },
  'scrumboard.source-card-order': {
    works: own(async (all, world) => {
      const other = await madeCard(world, WHO, all.listId, '別のこと');
      return { boardId: all.boardId, lists: [{ id: all.listId, name: '対応中', idCards: [other.id, all.cardId] }] };
    }),
    refused: {
      'no-such-board': noBoard({ lists: [] }),
      'board-role': viewed(({ board }) => ({ boardId: board, lists: [] })),
      'not-found': own(({ boardId, listId }) => ({
        ...{ boardId, lists: [{ id: listId, name: '対応中', idCards: [nobody] }] },
      })),
    },
  },
  'scrumboard.source-list-new': {
    works: own(({ boardId }) => ({ boardId, data: { name: '完了' } })),
    refused: {
      'no-such-board': noBoard({ data: { name: '完了' } }),
      'board-role': viewed(({ board }) => ({ boardId: board, data: { name: '完了' } })),
      invalid: own(({ boardId }) => ({ boardId, data: { name: '' } })),
    },
  },
  'scrumboard.source-list-rename': {
    works: own(({ boardId, listId }) => ({ boardId, listId, listTitle: '完了' })),
    refused: {
      'no-such-board': noBoard({ listId: nobody, listTitle: '完了' }),
      'board-role': viewed(({ board, list }) => ({ boardId: board, listId: list, listTitle: '完了' })),
      'not-found': own(({ boardId }) => ({ boardId, listId: nobody, listTitle: '完了' })),
    },
  },
  'scrumboard.source-list-remove': {
    works: own(({ boardId, listId }) => ({ boardId, listId })),
    refused: {
      'no-such-board': noBoard({ listId: nobody }),
      'board-role': viewed(({ board, list }) => ({ boardId: board, listId: list })),
      'not-found': own(({ boardId }) => ({ boardId, listId: nobody })),
    },
  },
  'scrumboard.source-list-order': {
    works: own(async (all, world) => {
      const other = await madeList(world, WHO, all.boardId);
      return { boardId: all.boardId, lists: [{ id: other.id, name: '対応中', idCards: [] }, ...lists(all)] };
    }),
    refused: {
      'no-such-board': noBoard({ lists: [] }),
      'board-role': viewed(({ board }) => ({ boardId: board, lists: [] })),
      'not-found': own(({ boardId }) => ({ boardId, lists: [{ id: nobody, name: '対応中', idCards: [] }] })),
    },
  },
};

export const BOARD_CASES: { readonly [Each in Id]: OperationCases } = { ...CASES, ...SOURCE_CASES };
