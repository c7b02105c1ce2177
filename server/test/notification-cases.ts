// The notifications' cases. What is read or put away stands there first: else whether anything changes would depend on what
// others have caused meanwhile.
import { randomUUID } from 'node:crypto';
import { nothing, type OperationCases } from './operation-case.ts';
import type { World } from './world.ts';

/** Something told to the account; its id. */
export async function notificationOf({ pool }: World, accountId: string): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into notifications (account_id, fact_id, kind, about, said, at, shown)
     values ($1, $2, 'claim-approved', '', '{}', now(), true)`,
    [accountId, id],
  );
  return id;
}

const ofStaff = (world: World) => notificationOf(world, world.people.staff.accountId);

export const NOTIFICATION_CASES = {
  'notifications.list': { works: nothing, refused: {} },
  'notifications.count': { works: nothing, refused: {} },
  'notifications.mark-read': {
    works: async (world) => ({ who: 'staff', input: { ids: [await ofStaff(world)] } }),
    refused: {},
  },
  'notifications.dismiss': {
    works: async (world) => ({ who: 'staff', input: { upTo: await ofStaff(world) } }),
    refused: {},
  },
} satisfies Readonly<Record<string, OperationCases>>;
