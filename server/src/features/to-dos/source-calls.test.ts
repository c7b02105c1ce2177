import {
  addSourceTodo,
  deleteSourceTodos,
  listSourceFilters,
  listSourceFolders,
  listSourceLabels,
  listSourceTodos,
  removeSourceTodo,
  setSourceFolder,
  showTodo,
  toggleSourceLabel,
  updateSourceTodo,
} from '@madoguchi/contract/to-dos/operations.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { added, placed, todoRow } from '../../../test/to-dos.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query('truncate todos, todo_places, todo_changes');
});

const WHO = 'system';
const call = () => world.as(WHO);
const titles = async (place: object = {}) =>
  (await call()(listSourceTodos, { ...place })).output.map(({ title }) => title);

it('adds, lists, changes, marks as deleted and deletes for good in the shape of the source [S7-07]', async () => {
  const { output } = await call()(addSourceTodo, { title: '見積もり', dueDate: '2026-12-01T00:00:00.000Z' });
  expect(output).toEqual({
    id: expect.any(String),
    title: '見積もり',
    notes: '',
    startDate: '',
    dueDate: '2026-12-01',
    completed: false,
    starred: false,
    important: false,
    labels: [],
    folder: 'all',
    deleted: false,
  });
  const sent = await world.app.inject({
    method: 'GET',
    url: '/api/todo-app/todos',
    headers: { authorization: `Bearer ${world.people.system.token}` },
  });
  expect(sent.json()).toEqual([output]);
  const changed = { ...output, completed: true, starred: true, notes: 'メモ' };
  expect((await call()(updateSourceTodo, changed)).output).toEqual(changed);
  expect((await call()(removeSourceTodo, { id: output.id })).output).toEqual({ id: output.id });
  expect([await titles(), await titles({ filterHandle: 'deleted' })]).toEqual([[], ['見積もり']]);
  const gone = await call()(deleteSourceTodos, { selectedTodoIds: [output.id] });
  expect(gone.output).toEqual({ selectedTodoIds: [output.id] });
  expect((await world.pool.query('select from todos')).rowCount).toBe(0);
});

it('toggles a label of each: who has it loses it, and sets a folder for all [S7-07, TD7]', async () => {
  const [folder, label] = [await placed(world, WHO, 'folder', '購買'), await placed(world, WHO, 'label', '至急')];
  const one = await added(world, WHO, { title: 'one', labelIds: [label.id] });
  const two = await added(world, WHO, { title: 'two' });
  const selectedTodoIds = [one.id, two.id];
  await call()(toggleSourceLabel, { selectedTodoIds, labelId: label.id });
  expect(await titles({ labelHandle: '至急' })).toEqual(['two']);
  await call()(setSourceFolder, { selectedTodoIds, folderId: folder.id });
  expect(await titles({ folderHandle: '購買' })).toEqual(['one', 'two']);
  await call()(setSourceFolder, { selectedTodoIds, folderId: 'all' });
  expect(await titles({ folderHandle: '購買' })).toEqual([]);
});

it('lists filters, labels and folders as the source does', async () => {
  const [folder, label] = [await placed(world, WHO, 'folder', '購買'), await placed(world, WHO, 'label', '至急')];
  expect((await call()(listSourceFolders, {})).output).toEqual([
    { id: 'all', handle: 'all', title: 'All', icon: 'view_headline' },
    { id: folder.id, handle: '購買', title: '購買', icon: 'folder' },
  ]);
  expect((await call()(listSourceLabels, {})).output).toEqual([
    { id: label.id, handle: '至急', title: '至急', color: '#1E56A1' },
  ]);
  const handles = (await call()(listSourceFilters, {})).output.map(({ handle }) => handle);
  expect(handles).toEqual(['starred', 'important', 'dueDate', 'today', 'completed', 'deleted']);
});

it('refuses at the field of the call what cannot be', async () => {
  const faults = async (more: object) =>
    (await call()(addSourceTodo, { title: 'x', ...more })).problem.data.fields.map(
      ({ field, code }) => `${field}: ${code}`,
    );
  expect(await faults({ startDate: '2026-12-02', dueDate: '2026-12-01' })).toEqual(['startDate: start-after-due']);
  expect(await faults({ dueDate: '2026-02-30' })).toEqual(['dueDate: date']);
  expect(await faults({ title: ' ' })).toEqual(['title: required']);
  expect(await faults({ folder: crypto.randomUUID() })).toEqual(['folder: no-such-place']);
});

it('leaves with a to-do what its shape has no word for', async () => {
  const { id } = await added(world, WHO, {
    dueOn: '2026-12-01' as never,
    dueTime: '17:00',
    subtasks: [{ id: crypto.randomUUID(), title: '下書き', isDone: true }],
  });
  await call()(updateSourceTodo, { id, title: '変更後', dueDate: '2026-12-02' });
  expect((await call()(showTodo, { id })).output).toMatchObject({
    title: '変更後',
    dueOn: '2026-12-02',
    dueTime: '17:00',
    subtasks: [{ title: '下書き', isDone: true }],
  });
});

it('knows of nobody else’s to-dos', async () => {
  const id = await todoRow(world, world.people.staff.accountId);
  expect(await titles()).toEqual([]);
  const refused = await Promise.all([
    call()(updateSourceTodo, { id, title: 'x' }),
    call()(removeSourceTodo, { id }),
    call()(setSourceFolder, { selectedTodoIds: [id], folderId: 'all' }),
    call()(deleteSourceTodos, { selectedTodoIds: [id] }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await world.as('admin')(listSourceTodos, {})).status).toBe(403);
});
