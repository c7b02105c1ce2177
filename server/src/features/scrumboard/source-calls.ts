// The source's calls (S7-06) over the caller's boards. They know no versions: the newest state is the one that is meant.
import { BOARD_TEMPLATES, MOST_LISTS } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Card } from '@madoguchi/contract/scrumboard/model.ts';
import { fetchCardFile, showPicture } from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import { boardUri } from '@madoguchi/contract/scrumboard/rules.ts';
import {
  classOf,
  type SourceBoard,
  type SourceCard,
  type SourceList,
  type SourceSettings,
  sourceCardOf,
} from '@madoguchi/contract/scrumboard/source-board.ts';
import {
  addSourceBoard as boardNewOperation,
  showSourceBoard as boardOperation,
  listSourceBoards as boardsOperation,
  deleteSourceBoard as deleteOperation,
  addSourceList as listNewOperation,
  orderSourceLists as listOrderOperation,
  removeSourceList as listRemoveOperation,
  renameSourceList as listRenameOperation,
  renameSourceBoard as renameOperation,
  updateSourceSettings as settingsOperation,
} from '@madoguchi/contract/scrumboard/source-operations.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type Asking, announce, boardFor, listFor, refuseFields, TRIES } from './access.ts';
import { writeBoard } from './boards.ts';
import {
  countCardsIn,
  countCardsOn,
  findShownLists,
  insertList,
  placeLists,
  updateBoard,
  updateBoardState,
  updateList,
  updateListState,
  updateSettings,
} from './boards-store.ts';
import { listKeys } from './lists.ts';
import { spacedOut } from './order-keys.ts';
import { findTiles, readCards } from './reads-store.ts';
import { findLabels, findLists, findMembers, findShownCards, type StoredBoard, type StoredMember } from './store.ts';

export const addressOf = (id: string, isPicture: boolean) =>
  (isPicture ? showPicture : fetchCardFile).path.replace(':attachmentId', id);

const settingsOf = ({
  colour,
  subscribed,
  coverImages,
}: Pick<StoredBoard, 'colour' | 'subscribed' | 'coverImages'>) => ({
  color: colour,
  subscribed,
  cardCoverImages: coverImages,
});

const membersOf = (members: readonly Pick<StoredMember, 'id' | 'name' | 'photoURL'>[]) =>
  members.map(({ id, name, photoURL }) => ({ id, name, avatar: photoURL ?? '' }));

export const listSourceBoards = handle(boardsOperation, async ({ ground, actor, now }) => {
  const { day, time } = tokyoWall(now);
  const tiles = await findTiles(ground.pool, 'live', { account: actor.accountId, today: day, time });
  return Promise.all(
    tiles.map(async ({ id }) => {
      const [board, members] = await Promise.all([
        boardFor({ ground, actor }, id, { role: 'view' }),
        findMembers(ground.pool, id),
      ]);
      return { id, name: board.title, uri: board.uri, settings: settingsOf(board), members: membersOf(members) };
    }),
  );
});

/** The lists of a board with their cards, both in their order. */
export async function listsOf({ ground, actor }: Asking, boardId: string) {
  const [lists, cards] = await Promise.all([
    findShownLists(ground.pool, boardId),
    findShownCards(ground.pool, { account: actor.accountId, board: boardId }),
  ]);
  const named = lists.map(
    ({ id, title }): SourceList => ({
      id,
      name: title,
      idCards: cards.filter(({ listId }) => listId === id).map((card) => card.id),
    }),
  );
  return { lists: named, cards };
}

/** A whole card in the source's shape, as the database has it. */
async function sourceCards({ ground, actor }: Asking, ids: readonly string[]): Promise<SourceCard[]> {
  const texts = await readCards(ground.pool, { account: actor.accountId, ids });
  return ids.flatMap((id) => {
    const text = texts.get(id);
    return text === undefined ? [] : [sourceCardOf(JSON.parse(text) as Card, addressOf)];
  });
}

export const showSourceBoard = handle(boardOperation, async (asking) => {
  const { ground, input } = asking;
  const { boardId } = input;
  const board = await boardFor(asking, boardId, { role: 'view' });
  const [{ lists, cards }, members, labels] = await Promise.all([
    listsOf(asking, boardId),
    findMembers(ground.pool, boardId),
    findLabels(ground.pool, boardId),
  ]);
  return {
    ...{ id: boardId, name: board.title, uri: board.uri, settings: settingsOf(board), lists },
    cards: await sourceCards(
      asking,
      cards.map(({ id }) => id),
    ),
    members: membersOf(members),
    labels: labels
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ id, title, colour }) => ({ id, name: title, class: classOf(colour) })),
  };
});

const UNTITLED = { ja: '無題のボード', en: 'Untitled board' } as const;

export const addSourceBoard = handle(boardNewOperation, async (context) => {
  const { actor, input, now, language } = context;
  const { name = UNTITLED[language], settings = {} } = input.board;
  const { color = 'blue', subscribed = true, cardCoverImages = true } = settings;
  const id = uuidAt(now);
  const labels = BOARD_TEMPLATES.kanban.labels.map(({ title, colour }) => ({
    ...{ id: uuidAt(now), title: title[language], colour },
  }));
  const answer: SourceBoard = {
    ...{ id, name, uri: boardUri(name), settings: { color, subscribed, cardCoverImages }, lists: [], cards: [] },
    members: [{ id: actor.accountId, name: actor.employee?.name ?? actor.displayName, avatar: '' }],
    labels: labels.map((label) => ({ id: label.id, name: label.title, class: classOf(label.colour) })),
  };
  return writeBoard(
    context,
    { title: name, colour: color, coverImages: cardCoverImages, subscribed, labels, lists: [] },
    { id, answer },
  );
});

export const renameSourceBoard = handle(renameOperation, async (context) => {
  const { input, now, commit } = context;
  const { boardId, boardTitle: title } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { version, colour, coverImages } = await boardFor(context, boardId, { role: 'edit' });
    const done = await commit(
      updateBoard,
      { id: boardId, version, title, uri: boardUri(title), colour, coverImages, at: now },
      { target: ['board', boardId], difference: { title }, answer: { boardId, boardTitle: title } },
    );
    if (done === null) continue;
    await announce(context, boardId);
    return done;
  }
  return refuse('unavailable');
});

export const updateSourceSettings = handle(settingsOperation, async (context) => {
  const { actor, input, now, commit } = context;
  const { boardId, settings } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const board = await boardFor(context, boardId, { role: 'edit' });
    const answer: SourceSettings = { ...settingsOf(board), ...(settings as Partial<SourceSettings>) };
    const { color: colour, subscribed, cardCoverImages: coverImages } = answer;
    const done = await commit(
      updateSettings,
      { id: boardId, version: board.version, colour, coverImages, subscribed, account: actor.accountId, at: now },
      { target: ['board', boardId], difference: { colour, coverImages, subscribed }, answer },
    );
    if (done === null) continue;
    await announce(context, boardId);
    return done;
  }
  return refuse('unavailable');
});

export const deleteSourceBoard = handle(deleteOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const { boardId } = input;
  const board = await boardFor(context, boardId, { role: 'owner' });
  const cards = await countCardsOn(ground.pool, boardId);
  const done = await commit(
    updateBoardState,
    { id: boardId, state: 'deleted', by: actor.accountId, at: now },
    {
      target: ['board', boardId],
      difference: { title: board.title, from: board.state, to: 'deleted', cards },
      answer: { boardId },
    },
  );
  if (done === null) return refuse('no-such-board');
  await announce(context, boardId);
  return done;
});

/** The list of the board. @throws Problem `not-found` where it is of another one */
export async function listOn(context: Asking, boardId: string, listId: string) {
  await boardFor(context, boardId, { role: 'edit' });
  const list = await listFor(context, listId, { role: 'edit' });
  return list.boardId === boardId ? list : refuse('not-found');
}

export const addSourceList = handle(listNewOperation, async (context) => {
  const { ground, input, now, commit } = context;
  const { boardId, data } = input;
  const id = uuidAt(now);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const board = await boardFor(context, boardId, { role: 'edit' });
    const [{ lists }, order] = await Promise.all([listsOf(context, boardId), findLists(ground.pool, boardId)]);
    if (order.length >= MOST_LISTS) {
      return refuseFields([{ field: 'data.name', code: 'most-on-board', values: { max: MOST_LISTS } }]);
    }
    const { position, spaced } = listKeys(order, id, null);
    const done = await commit(
      insertList,
      {
        ...{ board: boardId, order: board.listsOrder, spaced: JSON.stringify(spaced) },
        ...{ id, title: data.name, wipLimit: null, position, at: now },
      },
      {
        target: ['board-list', id],
        difference: { board: boardId, title: data.name },
        answer: { boardId, lists: [...lists, { id, name: data.name, idCards: [] }] },
      },
    );
    if (done === null) continue;
    await announce(context, boardId);
    return done;
  }
  return refuse('unavailable');
});

export const renameSourceList = handle(listRenameOperation, async (context) => {
  const { input, commit } = context;
  const { boardId, listId, listTitle: title } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const list = await listOn(context, boardId, listId);
    const { lists } = await listsOf(context, boardId);
    const done = await commit(
      updateList,
      { id: listId, version: list.version, title, wipLimit: list.wipLimit },
      {
        target: ['board-list', listId],
        difference: { board: boardId, title },
        answer: { boardId, lists: lists.map((one) => (one.id === listId ? { ...one, name: title } : one)) },
      },
    );
    if (done === null) continue;
    await announce(context, boardId);
    return done;
  }
  return refuse('unavailable');
});

export const removeSourceList = handle(listRemoveOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const { boardId, listId } = input;
  const list = await listOn(context, boardId, listId);
  const [{ lists }, cards] = await Promise.all([listsOf(context, boardId), countCardsIn(ground.pool, listId)]);
  const done = await commit(
    updateListState,
    { id: listId, state: 'deleted', by: actor.accountId, at: now },
    {
      target: ['board-list', listId],
      difference: { board: boardId, title: list.title, from: list.state, to: 'deleted', cards },
      answer: { boardId, lists: lists.filter(({ id }) => id !== listId) },
    },
  );
  if (done === null) return refuse('not-found');
  await announce(context, boardId);
  return done;
});

export const orderSourceLists = handle(listOrderOperation, async (context) => {
  const { ground, input, commit, standsAlready } = context;
  const { boardId, lists } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const board = await boardFor(context, boardId, { role: 'edit' });
    const order = await findLists(ground.pool, boardId);
    const shown = order.filter(({ isLive }) => isLive).map(({ id }) => id);
    const ids = lists.map(({ id }) => id);
    const [first = ''] = ids;
    if (!ids.every((id) => shown.includes(id))) return refuse('not-found');
    const answer = { boardId, lists };
    if (shown.filter((id) => ids.includes(id)).join() === ids.join()) return standsAlready(answer);
    const next = order.find(({ id }) => !ids.includes(id))?.id ?? null;
    const spaced = [...spacedOut(order, ids, next)].map(([id, position]) => ({ id, position }));
    const done = await commit(
      placeLists,
      { board: boardId, order: board.listsOrder, spaced: JSON.stringify(spaced) },
      { target: ['board-list', first], difference: { board: boardId, lists: ids.length }, answer },
    );
    if (done === null) continue;
    await announce(context, boardId);
    return done;
  }
  return refuse('unavailable');
});
