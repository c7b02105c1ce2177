// For every operation of the profile an input that works, and the ways to its refusals.
import type { PROFILE_OPERATIONS } from '@madoguchi/contract/profile/operations.ts';
import { SVG_WITH_SCRIPT } from '../src/platform/files/file-corpus.ts';
import type { OperationCases } from './operation-case.ts';
import { contactOf, generalOf, jpeg, photographed, workOf } from './profiles.ts';
import type { World } from './world.ts';

type Id = (typeof PROFILE_OPERATIONS)[number]['id'];

/** One section of one's own, saved over the newest version. */
function saving(inputOf: (world: World) => Promise<{ readonly version: number }>): OperationCases {
  return {
    works: async (world) => ({ who: 'staff', input: await inputOf(world) }),
    refused: {
      stale: async (world) => {
        const input = await inputOf(world);
        return { who: 'staff', input: { ...input, version: input.version + 1 } };
      },
    },
  };
}

const small = jpeg('#804000', 32, 32);
const TOO_LARGE = Buffer.alloc(10 * 1024 * 1024 + 1, 1);

export const PROFILE_CASES: Record<Id, OperationCases> = {
  'profile.show': {
    works: async ({ people }) => ({ who: 'staff', input: { employeeId: people.other.number } }),
    refused: {
      'not-found': async ({ people }) => ({ who: 'user', input: { employeeId: people.staff.number } }),
    },
  },
  'profile.change-general': saving((world) => generalOf(world, 'staff')),
  'profile.change-work': saving((world) => workOf(world, 'staff')),
  'profile.change-contact': saving((world) => contactOf(world, 'staff')),
  'profile.set-photo': {
    works: async () => ({ who: 'staff', input: {}, file: { name: 'me.jpg', content: await small } }),
    refused: {
      'too-large': async () => ({ who: 'staff', input: {}, file: { name: 'me.jpg', content: TOO_LARGE } }),
      'wrong-type': async () => ({ who: 'staff', input: {}, file: { name: 'me.jpg', content: SVG_WITH_SCRIPT } }),
    },
  },
  'profile.remove-photo': {
    works: async (world) => {
      await photographed(world, 'other');
      return { who: 'other', input: {} };
    },
    refused: { 'not-found': async () => ({ who: 'admin2', input: {} }) },
  },
  'profile.photo': {
    works: async (world) => ({ who: 'staff', input: { photo: await photographed(world, 'admin'), size: 'small' } }),
    refused: {
      'not-found': async (world) => ({
        who: 'user',
        input: { photo: await photographed(world, 'admin'), size: 'large' },
      }),
    },
  },
};
