// Journeys as people of a company in Tokyo write them down; lines of the bench's claims are made from these.

export interface Trip {
  readonly purpose: string;
  readonly purposeText: string;
  readonly visitedParty: string;
  readonly transportMode: string;
  readonly from: string;
  readonly via: string;
  readonly to: string;
  readonly unitFare: number;
  readonly memo: string;
}

function trip(line: string): Trip {
  const [
    purpose = '',
    purposeText = '',
    visitedParty = '',
    transportMode = '',
    from = '',
    via = '',
    to = '',
    fare,
    memo,
  ] = line.split('|');
  return { purpose, purposeText, visitedParty, transportMode, from, via, to, unitFare: Number(fare), memo: memo ?? '' };
}

export const TRIPS: readonly Trip[] = [
  'visit|新製品のご提案|株式会社北関東製作所|train|東京|上野|大宮|580|',
  'visit|保守契約の更新|みなと精機株式会社|train|新橋|品川|横浜|490|先方の都合で午後に変更',
  'meeting|基幹システム更改の打合せ|あおぞら情報システム株式会社|subway|大手町||六本木|180|',
  'meeting|見積内容の説明|東亜物流株式会社|subway|日本橋|銀座|渋谷|210|',
  'trip|大阪支社との合同会議|大阪支社|express|東京|名古屋|新大阪|14720|のぞみ指定席',
  'trip|名古屋工場の立会い|中部精密工業株式会社|express|東京||名古屋|11300|',
  'on-site|設備の据付確認|株式会社千葉プラント|train|東京|船橋|千葉|660|',
  'on-site|サーバーの入替え作業|さいたま市役所|train|東京|赤羽|北浦和|580|夜間作業のため終電',
  'office|横浜営業所への移動||train|東京|川崎|横浜|490|',
  'office|書類の受渡し||subway|大手町||新宿|210|',
  'training|電子帳簿保存法の研修||subway|東京|四ツ谷|新宿三丁目|210|受講料は会社払い',
  'exhibition|国際物流総合展||train|東京|新木場|国際展示場|410|',
  'recruiting|大学での会社説明会|学校法人武蔵野学園|train|東京|三鷹|吉祥寺|410|',
  'authority|登記事項証明書の取得|東京法務局|subway|大手町||九段下|180|',
  'visit|定例訪問|髙﨑商事株式会社|express|東京|大宮|高崎|5020|',
  'visit|クレーム対応|浦安リゾート開発株式会社|train|東京|八丁堀|舞浜|230|急ぎのため当日手配',
  'meeting|共同開発の打合せ|つくば先端技術研究所|train|秋葉原|北千住|つくば|1210|',
  'on-site|現地調査|川越市教育委員会|bus|川越|本川越|喜多院|200|',
].map(trip);

/** The day of the kth of a claim's lines: 1 to 28, so that every month has it. */
export function dayOf(person: number, k: number): number {
  return ((person + 3 * k) % 28) + 1;
}
