// The differences between two texts of a route. Pure.
import type { RouteText } from '@madoguchi/contract/approvals/route.ts';

type Parts = Pick<RouteText, 'name' | 'nameEn' | 'domain' | 'priority' | 'validFrom' | 'validTo' | 'steps'> &
  Pick<RouteText['conditions'], 'minAmount' | 'maxAmount' | 'types' | 'groups' | 'positions'>;
export type PartName = keyof Parts;

/** One part with its value, so that each is told in its own way. */
export type ChangedPart = { [Name in PartName]: { readonly what: Name; readonly value: Parts[Name] } }[PartName];

export interface RouteChange {
  readonly what: PartName;
  readonly before: ChangedPart;
  readonly after: ChangedPart;
}

const IN_ORDER: readonly PartName[] = [
  'name',
  'nameEn',
  'domain',
  'priority',
  'validFrom',
  'validTo',
  'minAmount',
  'maxAmount',
  'types',
  'groups',
  'positions',
  'steps',
];

/** The parts on which the texts differ, in the order of the form. */
export function routeChanges(before: RouteText, after: RouteText): RouteChange[] {
  const [former, next] = [partsOf(before), partsOf(after)];
  return IN_ORDER.filter((what) => JSON.stringify(former[what]) !== JSON.stringify(next[what])).map((what) => ({
    what,
    before: { what, value: former[what] } as ChangedPart,
    after: { what, value: next[what] } as ChangedPart,
  }));
}

function partsOf({ conditions, ...text }: RouteText): Parts {
  const { name, nameEn, domain, priority, validFrom, validTo, steps } = text;
  const { minAmount, maxAmount, types, groups, positions } = conditions;
  return { name, nameEn, domain, priority, validFrom, validTo, minAmount, maxAmount, types, groups, positions, steps };
}
