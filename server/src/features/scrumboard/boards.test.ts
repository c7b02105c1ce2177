// Boards over HTTP (B9-05): who may what, what goes and comes back, cards field by field, and whom a comment tells.
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import {
  addComment,
  attachFile,
  attachLink,
  changeComment,
  fetchCardFile,
  putAttachment,
  showPicture,
} from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import {
  actOnCards,
  addBoard,
  addCard,
  changeCard,
  changeChecklists,
  copyBoard,
  eraseBoard,
  listBoards,
  listCards,
  listDue,
  listPlaces,
  listRemoved,
  moveCards,
  putBoard,
  putLabel,
  putList,
  removeMember,
  setMember,
  showBoard,
  showCard,
  watchCard,
} from '@madoguchi/contract/scrumboard/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/ask.ts';
import {
  deletedBoard,
  madeAll,
  madeBoard,
  madeCard,
  madeLabel,
  madeList,
  shownBoard,
  shownCard,
  titlesOf,
} from '../../../test/boards.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { png } from '../../platform/files/file-corpus.ts';
import { purgeBoards } from './tidy-store.ts';

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

/** Gives somebody a role on a board of the system person's. */
async function join(boardId: string, who: Who, role: 'view' | 'edit' | 'owner') {
  const employeeId = world.people[who].employeeUuid ?? '';
  expect((await as()(setMember, { boardId, employeeId, role })).status).toBe(200);
}

async function pictured(cardId: string, name = '見積.png'): Promise<string> {
  const answered = await ask(world, attachFile, { who: WHO, input: { cardId }, file: { name, content: png(8, 8) } });
  expect(answered.status).toBe(200);
  return (answered.body as { id: string }).id;
}

/** The facts of a kind about a card, the first told first. */
const facts = async (kind: string, card: string) =>
  (
    await world.pool.query<{ to_account: string; said: object }>(
      'select to_account, said from told_facts where kind = $1 and subject = $2 order by id',
      [kind, card],
    )
  ).rows;

describe('a board', () => {
  it('begins as its template, in the language of whoever makes it, with themselves as its owner [B9-05]', async () => {
    const asked = { title: '稟議 2026/12', template: 'ringi' } as const;
    const { id, uri } = (await as()(addBoard, asked, { headers: { 'accept-language': 'ja' } })).output;
    const board = await shownBoard(world, WHO, id);
    expect(uri).toBe('稟議-2026-12');
    expect(board.lists.map(({ title }) => title)).toEqual([
      '検討中',
      '見積依頼',
      '見積比較',
      '稟議書作成',
      '申請済み',
      '決裁済み',
    ]);
    expect(board.lists[3]?.wipLimit).toBe(3);
    expect(board).toMatchObject({ role: 'owner', coverImages: true, subscribed: true, cards: [] });
    expect(board.members.map((member) => member.id)).toEqual([idOf(WHO)]);
  });

  it('is there for its members alone, each with their role [S2-09, B9-05]', async () => {
    const { boardId, listId, cardId } = await madeAll(world, WHO);
    const none = await as('admin2')(showBoard, { boardId }, { headers: { 'accept-language': 'ja' } });
    expect(none.status).toBe(404);
    expect(none.problem).toMatchObject({ code: 'no-such-board', message: '指定したボードはありません。' });
    await join(boardId, 'admin2', 'view');
    expect((await as('admin2')(showBoard, { boardId })).output.role).toBe('view');
    expect((await as('admin2')(addCard, { listId, title: '別のこと' })).problem.code).toBe('board-role');
    expect((await as('admin2')(addComment, { cardId, text: '見ました' })).status).toBe(200);
    await join(boardId, 'admin2', 'edit');
    expect((await as('admin2')(addCard, { listId, title: '別のこと' })).status).toBe(200);
    expect((await as('admin2')(putBoard, { boardId, state: 'deleted' })).problem.code).toBe('board-role');
    await as('admin2')(removeMember, { boardId, memberId: idOf('admin2') });
    expect((await as('admin2')(showBoard, { boardId })).status).toBe(404);
  });

  it('keeps an owner, and its cards lose whoever leaves it', async () => {
    const { boardId, cardId } = await madeAll(world, WHO);
    await join(boardId, 'admin2', 'owner');
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'member', memberId: idOf('admin2'), on: true } });
    await as()(removeMember, { boardId, memberId: idOf('admin2') });
    expect((await shownCard(world, WHO, cardId)).memberIds).toEqual([]);
    expect((await as()(removeMember, { boardId, memberId: idOf(WHO) })).problem.code).toBe('last-owner');
  });

  it('says on its tile what is open and late, by the minute in Tokyo, without what is done or removed [B9-05]', async () => {
    const { id } = await madeBoard(world, WHO);
    const list = await madeList(world, WHO, id);
    // Now is 14:05 on 2026-11-21.
    const dues = [
      null,
      ['2026-11-20', null],
      ['2026-11-21', '14:05'],
      ['2026-11-21', '14:06'],
      ['2026-11-21', null],
    ] as const;
    for (const due of dues) {
      const card = await madeCard(world, WHO, list.id);
      if (due === null) continue;
      const [on, time] = due;
      await as()(actOnCards, { cardIds: [card.id], act: { act: 'due', due: { day: day(on), time: time as never } } });
    }
    const gone = await madeCard(world, WHO, list.id);
    await as()(actOnCards, { cardIds: [gone.id], act: { act: 'delete', on: true } });
    const tile = async () => (await as()(listBoards, {})).output.boards.find((board) => board.id === id);
    expect(await tile()).toMatchObject({ open: 5, late: 2, members: 1 });
    const { cards } = await shownBoard(world, WHO, id);
    await as()(actOnCards, { cardIds: cards.map((card) => card.id), act: { act: 'done', on: true } });
    expect(await tile()).toMatchObject({ open: 0, late: 0 });
  });

  it('is copied with lists, labels, members, cards and files, and without comments [B9-05]', async () => {
    const { boardId, listId, cardId } = await madeAll(world, WHO);
    await join(boardId, 'admin2', 'edit');
    const label = await madeLabel(world, WHO, boardId, '至急');
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'label', labelId: label.id, on: true } });
    const coverId = await pictured(cardId);
    await as()(changeCard, { cardId, was: { coverId: null }, is: { coverId } });
    await as()(addComment, { cardId, text: '写さない' });
    const archived = await madeCard(world, WHO, listId, 'しまった');
    await as()(actOnCards, { cardIds: [archived.id], act: { act: 'archive', on: true } });
    const copy = (await as()(copyBoard, { boardId, title: '写し' })).output;
    const board = await shownBoard(world, WHO, copy.id);
    expect(board.lists.map(({ title }) => title)).toEqual(['対応中']);
    expect(board.members).toHaveLength(2);
    expect(board.cards).toHaveLength(1);
    const [card] = board.cards;
    expect(card).toMatchObject({ title: '見積確認', number: 1, attachments: 1, comments: 0 });
    expect(card?.labelIds).toEqual(board.labels.map(({ id }) => id));
    expect(card?.labelIds).not.toEqual([label.id]);
    expect((await as()(showPicture, { attachmentId: card?.coverId ?? '' })).status).toBe(200);
  });
});

describe('a board of many cards', () => {
  /** Cards that are put at the end of a list: every tenth is archived. */
  const fill = (boardId: string, listId: string, cards: number, from = 1) =>
    world.pool.query(
      `insert into board_cards (id, version, board_id, list_id, number, position, title, description, label_ids, member_ids,
         checklists, created_at, changed_at, archived_at)
       select gen_random_uuid(), 1, $1, $2, 10000 + n, 'm' || lpad(n::text, 4, '0'), 'カード' || n, '', '{}', '{}', '[]', $4, $4,
         case when n % 10 = 0 then $4::timestamptz end from generate_series($5::int, $5::int + $3::int - 1) n`,
      [boardId, listId, cards, world.clock.now(), from],
    );
  const titles = (cards: readonly { readonly title: string }[]) => cards.map(({ title }) => title);

  it('is answered with the first of each list, whose true figures it says, and whole where all are asked for [B9-05]', async () => {
    const { id: boardId } = await madeBoard(world, WHO);
    const [many, few] = [await madeList(world, WHO, boardId), await madeList(world, WHO, boardId, '完了')];
    await fill(boardId, many.id, 334);
    await madeCard(world, WHO, few.id, '発注');
    const { output: cut } = await as()(showBoard, { boardId });
    const { output: whole } = await as()(showBoard, { boardId, all: 'yes' });
    expect(cut.lists.map(({ cards, archived }) => [cards, archived])).toEqual([
      [301, 33],
      [1, 0],
    ]);
    expect(whole.lists).toEqual(cut.lists);
    expect([cut.archivedCards, whole.archivedCards]).toEqual([33, 33]);
    const inMany = whole.cards.filter(({ listId }) => listId === many.id);
    expect([inMany.length, whole.cards.length]).toEqual([301, 302]);
    expect(titles(inMany).slice(0, 11)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12].map((n) => `カード${n}`));
    expect(cut.cards).toEqual([...inMany.slice(0, 24), ...whole.cards.filter(({ listId }) => listId === few.id)]);
  });

  it('is answered whole at once up to three hundred that are shown, whatever an archived list holds [B9-05]', async () => {
    const { id: boardId } = await madeBoard(world, WHO);
    const [shown, away] = [await madeList(world, WHO, boardId), await madeList(world, WHO, boardId, '完了')];
    await fill(boardId, shown.id, 333);
    await fill(boardId, away.id, 10, 1000);
    await as()(putList, { listId: away.id, state: 'archived' });
    const { output } = await as()(showBoard, { boardId });
    expect([output.cards.length, output.lists.map(({ cards }) => cards)]).toEqual([300, [300]]);
  });
});

describe('what is removed', () => {
  it('names the cards that go with a list, archived ones among them, and comes back as it was [TCB-08, B9-05]', async () => {
    const { boardId, listId, cardId } = await madeAll(world, WHO);
    const more = [await madeCard(world, WHO, listId, 'B'), await madeCard(world, WHO, listId, 'C')];
    await as()(addComment, { cardId, text: '残る' });
    const file = await pictured(cardId);
    await as()(actOnCards, { cardIds: [more[0]?.id ?? ''], act: { act: 'archive', on: true } });
    expect((await shownBoard(world, WHO, boardId)).lists[0]?.archived).toBe(1);
    expect((await as()(putList, { listId, state: 'deleted' })).output.cards).toBe(3);
    expect((await shownBoard(world, WHO, boardId)).lists).toEqual([]);
    expect(await shownCard(world, WHO, cardId)).toMatchObject({ state: 'deleted', keptUntil: '2026-12-21' });
    expect((await as()(fetchCardFile, { attachmentId: file })).status).toBe(404);
    const { removed } = (await as()(listRemoved, { boardId })).output;
    expect(removed).toMatchObject([{ kind: 'list', state: 'deleted', cards: 3, keptUntil: '2026-12-21' }]);
    await as()(putList, { listId, state: 'live' });
    expect(await titlesOf(world, WHO, boardId, listId)).toEqual(['見積確認', 'C']);
    expect(await shownCard(world, WHO, cardId)).toMatchObject({ state: 'live', number: 1 });
    expect((await shownCard(world, WHO, cardId)).comments).toHaveLength(1);
    expect(await shownCard(world, WHO, more[0]?.id ?? '')).toMatchObject({ state: 'archived' });
    expect((await as()(fetchCardFile, { attachmentId: file })).status).toBe(200);
  });

  it('of cards is told on their page with who and when, found where it is asked for, and comes back to its place [TCB-13]', async () => {
    const { boardId, listId, cardId } = await madeAll(world, WHO);
    await madeCard(world, WHO, listId, 'B');
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'delete', on: true } });
    const card = await shownCard(world, WHO, cardId);
    expect(card).toMatchObject({ state: 'deleted', deletedAt: world.clock.now() });
    expect(card.deletedBy).toBe(world.people.system.name);
    const found = async (more: object) => (await as()(listCards, { boardId, q: '見積', ...more })).output.rows.length;
    expect([await found({}), await found({ removed: 'yes' })]).toEqual([0, 1]);
    expect((await as()(moveCards, { cardIds: [cardId], listId })).status).toBe(404);
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'delete', on: false } });
    expect(await titlesOf(world, WHO, boardId, listId)).toEqual(['見積確認', 'B']);
  });

  it('of boards is listed and restored by an owner, and deleted for good only from there [B9-05]', async () => {
    const boardId = await deletedBoard(world, WHO);
    const states = async () =>
      Promise.all(
        (['live', 'archived', 'deleted'] as const).map(async (state) =>
          (await as()(listBoards, { state })).output.boards.some(({ id }) => id === boardId),
        ),
      );
    expect(await states()).toEqual([false, false, true]);
    await as()(putBoard, { boardId, state: 'archived' });
    expect(await states()).toEqual([false, true, false]);
    await as()(putBoard, { boardId, state: 'live' });
    expect((await as()(eraseBoard, { boardId })).problem.code).toBe('board-in-use');
    await as()(putBoard, { boardId, state: 'deleted' });
    expect((await as()(eraseBoard, { boardId })).status).toBe(200);
    expect((await as()(showBoard, { boardId })).status).toBe(404);
  });

  it('goes for good thirty days after it was deleted, and not a day earlier', async () => {
    const { boardId, listId, cardId } = await madeAll(world, WHO);
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'delete', on: true } });
    const other = await madeAll(world, WHO);
    await as()(putBoard, { boardId: other.boardId, state: 'deleted' });
    const at = (days: number) => ({
      clock: { now: () => new Date(Date.parse(world.clock.now()) + days * 86_400_000).toISOString() },
    });
    await purgeBoards(at(29.9) as never, world.pool);
    expect((await as()(showCard, { cardId })).status).toBe(200);
    await purgeBoards(at(30.1) as never, world.pool);
    expect((await as()(showCard, { cardId })).status).toBe(404);
    expect((await as()(showBoard, { boardId: other.boardId })).status).toBe(404);
    expect((await shownBoard(world, WHO, boardId)).lists.map(({ id }) => id)).toEqual([listId]);
  });

  it('of labels leaves the cards, which have them again when they come back', async () => {
    const { boardId, cardId } = await madeAll(world, WHO);
    const { id: labelId } = await madeLabel(world, WHO, boardId);
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'label', labelId, on: true } });
    await as()(putLabel, { labelId, removed: true });
    const shown = async () => (await shownBoard(world, WHO, boardId)).cards[0]?.labelIds;
    expect(await shown()).toEqual([]);
    await as()(putLabel, { labelId, removed: false });
    expect(await shown()).toEqual([labelId]);
  });
});

describe('a card', () => {
  it('takes different fields from two people at once, and shows a conflict in the same one [B9-05]', async () => {
    const { cardId } = await madeAll(world, WHO);
    const [title, description] = await Promise.all([
      as()(changeCard, { cardId, was: { title: '見積確認' }, is: { title: '見積の確認' } }),
      as()(changeCard, { cardId, was: { description: '' }, is: { description: '三社から取る。' } }),
    ]);
    expect([title.status, description.status]).toEqual([200, 200]);
    expect(await shownCard(world, WHO, cardId)).toMatchObject({ title: '見積の確認', description: '三社から取る。' });
    const late = await as()(changeCard, { cardId, was: { title: '見積確認' }, is: { title: '別のこと' } });
    expect(late.status).toBe(409);
    expect(late.problem.data.current).toMatchObject({ title: '見積の確認' });
    expect((await as()(changeCard, { cardId, was: { title: '見積確認' }, is: { title: '見積の確認' } })).status).toBe(
      200,
    );
    const link = { number: 'PR-2026-00001', to: `/apps/purchase-request/${cardId}` };
    await as()(changeCard, { cardId, was: { link: null }, is: { link } });
    expect((await as()(changeCard, { cardId, was: { link }, is: { link: null } })).status).toBe(200);
  });

  it('waits for its members while it is due and open, among their own of all boards and in their calendar [B9-05]', async () => {
    const { boardId, cardId } = await madeAll(world, WHO);
    const waits = async () => (await as()(showTasks, {})).output.find(({ kind }) => kind === 'cards-due');
    expect(await waits()).toBeUndefined();
    await as()(changeCard, { cardId, was: { due: null }, is: { due: { day: day('2026-11-20'), time: null } } });
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'member', memberId: idOf(WHO), on: true } });
    expect(await waits()).toMatchObject({ count: 1, since: '2026-11-19T15:00:00.000Z' });
    const due = async () => (await as()(listDue, { from: day('2026-11-01'), to: day('2026-11-30') })).output.cards;
    expect(await due()).toMatchObject([{ id: cardId, boardId, isDone: false, mayEdit: true }]);
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'done', on: true } });
    expect(await waits()).toBeUndefined();
    expect(await due()).toMatchObject([{ isDone: true }]);
    expect((await as()(listCards, { mine: 'yes' })).output.rows.map(({ id }) => id)).toEqual([cardId]);
  });

  it('keeps every point of its checklists under changes of several people at once', async () => {
    const { cardId } = await madeAll(world, WHO);
    const list = { id: crypto.randomUUID(), title: '準備', items: [] };
    await as()(changeChecklists, { cardId, act: { act: 'put-checklist', checklist: list, at: 0 } });
    const items = Array.from({ length: 8 }, (_, nth) => ({ id: crypto.randomUUID(), title: `P${nth}`, isDone: false }));
    await Promise.all(
      items.map((item) =>
        as()(changeChecklists, { cardId, act: { act: 'put-item', checklistId: list.id, item, at: 99 } }),
      ),
    );
    await as()(changeChecklists, { cardId, act: { act: 'check-item', itemId: items[0]?.id ?? '', isDone: true } });
    const { boardId } = await shownCard(world, WHO, cardId);
    expect((await shownBoard(world, WHO, boardId)).cards[0]).toMatchObject({ checks: 8, checksDone: 1 });
  });

  it('is copied with texts, labels and checklists, whose points have ids of their own', async () => {
    const { boardId, listId, cardId } = await madeAll(world, WHO);
    const list = {
      id: crypto.randomUUID(),
      title: '準備',
      items: [{ id: crypto.randomUUID(), title: 'A', isDone: true }],
    };
    await as()(changeChecklists, { cardId, act: { act: 'put-checklist', checklist: list, at: 0 } });
    const { id } = (await as()(addCard, { listId, title: '写し', copyOf: cardId })).output;
    const copy = await shownCard(world, WHO, id);
    expect(copy.checklists[0]).toMatchObject({ title: '準備', items: [{ title: 'A', isDone: true }] });
    expect(copy.checklists[0]?.id).not.toBe(list.id);
    expect((await shownBoard(world, WHO, boardId)).cards).toHaveLength(2);
  });

  it('goes past a limit that warns: nobody’s card is refused for it [TCB-09]', async () => {
    const { id } = await madeBoard(world, WHO, 'kanban');
    const doing = (await shownBoard(world, WHO, id)).lists.find(({ wipLimit }) => wipLimit === 3)?.id ?? '';
    const added = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((title) => as()(addCard, { listId: doing, title })));
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { cards } = await shownBoard(world, WHO, id);
    expect(cards.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5]);
    const { boards } = (await as()(listPlaces, {})).output;
    const place = boards.find((board) => board.id === id)?.lists.find((list) => list.id === doing);
    expect(place).toMatchObject({ wipLimit: 3, cards: 5 });
  });
});

describe('a comment', () => {
  it('tells those whom it mentions, who are on the board, and nobody else [B9-05]', async () => {
    const { boardId, cardId } = await madeAll(world, WHO);
    const strange = await as()(addComment, { cardId, text: '@高橋', mentions: [idOf('admin2')] });
    expect(strange.problem.data.fields).toMatchObject([{ field: 'mentions.0' }]);
    expect(await facts('card-mention', cardId)).toEqual([]);
    await join(boardId, 'admin2', 'view');
    await join(boardId, 'other', 'view');
    await as('other')(watchCard, { cardId, on: true });
    const { id, version } = (await as()(addComment, { cardId, text: '@高橋 確認を', mentions: [idOf('admin2')] }))
      .output;
    expect((await facts('card-mention', cardId)).map(({ to_account }) => to_account)).toEqual([idOf('admin2')]);
    expect((await facts('card-news', cardId)).map(({ to_account }) => to_account)).toEqual([idOf('other')]);
    expect(JSON.stringify(await facts('card-mention', cardId))).not.toContain('確認を');
    const changed = { commentId: id, version, text: '@高橋 @高﨑 確認を', mentions: [idOf('admin2'), idOf('other')] };
    expect((await as()(changeComment, changed)).output).toMatchObject({ version: 2, editedAt: world.clock.now() });
    expect((await facts('card-mention', cardId)).map(({ to_account }) => to_account)).toEqual([
      idOf('admin2'),
      idOf('other'),
    ]);
    expect((await as('admin2')(changeComment, { ...changed, version: 2 })).status).toBe(404);
    expect((await shownCard(world, WHO, cardId)).comments).toMatchObject([{ text: '@高橋 @高﨑 確認を', isOwn: true }]);
  });
});

describe('an attachment', () => {
  it('of a deleted card, or of a board that one has left, is served to nobody [B9-05]', async () => {
    const { boardId, cardId } = await madeAll(world, WHO);
    await join(boardId, 'admin2', 'view');
    const attachmentId = await pictured(cardId);
    const statuses = async (who: Who) => [
      (await as(who)(fetchCardFile, { attachmentId })).status,
      (await as(who)(showPicture, { attachmentId })).status,
    ];
    const file = { name: '見積.png', content: png(8, 8) };
    expect((await ask(world, attachFile, { who: 'other', input: { cardId }, file })).status).toBe(404);
    expect(await statuses('admin2')).toEqual([200, 200]);
    expect(await statuses('other')).toEqual([404, 404]);
    await as()(removeMember, { boardId, memberId: idOf('admin2') });
    expect(await statuses('admin2')).toEqual([404, 404]);
    await as()(actOnCards, { cardIds: [cardId], act: { act: 'delete', on: true } });
    expect(await statuses(WHO)).toEqual([404, 404]);
  });

  it('is taken off and brought back, its picture as the cover with it', async () => {
    const { boardId, cardId } = await madeAll(world, WHO);
    const attachmentId = await pictured(cardId);
    const link = (await as()(attachLink, { cardId, url: 'https://example.jp/quote' })).output;
    expect(link).toMatchObject({ kind: 'link', name: 'https://example.jp/quote' });
    const wrong = await as()(changeCard, { cardId, was: { coverId: null }, is: { coverId: link.id } });
    expect(wrong.problem.data.fields).toMatchObject([{ field: 'is.coverId' }]);
    await as()(changeCard, { cardId, was: { coverId: null }, is: { coverId: attachmentId } });
    const face = async () => (await shownBoard(world, WHO, boardId)).cards[0];
    expect(await face()).toMatchObject({ coverId: attachmentId, attachments: 2 });
    await as()(putAttachment, { attachmentId, removed: true });
    expect(await face()).toMatchObject({ coverId: null, attachments: 1 });
    await as()(putAttachment, { attachmentId, removed: false });
    expect(await face()).toMatchObject({ coverId: attachmentId, attachments: 2 });
  });
});
