// The order of cards under moves that meet (SB1–SB4, TCB-05): no card is lost, doubled or ties with another, whoever was faster.
import { actOnCards, addCard, moveCards, moveList } from '@madoguchi/contract/scrumboard/operations.ts';
import { arranged, staying } from '@madoguchi/contract/scrumboard/rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeBoard, madeCard, madeList, shownBoard, shownCard, titlesOf } from '../../../test/boards.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { LONGEST_KEY } from './order-keys.ts';
import { shortenKeys } from './tidy-store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const WHO = 'system';
const as = () => world.as(WHO);

/** Cards A, B, C … in the first of so many lists. */
async function boardOf(lists: number, titles: string) {
  const board = await madeBoard(world, WHO);
  const listIds: string[] = [];
  for (let nth = 0; nth < lists; nth += 1) listIds.push((await madeList(world, WHO, board.id, `L${nth}`)).id);
  const [first = ''] = listIds;
  const ids = new Map<string, string>();
  for (const title of titles) ids.set(title, (await madeCard(world, WHO, first, title)).id);
  const id = (title: string) => ids.get(title) ?? '';
  const shown = async (nth: number) => (await titlesOf(world, WHO, board.id, listIds[nth] ?? '')).join('');
  return { boardId: board.id, list: (nth: number) => listIds[nth] ?? '', id, shown };
}

async function move(cardIds: readonly string[], listId: string, more: object = {}) {
  const { status, output } = await as()(moveCards, { cardIds: [...cardIds], listId, ...more });
  expect(status).toBe(200);
  return output;
}

const keysOf = async (listId: string) =>
  (
    await world.pool.query<{ position: string; title: string }>(
      'select position, title from board_cards where list_id = $1 order by position',
      [listId],
    )
  ).rows;

describe('a move', () => {
  it('puts several cards one after another, in the order in which they are named [B9-05]', async () => {
    const { list, id, shown } = await boardOf(2, 'ABCDE');
    await move([id('D'), id('A')], list(0), { beforeId: id('C') });
    expect(await shown(0)).toBe('BDACE');
    await move([id('E'), id('B')], list(1));
    expect([await shown(0), await shown(1)]).toEqual(['DAC', 'EB']);
    await move([id('C')], list(1), { place: 2 });
    await move([id('D')], list(1), { place: 99 });
    expect(await shown(1)).toBe('ECBD');
  });

  it('to where the cards stand changes nothing: no activity, no record [B9-05]', async () => {
    const { list, id, shown } = await boardOf(1, 'ABCD');
    const before = await world.audit();
    const { cards } = await shownBoard(world, WHO, (await shownCard(world, WHO, id('A'))).boardId);
    for (const input of [
      { cardIds: ['B'], beforeId: id('B') },
      { cardIds: ['B'], beforeId: id('C') },
      { cardIds: ['B', 'C'], beforeId: id('D') },
      { cardIds: ['C', 'D'], beforeId: null },
      { cardIds: ['A'], place: 1 },
    ]) {
      expect(await move(input.cardIds.map(id), list(0), { ...input, cardIds: input.cardIds.map(id) })).toMatchObject({
        moved: 0,
      });
    }
    expect(await shown(0)).toBe('ABCD');
    expect(await world.audit()).toHaveLength(before.length);
    expect((await shownBoard(world, WHO, (await shownCard(world, WHO, id('A'))).boardId)).cards).toEqual(cards);
    expect((await shownCard(world, WHO, id('A'))).activity.map(({ kind }) => kind)).toEqual(['added']);
  });

  it('holds over an earlier one that somebody else has not seen, and tells them [B9-05]', async () => {
    const { list, id, shown } = await boardOf(3, 'XAB');
    await move([id('X')], list(1));
    const answer = await move([id('X')], list(0), { beforeId: id('B'), seenListId: list(0) });
    expect(answer).toMatchObject({ moved: 1, elsewhere: 1 });
    expect([await shown(0), await shown(1)]).toEqual(['AXB', '']);
  });

  it('to another board brings a new number, labels of the same name, and members who are there', async () => {
    const { list, id } = await boardOf(1, 'AB');
    const other = await boardOf(1, 'Z');
    await move([id('B'), id('A')], other.list(0), { beforeId: other.id('Z') });
    expect(await other.shown(0)).toBe('BAZ');
    const { cards } = await shownBoard(world, WHO, other.boardId);
    expect(cards.map(({ title, number }) => `${title}${number}`)).toEqual(['B2', 'A3', 'Z1']);
    expect(await keysOf(list(0))).toEqual([]);
  });

  it('of a list stands before the one that is named', async () => {
    const { boardId, list } = await boardOf(3, '');
    const order = async () => (await shownBoard(world, WHO, boardId)).lists.map(({ title }) => title).join(' ');
    await as()(moveList, { listId: list(2), beforeId: list(0) });
    expect(await order()).toBe('L2 L0 L1');
    await as()(moveList, { listId: list(2), beforeId: null });
    expect(await order()).toBe('L0 L1 L2');
    expect((await as()(moveList, { listId: list(1), beforeId: list(2) })).output.moved).toBe(false);
  });
});

describe('an archived card', () => {
  it('keeps its place among the others, and comes back to it [TCB-08]', async () => {
    const { list, id, shown } = await boardOf(1, 'ABC');
    await as()(actOnCards, { cardIds: [id('B')], act: { act: 'archive', on: true } });
    await move([id('C')], list(0), { beforeId: id('A') });
    expect(await shown(0)).toBe('CA');
    await as()(actOnCards, { cardIds: [id('B')], act: { act: 'archive', on: false } });
    expect(await shown(0)).toBe('CAB');
  });
});

/** Moves as two browsers make them at the same time: each a card, a list and the card before which it goes. */
function randomMoves(count: number, titles: string, seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  return Array.from({ length: count }, () => ({
    card: titles[next(titles.length)] ?? '',
    list: next(2),
    before: next(4) === 0 ? null : (titles[next(titles.length)] ?? ''),
  }));
}

type Board = readonly (readonly string[])[];

/** The naive model: whole lists in memory, one move after the other. */
function modelMove(board: Board, { card, list, before }: ReturnType<typeof randomMoves>[number]): Board {
  return board.map((order, nth) => {
    if (nth !== list) return order.filter((id) => id !== card);
    const next = before !== null && order.includes(before) ? staying(order, [card], before) : null;
    return arranged(order, [card], next);
  });
}

/** Names the faults of an order: each card is in one place, and no two are in the same. */
function faultsOf(
  lists: readonly (readonly { readonly title: string; readonly position: string }[])[],
  titles: string,
) {
  const all = lists.flat().map(({ title }) => title);
  const isTied = lists.some((list) => new Set(list.map(({ position }) => position)).size < list.length);
  return [
    ...([...titles].some((title) => !all.includes(title)) ? ['lost'] : []),
    ...(new Set(all).size < all.length ? ['doubled'] : []),
    ...(isTied ? ['tie'] : []),
  ];
}

describe('a thousand moves of two browsers', () => {
  it('one after the other lead to what a naive model says [B9-05]', async () => {
    const titles = 'ABCDEFGH';
    const { list, id, shown } = await boardOf(2, titles);
    let model: Board = [[...titles], []];
    for (const step of randomMoves(300, titles, 7)) {
      await move([id(step.card)], list(step.list), { beforeId: step.before === null ? null : id(step.before) });
      model = modelMove(model, step);
    }
    expect([await shown(0), await shown(1)]).toEqual(model.map((order) => order.join('')));
  }, 120_000);

  it('at once lose no card, double none and tie none; both end with the same order [B9-05]', async () => {
    const titles = 'ABCDEFGHIJ';
    const { boardId, list, id } = await boardOf(2, titles);
    const [one, other] = [randomMoves(500, titles, 1), randomMoves(500, titles, 2)];
    const browser = async (moves: typeof one) => {
      for (const step of moves) {
        await move([id(step.card)], list(step.list), { beforeId: step.before === null ? null : id(step.before) });
      }
    };
    await Promise.all([browser(one), browser(other)]);
    const [first, second] = [await shownBoard(world, WHO, boardId), await shownBoard(world, WHO, boardId)];
    expect(second.cards).toEqual(first.cards);
    const kept = await Promise.all([0, 1].map(async (nth) => keysOf(list(nth))));
    expect(faultsOf(kept, titles)).toEqual([]);
    const lengths = kept.flat().map(({ position }) => position.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_KEY);
  }, 240_000);

  it('tie where two browsers count plain integers over what each has read: the control', async () => {
    const titles = 'ABCDEFGHIJ';
    const integers = new Map([...titles].map((title, nth) => [title, (nth + 1) * 1_000] as const));
    const met = new Set<string>();
    /** Reads, is overtaken as over a network, and writes the middle of what it read. */
    const browser = async (moves: ReturnType<typeof randomMoves>) => {
      for (const { card, before } of moves) {
        const read = [...integers].filter(([title]) => title !== card).sort(([, one], [, other]) => one - other);
        const at = read.findIndex(([title]) => title === before);
        const next = at < 0 ? read.length : at;
        const [low, high] = [read[next - 1]?.[1] ?? 0, read[next]?.[1] ?? (read.at(-1)?.[1] ?? 0) + 2_000];
        await Promise.resolve();
        integers.set(card, Math.floor((low + high) / 2));
        const kept = [...integers].map(([title, position]) => ({ title, position: String(position) }));
        for (const fault of faultsOf([kept], titles)) met.add(fault);
      }
    };
    await Promise.all([browser(randomMoves(500, titles, 1)), browser(randomMoves(500, titles, 2))]);
    expect([...met]).toContain('tie');
  });
});

describe('keys of order', () => {
  it('stay short under a thousand cards that are put into the same gap, and the order is right [TCB-05]', async () => {
    const { list, id } = await boardOf(1, 'AZ');
    const listId = list(0);
    const added: string[] = [];
    for (let nth = 0; nth < 1_000; nth += 1) {
      const title = `c${nth}`;
      const { status } = await as()(addCard, { listId, title, beforeId: id('Z') });
      expect(status).toBe(200);
      added.push(title);
    }
    const keys = await keysOf(listId);
    expect(keys.map(({ title }) => title)).toEqual(['A', ...added, 'Z']);
    expect(Math.max(...keys.map(({ position }) => position.length))).toBeLessThanOrEqual(LONGEST_KEY);
  }, 240_000);

  it('are made short by the queue without any card changing its place', async () => {
    const { list, id, shown } = await boardOf(1, 'ABCDE');
    const long = 'a0'.padEnd(40, 'V');
    await world.pool.query('update board_cards set position = $1 where id = $2', [`${long}`, id('B')]);
    const order = await shown(0);
    const { boardId } = await shownCard(world, WHO, id('A'));
    const faces = async () =>
      (await shownBoard(world, WHO, boardId)).cards.map(({ position: _position, ...card }) => card);
    const before = await faces();
    await shortenKeys({} as never, world.pool);
    expect(await shown(0)).toBe(order);
    expect(await faces()).toEqual(before);
    expect(Math.max(...(await keysOf(list(0))).map(({ position }) => position.length))).toBeLessThan(5);
  });
});
