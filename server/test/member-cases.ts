// For every operation of members an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import { addPost, type MEMBER_OPERATIONS } from '@madoguchi/contract/members/operations.ts';
import { addMember, newMember, recordOf } from './members.ts';
import type { OperationCases } from './operation-case.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

type Id = (typeof MEMBER_OPERATIONS)[number]['id'];

const NOBODY = 'N0000';
const reason = '人事異動のため';
const asked = (who: Who, input: Record<string, unknown>) => ({ who, input });

/** One person that a reading operation is asked for. */
const reading = (who: Who): OperationCases => ({
  works: async (world) => asked(who, { employeeId: (await addMember(world)).employeeId }),
  refused: { 'not-found': async () => asked(who, { employeeId: NOBODY }) },
});

/** The cases of an admin's operation on a record at its newest version. */
function changing(ready: (world: World) => Promise<object>, more: object): OperationCases {
  return {
    works: async (world) => asked('admin', { ...more, ...(await ready(world)), reason }),
    refused: {
      'not-found': async (world) => asked('admin', { ...more, ...(await ready(world)), employeeId: NOBODY, reason }),
      stale: async (world) => asked('admin', { ...more, ...(await ready(world)), version: 0, reason }),
    },
  };
}

/** Somebody with a second post, which may end or be taken back. */
async function withSecondPost(world: World) {
  const { employeeId, version } = await addMember(world);
  const post = { departmentCode: 'HQ', positionCode: 'chief', isPrimary: false, validTo: null };
  await world.as('admin')(addPost, { employeeId, version, ...post, validFrom: '2026-01-01', reason });
  const { posts } = await recordOf(world, employeeId);
  const postId = posts.find(({ isPrimary }) => !isPrimary)?.id ?? randomUUID();
  return { employeeId, version: version + 1, postId };
}

const { employeeId: _number, departmentCode: _department, positionCode: _position, ...particulars } = newMember();
const manager = {
  departmentCode: 'HQ',
  positionCode: 'manager',
  isPrimary: true,
  validFrom: '2026-12-01',
  validTo: null,
};

export const MEMBER_CASES: Record<Id, OperationCases> = {
  'members.list': { works: async () => asked('staff', {}), refused: {} },
  'members.show': reading('staff'),
  'members.export': { works: async () => asked('admin', {}), refused: {} },
  'members.show-organisation': { works: async () => asked('staff', {}), refused: {} },
  'members.show-department': { works: async () => asked('staff', { departmentCode: 'HQ' }), refused: {} },
  'members.show-record': reading('admin'),
  'members.create': { works: async () => asked('admin', { ...newMember() }), refused: {} },
  'members.change': changing(addMember, particulars),
  'members.add-post': changing(addMember, manager),
  'members.end-post': changing(withSecondPost, { validTo: '2026-12-01' }),
  'members.withdraw-post': changing(withSecondPost, {}),
  'members.set-leaving': changing(addMember, { leftOn: '2026-12-31' }),
  'members.list-open-work': reading('admin'),
  'members.show-presence': { works: async () => asked('staff', {}), refused: {} },
  'members.tell-presence': {
    works: async () => asked('staff', { presence: 'remote', note: '午後から出社' }),
    refused: {},
  },
};
