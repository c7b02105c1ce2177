import { may, ROLES } from '@madoguchi/contract/access.ts';
import type { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { withDescendants } from '@madoguchi/contract/announcements/rules.ts';
import type { Ground } from '../../../platform/ground.ts';
import { departmentTree } from '../hearer.ts';
import type { Addressed } from './lists-store.ts';

/** Whom an announcement is for, as the statements ask: accounts by role, or people by department. */
export async function addressedBy(ground: Ground, announcement: MaintainedAnnouncement): Promise<Addressed> {
  const { id, edition, audience, departments } = announcement;
  if (audience === 'departments') {
    return { id, edition, roles: null, departments: [...withDescendants(departments, await departmentTree(ground))] };
  }
  return { id, edition, roles: ROLES.filter((role) => may({ roles: [role] }, audience)), departments: null };
}
