// Either list as a file: a row a request, as the screen shows it (B0-10).

import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';

type Masters = Pick<MasterData, 'group' | 'purchase_type'>;

/** The name of a master's value; what has ended is named by its code. */
function named(values: Masters['group'] | Masters['purchase_type']) {
  const byCode = new Map<string, { readonly name: string; readonly nameEn: string }>(
    values.map((value) => [value.code, value]),
  );
  return (code: string, language: Language) => byCode.get(code)?.[language === 'ja' ? 'name' : 'nameEn'] ?? code;
}

/** Cells whose row says too little by itself: names from the masters, and who is waited for. */
export function nameCells({ group, purchase_type: categories }: Masters) {
  const [departmentName, categoryName] = [named(group), named(categories)];
  return {
    department: (row: PurchaseRow, language: Language) => departmentName(row.departmentCode, language),
    category: ({ purchaseCategory }: PurchaseRow, language: Language) =>
      purchaseCategory === null ? null : categoryName(purchaseCategory, language),
    'waits-for': ({ waitsFor }: PurchaseRow, language: Language) =>
      waitsFor.map(({ name }) => name).join(language === 'ja' ? '、' : ', '),
  };
}

/** `購買申請_20261121.csv`: what the browser saves it as. */
export function fileName(names: Readonly<Record<Language, string>>, language: Language, today: string): string {
  return `${names[language]}_${today.replaceAll('-', '')}.csv`;
}
