// The source's calls in its shapes (S7-06), over boards that ours show too.
import { SourceBoard } from '@madoguchi/contract/scrumboard/source-board.ts';
import {
  addSourceBoard,
  addSourceCard,
  addSourceList,
  deleteSourceBoard,
  listSourceBoards,
  orderSourceCards,
  orderSourceLists,
  removeSourceCard,
  removeSourceList,
  renameSourceBoard,
  renameSourceList,
  showSourceBoard,
  updateSourceCard,
  updateSourceSettings,
} from '@madoguchi/contract/scrumboard/source-operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownBoard, shownCard } from '../../../test/boards.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const WHO = 'system';
const as = () => world.as(WHO);

async function boardWithCards() {
  const board = (await as()(addSourceBoard, {})).output;
  const boardId = board.id;
  await as()(addSourceList, { boardId, data: { name: '一' } });
  const { lists } = (await as()(addSourceList, { boardId, data: { name: '二' } })).output;
  const [one = '', two = ''] = lists.map(({ id }) => id);
  const cards: string[] = [];
  for (const name of ['A', 'B', 'C']) {
    cards.push((await as()(addSourceCard, { boardId, listId: one, data: { name } })).output.id);
  }
  return { boardId, one, two, cards };
}

const read = async (boardId: string) => (await as()(showSourceBoard, { boardId })).output;
const order = async (boardId: string) => {
  const { lists, cards } = await read(boardId);
  return lists.map(({ idCards }) => idCards.map((id) => cards.find((card) => card.id === id)?.name).join('')).join('|');
};

describe('the source’s calls', () => {
  it('make a board without title, lists and cards, with cover images and news on, and rename, set and delete it [S7-06]', async () => {
    const made = (await as()(addSourceBoard, {})).output;
    expect(SourceBoard.parse(made)).toMatchObject({
      name: 'Untitled board',
      settings: { color: 'blue', subscribed: true, cardCoverImages: true },
      lists: [],
      cards: [],
    });
    const boardId = made.id;
    expect((await as()(renameSourceBoard, { boardId, boardTitle: '備品' })).output).toEqual({
      boardId,
      boardTitle: '備品',
    });
    const settings = { color: 'green', cardCoverImages: false } as const;
    expect((await as()(updateSourceSettings, { boardId, settings })).output).toEqual({ ...settings, subscribed: true });
    expect(await read(boardId)).toMatchObject({ name: '備品', uri: '備品', settings });
    expect((await as()(listSourceBoards, {})).output.map(({ id }) => id)).toContain(boardId);
    expect((await as()(deleteSourceBoard, { boardId })).output).toEqual({ boardId });
    expect((await as()(listSourceBoards, {})).output.map(({ id }) => id)).not.toContain(boardId);
  });

  it('say of a missing board what the source says [S7-06, S2-09]', async () => {
    const missing = await as()(
      showSourceBoard,
      { boardId: crypto.randomUUID() },
      { headers: { 'accept-language': 'en' } },
    );
    expect(missing.status).toBe(404);
    expect(missing.problem.message).toBe('Requested board do not exist.');
  });

  it('add, rename, order and remove lists [S7-06]', async () => {
    const { boardId, one, two } = await boardWithCards();
    const renamed = (await as()(renameSourceList, { boardId, listId: two, listTitle: '三' })).output;
    expect(renamed.lists.map(({ name }) => name)).toEqual(['一', '三']);
    const turned = [...renamed.lists].reverse();
    await as()(orderSourceLists, { boardId, lists: turned });
    expect((await read(boardId)).lists.map(({ id }) => id)).toEqual([two, one]);
    const left = (await as()(removeSourceList, { boardId, listId: one })).output;
    expect(left.lists.map(({ id }) => id)).toEqual([two]);
    expect((await read(boardId)).cards).toEqual([]);
  });

  it('order cards within and across lists, and keep behind them what another page has just added [S7-06]', async () => {
    const { boardId, one, two, cards } = await boardWithCards();
    const [a = '', b = '', c = ''] = cards;
    const lists = (first: string[], second: string[]) => [
      { id: one, name: '一', idCards: first },
      { id: two, name: '二', idCards: second },
    ];
    await as()(orderSourceCards, { boardId, lists: lists([c, a], [b]) });
    expect(await order(boardId)).toBe('CA|B');
    await as()(orderSourceCards, { boardId, lists: lists([a, c], [b]) });
    expect(await order(boardId)).toBe('AC|B');
    await as()(addSourceCard, { boardId, listId: one, data: { name: 'N' } });
    await as()(orderSourceCards, { boardId, lists: lists([c, a], [b]) });
    expect(await order(boardId)).toBe('CAN|B');
    expect((await shownCard(world, WHO, b)).activity.map(({ kind }) => kind)).toEqual(['moved', 'added']);
  });

  it('change a card as a whole and remove it, and leave alone what they have no word for [S7-06]', async () => {
    const { boardId, cards } = await boardWithCards();
    const [id = ''] = cards;
    const { labels, members } = await read(boardId);
    const card = {
      ...{ id, name: '見積', description: '三社', idAttachmentCover: '' as const, subscribed: true },
      ...{ idMembers: [members[0]?.id ?? ''], idLabels: [labels[0]?.id ?? ''], due: '2026-12-01T08:00:00.000Z' },
      checklists: [
        {
          id: crypto.randomUUID(),
          name: '準備',
          checkItems: [{ id: crypto.randomUUID(), name: '印刷', checked: true }],
        },
      ],
    };
    const changed = (await as()(updateSourceCard, { boardId, card })).output;
    expect(changed).toMatchObject(card);
    expect((await read(boardId)).cards.find((one) => one.id === id)).toEqual(changed);
    expect((await shownBoard(world, WHO, boardId)).cards.find((one) => one.id === id)).toMatchObject({
      ...{ number: 1, subscribed: true, due: { day: '2026-12-01', time: '17:00' }, checks: 1, checksDone: 1 },
    });
    await as()(removeSourceCard, { boardId, cardId: id });
    expect((await read(boardId)).cards.map(({ name }) => name)).toEqual(['B', 'C']);
    expect((await shownCard(world, WHO, id)).state).toBe('deleted');
  });
});
