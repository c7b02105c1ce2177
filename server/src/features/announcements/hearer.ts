// The audiences and departments that decide which announcements a caller sees.
import { GUEST, may } from '@madoguchi/contract/access.ts';
import { AUDIENCES } from '@madoguchi/contract/announcements/model.ts';
import { type Placed, withAncestors } from '@madoguchi/contract/announcements/rules.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { masterData } from '../master-data/public.ts';
import type { Hearing } from './store.ts';

/** The departments of today, each under the one above it. */
async function departmentTree(ground: Ground): Promise<readonly Placed[]> {
  const { lists } = await masterData(ground);
  return lists.group.map(({ code, extra }) => ({ code, parent: extra.parent }));
}

/** The values that the statements bind: the caller's audiences, and their department with all above it. */
export async function hearingOf(ground: Ground, actor: Actor | null): Promise<Hearing> {
  const department = actor?.employee?.departmentCode ?? null;
  return {
    account: actor?.accountId ?? null,
    audiences: AUDIENCES.filter((audience) => audience !== 'departments' && may(actor ?? GUEST, audience)),
    departments: department === null ? [] : [...withAncestors(department, await departmentTree(ground))],
    today: ground.clock.today(),
  };
}
