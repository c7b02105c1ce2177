// For every operation of the timeline an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import { hideEntry, putEntry, sharePost, type TIMELINE_OPERATIONS } from '@madoguchi/contract/timeline/operations.ts';
import { png, SVG_WITH_SCRIPT } from '../src/platform/files/file-corpus.ts';
import type { OperationCases, Situation } from './operation-case.ts';
import { pictured, posted } from './timelines.ts';
import type { World } from './world.ts';

type Id = (typeof TIMELINE_OPERATIONS)[number]['id'];
type Input = Record<string, unknown>;

/** On a post of a colleague that every colleague reads. */
const onPost =
  (more: Input = {}): Situation =>
  async (world) => ({ who: 'staff', input: { id: await posted(world, 'admin'), ...more } });
const onOwn =
  (more: Input = {}): Situation =>
  async (world) => ({ who: 'staff', input: { id: await posted(world, 'staff'), ...more } });
const onNone =
  (more: Input = {}): Situation =>
  async () => ({ who: 'staff', input: { id: randomUUID(), ...more } });

async function hiddenPost(world: World): Promise<string> {
  const id = await posted(world, 'staff');
  await world.as('system')(hideEntry, { id, reason: '個人情報が写っているため' });
  return id;
}
const asSystem =
  (make: (world: World) => Promise<string>, more: Input = {}): Situation =>
  async (world) => ({ who: 'system', input: { id: await make(world), ...more } });

const reason = { reason: '個人情報が写っているため' };
const picture = { name: '写真.png', content: png(4, 4) };
const words = { text: '準備が終わりました', audience: 'colleagues' };

export const TIMELINE_CASES: Record<Id, OperationCases> = {
  'timeline.list': {
    works: async (world) => {
      await posted(world, 'other');
      return { who: 'staff', input: {} };
    },
    refused: { invalid: async () => ({ who: 'staff', input: { after: 'nowhere' } }) },
  },
  'timeline.show': { works: onPost(), refused: { 'not-found': onNone() } },
  'timeline.add-picture': {
    works: async () => ({ who: 'staff', input: {}, file: picture }),
    refused: {
      invalid: async (world) => {
        await world.pool.query(
          `insert into timeline_pictures (id, owner_id, width, height, bytes, added_at)
           select gen_random_uuid(), $1, 1, 1, '', now() from generate_series(1, 20)`,
          [world.people.admin2.accountId],
        );
        return { who: 'admin2', input: {}, file: picture };
      },
      'too-large': async () => ({
        who: 'staff',
        input: {},
        file: { name: 'a.png', content: Buffer.alloc(10 * 1024 * 1024 + 1, 1) },
      }),
      'wrong-type': async () => ({ who: 'staff', input: {}, file: { name: 'a.png', content: SVG_WITH_SCRIPT } }),
    },
  },
  'timeline.picture': {
    works: async (world) => ({ who: 'staff', input: { id: await pictured(world, 'staff') } }),
    refused: {
      'not-found': async (world) => ({ who: 'other', input: { id: await pictured(world, 'staff') } }),
    },
  },
  'timeline.add-post': {
    works: async () => ({ who: 'user', input: { ...words, audience: 'everyone' } }),
    refused: { invalid: async () => ({ who: 'user', input: { ...words, audience: 'department' } }) },
  },
  'timeline.share': {
    works: onPost(),
    refused: {
      'not-found': onNone(),
      'no-department': async (world) => ({ who: 'user', input: { id: await posted(world, 'staff', 'everyone') } }),
      'not-to-be-shared': async (world) => ({
        who: 'staff',
        input: { id: await posted(world, 'other', 'department') },
      }),
      'shared-already': async (world) => {
        const id = await posted(world, 'admin');
        await world.as('staff')(sharePost, { id });
        return { who: 'staff', input: { id } };
      },
    },
  },
  'timeline.change-audience': {
    works: onOwn({ version: 1, audience: 'private' }),
    refused: {
      'not-found': onPost({ version: 1, audience: 'private' }),
      stale: onOwn({ version: 2, audience: 'private' }),
      'no-department': async (world) => ({
        who: 'user',
        input: { id: await posted(world, 'user', 'everyone'), version: 1, audience: 'department' },
      }),
      'share-keeps-audience': async (world) => {
        const { output } = await world.as('staff')(sharePost, { id: await posted(world, 'admin') });
        return { who: 'staff', input: { id: output.id, version: 1, audience: 'private' } };
      },
    },
  },
  'timeline.like': { works: onPost({ on: true }), refused: { 'not-found': onNone({ on: true }) } },
  'timeline.add-comment': {
    works: onPost({ text: 'お疲れさまでした' }),
    refused: {
      'not-found': onNone({ text: 'お疲れさまでした' }),
      invalid: onPost({ text: 'はい', answers: randomUUID() }),
    },
  },
  'timeline.put': {
    works: onOwn({ removed: true }),
    refused: {
      'not-found': onPost({ removed: true }),
      'shared-already': async (world) => {
        const as = world.as('staff');
        const post = { id: await posted(world, 'admin') };
        const { id } = (await as(sharePost, post)).output;
        await as(putEntry, { id, removed: true });
        await as(sharePost, post);
        return { who: 'staff', input: { id, removed: false } };
      },
    },
  },
  'timeline.hide': {
    works: asSystem((world) => posted(world, 'staff'), reason),
    refused: {
      'not-found': asSystem((world) => posted(world, 'staff', 'private'), reason),
    },
  },
  'timeline.unhide': {
    works: asSystem(hiddenPost),
    refused: {
      'not-found': asSystem(async () => randomUUID()),
    },
  },
};
