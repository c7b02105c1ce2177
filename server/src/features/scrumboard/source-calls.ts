// The source's calls (S7-06) over the caller's boards. They know no versions: the newest state is the one that is meant.
import { BOARD_TEMPLATES, MOST_CARDS, MOST_LISTS } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Card } from '@madoguchi/contract/scrumboard/model.ts';
import { fetchCardFile, showPicture } from '@madoguchi/contract/scrumboard/operations.ts';
import { boardUri } from '@madoguchi/contract/scrumboard/rules.ts';
import {
  checklistsOfSource,
  classOf,
  dueOfSource,
  type NewSourceCard,
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
  addSourceCard as cardNewOperation,
  orderSourceCards as cardOrderOperation,
  removeSourceCard as cardRemoveOperation,
  updateSourceCard as cardUpdateOperation,
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
import { type Asking, announce, boardFor, cardFor, listFor, refuseFields, TRIES } from './access.ts';
import { isPictureOf } from './attachments-store.ts';
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
import { fieldActivities, placementFor } from './cards.ts';
import { listKeys } from './lists.ts';
import { spacedOut } from './order-keys.ts';
import { findTiles, readCards } from './reads-store.ts';
import {
  type CardRecord,
  findLabels,
  findLists,
  findMembers,
  findOrder,
  findPlacement,
  findShownCards,
  type StoredBoard,
  type StoredCard,
  type StoredMember,
} from './store.ts';
import { type Activity, type CardStep, placedIn, recordOf, writeSteps } from './write-cards.ts';

const addressOf = (id: string, isPicture: boolean) =>
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
async function listsOf({ ground, actor }: Asking, boardId: string) {
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
async function listOn(context: Asking, boardId: string, listId: string) {
  await boardFor(context, boardId, { role: 'edit' });
  const list = await listFor(context, listId, { role: 'edit' });
  return list.boardId === boardId ? list : refuse('not-found');
}

/** The faults of a card that names labels or members which its board has not, at the places where the call has them. */
async function refuseStrange(
  { ground }: Asking,
  boardId: string,
  under: string,
  { idLabels, idMembers }: Pick<NewSourceCard, 'idLabels' | 'idMembers'>,
  had: Pick<CardRecord, 'labelIds' | 'memberIds'> = { labelIds: [], memberIds: [] },
): Promise<void> {
  const [labels, members] = await Promise.all([findLabels(ground.pool, boardId), findMembers(ground.pool, boardId)]);
  const strangeLabel = (id: string) =>
    !had.labelIds.includes(id) && !labels.some((label) => label.id === id && !label.isRemoved);
  const strangeMember = (id: string) => !had.memberIds.includes(id) && !members.some((member) => member.id === id);
  const faults = [
    ...idLabels.flatMap((id, nth) =>
      strangeLabel(id) ? [{ field: `${under}.idLabels.${nth}`, code: 'no-such-label' as const }] : [],
    ),
    ...idMembers.flatMap((id, nth) =>
      strangeMember(id) ? [{ field: `${under}.idMembers.${nth}`, code: 'no-such-member' as const }] : [],
    ),
  ];
  if (faults.length > 0) refuseFields(faults);
}

export const addSourceCard = handle(cardNewOperation, async (context) => {
  const { input, now } = context;
  const { boardId, listId, data } = input;
  await listOn(context, boardId, listId);
  await refuseStrange(context, boardId, 'data', data);
  const id = uuidAt(now);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const placement = await placementFor(context, { listId, beforeId: null }, []);
    if (placement.cardsOfBoard >= MOST_CARDS) {
      return refuseFields([{ field: 'data', code: 'most-on-board', values: { max: MOST_CARDS } }]);
    }
    const { positions, over } = await placedIn(context, placement, [id]);
    const after: CardRecord = {
      ...{ id, version: 0, boardId, listId, number: 0, position: positions[0] ?? '', title: data.name },
      ...{ description: data.description, due: dueOfSource(data.due), labelIds: data.idLabels },
      ...{ memberIds: data.idMembers, checklists: checklistsOfSource(data.checklists), coverId: null, link: null },
      ...{ doneAt: null, archivedAt: null, deletedAt: null, createdAt: now },
    };
    const shown = { ...after, subscribed: false, attachments: [], comments: [] };
    const answer = sourceCardOf(shown as unknown as Parameters<typeof sourceCardOf>[0], addressOf);
    const step: CardStep = { before: null, after, activities: [{ kind: 'added' }] };
    const written = await writeSteps(context, [step], { answer, difference: { list: listId }, over: [over] });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

/** A card of the board. @throws Problem `not-found` where it is of another one */
async function cardOn(context: Asking, boardId: string, cardId: string): Promise<StoredCard> {
  await boardFor(context, boardId, { role: 'edit' });
  const card = await cardFor(context, cardId, { role: 'edit' });
  return card.boardId === boardId ? card : refuse('not-found');
}

export const updateSourceCard = handle(cardUpdateOperation, async (context) => {
  const { ground, actor, input } = context;
  const { boardId, card: sent } = input;
  const coverId = sent.idAttachmentCover === '' ? null : sent.idAttachmentCover;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const card = await cardOn(context, boardId, sent.id);
    await refuseStrange(context, boardId, 'card', sent, card);
    const isCover = coverId === null || (await isPictureOf(ground.pool, { card: card.id, id: coverId }));
    if (!isCover) return refuseFields([{ field: 'card.idAttachmentCover', code: 'no-such-cover' }]);
    const after: CardRecord = {
      ...recordOf(card),
      ...{ title: sent.name, description: sent.description, due: dueOfSource(sent.due), coverId },
      ...{ labelIds: sent.idLabels, memberIds: sent.idMembers, checklists: checklistsOfSource(sent.checklists) },
    };
    const full = (await readCards(ground.pool, { account: actor.accountId, ids: [card.id] })).get(card.id);
    if (full === undefined) return refuse('not-found');
    const shown = { ...(JSON.parse(full) as Card), ...after, subscribed: sent.subscribed };
    const activities: Activity[] = fieldActivities(card, after);
    const written = await writeSteps(context, [{ before: card, after, activities }], {
      answer: sourceCardOf(shown as unknown as Parameters<typeof sourceCardOf>[0], addressOf),
      difference: { fields: activities.map(({ kind }) => kind) },
      watch: sent.subscribed,
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

export const removeSourceCard = handle(cardRemoveOperation, async (context) => {
  const { input, now } = context;
  const { boardId, cardId } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const card = await cardOn(context, boardId, cardId);
    const step: CardStep = {
      ...{ before: card, after: { ...recordOf(card), deletedAt: now } },
      activities: [{ kind: 'deleted' }],
    };
    const written = await writeSteps(context, [step], {
      answer: { boardId, cardId },
      difference: { act: 'delete', cards: 1 },
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

const ordersOf = (lists: readonly SourceList[]) => lists.map(({ id, idCards }) => `${id}:${idCards.join()}`);

export const orderSourceCards = handle(cardOrderOperation, async (context) => {
  const { ground, actor, input, standsAlready } = context;
  const { boardId, lists } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    await boardFor(context, boardId, { role: 'edit' });
    const { lists: current, cards } = await listsOf(context, boardId);
    const isKnown = (id: string) => cards.some((card) => card.id === id);
    const listOf = (id: string) => current.find((list) => list.id === id);
    if (!lists.every(({ id, idCards }) => listOf(id) !== undefined && idCards.every(isKnown)))
      return refuse('not-found');
    const others = new Set(ordersOf(current));
    const changed = lists.filter((list) => !others.has(ordersOf([list])[0] ?? ''));
    const answer = { boardId, lists };
    if (changed.length === 0) return standsAlready(answer);
    const planned = await Promise.all(
      changed.map(async ({ id, idCards }) => {
        const asked = { account: actor.accountId, list: id, moved: idCards, beforeId: null, place: null };
        const placement = (await findPlacement(ground.pool, asked)) ?? refuse('not-found');
        const order = await findOrder(ground.pool, id);
        const first = order.find((one) => !idCards.includes(one.id))?.id ?? null;
        return { id, placement, keys: spacedOut(order, idCards, first) };
      }),
    );
    const planOf = (cardId: string) => planned.find(({ keys }) => keys.has(cardId));
    const steps = changed.flatMap(({ id, idCards }) =>
      idCards.flatMap((cardId): CardStep[] => {
        const card = cards.find((one) => one.id === cardId);
        const plan = planned.find((one) => one.id === id);
        if (card === undefined || plan === undefined || card.listId === id) return [];
        const after = { ...recordOf(card), listId: id, position: plan.keys.get(cardId) ?? '' };
        const said = { from: card.listTitle, to: plan.placement.title };
        return [{ before: card, after, activities: [{ kind: 'moved', said }] }];
      }),
    );
    // An order within a list alone is written with the first card that it names.
    const [one] = changed.flatMap(({ idCards }) => idCards);
    const main = cards.find(({ id }) => id === one);
    if (steps.length === 0 && main !== undefined) {
      const position = planOf(main.id)?.keys.get(main.id) ?? main.position;
      steps.push({ before: main, after: { ...recordOf(main), position }, activities: [] });
    }
    const stepped = new Set(steps.map(({ after }) => after.id));
    const written = await writeSteps(context, steps, {
      answer,
      difference: { lists: changed.length, cards: steps.length },
      over: planned.map(({ id, placement, keys }) => ({
        ...{ listId: id, order: placement.order },
        spaced: [...keys].flatMap(([cardId, position]) => (stepped.has(cardId) ? [] : [{ id: cardId, position }])),
      })),
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

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
