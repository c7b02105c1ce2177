// A department asked for stands for itself and all below it.
import type { Ground } from '../../../platform/ground.ts';
import type { FilterValues } from '../../../platform/list/filters-store.ts';
import { masterData, withThoseBelow } from '../../master-data/public.ts';

/** The question with every department that its filter means. */
export async function withDepartmentsBelow<Asked extends { readonly filters: FilterValues }>(
  ground: Ground,
  asked: Asked,
): Promise<Asked> {
  const { department } = asked.filters;
  if (!Array.isArray(department)) return asked;
  const { lists } = await masterData(ground);
  return { ...asked, filters: { ...asked.filters, department: withThoseBelow(department, lists.group) } };
}
