// The caller as a viewer of purchase requests: their role, and the departments they lead.
import { may } from '@madoguchi/contract/access.ts';
import { departmentsLedBy } from '@madoguchi/contract/master-data/departments.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { masterData } from '../master-data/public.ts';
import type { Viewer } from './seen-store.ts';

export async function viewerOf(ground: Ground, actor: Actor): Promise<Viewer> {
  const { employee } = actor;
  return {
    employee: employee?.id ?? null,
    isAdmin: may(actor, 'admin'),
    led: employee === null ? [] : departmentsLedBy(employee.number, (await masterData(ground)).lists.group),
    today: ground.clock.today(),
  };
}
