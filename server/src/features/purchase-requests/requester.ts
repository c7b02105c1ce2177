// Who asks for something to be bought.
import type { Ground } from '../../platform/ground.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor, ActorEmployee } from '../../platform/session/actor.ts';
import { masterData } from '../master-data/public.ts';

/** The employee behind the account; an operator without one asks for nothing. */
export function ownEmployee(actor: Actor): ActorEmployee {
  return actor.employee ?? refuse('not-allowed');
}

/** Name and department as they are now (B1-04, B2-01). */
export async function requesterOf(ground: Ground, actor: Actor) {
  const { id, number, name, kana, departmentCode } = ownEmployee(actor);
  const { lists } = await masterData(ground);
  const departmentName = lists.group.find(({ code }) => code === departmentCode)?.name ?? departmentCode;
  return { employee: id, employeeNumber: number, name, kana, departmentCode, departmentName };
}

/** The category's name as it is now; null where none is chosen, or the masters have it no more. */
export async function categoryName(ground: Ground, category: string | null): Promise<string | null> {
  const { lists } = await masterData(ground);
  return lists.purchase_type.find(({ code }) => code === category)?.name ?? null;
}
