// For every operation of resources an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import { INITIAL_RESOURCE } from '@madoguchi/contract/resources/initial-resource.ts';
import type { ResourceContent } from '@madoguchi/contract/resources/model.ts';
import {
  changeResource,
  closeResources,
  createResource,
  liftClosure,
  type RESOURCE_OPERATIONS,
  retireResource,
  setResourcePhoto,
} from '@madoguchi/contract/resources/operations.ts';
import { SVG_WITH_SCRIPT } from '../src/platform/files/file-corpus.ts';
import { multipart } from './multipart.ts';
import type { Asked, OperationCases } from './operation-case.ts';
import type { Who } from './people.ts';
import { jpeg } from './profiles.ts';
import { booked } from './reservations.ts';
import { requestOf, type World } from './world.ts';

type Id = (typeof RESOURCE_OPERATIONS)[number]['id'];

/** A room of a name that nothing else has. */
export const room = (more: Partial<ResourceContent> = {}): ResourceContent => ({
  ...INITIAL_RESOURCE,
  name: `会議室 ${randomUUID().slice(0, 8)}`,
  site: '本社',
  capacity: 8,
  features: ['モニター'],
  ...more,
});

/** Open from eight to eight on each day of the week. */
export const EVERY_DAY = Array.from({ length: 7 }, () => ({ opens: '08:00', closes: '20:00' }));

export async function madeResource({ as }: World, more: Partial<ResourceContent> = {}) {
  const { output, raw } = await as('system')(createResource, room(more));
  if (raw.statusCode !== 200) throw new Error(raw.body);
  return { id: output.id, version: output.version };
}

/** A hall of two halves. */
export async function madeHall(world: World) {
  const [one, other] = [await madeResource(world), await madeResource(world)];
  const name = `Hall ${randomUUID().slice(0, 8)}`;
  const hall = await madeResource(world, { name, unitIds: [one.id, other.id] });
  return { hall, one, other };
}

async function overtaken(world: World) {
  const seen = await madeResource(world);
  await world.as('system')(changeResource, { ...room(), ...seen });
  return seen;
}

export async function retired(world: World) {
  const { id, version } = (await world.as('system')(retireResource, await madeResource(world))).output;
  return { id, version };
}

export const DECEMBER_10 = { startsAt: '2026-12-09T15:00:00.000Z', endsAt: '2026-12-10T15:00:00.000Z' };
const WORKS = { ...DECEMBER_10, reason: '空調の点検' };

export async function closed(world: World, resourceIds?: string[]) {
  const ids = resourceIds ?? [(await madeResource(world)).id];
  const { output } = await world.as('system')(closeResources, { resourceIds: ids, ...WORKS });
  return { id: output.id, version: output.version };
}

/** Sets a photo of that colour and answers its name. */
export async function photographedResource({ app, people }: World, id: string, colour = '#336699'): Promise<string> {
  const { payload, headers } = multipart({ name: 'room.jpg', content: await jpeg(colour, 64, 48) });
  const { method, url } = requestOf(setResourcePhoto, { id });
  const answer = await app.inject({
    method,
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${people.system.token}` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ photo: string }>().photo;
}

const works =
  (who: Who, input: Record<string, unknown> = {}) =>
  async (): Promise<Asked> => ({ who, input });
const unknown = (more: object = {}, who: Who = 'system') => works(who, { id: randomUUID(), ...more });
const of =
  (made: (world: World) => Promise<object>, more: object = {}, who: Who = 'system') =>
  async (world: World): Promise<Asked> => ({ who, input: { ...(await made(world)), ...more } });
const idOf =
  (who: Who, more: object = {}) =>
  async (world: World): Promise<Asked> => ({ who, input: { id: (await madeResource(world)).id, ...more } });

const csv = (name: string, rest = '') => ({ csv: `設備名,定員\r\n${name},12${rest}\r\n` });
const TOO_LARGE = Buffer.alloc(10 * 1024 * 1024 + 1, 1);

const photo =
  (content: Buffer | string | Promise<Buffer>) =>
  async (world: World): Promise<Asked> => ({
    who: 'system',
    input: { id: (await madeResource(world)).id },
    file: { name: 'room.jpg', content: await content },
  });

export const RESOURCE_CASES: { readonly [Each in Id]: OperationCases } = {
  'resources.list': { works: works('staff'), refused: {} },
  'resources.export': { works: works('staff'), refused: {} },
  'resources.list-offered': { works: works('staff'), refused: {} },
  'resources.show': { works: idOf('staff'), refused: { 'not-found': unknown({}, 'staff') } },
  'resources.print-poster': {
    works: idOf('staff'),
    refused: {
      'not-found': unknown({}, 'staff'),
      'resource-retired': async (world) => ({ who: 'staff', input: { id: (await retired(world)).id } }),
    },
  },
  'resources.create': {
    works: async () => ({ who: 'system', input: { ...room() } }),
    refused: { invalid: async () => ({ who: 'system', input: { ...room({ longestMinutes: 5 }) } }) },
  },
  'resources.change': {
    works: async (world) => ({ who: 'system', input: { ...room({ capacity: 9 }), ...(await madeResource(world)) } }),
    refused: {
      'not-found': unknown({ ...room(), version: 1 }),
      stale: of(overtaken, room()),
      invalid: of(madeResource, room({ managerIds: [randomUUID()] })),
    },
  },
  'resources.retire': {
    works: of((world) => madeResource(world)),
    refused: {
      'not-found': unknown({ version: 1 }),
      stale: of(overtaken),
      'wrong-state': of(retired),
      'reservations-ahead': of(async (world) => {
        const made = await madeResource(world, { hours: EVERY_DAY });
        await booked(world.as('staff'), [made.id], ['2026-12-10', '10:00', '11:00']);
        return made;
      }),
      'unit-in-use': of(async (world) => (await madeHall(world)).one),
    },
  },
  'resources.restore': {
    works: of(retired),
    refused: {
      'not-found': unknown({ version: 1 }),
      stale: of(async (world) => ({ ...(await retired(world)), version: 1 })),
      'wrong-state': of((world) => madeResource(world)),
      invalid: of(async (world) => {
        const name = `会議室 ${randomUUID().slice(0, 8)}`;
        const { output } = await world.as('system')(retireResource, await madeResource(world, { name }));
        await madeResource(world, { name });
        return { id: output.id, version: output.version };
      }),
    },
  },
  'resources.set-photo': {
    works: photo(jpeg('#804000', 32, 32)),
    refused: {
      'not-found': async () => ({
        who: 'system',
        input: { id: randomUUID() },
        file: { name: 'room.jpg', content: await jpeg('#804000', 32, 32) },
      }),
      'too-large': photo(TOO_LARGE),
      'wrong-type': photo(SVG_WITH_SCRIPT),
    },
  },
  'resources.remove-photo': {
    works: of(async (world) => {
      const { id } = await madeResource(world);
      await photographedResource(world, id);
      return { id };
    }),
    refused: { 'not-found': idOf('system') },
  },
  'resources.photo': {
    works: async (world) => {
      const photoName = await photographedResource(world, (await madeResource(world)).id, '#112233');
      return { who: 'staff', input: { photo: photoName, size: 'small' } };
    },
    refused: { 'not-found': works('staff', { photo: '0'.repeat(64), size: 'large' }) },
  },
  'resources.check-import': { works: works('system', csv('第9会議室')), refused: {} },
  'resources.import': {
    works: async () => ({ who: 'system', input: csv(`会議室 ${randomUUID().slice(0, 8)}`) }),
    refused: {
      invalid: works('system', csv('第9会議室', '人')),
    },
  },
  'resources.list-ahead': { works: idOf('system'), refused: { 'not-found': unknown() } },
  'resources.check-closure': {
    works: async (world) => ({
      who: 'system',
      input: { resourceIds: [(await madeResource(world)).id], ...DECEMBER_10 },
    }),
    refused: {},
  },
  'resources.list-closures': { works: works('system'), refused: {} },
  'resources.show-closure': {
    works: async (world) => ({ who: 'system', input: { id: (await closed(world)).id } }),
    refused: { 'not-found': unknown() },
  },
  'resources.export-closures': { works: works('system'), refused: {} },
  'resources.close': {
    works: async (world) => ({
      who: 'system',
      input: { resourceIds: [(await madeResource(world)).id], ...WORKS },
    }),
    refused: {
      invalid: works('system', { resourceIds: [randomUUID()], ...WORKS, endsAt: DECEMBER_10.startsAt }),
      'not-found': works('system', { resourceIds: [randomUUID()], ...WORKS }),
      'resource-retired': async (world) => ({
        who: 'system',
        input: { resourceIds: [(await retired(world)).id], ...WORKS },
      }),
    },
  },
  'resources.lift-closure': {
    works: of((world) => closed(world)),
    refused: {
      'not-found': unknown({ version: 1 }),
      stale: of(async (world) => ({ ...(await closed(world)), version: 2 })),
      'wrong-state': of(async (world) => {
        const { output } = await world.as('system')(liftClosure, await closed(world));
        return { id: output.id, version: output.version };
      }),
    },
  },
};
