// The writes of a board's lists and labels.
import { MOST_BOARD_LABELS, MOST_LISTS } from '@madoguchi/contract/scrumboard/choices.ts';
import {
  addLabel as addLabelOperation,
  addList as addListOperation,
  changeLabel as changeLabelOperation,
  changeList as changeListOperation,
  moveList as moveListOperation,
  putLabel as putLabelOperation,
  putList as putListOperation,
} from '@madoguchi/contract/scrumboard/operations.ts';
import { arranged, includes } from '@madoguchi/contract/scrumboard/rules.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import { refusedBy } from '../../platform/db/change.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type Asking, announce, boardFor, listFor, refuseFields, TRIES } from './access.ts';
import {
  countCardsIn,
  insertLabel,
  insertList,
  markLabel,
  placeLists,
  updateLabel,
  updateList,
  updateListState,
} from './boards-store.ts';
import { keysBetween, type Placed, spacedOut } from './order-keys.ts';
import { findLabel, findLabels, findList, findLists, type StoredLabel, type StoredList } from './store.ts';

/** Keys for lists in an order of all of them: for one that is new or moves, or for all where it would grow too long. */
export function listKeys(
  order: readonly Placed[],
  moved: string,
  before: string | null,
): { readonly position: string; readonly spaced: readonly Placed[] } {
  const others = order.filter(({ id }) => id !== moved);
  const found = before === null ? -1 : others.findIndex(({ id }) => id === before);
  const at = found < 0 ? others.length : found;
  const [key] = keysBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null, 1) ?? [];
  if (key !== undefined) return { position: key, spaced: [] };
  const spaced = spacedOut(order, [moved], before);
  return {
    position: spaced.get(moved) ?? '',
    spaced: others.map(({ id }) => ({ id, position: spaced.get(id) ?? '' })),
  };
}

export const addList = handle(addListOperation, async (context) => {
  const { ground, input, now, commit } = context;
  const { boardId, title, wipLimit } = input;
  const id = uuidAt(now);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const board = await boardFor(context, boardId, { role: 'edit' });
    const order = await findLists(ground.pool, boardId);
    if (order.length >= MOST_LISTS) {
      return refuseFields([{ field: 'title', code: 'most-on-board', values: { max: MOST_LISTS } }]);
    }
    const { position, spaced } = listKeys(order, id, null);
    const done = await commit(
      insertList,
      {
        ...{ board: boardId, order: board.listsOrder, spaced: JSON.stringify(spaced) },
        ...{ id, title, wipLimit, position, at: now },
      },
      {
        target: ['board-list', id],
        difference: { board: boardId, title },
        answer: { id, version: 1, title, wipLimit, archived: 0 },
      },
    );
    if (done === null) continue;
    await announce(context, boardId);
    return done;
  }
  return refuse('unavailable');
});

const viewOf = ({ id, version, title, wipLimit, archived }: StoredList) => ({ id, version, title, wipLimit, archived });

export const changeList = handle(changeListOperation, async (context) => {
  const { ground, actor, input, commit } = context;
  const { listId, version } = input;
  const list = await listFor(context, listId, { role: 'edit' });
  const refuseStale = async () => {
    const current = await findList(ground.pool, { account: actor.accountId, list: listId });
    return refuse('stale', { current: current && viewOf(current) });
  };
  if (list.version !== version) return refuseStale();
  const { title = list.title } = input;
  const wipLimit = input.wipLimit === undefined ? list.wipLimit : input.wipLimit;
  const done = await commit(
    updateList,
    { id: listId, version, title, wipLimit },
    {
      target: ['board-list', listId],
      difference: { board: list.boardId, title, wipLimit },
      answer: { ...viewOf(list), version: version + 1, title, wipLimit },
    },
  );
  if (done === null) return refuseStale();
  await announce(context, list.boardId);
  return done;
});

/** The order of the lists that are shown. */
const shownOrder = (order: readonly (Placed & { readonly isLive: boolean })[]) =>
  order.filter(({ isLive }) => isLive).map(({ id }) => id);

export const moveList = handle(moveListOperation, async (context) => {
  const { ground, input, commit, standsAlready } = context;
  const { listId, beforeId } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const list = await listFor(context, listId, { role: 'edit' });
    const order = await findLists(ground.pool, list.boardId);
    const shown = shownOrder(order);
    const isThere = beforeId === listId || arranged(shown, [listId], beforeId).join() === shown.join();
    if (isThere) return standsAlready({ id: listId, moved: false });
    const { position, spaced } = listKeys(order, listId, beforeId);
    const done = await commit(
      placeLists,
      {
        ...{ board: list.boardId, order: list.listsOrder },
        spaced: JSON.stringify([...spaced, { id: listId, position }]),
      },
      {
        target: ['board-list', listId],
        difference: { board: list.boardId, before: beforeId },
        answer: { id: listId, moved: true },
      },
    );
    if (done === null) continue;
    await announce(context, list.boardId);
    return done;
  }
  return refuse('unavailable');
});

export const putList = handle(putListOperation, async (context) => {
  const { ground, actor, input, now, commit, standsAlready } = context;
  const { listId, state } = input;
  const list = await listFor(context, listId, { role: 'edit', evenDeleted: true });
  const cards = await countCardsIn(ground.pool, listId);
  const answer = { id: listId, state, cards };
  if (list.state === state) return standsAlready(answer);
  const done = await commit(
    updateListState,
    { id: listId, state, by: actor.accountId, at: now },
    {
      target: ['board-list', listId],
      difference: { board: list.boardId, title: list.title, from: list.state, to: state, cards },
      answer,
    },
  );
  if (done === null) return refuse('not-found');
  await announce(context, list.boardId);
  return done;
});

const twice = (title: string) => ({ field: 'title', code: 'label-twice', values: { title } }) as const;

/** Two labels of one name could not be told apart; another page may add the same in the same moment. */
async function unlessTwice<Done>(title: string, write: () => Promise<Done>): Promise<Done> {
  try {
    return await write();
  } catch (error) {
    if (refusedBy(error) === 'board_labels_one_title') return refuseFields([twice(title)]);
    throw error;
  }
}

function refuseTwice(labels: readonly StoredLabel[], title: string, except = ''): void {
  const isSame = (label: StoredLabel) =>
    label.id !== except && !label.isRemoved && folded(label.title) === folded(title);
  if (labels.some(isSame)) refuseFields([twice(title)]);
}

export const addLabel = handle(addLabelOperation, async (context) => {
  const { ground, input, now, commit } = context;
  const { boardId, title, colour } = input;
  await boardFor(context, boardId, { role: 'edit' });
  const labels = await findLabels(ground.pool, boardId);
  refuseTwice(labels, title);
  if (labels.filter(({ isRemoved }) => !isRemoved).length >= MOST_BOARD_LABELS) {
    return refuseFields([{ field: 'title', code: 'most-on-board', values: { max: MOST_BOARD_LABELS } }]);
  }
  const id = uuidAt(now);
  const done = await unlessTwice(title, () =>
    commit(
      insertLabel,
      { id, board: boardId, title, colour },
      {
        target: ['board-label', id],
        difference: { board: boardId, title },
        answer: { id, version: 1, title, colour },
      },
    ),
  );
  await announce(context, boardId);
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});

async function labelFor({ ground, actor }: Asking, labelId: string, isRemoved: boolean) {
  const label = await findLabel(ground.pool, { account: actor.accountId, label: labelId });
  if (label === null || label.boardState === 'deleted' || label.isRemoved !== isRemoved) return refuse('not-found');
  return includes(label.role, 'edit') ? label : refuse('board-role');
}

export const changeLabel = handle(changeLabelOperation, async (context) => {
  const { ground, input, commit } = context;
  const { labelId, version, title, colour } = input;
  const label = await labelFor(context, labelId, false);
  const current = { id: labelId, version: label.version, title: label.title, colour: label.colour };
  if (label.version !== version) return refuse('stale', { current });
  refuseTwice(await findLabels(ground.pool, label.boardId), title, labelId);
  const done = await unlessTwice(title, () =>
    commit(
      updateLabel,
      { id: labelId, version, title, colour },
      {
        target: ['board-label', labelId],
        difference: { board: label.boardId, title, colour },
        answer: { id: labelId, version: version + 1, title, colour },
      },
    ),
  );
  if (done === null) return refuse('stale', { current });
  await announce(context, label.boardId);
  return done;
});

export const putLabel = handle(putLabelOperation, async (context) => {
  const { ground, input, now, commit } = context;
  const { labelId, removed } = input;
  const label = await labelFor(context, labelId, !removed);
  if (!removed) refuseTwice(await findLabels(ground.pool, label.boardId), label.title, labelId);
  const done = await unlessTwice(label.title, () =>
    commit(
      markLabel,
      { id: labelId, removedAt: removed ? now : null },
      {
        target: ['board-label', labelId],
        difference: { board: label.boardId, title: label.title, removed },
        answer: { id: labelId },
      },
    ),
  );
  if (done === null) return refuse('not-found');
  await announce(context, label.boardId);
  return done;
});
