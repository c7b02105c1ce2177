// The faults of values in their list as it would be: the tree of departments, who leads them, and tax rates (B1-02).
import type { ColumnName } from '@madoguchi/contract/classifications/import/columns.ts';
import { type TreeFault, type TreeNode, treeFaults } from '@madoguchi/contract/classifications/rules.ts';
import type { RateKey } from '@madoguchi/contract/dated-rates/keys.ts';
import type { InputCode } from '@madoguchi/contract/input-texts.ts';
import type { Values } from '@madoguchi/contract/message.ts';
import type { Ground } from '../../../platform/ground.ts';
import { masterData, rateOn } from '../../master-data/public.ts';
import { findPresent, type StandingList, type WrittenValue } from './values-store.ts';

export interface ValueFault {
  readonly code: string;
  readonly field: ColumnName;
  readonly fault: InputCode;
  readonly values?: Values;
}

/** Under which field each fault of the tree is told. */
const FIELD_OF: Readonly<Record<TreeFault, ColumnName>> = {
  'unknown-code': 'parent',
  'parent-below': 'parent',
  'parent-begins-later': 'parent',
  'parent-ends': 'parent',
  'departments-begin-before': 'validFrom',
  'departments-below': 'validTo',
};

const asNode = ({ code, active, validFrom, validTo, extra: { parent } }: WrittenValue): TreeNode => ({
  code,
  active,
  validFrom,
  validTo,
  parent: typeof parent === 'string' ? parent : null,
});

function faultsOfTree(
  { clock }: Ground,
  values: readonly WrittenValue[],
  { values: standing }: StandingList,
): ValueFault[] {
  const after = new Map([...standing, ...values].map((value) => [value.code, asNode(value)]));
  const tree = [...after.values()];
  const today = clock.today();
  return values.flatMap(({ code }) =>
    treeFaults(tree, code, today).map((fault) => ({ code, field: FIELD_OF[fault], fault })),
  );
}

const LEADERS = ['head', 'deputy'] as const;

/** A newly named head or deputy has to work here; one who led before and has left stands until somebody follows. */
async function faultsOfLeaders(
  ground: Ground,
  values: readonly WrittenValue[],
  { values: standing }: StandingList,
): Promise<ValueFault[]> {
  const before = new Map(standing.map((value) => [value.code, value.extra]));
  const named = values.flatMap(({ code, extra }) =>
    LEADERS.flatMap((field) => {
      const number = extra[field];
      const isNew = typeof number === 'string' && number !== before.get(code)?.[field];
      return isNew ? [{ code, field, number }] : [];
    }),
  );
  const present = await findPresent(
    ground.pool,
    named.map(({ number }) => number),
    ground.clock.today(),
  );
  return named
    .filter(({ number }) => !present.has(number))
    .map(({ code, field }) => ({ code, field, fault: 'unknown-employee' }));
}

const TAX_RATES: readonly RateKey[] = ['consumption-tax-percent', 'reduced-consumption-tax-percent'];
const NOT_TAXED = 0;

/** A tax rate that is new to its value has to hold today, or when the value begins; one that held before stands. */
async function faultsOfRates(
  ground: Ground,
  values: readonly WrittenValue[],
  { values: standing }: StandingList,
): Promise<ValueFault[]> {
  const before = new Map(standing.map((value) => [value.code, value.extra]));
  const snapshot = await masterData(ground);
  const today = ground.clock.today();
  return values.flatMap(({ code, validFrom, extra: { taxRate } }): ValueFault[] => {
    const day = [today, validFrom].toSorted().at(-1) ?? today;
    const rates = [...TAX_RATES.flatMap((key) => rateOn(snapshot, key, day) ?? []), NOT_TAXED];
    if (taxRate === before.get(code)?.['taxRate'] || rates.includes(Number(taxRate))) return [];
    return [{ code, field: 'taxRate', fault: 'not-in-list', values: { options: rates.join(', ') } }];
  });
}

/** A number without its leading zeros; `null` for a code that a spreadsheet leaves alone. */
function withoutZeros(code: string): string | null {
  return /^\d+$/.test(code) ? code.replace(/^0+(?=\d)/, '') : null;
}

/** New codes that only leading zeros tell from one that stands, or comes with them. */
function lostZeros(values: readonly WrittenValue[], { values: standing }: StandingList): ValueFault[] {
  const known = new Set(standing.map(({ code }) => code));
  const byNumber = Map.groupBy([...standing, ...values], ({ code }) => withoutZeros(code));
  return values
    .filter(({ code }) => !known.has(code) && withoutZeros(code) !== null)
    .filter(({ code }) => byNumber.get(withoutZeros(code))?.some((other) => other.code !== code))
    .map(({ code }) => ({ code, field: 'code', fault: 'zeros-lost' }));
}

/** Everything that speaks against writing the values over the list as it stands. */
export async function valueFaults(
  ground: Ground,
  classification: string,
  values: readonly WrittenValue[],
  list: StandingList,
): Promise<readonly ValueFault[]> {
  const zeros = lostZeros(values, list);
  if (classification === 'purchase_type') return [...zeros, ...(await faultsOfRates(ground, values, list))];
  if (classification !== 'group') return zeros;
  return [...zeros, ...faultsOfTree(ground, values, list), ...(await faultsOfLeaders(ground, values, list))];
}
