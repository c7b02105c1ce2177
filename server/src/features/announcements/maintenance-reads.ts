// What maintainers see: one announcement in any state, and who has confirmed it.
import { may, ROLES } from '@madoguchi/contract/access.ts';
import type { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import {
  countReaders as countOperation,
  showForMaintenance as showOperation,
} from '@madoguchi/contract/announcements/operations.ts';
import { withDescendants } from '@madoguchi/contract/announcements/rules.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { departmentTree } from './hearer.ts';
import { maintained } from './maintained.ts';
import { type Addressed, countReaders as count } from './readers-store.ts';

export const showForMaintenance = handle(showOperation, async ({ ground, input }) => maintained(ground, input.id));

/** Whom an announcement is for, as the statements ask: accounts by role, or people by department. */
async function addressedBy(ground: Ground, announcement: MaintainedAnnouncement): Promise<Addressed> {
  const { id, edition, audience, departments } = announcement;
  if (audience === 'departments') {
    return { id, edition, roles: null, departments: [...withDescendants(departments, await departmentTree(ground))] };
  }
  return { id, edition, roles: ROLES.filter((role) => may({ roles: [role] }, audience)), departments: null };
}

export const countReaders = handle(countOperation, async ({ ground, input }) => {
  const announcement = await maintained(ground, input.id);
  return count(ground.pool, await addressedBy(ground, announcement));
});
