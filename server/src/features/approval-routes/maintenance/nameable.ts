import type { Nameable } from '@madoguchi/contract/approval-routes/rules.ts';
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import type { RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import type { Ground } from '../../../platform/ground.ts';
import { masterData } from '../../master-data/public.ts';
import { findEmployed } from './nameable-store.ts';

/** The master list whose codes are the types of a domain's requests; null where they have none. */
const TYPES: Readonly<Record<ApprovalDomain, MasterList | null>> = {
  'travel-expenses': null,
  'purchase-requests': 'purchase_type',
};

/** What the text may name on this day. */
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
    types: codesOf(TYPES[domain]),
    groups: codesOf('group'),
    positions: codesOf('position'),
    employees: new Set(named.length === 0 ? [] : await findEmployed(ground.pool, named, today)),
  };
}
