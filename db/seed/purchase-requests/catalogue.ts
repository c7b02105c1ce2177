// The sample organisation's purchases: reasons, suppliers and prices. All suppliers are invented.
import type { PURCHASE_CATEGORIES } from '../../base-data/procurement-values.ts';
import type { Work } from '../organisation/departments.ts';

export interface Goods {
  readonly item: string;
  readonly spec: string;
  readonly unit: string;
  /** Yen a piece without tax, two years ago; prices rise. */
  readonly price: number;
  readonly taxRate: 8 | 10;
  readonly quantity: readonly [from: number, to: number];
}

export interface Occasion {
  /** `{n}`: the quantity of the first line. */
  readonly name: string;
  readonly category: (typeof PURCHASE_CATEGORIES)[number]['code'];
  /** The first wording, and the addition that an approver may ask for. */
  readonly reason: readonly [string, string];
  readonly goods: readonly Goods[];
  /** Whom it is bought from, and who else can be asked. */
  readonly suppliers: readonly [string, ...string[]];
  /** Whose work brings it; none: everybody's. */
  readonly work: readonly Work[];
  /** How often it comes up beside the others. */
  readonly weight: number;
}

const OFFICE = ['株式会社オフィスまるや', '㈱みなと商会', '東都事務機株式会社'] as const;
const MACHINES = ['北斗システム販売株式会社', '青葉テクノ株式会社', '㈱髙﨑商店'] as const;
const PRINTERS = ['すみれ印刷株式会社', '株式会社ひかりプリント', '㈱西町印刷所'] as const;
const MEASURES = ['計測機器の山名株式会社', '株式会社ミツバ計器', '㈱髙﨑商店'] as const;

function goods(
  item: string,
  [price, unit]: readonly [number, string],
  quantity: readonly [number, number],
  { spec = '', taxRate = 10 }: Partial<Pick<Goods, 'spec' | 'taxRate'>> = {},
): Goods {
  return { item, spec, unit, price, taxRate, quantity };
}

export const OCCASIONS: readonly Occasion[] = [
  {
    name: '事務用品の補充',
    category: 'office-supplies',
    reason: ['コピー用紙と文具の在庫が少なくなったため。', '在庫は2週間分です。'],
    goods: [
      goods('コピー用紙 A4', [3_480, '箱'], [2, 4], { spec: '500枚×10冊' }),
      goods('ボールペン 黒', [680, '箱'], [1, 3], { spec: '0.5mm 10本' }),
    ],
    suppliers: OFFICE,
    work: [],
    weight: 7,
  },
  {
    name: 'トナーカートリッジ {n}個',
    category: 'supplies',
    reason: ['複合機のトナーの残量が少ないため。', '2階と3階の複合機の分です。'],
    goods: [goods('トナーカートリッジ ブラック', [12_800, '個'], [1, 4], { spec: 'TK-8345K' })],
    suppliers: OFFICE,
    work: [],
    weight: 6,
  },
  {
    name: '技術書の購入',
    category: 'books',
    reason: ['新しい案件で使う技術を調べるため。', '部内で回覧し、書庫に置きます。'],
    goods: [
      goods('実践データ設計', [3_800, '冊'], [1, 2]),
      goods('はじめての品質管理', [2_600, '冊'], [1, 1], { spec: '第3版' }),
    ],
    suppliers: ['つばめ書房', '株式会社本のいずみ'],
    work: ['engineering', 'administration'],
    weight: 6,
  },
  {
    name: '来客用のお茶と紙コップ',
    category: 'refreshments',
    reason: ['来客用の飲み物を補充するため。', '月に30組ほどの来客があります。'],
    goods: [
      goods('緑茶 500ml 24本', [2_160, '箱'], [2, 3], { taxRate: 8 }),
      goods('紙コップ 100個', [540, '袋'], [2, 4]),
    ],
    suppliers: ['株式会社茶葉のみどり園', OFFICE[0]],
    work: [],
    weight: 6,
  },
  {
    name: '業界紙の年間購読',
    category: 'newspapers',
    reason: ['業界の動きを知るため。', '昨年度も購読しています。'],
    goods: [goods('日刊産業だより 年間購読', [54_000, '年'], [1, 1], { taxRate: 8 })],
    suppliers: ['株式会社産業だより社'],
    work: ['management', 'sales'],
    weight: 2,
  },
  {
    name: 'ノートPC {n}台',
    category: 'equipment',
    reason: ['保証期間の終わった端末を入れ替えるため。', '対象は購入から5年を過ぎた端末です。'],
    goods: [
      goods('ノートパソコン 14インチ', [148_000, '台'], [1, 4], { spec: 'メモリ16GB SSD512GB' }),
      goods('ドッキングステーション', [19_800, '台'], [1, 2], { spec: 'USB-C' }),
    ],
    suppliers: MACHINES,
    work: [],
    weight: 4,
  },
  {
    name: '液晶モニター {n}台',
    category: 'equipment',
    reason: ['画面を広げて作業の間違いを減らすため。', '席の増えた分です。'],
    goods: [goods('液晶モニター 27インチ', [32_800, '台'], [1, 4], { spec: 'WQHD' })],
    suppliers: MACHINES,
    work: [],
    weight: 5,
  },
  {
    name: '会議室の椅子 {n}脚',
    category: 'equipment',
    reason: ['座面の傷んだ椅子を入れ替えるため。', '第2会議室の分です。'],
    goods: [goods('会議用チェア', [9_800, '脚'], [4, 12], { spec: 'キャスター付き 青' })],
    suppliers: OFFICE,
    work: [],
    weight: 3,
  },
  {
    name: 'デザインソフトの利用料 {n}人分',
    category: 'software',
    reason: ['提案資料を社内で作るため。', '利用者は申請者の部署の担当者です。'],
    goods: [goods('デザインソフト 年間利用', [36_000, '人'], [1, 4])],
    suppliers: [MACHINES[0], MACHINES[1]],
    work: ['sales', 'management'],
    weight: 4,
  },
  {
    name: '展示会ブースの設営',
    category: 'advertising',
    reason: ['春の展示会に出展するため。', '出展は昨年度に続き2回目です。'],
    goods: [
      goods('ブース設営', [620_000, '式'], [1, 1], { spec: '2小間' }),
      goods('展示パネル印刷', [12_000, '枚'], [6, 8], { spec: 'B1' }),
    ],
    suppliers: PRINTERS,
    work: ['sales', 'management'],
    weight: 1,
  },
  {
    name: '製品カタログの印刷 {n}部',
    category: 'advertising',
    reason: ['新製品を載せたカタログに改めるため。', '在庫は今月末でなくなります。'],
    goods: [goods('製品カタログ 16ページ', [95, '部'], [2_000, 3_000], { spec: 'A4 4色' })],
    suppliers: PRINTERS,
    work: ['sales', 'management'],
    weight: 2,
  },
  {
    name: '販促用のボールペン {n}本',
    category: 'advertising',
    reason: ['展示会の来場者に配るため。', '社名を入れます。'],
    goods: [goods('社名入りボールペン', [180, '本'], [300, 500])],
    suppliers: PRINTERS,
    work: ['sales'],
    weight: 3,
  },
  {
    name: '業務システムの改修',
    category: 'outsourcing',
    reason: ['税制の改正に合わせるため。', '施行日までに改める必要があります。'],
    goods: [goods('請求管理システムの改修', [1_180_000, '式'], [1, 1], { spec: '設計から試験まで' })],
    suppliers: ['株式会社ことりシステムズ', MACHINES[0], MACHINES[1]],
    work: ['administration', 'management'],
    weight: 1,
  },
  {
    name: '取扱説明書の翻訳',
    category: 'outsourcing',
    reason: ['海外の取引先に渡すため。', '対象は英語版です。'],
    goods: [goods('翻訳 日本語から英語', [18, '文字'], [2_000, 4_800])],
    suppliers: ['株式会社ことのは翻訳'],
    work: ['engineering', 'sales'],
    weight: 3,
  },
  {
    name: '複合機の修理',
    category: 'repair',
    reason: ['紙送りの部品が傷み、印刷できないため。', '保守契約の対象外の部品です。'],
    goods: [goods('給紙ユニットの交換', [21_000, '式'], [1, 1]), goods('出張費', [7_000, '回'], [1, 1])],
    suppliers: ['東都事務機株式会社', OFFICE[0]],
    work: [],
    weight: 4,
  },
  {
    name: '社用車のタイヤ交換',
    category: 'repair',
    reason: ['溝が浅くなり、点検で交換を勧められたため。', '社用車1台の分です。'],
    goods: [goods('タイヤ', [14_500, '本'], [4, 4], { spec: '185/65R15' }), goods('交換の工賃', [2_500, '本'], [4, 4])],
    suppliers: ['有限会社まるい自動車'],
    work: ['sales', 'administration'],
    weight: 3,
  },
  {
    name: '測定器の校正 {n}台',
    category: 'repair',
    reason: ['年に1回の校正の時期が来たため。', '品質管理の手順書で定めた対象です。'],
    goods: [goods('デジタルマルチメーターの校正', [14_000, '台'], [2, 6])],
    suppliers: MEASURES,
    work: ['engineering'],
    weight: 4,
  },
  {
    name: 'オシロスコープ',
    category: 'equipment',
    reason: ['新しい基板の評価に使うため。', '今の測定器では帯域が足りません。'],
    goods: [goods('オシロスコープ 500MHz', [486_000, '台'], [1, 1], { spec: '4ch' })],
    suppliers: MEASURES,
    work: ['engineering'],
    weight: 1,
  },
  {
    name: '試作用の電子部品',
    category: 'supplies',
    reason: ['試作基板の組み立てに使うため。', '試作は10枚です。'],
    goods: [
      goods('コネクター 20極', [320, '個'], [10, 30]),
      goods('抵抗・コンデンサーの詰め合わせ', [2_400, '箱'], [1, 2]),
    ],
    suppliers: ['㈱髙﨑商店', MEASURES[0]],
    work: ['engineering'],
    weight: 5,
  },
  {
    name: 'サーバーの更新',
    category: 'equipment',
    reason: ['メーカーの保守が今年度で終わるため。', '停止すると全社の業務に影響します。'],
    goods: [
      goods('サーバー', [1_320_000, '台'], [1, 1], { spec: '2U 冗長電源' }),
      goods('無停電電源装置', [98_000, '台'], [2, 2]),
      goods('設置と移行', [120_000, '式'], [1, 1]),
    ],
    suppliers: MACHINES,
    work: ['administration'],
    weight: 1,
  },
];
