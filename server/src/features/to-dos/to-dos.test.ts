// To-dos over HTTP (B9-04): each person's own, several at once, what comes again, and what takes a change back.
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import {
  actOnTodos,
  addPlace,
  addTodo,
  changeTodo,
  eraseTodos,
  listPlaces,
  listTodos,
  orderPlaces,
  removePlace,
  restorePlace,
  undoChange,
} from '@madoguchi/contract/to-dos/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { added, contentOf, overtaken, placed, shown, titlesIn, todoRow } from '../../../test/to-dos.ts';
import { freshKey, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query('truncate todos, todo_places, todo_changes');
});

const WHO = 'system';
const as = () => world.as(WHO);
const day = (text: string) => PlainDate.parse(text);
const act = async (ids: readonly string[], what: Parameters<typeof actWith>[1]) => (await actWith(ids, what)).output;
const actWith = (ids: readonly string[], what: object) => as()(actOnTodos, { ids: [...ids], act: what as never });
const places = async () => (await as()(listPlaces, {})).output;

/** Titles, as one scrolls through the whole list. */
async function titlesOnAllPages(asked: object, after: object = {}): Promise<string[]> {
  const { rows, next } = (await as()(listTodos, { ...asked, ...after })).output;
  const titles = rows.map(({ title }) => title);
  return next === null ? titles : [...titles, ...(await titlesOnAllPages(asked, { after: next }))];
}

/** So many to-dos: every second is of papers, every 37th is rare, every eleventh is deleted. */
async function fill(count: number): Promise<void> {
  await world.pool.query(
    `insert into todos (id, version, account_id, title, notes, due_on, start_on, starred, important, label_ids, subtasks,
      created_at, changed_at, deleted_at)
    select gen_random_uuid(), 1, $1, case when n % 37 = 36 then '稀な件' when n % 2 = 0 then '資料をまとめて' else '用件' end || n, '',
      day, case when n % 3 = 0 then day - 5 end, false, false, '{}', '[]', now(), now(), case when n % 11 = 0 then now() end
    from (select n, case when n % 5 > 0 then '2026-12-01'::date + (n * 7919 % 365) end as day from generate_series(1, $2::int) n) drawn`,
    [world.people[WHO].accountId, count],
  );
  // How many there are is known for ten minutes.
  world.clock.set(new Date(Date.parse(world.clock.now()) + 660_000).toISOString());
}

const daysFromToday = (days: number) =>
  day(new Date(Date.parse(`${world.clock.today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10));

describe('a list of to-dos', () => {
  it('has in each place what belongs there: the deleted ones in theirs alone [TD2, S2-08]', async () => {
    const folder = await placed(world, WHO, 'folder', '購買');
    const label = await placed(world, WHO, 'label', '至急');
    await added(world, WHO, { title: 'plain' });
    await added(world, WHO, { title: 'in folder', folderId: folder.id, starred: true });
    const labelled = await added(world, WHO, { title: 'labelled', labelIds: [label.id], important: true });
    await added(world, WHO, { title: 'due', dueOn: daysFromToday(0) });
    await added(world, WHO, { title: 'late', dueOn: daysFromToday(-3) });
    const done = await added(world, WHO, { title: 'done', dueOn: daysFromToday(-1) });
    await act([done.id], { act: 'complete' });
    const gone = await added(world, WHO, { title: 'gone', starred: true, folderId: folder.id });
    await act([gone.id], { act: 'delete' });

    expect(await titlesIn(world, WHO)).toEqual(['late', 'due', 'plain', 'in folder', 'labelled', 'done']);
    expect(await titlesIn(world, WHO, { folderHandle: 'all' })).toHaveLength(6);
    expect(await titlesIn(world, WHO, { folderHandle: '購買' })).toEqual(['in folder']);
    expect(await titlesIn(world, WHO, { labelHandle: '至急' })).toEqual(['labelled']);
    const inFilter = (filterHandle: string) => titlesIn(world, WHO, { filterHandle });
    expect(await inFilter('starred')).toEqual(['in folder']);
    expect(await inFilter('important')).toEqual(['labelled']);
    expect(await inFilter('dueDate')).toEqual(['late', 'due', 'done']);
    expect(await inFilter('today')).toEqual(['late', 'due']);
    expect(await inFilter('completed')).toEqual(['done']);
    expect(await inFilter('deleted')).toEqual(['gone']);
    expect(await places()).toEqual({
      places: [
        { ...folder, count: 1 },
        { ...label, count: 1 },
      ],
      all: 5,
      filters: { starred: 1, important: 1, dueDate: 2, today: 2, completed: 1, deleted: 1 },
    });
    expect((await shown(world, WHO, labelled.id)).labelIds).toEqual([label.id]);
  });

  it('finds by title, notes and sub-tasks, in any width and kana, and orders in both directions [TD3, B0-10]', async () => {
    await added(world, WHO, { title: 'ノートＰＣの見積もり', dueOn: day('2026-12-03'), startOn: day('2026-12-01') });
    await added(world, WHO, { title: '打合せ', notes: 'のーとの件', dueOn: day('2026-12-01') });
    await added(world, WHO, {
      title: '準備',
      subtasks: [{ id: crypto.randomUUID(), title: 'ノート を配る', isDone: false }],
      startOn: day('2026-11-30'),
    });
    await added(world, WHO, { title: '別の件' });
    const find = async (more: object) => (await as()(listTodos, more)).output.rows.map(({ title }) => title);
    expect(await find({ q: 'ﾉｰﾄ' })).toEqual(['打合せ', 'ノートＰＣの見積もり', '準備']);
    expect(await find({ q: 'のーと pc' })).toEqual(['ノートＰＣの見積もり']);
    expect(await find({ sort: '-status,-due,-time' })).toEqual(['ノートＰＣの見積もり', '打合せ', '別の件', '準備']);
    expect(await find({ sort: '-status,start' })).toEqual(['準備', 'ノートＰＣの見積もり', '打合せ', '別の件']);
    expect((await find({ sort: '-status,title' })).at(-1)).toBe('準備');
  });

  it.each([
    ['few', 40],
    ['many', 1_400],
  ])(
    'of %s to-dos answers all that have a word, page by page, in each order: a rare and a frequent one, short and long, live and deleted [B9-04]',
    async (_how, count) => {
      await fill(count);
      for (const [sort, order] of [
        ['-status,due,time', 'status desc, due_on, due_time, id'],
        ['-due', 'due_on desc nulls last, id desc'],
        ['start', 'start_on, id'],
        ['title', 'title, id'],
      ]) {
        const { rows: all } = await world.pool.query<{ title: string; deleted: boolean }>(
          `select title, deleted_at is not null as deleted from todos order by ${order}`,
        );
        for (const [q, where] of [
          ['稀な件', {}],
          ['まとめ', {}],
          ['まとめて', {}],
          ['資料', {}],
          ['資料', { filterHandle: 'deleted' }],
          ['件', {}],
        ] as const) {
          const found = await titlesOnAllPages({ q, sort, ...where });
          const isDeleted = 'filterHandle' in where;
          const expected = all.filter(({ title, deleted }) => title.includes(q) && deleted === isDeleted);
          expect(found, `${q} by ${sort}`).toEqual(expected.map(({ title }) => title));
        }
      }
    },
  );

  it('answers a word that more than 5,000 to-dos have along the order, however short or long it is [B9-04]', async () => {
    await fill(13_000);
    const { rows: all } = await world.pool.query<{ title: string }>(
      `select title from todos where deleted_at is null order by status desc, due_on, due_time, id`,
    );
    for (const q of ['料', '資料', 'をまとめて']) {
      const expected = all.filter(({ title }) => title.includes(q)).map(({ title }) => title);
      expect(expected.length).toBeGreaterThan(5_000);
      const first = (await as()(listTodos, { q })).output;
      const second = (await as()(listTodos, { q, after: first.next ?? '' })).output;
      expect([...first.rows, ...second.rows].map(({ title }) => title)).toEqual(expected.slice(0, 100));
    }
  });

  it('is one’s own alone: nobody else sees, changes or deletes it [S2-08, B9-04]', async () => {
    await world.as('system')(addTodo, { title: '私用' });
    const { id } = await added(world, WHO);
    expect((await world.as('admin')(listTodos, {})).status).toBe(403);
    await world.pool.query(`insert into general_tools (tool, open_to, version, updated_by, updated_at)
      values ('to-dos', 'staff', 1, '${world.people.system.accountId}', now())`);
    try {
      await expect.poll(async () => (await world.as('admin')(listTodos, {})).status, { timeout: 15_000 }).toBe(200);
      expect(await titlesIn(world, 'admin')).toEqual([]);
      expect((await world.as('admin')(actOnTodos, { ids: [id], act: { act: 'complete' } })).status).toBe(404);
      expect((await world.as('admin')(eraseTodos, { ids: [id] })).status).toBe(404);
    } finally {
      await world.pool.query('delete from general_tools');
    }
    expect((await shown(world, WHO, id)).completedAt).toBeNull();
  });
});

describe('several at once', () => {
  it('get a label all or lose it all, wherever it stood before, and the other fields stay [TD7]', async () => {
    const label = await placed(world, WHO, 'label');
    const [one, two, three] = [
      await added(world, WHO, { labelIds: [label.id] }),
      await added(world, WHO, { starred: true }),
      await added(world, WHO),
    ];
    const ids = [one.id, two.id, three.id];
    const labels = async () => Promise.all(ids.map(async (id) => (await shown(world, WHO, id)).labelIds.length));
    expect((await act(ids, { act: 'label', labelId: label.id, on: true })).changed).toBe(2);
    expect(await labels()).toEqual([1, 1, 1]);
    expect((await act(ids, { act: 'label', labelId: label.id, on: false })).changed).toBe(3);
    expect(await labels()).toEqual([0, 0, 0]);
    expect((await shown(world, WHO, two.id)).starred).toBe(true);
  });

  it('are written all or none, with one record that names no title [B0-09]', async () => {
    const { id } = await added(world, WHO, { title: '給与の相談' });
    const refused = await actWith([id, crypto.randomUUID()], { act: 'complete' });
    expect(refused.status).toBe(404);
    expect((await shown(world, WHO, id)).completedAt).toBeNull();
    await act([id], { act: 'complete' });
    const { rows } = await world.pool.query(
      `select event, difference, target_id from audit_events where target_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ event: 'to-do.changed', difference: { act: 'complete', toDos: 1 }, target_id: id }]);
  });

  it('that are so already are left alone, with no record and no version', async () => {
    const { id, version } = await added(world, WHO, { starred: true });
    expect(await act([id], { act: 'star', on: true })).toMatchObject({ changed: 0 });
    expect((await shown(world, WHO, id)).version).toBe(version);
  });

  it('are completed from two pages in the same moment, each once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await added(world, WHO)).id));
    const both = await Promise.all([act(ids, { act: 'complete' }), act([...ids].reverse(), { act: 'complete' })]);
    expect(both.map(({ changed }) => changed).sort()).toEqual([0, 5]);
    const versions = await Promise.all(ids.map(async (id) => (await shown(world, WHO, id)).version));
    expect(versions).toEqual([2, 2, 2, 2, 2]);
  });
});

describe('a to-do that repeats', () => {
  it('comes again once when it is done, and undo takes both back [B9-04]', async () => {
    const repeat = { every: 'month', interval: 1, from: 'calendar', day: null } as const;
    const { id } = await added(world, WHO, { title: '月次', dueOn: day('2027-01-31'), repeat });
    expect((await shown(world, WHO, id)).repeat).toEqual({ ...repeat, day: 31 });
    const { undo } = await act([id], { act: 'complete' });
    const { rows } = (await as()(listTodos, {})).output;
    expect(rows.map(({ title, dueOn, status, repeats }) => [title, dueOn, status, repeats])).toEqual([
      ['月次', '2027-02-28', 'open', true],
      ['月次', '2027-01-31', 'done', false],
    ]);
    expect((await as()(undoChange, { id: undo })).output).toMatchObject({ undone: 2 });
    const again = (await as()(listTodos, {})).output.rows;
    expect(again.map((row) => [row.id, row.dueOn, row.status, row.repeats])).toEqual([
      [id, '2027-01-31', 'open', true],
    ]);
  });
});

describe('undo', () => {
  it('takes a change back while nothing was changed since, once [B0-02]', async () => {
    const { id } = await added(world, WHO, { title: '元の件名' });
    const { output } = await as()(changeTodo, await contentOf(world, WHO, id, { title: '新しい件名' }));
    expect((await as()(undoChange, { id: output.undo })).status).toBe(200);
    expect((await shown(world, WHO, id)).title).toBe('元の件名');
    expect((await as()(undoChange, { id: output.undo })).status).toBe(404);
    const late = await overtaken(world, WHO);
    expect((await as()(undoChange, { id: late.undo })).status).toBe(409);
  });

  it('of a deletion brings all of them back where they stood', async () => {
    const folder = await placed(world, WHO, 'folder');
    const ids = [(await added(world, WHO, { folderId: folder.id })).id, (await added(world, WHO)).id];
    const { undo } = await act(ids, { act: 'delete' });
    expect(await titlesIn(world, WHO)).toEqual([]);
    await as()(undoChange, { id: undo });
    expect(await titlesIn(world, WHO)).toHaveLength(2);
    expect((await shown(world, WHO, ids[0] ?? '')).folderId).toBe(folder.id);
  });

  it('of what another page deleted for good is no more, and nothing of it is kept', async () => {
    const { id } = await added(world, WHO);
    const { undo } = await act([id], { act: 'delete' });
    expect((await as()(eraseTodos, { ids: [id] })).status).toBe(200);
    expect((await as()(undoChange, { id: undo })).status).toBe(404);
    expect((await world.pool.query('select from todos')).rowCount).toBe(0);
    expect((await world.pool.query('select from todo_changes')).rowCount).toBe(0);
  });
});

describe('folders and labels', () => {
  it('keep their address when they are renamed, and take no name twice', async () => {
    const first = await placed(world, WHO, 'folder', '購買 2026');
    expect(first.handle).toBe('購買-2026');
    const twice = await as()(addPlace, { kind: 'folder', title: '購買　２０２６', colour: 'blue' });
    expect(twice.problem.data.fields).toMatchObject([{ field: 'title', code: 'place-twice' }]);
    expect((await placed(world, WHO, 'label', '購買 2026')).handle).toBe('購買-2026');
    expect((await placed(world, WHO, 'folder', 'label')).handle).toBe('label-2');
  });

  it('stand in the order that was given', async () => {
    const [a, b, c] = [
      await placed(world, WHO, 'label', 'a'),
      await placed(world, WHO, 'label', 'b'),
      await placed(world, WHO, 'label', 'c'),
    ];
    await as()(orderPlaces, { kind: 'label', ids: [c.id, a.id] });
    expect((await places()).places.map(({ title }) => title)).toEqual(['c', 'a', b.title]);
  });

  it('leave their to-dos in no folder when they are deleted, and take them back when they return', async () => {
    const folder = await placed(world, WHO, 'folder', '経理');
    const label = await placed(world, WHO, 'label', '至急');
    const { id } = await added(world, WHO, { folderId: folder.id, labelIds: [label.id] });
    await as()(removePlace, { id: folder.id });
    await as()(removePlace, { id: label.id });
    expect(await shown(world, WHO, id)).toMatchObject({ folderId: null, labelIds: [] });
    expect((await as()(listTodos, { folderHandle: '経理' })).status).toBe(404);
    // A to-do that is changed meanwhile stays with the folder, too.
    await as()(changeTodo, await contentOf(world, WHO, id, { title: '変更後' }));
    await act([id], { act: 'star', on: true });
    await as()(restorePlace, { id: folder.id });
    await as()(restorePlace, { id: label.id });
    expect(await shown(world, WHO, id)).toMatchObject({
      title: '変更後',
      starred: true,
      folderId: folder.id,
      labelIds: [label.id],
    });
  });

  it('that are gone are told when a to-do of one is restored: it is in no folder', async () => {
    const folder = await placed(world, WHO, 'folder', '経理');
    const { id } = await added(world, WHO, { folderId: folder.id });
    await act([id], { act: 'delete' });
    await as()(removePlace, { id: folder.id });
    expect((await act([id], { act: 'restore' })).lostFolders).toEqual(['経理']);
    expect(await titlesIn(world, WHO)).toHaveLength(1);
  });

  it('of others are none of one’s own: a to-do cannot name them', async () => {
    const answer = await as()(addTodo, { title: 'x', folderId: crypto.randomUUID(), labelIds: [crypto.randomUUID()] });
    expect(answer.problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'folderId: no-such-place',
      'labelIds.0: no-such-place',
    ]);
  });
});

it('adds one to-do however often the same request arrives [B0-03]', async () => {
  const key = freshKey();
  const answers = await Promise.all([1, 2, 3].map(() => as()(addTodo, { title: '一度だけ' }, { key })));
  expect(new Set(answers.map(({ output }) => output.id)).size).toBe(1);
  expect(await titlesIn(world, WHO)).toEqual(['一度だけ']);
});

it('takes titles of 200 characters, of whatever planes, and names the limit and the count beyond [B9-04]', async () => {
  for (const sign of ['あ', '𠮷', '🍣']) expect((await as()(addTodo, { title: sign.repeat(200) })).status).toBe(200);
  const { problem } = await as()(addTodo, { title: '𠮷'.repeat(201) });
  expect(problem.data.fields).toMatchObject([{ field: 'title', code: 'too-long' }]);
  expect(problem.data.fields[0]?.message).toContain('201');
});

it('tells how many open ones are due by today in Tokyo, one’s own alone, and one more once its day begins [TD8, S5-04]', async () => {
  const due = async () =>
    (await as()(showTasks, {})).output.flatMap((task) => (task.kind === 'to-dos-due' ? [task.count] : []));
  const before = world.clock.now();
  // Half past midnight in Tokyo: by the clocks of the server it is the day before.
  world.clock.set('2026-11-24T15:30:00.000Z');
  try {
    expect(await due()).toEqual([]);
    for (const dueOn of ['2026-11-25', '2026-11-25', '2026-11-25', '2026-11-24', '2026-11-20', '2026-11-26']) {
      await added(world, WHO, { dueOn: day(dueOn) });
    }
    await act([(await added(world, WHO, { dueOn: day('2026-11-25') })).id], { act: 'complete' });
    await act([(await added(world, WHO, { dueOn: day('2026-11-25') })).id], { act: 'delete' });
    await todoRow(world, world.people.staff.accountId);
    expect(await due()).toEqual([5]);
    expect((await places()).filters.today).toBe(5);
    world.clock.set('2026-11-25T15:00:00.000Z');
    expect(await due()).toEqual([6]);
  } finally {
    world.clock.set(before);
  }
});
