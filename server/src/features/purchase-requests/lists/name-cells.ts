// Either list as a file: a row a request, as the screen shows it (B0-10).

import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { namesOf } from '../../master-data/public.ts';

type Masters = Pick<MasterData, 'group' | 'purchase_type'>;

/** Cells whose row says too little by itself: names from the masters, and who is waited for. */
export function nameCells({ group, purchase_type: categories }: Masters) {
  const [departmentName, categoryName] = [namesOf(group), namesOf(categories)];
  return {
    department: (row: PurchaseRow, language: Language) => departmentName(row.departmentCode, language),
    category: ({ purchaseCategory }: PurchaseRow, language: Language) =>
      purchaseCategory === null ? null : categoryName(purchaseCategory, language),
    'waits-for': ({ waitsFor }: PurchaseRow, language: Language) =>
      waitsFor.map(({ name }) => name).join(language === 'ja' ? '、' : ', '),
  };
}
