import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import { defineWords } from '../../platform/words.ts';

const NAMES = {
  reason: { ja: '目的', en: 'Purpose' },
  route: { ja: '交通手段', en: 'Means of transport' },
  way: { ja: '片道・往復', en: 'Trip type' },
  purchase_type: { ja: '購買区分', en: 'Purchase category' },
  staff: { ja: '状態', en: 'Status' },
  group: { ja: '部署', en: 'Department' },
  position: { ja: '役職', en: 'Position' },
  document_type: { ja: '書類種別', en: 'Document type' },
} as const satisfies Record<MasterList, { ja: string; en: string }>;

/** What the eight master lists are called. */
export const useMasterNames = defineWords(NAMES);
