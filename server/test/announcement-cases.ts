// For every operation of announcements and of the dashboard an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import { type ANNOUNCEMENT_OPERATIONS, withdrawAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import type { INFORMATION_OPERATIONS } from '@madoguchi/contract/information/operations.ts';
import { announcement, drafted, published, publishedWithFile } from './announcements.ts';
import type { OperationCases, Situation } from './operation-case.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

type Id = (typeof ANNOUNCEMENT_OPERATIONS | typeof INFORMATION_OPERATIONS)[number]['id'];

const unknown: Situation = async () => ({ who: 'admin', input: { id: randomUUID() } });
const asked = (who: Who | null, input: Record<string, unknown>) => ({ who, input });

/** The cases of a maintainer's operation on one announcement in its newest version. */
function byMaintainer(ready: (world: World) => Promise<object>, more: object = {}): OperationCases {
  return {
    works: async (world) => asked('admin', { ...(await ready(world)), ...more }),
    refused: {
      'not-found': async () => asked('admin', { id: randomUUID(), version: 1, ...more }),
      stale: async (world) => asked('admin', { ...(await ready(world)), version: 0, ...more }),
    },
  };
}

const versioned = async (made: Promise<{ id: string; version: number }>) => {
  const { id, version } = await made;
  return { id, version };
};

const publishing = byMaintainer((world) => versioned(drafted(world)));
const withdrawing = byMaintainer((world) => versioned(published(world)));

/** One for maintainers alone that a reading operation is asked for. */
const reading: OperationCases = {
  works: async (world) => asked('admin', { id: (await drafted(world)).id }),
  refused: { 'not-found': unknown },
};

const own: OperationCases = { works: async () => asked('staff', {}), refused: {} };

export const ANNOUNCEMENT_CASES: Record<Id, OperationCases> = {
  'announcements.list': { works: async () => asked(null, {}), refused: {} },
  'announcements.show': {
    works: async (world) => asked(null, { id: (await published(world, { audience: 'any' })).id }),
    refused: { 'not-found': async (world) => asked('staff', { id: (await drafted(world)).id }) },
  },
  'announcements.fetch-file': {
    works: async (world) => {
      const { id, fileId } = await publishedWithFile(world, { audience: 'any' });
      return asked(null, { id, fileId });
    },
    refused: {
      'not-found': async (world) => {
        const { id, fileId } = await publishedWithFile(world, { audience: 'admin' });
        return asked('staff', { id, fileId });
      },
    },
  },
  'announcements.mark-read': {
    works: async (world) => asked('staff', { id: (await published(world)).id, edition: 1 }),
    refused: {
      'not-found': async (world) => asked('staff', { id: (await drafted(world)).id, edition: 1 }),
      stale: async (world) => asked('staff', { id: (await published(world)).id, edition: 2 }),
    },
  },
  'announcements.list-for-maintenance': { works: async () => asked('admin', {}), refused: {} },
  'announcements.export': { works: async () => asked('admin', {}), refused: {} },
  'announcements.show-for-maintenance': reading,
  'announcements.create': { works: async () => asked('admin', { ...announcement() }), refused: {} },
  'announcements.change': byMaintainer((world) => versioned(published(world)), { ...announcement(), readAgain: true }),
  'announcements.publish': {
    ...publishing,
    refused: {
      ...publishing.refused,
      'wrong-state': async (world) => asked('admin', await versioned(published(world))),
    },
  },
  'announcements.withdraw': {
    ...withdrawing,
    refused: {
      ...withdrawing.refused,
      'wrong-state': async (world) => {
        const { id, version } = await drafted(world);
        await world.as('admin')(withdrawAnnouncement, { id, version });
        return asked('admin', { id, version: version + 1 });
      },
    },
  },
  'announcements.count-readers': reading,
  'announcements.list-readers': reading,
  'announcements.export-readers': reading,
  'announcements.remind': {
    works: async (world) => asked('admin', { id: (await published(world, { mustRead: true })).id }),
    refused: {
      'not-found': unknown,
      'wrong-state': async (world) => asked('admin', { id: (await published(world)).id }),
    },
  },
  'information.show-today': { works: async () => asked(null, {}), refused: {} },
  'information.show-tasks': own,
  'information.show-open-months': own,
  'information.show-open-purchases': own,
  'information.show-team': own,
};
