import { listFaultReports as operation } from '@madoguchi/contract/fault-reports/operations.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { findReports } from './store.ts';

/** A page begins after the report whose id is the key. Refuses a key that is none. */
function placeOf(key: string | undefined): string | null {
  if (key === undefined) return null;
  const id = Id.safeParse(key);
  return id.success ? id.data : refuse('invalid', { fields: [{ field: 'after', code: 'page-key' }], values: { n: 1 } });
}

/** Reports by people, newest first. */
export const listFaultReports = handle(operation, async ({ ground, input }) => {
  const { limit } = input;
  const found = await findReports(ground.pool, placeOf(input.after), limit + 1);
  return { rows: found.slice(0, limit), next: found.length > limit ? (found.at(limit - 1)?.id ?? null) : null };
});
