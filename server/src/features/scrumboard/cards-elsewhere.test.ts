// Boards and cards on other screens: in people's calendars, in the audit trail, and among what a leaver leaves behind.
import { listAudit } from '@madoguchi/contract/audit/operations.ts';
import { listOpenWork } from '@madoguchi/contract/members/operations.ts';
import {
  actOnCards,
  changeBoard,
  changeCard,
  listDue,
  putBoard,
  putList,
  setMember,
} from '@madoguchi/contract/scrumboard/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeAll, madeBoard, madeCard, madeLabel } from '../../../test/boards.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // Two more people with the tool, so that boards have members.
  await world.pool.query("update accounts set roles = '{system}' where id = any($1)", [
    [world.people.admin2.accountId, world.people.other.accountId],
  ]);
});
afterAll(() => world.close());

const WHO = 'system';
const as = (who: Who = WHO) => world.as(who);
const idOf = (who: Who) => world.people[who].accountId;
const day = (text: string) => PlainDate.parse(text);

async function join(boardId: string, who: Who, role: 'view' | 'edit' | 'owner') {
  const employeeId = world.people[who].employeeUuid ?? '';
  expect((await as()(setMember, { boardId, employeeId, role })).status).toBe(200);
}

async function dueCard(boardId: string, listId: string, title: string) {
  const { id } = await madeCard(world, WHO, listId, title);
  await as()(changeCard, { cardId: id, was: { due: null }, is: { due: { day: day('2026-11-20'), time: null } } });
  return { id, boardId };
}

describe('in a calendar', () => {
  const due = async (who: Who, of: 'mine' | 'boards') =>
    (await as(who)(listDue, { from: day('2026-11-01'), to: day('2026-11-30'), of })).output.cards;

  it('all due cards of one’s boards stand where they are asked for, and none of a board that one is not on [B9-03]', async () => {
    const { boardId, listId } = await madeAll(world, WHO);
    const { id } = await dueCard(boardId, listId, '誰の担当でもない');
    const titles = async (who: Who, of: 'mine' | 'boards') => (await due(who, of)).map((card) => card.title);
    expect([await titles(WHO, 'boards'), await titles(WHO, 'mine')]).toEqual([['誰の担当でもない'], []]);
    expect(await due('other', 'boards')).toEqual([]);
    await join(boardId, 'other', 'view');
    expect(await due('other', 'boards')).toMatchObject([{ id, boardId, mayEdit: false }]);
    expect(await due('admin2', 'boards')).toEqual([]);
    await as()(putList, { listId, state: 'archived' });
    expect(await due('other', 'boards')).toEqual([]);
    await as()(putList, { listId, state: 'live' });
    await as()(putBoard, { boardId, state: 'archived' });
    expect(await due('other', 'boards')).toEqual([]);
  });
});

describe('in the audit trail', () => {
  const records = async (target: string) => (await as()(listAudit, { target, limit: 50 })).output.rows;

  it('boards, lists, labels and cards have their names of today, and boards and cards are found by them [B0-09]', async () => {
    const { boardId, listId, cardId } = await madeAll(world, WHO);
    const label = await madeLabel(world, WHO, boardId, '監査ラベル');
    await as()(changeBoard, { boardId, version: 1, title: '監査対象の盤' });
    await as()(changeCard, { cardId, was: { title: '見積確認' }, is: { title: '監査対象の札' } });
    const namesOf = async (id: string) => new Set((await records(id)).map(({ targetName }) => targetName));
    expect(await namesOf(boardId)).toEqual(new Set(['監査対象の盤']));
    expect(await namesOf(listId)).toEqual(new Set(['対応中']));
    expect(await namesOf(label.id)).toEqual(new Set(['監査ラベル']));
    expect(new Set((await records('監査対象の盤')).map(({ targetId }) => targetId))).toEqual(new Set([boardId]));
    expect(new Set((await records('監査対象の札')).map(({ targetId }) => targetId))).toEqual(new Set([cardId]));
    expect(await records('監査対象の札は別')).toEqual([]);
  });
});

describe('among what a leaver leaves behind', () => {
  const boardsOf = async (who: Who, reader: Who) =>
    (await as(reader)(listOpenWork, { employeeId: world.people[who].number ?? '' })).output.boards;

  it('boards say how many open cards they have there, who else owns them, and where nobody does; cards are not named [B2-04]', async () => {
    const { boardId, cardId } = await madeAll(world, WHO);
    await join(boardId, 'admin2', 'edit');
    expect(await boardsOf('admin2', WHO)).toEqual([]);
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'member', memberId: idOf('admin2'), on: true } });
    const [own] = await boardsOf('admin2', WHO);
    expect(own).toEqual({ id: boardId, title: '備品の購入', cards: 1, owners: [world.people.system.name] });
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'done', on: true } });
    expect(await boardsOf('admin2', WHO)).toEqual([]);
    const alone = await madeBoard(world, 'admin2', 'blank', 'ひとりのボード');
    expect(await boardsOf('admin2', WHO)).toEqual([{ id: alone.id, title: 'ひとりのボード', cards: 0, owners: [] }]);
  });

  it('a reader to whom boards are closed is told of none [S2-06]', async () => {
    await madeBoard(world, 'other', 'blank', '社外秘');
    expect(await boardsOf('other', WHO)).toHaveLength(1);
    expect(await boardsOf('other', 'admin')).toEqual([]);
  });
});
