// Acts on a board: each is said, with the way back.
import type { Board, CardAct, CardDue, CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import {
  actOnCards,
  addCard,
  addList,
  changeBoard,
  changeCard,
  changeList,
  moveCards,
  moveList,
  putBoard,
  putList,
} from '@madoguchi/contract/scrumboard/operations.ts';
import { isOverLimit } from '@madoguchi/contract/scrumboard/rules.ts';
import { formatDay } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRun } from '../use-run.tsx';
import { useBoardWords } from '../words.ts';
import { type Move, placeOf, plannedMove, type Step, waysBack } from './board-cards.ts';

type Titled = Pick<CardFace, 'id' | 'title'>;

/** The sentences of acts, of one card and of several. */
const SAID = {
  delete: ['did.delete', 'did.deleteMany'],
  archive: ['did.archive', 'did.archiveMany'],
  done: ['did.done', 'did.changeMany'],
  reopen: ['did.reopen', 'did.changeMany'],
  change: ['did.change', 'did.changeMany'],
} as const;

/** The act that takes another one back; null where what stood before differs from card to card. */
function opposite(act: CardAct): CardAct | null {
  return act.act === 'due' ? null : { ...act, on: !act.on };
}

/** Acts on cards of any board, as lists and tables of cards offer them too. */
export function useCardActs() {
  const t = useBoardWords();
  const { run, say } = useRun();
  return async function act(cards: readonly Titled[], what: CardAct): Promise<boolean> {
    const done = await run(actOnCards, { cardIds: cards.map(({ id }) => id), act: what });
    if (done === null) return false;
    const { changedIds } = done;
    const [first] = cards;
    if (first === undefined || changedIds.length === 0) return true;
    const kind =
      what.act === 'done' && !what.on ? 'reopen' : what.act in SAID ? (what.act as keyof typeof SAID) : 'change';
    const [one, many] = SAID[kind];
    const back = opposite(what);
    const isTakenBack = (what.act === 'delete' || what.act === 'archive') && !what.on;
    const text = isTakenBack
      ? t('did.restore', { title: first.title })
      : cards.length === 1
        ? t(one, { title: first.title })
        : t(many, { count: changedIds.length });
    say(text, back === null ? {} : { undo: () => run(actOnCards, { cardIds: changedIds, act: back }) });
    return true;
  };
}

interface Moved {
  readonly moved: number;
  readonly elsewhere: number;
  /** In the list now. */
  readonly cards: number;
  readonly place: number;
  /** One of them came from another list. */
  readonly isInto: boolean;
}

export function useBoardActs(board: Board, begin: (step: Step) => () => void) {
  const t = useBoardWords();
  const language = useLanguage();
  const { run, say } = useRun();
  const act = useCardActs();
  const listTitle = (id: string) => board.lists.find((list) => list.id === id)?.title ?? '';

  /** One move after another, each waiting for the one before; null where one was refused. */
  async function takeBack(moves: readonly Move[]): Promise<unknown> {
    let last: unknown = true;
    for (const { ids, listId, beforeId } of moves) {
      last = await run(moveCards, { cardIds: [...ids], listId, beforeId });
      if (last === null) return null;
    }
    return last;
  }

  async function move(asked: Move): Promise<void> {
    const planned = plannedMove(board, asked);
    if (planned === null) return;
    const { ids, listId, beforeId } = planned;
    const back = waysBack(board, ids);
    const sources = new Set(back.map((one) => one.listId));
    const [seenListId] = sources;
    const place = placeOf(board, planned);
    const end = begin({ of: 'cards', ids, listId, beforeId });
    const seen = sources.size === 1 && seenListId !== undefined ? { seenListId } : {};
    const done = await run(moveCards, { cardIds: [...ids], listId, beforeId, ...seen });
    end();
    if (done === null || done.moved === 0) return;
    const isInto = [...sources].some((id) => id !== listId);
    sayMove(planned, { ...done, place, isInto }, back);
  }

  /** One sentence a move, with what else there is to know of it. */
  function sayMove(
    { ids, listId }: Move,
    { moved, elsewhere, cards, place, isInto }: Moved,
    back: readonly Move[],
  ): void {
    const list = board.lists.find(({ id }) => id === listId);
    if (list === undefined) return;
    const { title, wipLimit } = list;
    const limit = isInto && isOverLimit(cards, wipLimit) ? wipLimit : null;
    const details = [
      ...(elsewhere > 0 ? [t('did.elsewhere', { count: elsewhere })] : []),
      ...(limit === null ? [] : [t('did.overLimit', { list: title, count: cards, limit })]),
    ];
    const card = board.cards.find(({ id }) => id === ids[0])?.title ?? '';
    say(
      ids.length === 1
        ? t('did.move', { title: card, list: title, place })
        : t('did.moveMany', { count: moved, list: title }),
      {
        variant: limit === null ? 'success' : 'warning',
        detail: details.length === 0 ? undefined : details.join(' '),
        undo: () => takeBack(back),
        undone: t('did.moveBack'),
      },
    );
  }

  /** Over the due date that the reader saw. @throws where it was refused, once that is said: a calendar puts the card back then */
  async function setDue({ id, title, due }: CardFace, next: CardDue | null): Promise<void> {
    const change = (was: CardDue | null, is: CardDue | null) =>
      run(changeCard, { cardId: id, was: { due: was }, is: { due: is } });
    if ((await change(due, next)) === null) throw new Error('refused');
    const written = next === null ? '' : [formatDay(next.day, language), next.time].filter(Boolean).join(' ');
    say(next === null ? t('did.noDue', { title }) : t('did.due', { title, due: written }), {
      undo: () => change(next, due),
    });
  }

  async function placeList(id: string, beforeId: string | null): Promise<void> {
    const order = board.lists.map((list) => list.id);
    const rest = order.filter((one) => one !== id);
    const at = beforeId === null ? rest.length : rest.indexOf(beforeId);
    if (beforeId === id || at === order.indexOf(id)) return;
    const stood = order[order.indexOf(id) + 1] ?? null;
    const end = begin({ of: 'list', id, beforeId });
    const done = await run(moveList, { listId: id, beforeId });
    end();
    if (done?.moved) {
      say(t('did.moveList', { title: listTitle(id), place: at + 1 }), {
        undo: () => run(moveList, { listId: id, beforeId: stood }),
        undone: t('did.moveBack'),
      });
    }
  }

  async function removeList(id: string, state: 'archived' | 'deleted'): Promise<void> {
    const title = listTitle(id);
    const done = await run(putList, { listId: id, state });
    if (done === null) return;
    say(state === 'deleted' ? t('did.deleteList', { title, count: done.cards }) : t('did.archiveList', { title }), {
      undo: () => run(putList, { listId: id, state: 'live' }),
      undone: t('did.restoreList', { title }),
    });
  }

  return {
    act,
    move,
    setDue,
    placeList,
    removeList,
    addList: async (title: string) => (await run(addList, { boardId: board.id, title })) !== null,
    renameList: async (listId: string, version: number, title: string) =>
      (await run(changeList, { listId, version, title })) !== null,
    limitList: async (listId: string, version: number, wipLimit: number | null) =>
      (await run(changeList, { listId, version, wipLimit })) !== null,
    /** Warns where the list holds more than it should then: it never refuses (TCB-09). */
    addCard: async (listId: string, title: string) => {
      const done = await run(addCard, { listId, title });
      const list = board.lists.find(({ id }) => id === listId);
      const count = (list?.cards ?? 0) + 1;
      if (done !== null && list !== undefined && isOverLimit(count, list.wipLimit)) {
        say(t('did.overLimit', { list: list.title, count, limit: list.wipLimit ?? 0 }), { variant: 'warning' });
      }
      return done !== null;
    },
    copyCard: async ({ id, title, listId }: CardFace, beforeId: string | null) => {
      const copied = t('card.copyTitle', { title });
      const done = await run(addCard, { listId, title: copied, copyOf: id, beforeId });
      if (done !== null) {
        say(t('did.add', { title: copied }), {
          undo: () => run(actOnCards, { cardIds: [done.id], act: { act: 'delete', on: true } }),
        });
      }
    },
    rename: async (title: string) =>
      (await run(changeBoard, { boardId: board.id, version: board.version, title })) !== null,
    restore: async () => {
      if ((await run(putBoard, { boardId: board.id, state: 'live' })) !== null) {
        say(t('did.restoreBoard', { title: board.title }));
      }
    },
  };
}

export type BoardActs = ReturnType<typeof useBoardActs>;
