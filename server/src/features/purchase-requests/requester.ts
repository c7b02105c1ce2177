// The requester of a purchase, and the names that a request copies from the masters.
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { ownEmployee } from '../approvals/public.ts';
import { departmentName, masterData } from '../master-data/public.ts';

/** Name and department as they are now (B1-04, B2-01). */
export async function requesterOf(ground: Ground, actor: Actor) {
  const { id, number, name, kana, departmentCode } = ownEmployee(actor);
  const department = departmentName(await masterData(ground), departmentCode);
  return { employee: id, employeeNumber: number, name, kana, departmentCode, departmentName: department };
}

/** The category's name as it is now; null where none is chosen, or the masters have it no more. */
export async function categoryName(ground: Ground, category: string | null): Promise<string | null> {
  const { lists } = await masterData(ground);
  return lists.purchase_type.find(({ code }) => code === category)?.name ?? null;
}
