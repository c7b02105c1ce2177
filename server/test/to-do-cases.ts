// For every operation of to-dos an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import { actOnTodos, changePlace, removePlace, type TODO_OPERATIONS } from '@madoguchi/contract/to-dos/operations.ts';
import type { OperationCases, Situation } from './operation-case.ts';
import { added, contentOf, overtaken, placed } from './to-dos.ts';
import type { World } from './world.ts';

type Id = (typeof TODO_OPERATIONS)[number]['id'];

const WHO = 'system';
const works =
  (input: Record<string, unknown> = {}): Situation =>
  async () => ({ who: WHO, input });
const of =
  (make: (world: World, id: string) => object | Promise<object>): Situation =>
  async (world) => ({ who: WHO, input: { ...(await make(world, (await added(world, WHO)).id)) } });
const ofPlace =
  (
    kind: 'folder' | 'label',
    make: (place: Awaited<ReturnType<typeof placed>>, world: World) => object | Promise<object>,
  ): Situation =>
  async (world) => ({ who: WHO, input: { ...(await make(await placed(world, WHO, kind), world)) } });

const nobody = randomUUID();
const many = { selectedTodoIds: [nobody] };
const backwards = { startOn: '2026-12-02', dueOn: '2026-12-01' };
const sent = { title: '見積もり確認', dueDate: '2026-12-01' };
const sentBackwards = { ...sent, startDate: '2026-12-02' };
const star = { act: 'star', on: true };

async function deleted(world: World) {
  const { id } = await added(world, WHO);
  await world.as(WHO)(actOnTodos, { ids: [id], act: { act: 'delete' } });
  return id;
}

export const TODO_CASES: { readonly [Each in Id]: OperationCases } = {
  'to-dos.source-list': { works: of(() => ({})), refused: { 'not-found': works({ labelHandle: 'no-such-label' }) } },
  'to-dos.source-new': { works: works(sent), refused: { invalid: works(sentBackwards) } },
  'to-dos.source-update': {
    works: of((_world, id) => ({ ...sent, id, completed: true })),
    refused: { invalid: of((_world, id) => ({ ...sentBackwards, id })), 'not-found': works({ ...sent, id: nobody }) },
  },
  'to-dos.source-remove': { works: of((_world, id) => ({ id })), refused: { 'not-found': works({ id: nobody }) } },
  'to-dos.source-set-folder': {
    works: ofPlace('folder', async ({ id }, world) => ({
      selectedTodoIds: [(await added(world, WHO)).id],
      folderId: id,
    })),
    refused: {
      invalid: of((_world, id) => ({ selectedTodoIds: [id], folderId: nobody })),
      'not-found': works({ ...many, folderId: 'all' }),
    },
  },
  'to-dos.source-toggle-label': {
    works: ofPlace('label', async ({ id }, world) => ({
      selectedTodoIds: [(await added(world, WHO)).id],
      labelId: id,
    })),
    refused: {
      invalid: of((_world, id) => ({ selectedTodoIds: [id], labelId: nobody })),
      'not-found': ofPlace('label', ({ id }) => ({ ...many, labelId: id })),
    },
  },
  'to-dos.source-delete': {
    works: of((_world, id) => ({ selectedTodoIds: [id] })),
    refused: { 'not-found': works(many) },
  },
  'to-dos.source-filters': { works: works(), refused: {} },
  'to-dos.source-labels': { works: ofPlace('label', () => ({})), refused: {} },
  'to-dos.source-folders': { works: ofPlace('folder', () => ({})), refused: {} },
  'to-dos.list': { works: of(() => ({})), refused: { 'not-found': works({ folderHandle: 'no-such-folder' }) } },
  'to-dos.places': { works: ofPlace('folder', () => ({})), refused: {} },
  'to-dos.show': { works: of((_world, id) => ({ id })), refused: { 'not-found': works({ id: nobody }) } },
  'to-dos.add': {
    works: works({ title: '見積もり確認', dueOn: '2026-12-01', dueTime: '17:00' }),
    refused: { invalid: works({ title: '見積もり確認', ...backwards }) },
  },
  'to-dos.change': {
    works: of((world, id) => contentOf(world, WHO, id, { title: '別のこと' })),
    refused: {
      invalid: of((world, id) => contentOf(world, WHO, id, backwards as object)),
      'not-found': of(async (world, id) => ({ ...(await contentOf(world, WHO, id)), id: nobody })),
      stale: async (world) => {
        const { id, version } = await overtaken(world, WHO);
        return { who: WHO, input: { ...(await contentOf(world, WHO, id)), version } };
      },
    },
  },
  'to-dos.act': {
    works: of((_world, id) => ({ ids: [id], act: star })),
    refused: {
      invalid: of((_world, id) => ({ ids: [id], act: { act: 'folder', folderId: nobody } })),
      'not-found': works({ ids: [nobody], act: star }),
    },
  },
  'to-dos.erase': {
    works: async (world) => ({ who: WHO, input: { ids: [await deleted(world)] } }),
    refused: { 'not-found': of((_world, id) => ({ ids: [id] })) },
  },
  'to-dos.undo': {
    works: async (world) => ({ who: WHO, input: { id: (await added(world, WHO)).undo } }),
    refused: {
      'not-found': works({ id: nobody }),
      stale: async (world) => ({ who: WHO, input: { id: (await overtaken(world, WHO)).undo } }),
    },
  },
  'to-dos.add-place': {
    works: async () => ({ who: WHO, input: { kind: 'label', title: randomUUID().slice(0, 8), colour: 'green' } }),
    refused: { invalid: ofPlace('label', ({ title }) => ({ kind: 'label', title, colour: 'green' })) },
  },
  'to-dos.change-place': {
    works: ofPlace('folder', ({ id, version, title }) => ({ id, version, title, colour: 'green' })),
    refused: {
      invalid: ofPlace('folder', async ({ id, version }, world) => {
        const { title } = await placed(world, WHO, 'folder');
        return { id, version, title, colour: 'green' };
      }),
      'not-found': works({ id: nobody, version: 1, title: '購買', colour: 'green' }),
      stale: ofPlace('folder', async ({ id, version, title }, world) => {
        await world.as(WHO)(changePlace, { id, version, title, colour: 'orange' });
        return { id, version, title, colour: 'green' };
      }),
    },
  },
  'to-dos.remove-place': {
    works: ofPlace('folder', ({ id }) => ({ id })),
    refused: { 'not-found': works({ id: nobody }) },
  },
  'to-dos.restore-place': {
    works: ofPlace('label', async ({ id }, world) => {
      await world.as(WHO)(removePlace, { id });
      return { id };
    }),
    refused: {
      'not-found': ofPlace('label', ({ id }) => ({ id })),
      invalid: ofPlace('label', async ({ id, title }, world) => {
        await world.as(WHO)(removePlace, { id });
        await placed(world, WHO, 'label', title);
        return { id };
      }),
    },
  },
  'to-dos.order-places': {
    works: ofPlace('label', ({ id }) => ({ kind: 'label', ids: [id] })),
    refused: { 'not-found': works({ kind: 'label', ids: [nobody] }) },
  },
};
