import type { Nameable } from '@madoguchi/contract/approval-routes/rules.ts';
import { DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import type { RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import type { Ground } from '../../../platform/ground.ts';
import { masterData } from '../../master-data/public.ts';
import { findEmployed } from './nameable-store.ts';

/** Reads the values that the text may name on this day. */
export async function nameableIn(ground: Ground, { domain, steps }: RouteText): Promise<Nameable> {
  const today = ground.clock.today();
  const { lists } = await masterData(ground);
  const codesOf = (list: MasterList | null) =>
    new Set(list === null ? [] : lists[list].map(({ code }) => String(code)));
  const named = steps.flatMap(({ approvers }) =>
    approvers.flatMap((rule) => (rule.by === 'person' ? [rule.employeeId] : [])),
  );
  return {
    today,
    types: codesOf(DOMAINS[domain].types),
    groups: codesOf('group'),
    positions: codesOf('position'),
    employees: new Set(named.length === 0 ? [] : await findEmployed(ground.pool, named, today)),
  };
}
