// The changes of a board since an answer, over HTTP (B9-05): with what was known they are the board as it is read whole.
import { withChanges } from '@madoguchi/contract/scrumboard/board-changes.ts';
import type { Board, CardAct } from '@madoguchi/contract/scrumboard/model.ts';
import {
  addComment,
  attachFile,
  attachLink,
  putAttachment,
  putComment,
} from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import {
  actOnCards,
  addCard,
  changeBoard,
  changeCard,
  changeChecklists,
  moveCards,
  moveList,
  putBoard,
  putLabel,
  putList,
  removeMember,
  setMember,
  showBoard,
  watchCard,
} from '@madoguchi/contract/scrumboard/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../test/ask.ts';
import { madeBoard, madeCard, madeLabel, madeList } from '../../../test/boards.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { png } from '../../platform/files/file-corpus.ts';
import { shortenKeys } from './tidy-store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query("update accounts set roles = '{system}' where id = $1", [world.people.admin2.accountId]);
});
afterAll(() => world.close());

const WHO = 'system';
const as = (who: 'system' | 'admin2' = WHO) => world.as(who);
const join = (id = boardId) =>
  as()(setMember, { boardId: id, employeeId: world.people.admin2.employeeUuid ?? '', role: 'edit' });
const admin2 = () => world.people.admin2.accountId;

let boardId: string;
let lists: readonly string[];
let cards: readonly string[];
let labelId: string;
const card = (nth: number) => cards[nth] ?? '';
const list = (nth: number) => lists[nth] ?? '';
const act = (what: CardAct, ...ids: readonly string[]) => as()(actOnCards, { cardIds: [...ids], act: what });

beforeEach(async () => {
  boardId = (await madeBoard(world, WHO)).id;
  lists = [(await madeList(world, WHO, boardId)).id, (await madeList(world, WHO, boardId, '完了')).id];
  cards = [];
  for (const nth of [0, 0, 0, 1, 1])
    cards = [...cards, (await madeCard(world, WHO, list(nth), `札${cards.length}`)).id];
  labelId = (await madeLabel(world, WHO, boardId)).id;
  await act({ act: 'label', labelId, on: true }, card(0), card(3));
  await join();
});

const readAll = async (who: 'system' | 'admin2' = WHO) => (await as(who)(showBoard, { boardId, all: 'yes' })).output;
const readSince = async (mark: string, who: 'system' | 'admin2' = WHO) =>
  (await as(who)(showBoard, { boardId, all: 'yes', since: mark })).output;
const unmarked = ({ mark: _mark, ...board }: Board) => board;

const attached = async () => {
  const file = { name: '図.png', content: png(8, 8) };
  return ((await ask(world, attachFile, { who: WHO, input: { cardId: card(1) }, file })).body as { id: string }).id;
};

/** Waits for whoever else is at work in the server, whose databases count their transactions together: what was done while they are is told twice. */
async function othersEnded(): Promise<void> {
  const { rows } = await world.pool.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
  const isOver = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as "isOver"';
  const over = () => world.pool.query<{ isOver: boolean }>(isOver, [rows[0]?.xid]);
  await vi.waitFor(async () => expect((await over()).rows[0]?.isOver).toBe(true), { timeout: 20_000 });
}

/** A change, after what has to be there before it. */
const CHANGES: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'a new card': async () => () => as()(addCard, { listId: list(1), title: '新しい札', place: 1 }),
  'a card moved within its list': async () => () =>
    as()(moveCards, { cardIds: [card(2)], listId: list(0), beforeId: card(0) }),
  'cards moved to another list': async () => () =>
    as()(moveCards, { cardIds: [card(0), card(2)], listId: list(1), beforeId: card(4) }),
  'keys of order made short': async () => {
    await world.pool.query("update board_cards set position = 'a0' || repeat('z', 40) || 'b' where id = $1", [card(1)]);
    return () => shortenKeys({} as never, world.pool);
  },
  'a title': async () => () => as()(changeCard, { cardId: card(1), was: { title: '札1' }, is: { title: '改めた札' } }),
  'a checklist': async () => () =>
    as()(changeChecklists, {
      cardId: card(1),
      act: { act: 'put-checklist', checklist: { id: boardId, title: '確認', items: [] }, at: 0 },
    }),
  'a card archived': async () => () => act({ act: 'archive', on: true }, card(1)),
  'a card restored': async () => {
    await act({ act: 'delete', on: true }, card(0));
    return () => act({ act: 'delete', on: false }, card(0));
  },
  'a member of a card': async () => () => act({ act: 'member', memberId: admin2(), on: true }, card(4)),
  'a comment': async () => () => as('admin2')(addComment, { cardId: card(3), text: '見ました' }),
  'a comment removed': async () => {
    const { id } = (await as()(addComment, { cardId: card(3), text: '見ました' })).output;
    return () => as()(putComment, { commentId: id, removed: true });
  },
  'a link attached': async () => () => as()(attachLink, { cardId: card(3), url: 'https://example.com/', name: '' }),
  'a cover removed with its file': async () => {
    const id = await attached();
    await as()(changeCard, { cardId: card(1), was: { coverId: null }, is: { coverId: id } });
    return () => as()(putAttachment, { attachmentId: id, removed: true });
  },
  'a card followed': async () => () => as()(watchCard, { cardId: card(2), on: true }),
  'a card followed no more': async () => {
    await as()(watchCard, { cardId: card(2), on: true });
    return () => as()(watchCard, { cardId: card(2), on: false });
  },
  'a label removed': async () => () => as()(putLabel, { labelId, removed: true }),
  'a label brought back': async () => {
    await as()(putLabel, { labelId, removed: true });
    return () => as()(putLabel, { labelId, removed: false });
  },
  'a list archived': async () => () => as()(putList, { listId: list(0), state: 'archived' }),
  'a list brought back': async () => {
    await as()(putList, { listId: list(0), state: 'deleted' });
    return () => as()(putList, { listId: list(0), state: 'live' });
  },
  'a list moved': async () => () => as()(moveList, { listId: list(1), beforeId: list(0) }),
  'the board renamed': async () => async () => {
    const { version } = await readAll();
    return as()(changeBoard, { boardId, version, title: '別の名前' });
  },
  'the board archived': async () => () => as()(putBoard, { boardId, state: 'archived' }),
  'a member who leaves': async () => {
    await act({ act: 'member', memberId: admin2(), on: true }, card(0));
    return () => as()(removeMember, { boardId, memberId: admin2() });
  },
};

describe('what changed of a board since it was read', () => {
  it.each(Object.entries(CHANGES))('makes it whole: %s [B9-05]', async (_, prepared) => {
    const change = await prepared();
    await othersEnded();
    const known = await readAll();
    expect((await readSince(known.mark)).gone).toEqual([]);
    await change();
    const whole = await readAll();
    expect(unmarked(whole)).not.toEqual(unmarked(known));
    const answer = await readSince(known.mark);
    expect(answer.cards.length).toBeLessThan(cards.length);
    expect(unmarked(withChanges(known, answer) as Board)).toEqual(unmarked(whole));
  });

  it('is none where nothing did, and the cards of what others did alone, however they come between [B9-05]', async () => {
    await othersEnded();
    const known = await readAll();
    expect((await readSince(known.mark)).cards).toEqual([]);
    const open = await world.pool.connect();
    await open.query('begin');
    await open.query("update board_cards set title = '遅れて' where id = $1", [card(4)]);
    await act({ act: 'done', on: true }, card(1));
    const first = await readSince(known.mark);
    expect(first.cards.map(({ id }) => id)).toEqual([card(1)]);
    await open.query('commit');
    open.release();
    const second = await readSince(first.mark);
    expect(second.cards.map(({ id }) => id)).toContain(card(4));
    const merged = withChanges(withChanges(known, first) as Board, second);
    expect(unmarked(merged as Board)).toEqual(unmarked(await readAll()));
  });

  it('does not make it whole after a card went to another board: it is read anew', async () => {
    const known = await readAll();
    const other = (await madeBoard(world, WHO)).id;
    const { id: elsewhere } = await madeList(world, WHO, other);
    expect((await as()(moveCards, { cardIds: [card(1)], listId: elsewhere })).output.moved).toBe(1);
    expect(withChanges(known, await readSince(known.mark))).toBeNull();
  });

  it('tells whoever left and came back what they follow no more', async () => {
    await as('admin2')(watchCard, { cardId: card(2), on: true });
    const known = await readAll('admin2');
    await as()(removeMember, { boardId, memberId: admin2() });
    await join();
    const merged = withChanges(known, await readSince(known.mark, 'admin2')) as Board;
    expect(merged.cards.find(({ id }) => id === card(2))?.subscribed).toBe(false);
    expect(unmarked(merged)).toEqual(unmarked(await readAll('admin2')));
  });

  it('of another database, or before it was started anew, is the board by itself', async () => {
    const known = await readAll();
    const answer = await readSince(`1-1.${known.mark.split('.')[1]}`);
    expect([answer.gone, answer.cards.length]).toEqual([null, cards.length]);
  });

  it.each(['x', '1.', '1-1.99999999999999999999', "1'.2"])('is refused for the mark %s', async (since) => {
    expect((await as()(showBoard, { boardId, all: 'yes', since })).status).toBe(422);
  });
});
