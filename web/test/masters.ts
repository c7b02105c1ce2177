// Master lists with few values or none, for tests of parts that only look names up in them.
import { MASTER_LISTS } from '@madoguchi/contract/master-data/list-names.ts';
import { MASTER_VALUES, type MasterData } from '@madoguchi/contract/master-data/model.ts';
import { masterArrivals } from '../src/platform/identity/master-lists.ts';

/** Codes are then shown as they are. */
export function haveEmptyMasters(): void {
  const data = Object.fromEntries(MASTER_LISTS.map((list) => [list, []])) as unknown as MasterData;
  masterArrivals.set({ ...masterArrivals.get(), data });
}

/** One type of document, the invoice; no other master has a value. */
export function haveInvoices(): void {
  haveEmptyMasters();
  const invoice = MASTER_VALUES.document_type.parse({
    code: 'invoice',
    name: '請求書',
    nameEn: 'Invoice',
    kana: 'セイキュウショ',
    order: 1,
    validFrom: '2020-04-01',
    validTo: null,
    active: true,
    extra: { domain: 'electronic-transactions', retentionYears: 7 },
  });
  const { data } = masterArrivals.get();
  masterArrivals.set({ ...masterArrivals.get(), data: data && { ...data, document_type: [invoice] } });
}

/** Departments by what they are called in both languages; no other master has a value. */
export function haveDepartments(...departments: readonly (readonly [name: string, nameEn: string])[]): void {
  haveEmptyMasters();
  const { data } = masterArrivals.get();
  const group = departments.map(([name, nameEn], index) =>
    MASTER_VALUES.group.parse({
      code: `D${index}`,
      name,
      nameEn,
      kana: '',
      order: index,
      validFrom: '2020-04-01',
      validTo: null,
      active: true,
      extra: { parent: null, head: null, deputy: null },
    }),
  );
  masterArrivals.set({ ...masterArrivals.get(), data: data && { ...data, group } });
}
