// The SQL of where master values are used (B1-03): each feature tells of its own rows.
import { USAGE_KINDS, type Usage, type UsageKind } from '@madoguchi/contract/classifications/model.ts';
import { MASTER_LISTS, type MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import { type RawBuilder, sql } from 'kysely';
import { type PlacesOf, run, type Statement, statement } from '../../../platform/db/statement.ts';
import type { Ground } from '../../../platform/ground.ts';

interface OfValue {
  code: string;
  today: string;
}

type Uses = Readonly<Partial<Record<UsageKind, (at: PlacesOf<keyof OfValue>) => RawBuilder<unknown>>>>;

/** Where a feature's rows name a value of a list by its code: for each kind of record what stands after `from`. */
export type UsagePort = Readonly<Partial<Record<MasterList, Uses>>>;

/** Departments below a department. */
export const departmentUses: UsagePort = {
  group: {
    departments: (at) =>
      sql`classification_details d where d.classification_code = 'group' and d.extra ->> 'parent' = ${at('code')}`,
  },
};

function counting(uses: readonly Uses[]): Statement<OfValue, Usage[number]> | null {
  const counts = uses.flatMap((one) => USAGE_KINDS.flatMap((kind) => (one[kind] ? [{ kind, places: one[kind] }] : [])));
  if (counts.length === 0) return null;
  return statement<OfValue, Usage[number]>((at) =>
    sql.join(
      counts.map(({ kind, places }) => sql`select ${sql.lit(kind)} as kind, count(*)::int as count from ${places(at)}`),
      sql` union all `,
    ),
  );
}

const REMEMBERED = new WeakMap<Ground, ReadonlyMap<string, Statement<OfValue, Usage[number]> | null>>();

/** Makes the features known whose rows name master values. To be called once, before listening. */
export function prepareUsage(ground: Ground, ports: readonly UsagePort[]): void {
  const usesOf = (list: MasterList) => ports.flatMap((port) => port[list] ?? []);
  REMEMBERED.set(ground, new Map(MASTER_LISTS.map((list) => [list, counting(usesOf(list))])));
}

/** How often each kind of record names the value; kinds that do not are left out. */
export async function countUsage(ground: Ground, classification: string, of: OfValue): Promise<Usage> {
  const counting = REMEMBERED.get(ground)?.get(classification) ?? null;
  if (counting === null) return [];
  return (await run(ground.pool, counting, of)).filter(({ count }) => count > 0);
}
