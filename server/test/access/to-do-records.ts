// To-dos, folders and labels are one person's alone, whatever the role of who asks.
import { randomUUID } from 'node:crypto';
import { NewTodo } from '@madoguchi/contract/to-dos/model.ts';
import type { TODO_OPERATIONS } from '@madoguchi/contract/to-dos/operations.ts';
import { changeRow, placeRow, todoRow } from '../to-dos.ts';
import type { World } from '../world.ts';
import type { Entry, Hidden } from './hidden-record.ts';

type Id = (typeof TODO_OPERATIONS)[number]['id'];
type Input = Hidden['input'];

const hiding = (what: string, row: (world: World, account: string) => Promise<string>, input: Input): Entry => ({
  hides: {
    [what]: async (world, { accountId }) => ({ id: await row(world, accountId), unknown: randomUUID(), input }),
  },
});
const todo = (input: Input) => hiding('a to-do', (world, account) => todoRow(world, account), input);
const deleted = (input: Input) =>
  hiding('a deleted to-do', (world, account) => todoRow(world, account, '2026-11-20T00:00:00Z'), input);
const folder = (input: Input) => hiding('a folder', (world, account) => placeRow(world, account, 'folder'), input);
const label = (input: Input) => hiding('a label', (world, account) => placeRow(world, account, 'label'), input);

const CONTENT = NewTodo.parse({ title: '見積もり' });
const ofPlace = { version: 1, title: '購買', colour: 'blue' };

export const TODO_RECORDS: { readonly [Each in Id]?: Entry } = {
  'to-dos.source-new': folder((id) => ({ title: '見積もり', folder: id })),
  'to-dos.source-update': todo((id) => ({ id, title: '見積もり' })),
  'to-dos.source-remove': todo((id) => ({ id })),
  'to-dos.source-set-folder': todo((id) => ({ selectedTodoIds: [id], folderId: 'all' })),
  'to-dos.source-toggle-label': label((labelId) => ({ selectedTodoIds: [randomUUID()], labelId })),
  'to-dos.source-delete': todo((id) => ({ selectedTodoIds: [id] })),
  'to-dos.show': todo((id) => ({ id })),
  'to-dos.add': label((id) => ({ title: '見積もり', labelIds: [id] })),
  'to-dos.change': todo((id) => ({ ...CONTENT, id, version: 1 })),
  'to-dos.act': todo((id) => ({ ids: [id], act: { act: 'complete' } })),
  'to-dos.erase': deleted((id) => ({ ids: [id] })),
  'to-dos.undo': hiding(
    'a change',
    async (world, account) => changeRow(world, account, await todoRow(world, account)),
    (id) => ({ id }),
  ),
  'to-dos.change-place': folder((id) => ({ id, ...ofPlace })),
  'to-dos.remove-place': folder((id) => ({ id })),
  'to-dos.restore-place': hiding(
    'a deleted folder',
    (world, account) => placeRow(world, account, 'folder', '2026-11-20T00:00:00Z'),
    (id) => ({ id }),
  ),
  'to-dos.order-places': folder((id) => ({ kind: 'folder', ids: [id] })),
};
