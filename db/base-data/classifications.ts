// The eight classifications behind the master lists, under the names the screens use.
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';

interface Classification {
  readonly name: string;
  readonly nameEn: string;
  readonly description: string;
}

export const CLASSIFICATIONS: Readonly<Record<MasterList, Classification>> = {
  reason: {
    name: '目的',
    nameEn: 'Purpose',
    description: '交通費・旅費の目的。訪問先の入力が必要かどうかを決めます。',
  },
  route: {
    name: '交通手段',
    nameEn: 'Means of transport',
    description: '領収書が必要な金額と、公共交通機関かどうかを決めます。',
  },
  way: { name: '片道・往復', nameEn: 'Trip type', description: '片道運賃に掛ける回数を決めます。' },
  purchase_type: {
    name: '購買区分',
    nameEn: 'Purchase category',
    description: '購買の種類。勘定科目と税率を決めます。',
  },
  staff: { name: '状態', nameEn: 'Status', description: '申請の状態の名称と色。' },
  group: { name: '部署', nameEn: 'Department', description: '部署の階層と部署長・代理。' },
  position: { name: '役職', nameEn: 'Position', description: '役職の順位、日当、宿泊費の上限。' },
  document_type: { name: '書類種別', nameEn: 'Document type', description: '電子取引データの書類の種類と保存年数。' },
};
