// The caller as a viewer of purchase requests: their role, and the departments they lead.
import { may } from '@madoguchi/contract/access.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type MasterSnapshot, masterData, withThoseBelow } from '../master-data/public.ts';
import type { Viewer } from './seen-store.ts';

/** Departments of which the employee of the number is head or deputy today, with those below them. */
function ledBy(number: string, { lists }: MasterSnapshot): readonly string[] {
  const led = lists.group.filter(({ extra: { head, deputy } }) => head === number || deputy === number);
  return withThoseBelow(
    led.map(({ code }) => code),
    lists.group,
  );
}

export async function viewerOf(ground: Ground, actor: Actor): Promise<Viewer> {
  const { employee } = actor;
  return {
    employee: employee?.id ?? null,
    isAdmin: may(actor, 'admin'),
    led: employee === null ? [] : ledBy(employee.number, await masterData(ground)),
    today: ground.clock.today(),
  };
}
