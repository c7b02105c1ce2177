// The reads of boards. PostgreSQL writes a whole board's JSON, which passes through no object here.
import { CARD_LIST } from '@madoguchi/contract/scrumboard/lists.ts';
import {
  showBoard as boardOperation,
  listBoards as boardsOperation,
  showCard as cardOperation,
  listCards as cardsOperation,
  showChoices as choicesOperation,
  listDue as dueOperation,
  listPlaces as placesOperation,
  listRemoved as removedOperation,
} from '@madoguchi/contract/scrumboard/operations.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import { handle, WrittenJson } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import { boardFor } from './access.ts';
import { type CardsOf, cardPages } from './card-list-store.ts';
import { findDue, findPlaces, findRemoved, findTiles, readBoard, readCards } from './reads-store.ts';
import { findLabels, findMembers } from './store.ts';

export const listBoards = handle(boardsOperation, async ({ ground, actor, input, now }) => {
  const { day, time } = tokyoWall(now);
  return { boards: await findTiles(ground.pool, input.state, { account: actor.accountId, today: day, time }) };
});

export const showBoard = handle(boardOperation, async ({ ground, actor, input }) => {
  const { boardId: board, all, since = null } = input;
  const text = await readBoard(ground.pool, { account: actor.accountId, board, all: all === 'yes', since });
  return new WrittenJson(text ?? refuse('no-such-board'));
});

export const showCard = handle(cardOperation, async ({ ground, actor, input }) => {
  const cards = await readCards(ground.pool, { account: actor.accountId, ids: [input.cardId] });
  return new WrittenJson(cards.get(input.cardId) ?? refuse('not-found'));
});

export const listRemoved = handle(removedOperation, async (context) => {
  const { id } = await boardFor(context, context.input.boardId, { role: 'view' });
  return { removed: await findRemoved(context.ground.pool, id) };
});

export const showChoices = handle(choicesOperation, async (context) => {
  const { pool } = context.ground;
  const { id } = await boardFor(context, context.input.boardId, { role: 'view', evenDeleted: true });
  const [labels, members] = await Promise.all([findLabels(pool, id), findMembers(pool, id)]);
  return { labels: labels.filter(({ isRemoved }) => !isRemoved), members };
});

interface Said {
  readonly boardId?: string | undefined;
  readonly mine?: 'yes' | undefined;
  readonly removed?: 'yes' | undefined;
}

const CARDS = listHandlers<typeof CARD_LIST, CardsOf, Said>({
  list: CARD_LIST,
  pages: cardPages,
  values: async (request) => {
    const { boardId, mine, removed } = request.input;
    if (boardId !== undefined) await boardFor(request, boardId, { role: 'view', evenDeleted: true });
    return {
      account: request.actor.accountId,
      ofBoard: boardId ?? null,
      mineOnly: mine === 'yes',
      withRemoved: removed === 'yes',
    };
  },
});

export const listCards = CARDS.page(cardsOperation);

export const listPlaces = handle(placesOperation, async ({ ground, actor }) => ({
  boards: await findPlaces(ground.pool, actor.accountId),
}));

export const listDue = handle(dueOperation, async ({ ground, actor, input }) => ({
  cards: (await findDue(ground.pool, { account: actor.accountId, ...input })) as never,
}));
