// Sections and fares as they are on the ground; the companies at their ends are invented.
import type { PURPOSES, TRANSPORT_MODES } from '../../base-data/travel-values.ts';
import type { City } from '../organisation/departments.ts';

export type PurposeCode = (typeof PURPOSES)[number]['code'];
export type ModeCode = (typeof TRANSPORT_MODES)[number]['code'];

export interface Ride {
  readonly mode: ModeCode;
  readonly from: string;
  readonly via: string;
  readonly to: string;
  /** One way, in yen. */
  readonly fare: number;
}

/** `ride('subway', '日本橋-渋谷', 209)`, with a change `'日本橋-大手町-池袋'`. */
export function ride(mode: ModeCode, section: string, fare: number): Ride {
  const [from = '', ...rest] = section.split('-');
  return { mode, from, via: rest.slice(0, -1).join('、'), to: rest.at(-1) ?? '', fare };
}

export interface Client {
  readonly party: string;
  readonly ride: Ride;
}

const client = (party: string, mode: ModeCode, section: string, fare: number): Client => ({
  party,
  ride: ride(mode, section, fare),
});

/** Whom people visit from each office, within the city and its surroundings. */
export const CLIENTS: Readonly<Record<City, readonly Client[]>> = {
  tokyo: [
    client('渋谷坂デザイン株式会社', 'subway', '日本橋-渋谷', 209),
    client('上野の森出版株式会社', 'subway', '日本橋-上野', 178),
    client('大池袋百貨株式会社', 'subway', '日本橋-大手町-池袋', 209),
    client('新都心システムズ株式会社', 'train', '東京-新宿', 208),
    client('品川湾岸倉庫株式会社', 'train', '東京-品川', 178),
    client('横浜港運サービス株式会社', 'train', '東京-横浜', 483),
    client('多摩川食品株式会社', 'train', '東京-川崎', 318),
    client('武蔵野医療器株式会社', 'train', '東京-立川', 659),
    client('大宮氷川製作所', 'train', '東京-大宮', 571),
    client('房総化学工業株式会社', 'train', '東京-千葉', 659),
    client('筑波計測株式会社', 'train', '秋葉原-つくば', 1_205),
    client('六本木台不動産株式会社', 'subway', '日本橋-銀座-六本木', 209),
    client('豊洲水産流通株式会社', 'subway', '銀座一丁目-豊洲', 178),
    client('町田谷戸建設株式会社', 'train', '新宿-町田', 377),
  ],
  osaka: [
    client('梅田北印刷株式会社', 'subway', '本町-梅田', 190),
    client('浪速樹脂工業株式会社', 'subway', '本町-なんば', 190),
    client('新大阪電材株式会社', 'subway', '本町-新大阪', 240),
    client('天王寺薬品株式会社', 'subway', '本町-天王寺', 240),
    client('北摂電機株式会社', 'subway', '本町-江坂', 290),
    client('神戸灘醸造株式会社', 'train', '大阪-三ノ宮', 420),
    client('京洛織物株式会社', 'train', '大阪-京都', 580),
    client('高槻淀川製紙株式会社', 'train', '大阪-高槻', 270),
    client('生駒製菓株式会社', 'train', '大阪難波-近鉄奈良', 680),
  ],
  nagoya: [
    client('名駅前商事株式会社', 'subway', '伏見-名古屋', 210),
    client('栄ひろば広告株式会社', 'subway', '伏見-栄', 210),
    client('金山熱田鋼材株式会社', 'subway', '伏見-金山', 240),
    client('刈谷衣浦部品株式会社', 'train', '名古屋-刈谷', 420),
    client('濃尾陶器株式会社', 'train', '名古屋-岐阜', 470),
    client('三河湾園芸株式会社', 'train', '名古屋-豊橋', 1_340),
    client('四日市霞運輸株式会社', 'train', '近鉄名古屋-近鉄四日市', 690),
  ],
};

export interface Journey {
  readonly party: string;
  readonly place: string;
  /** One way to the place, reserved seat or flight. */
  readonly long: Ride;
  /** From its terminal to the client. */
  readonly local: Ride;
  readonly hotel: string;
}

const journey = (party: string, place: string, long: Ride, local: Ride, hotel: string): Journey => ({
  party,
  place,
  long,
  local,
  hotel,
});

/** Where business trips lead from each office. */
export const JOURNEYS: Readonly<Record<City, readonly Journey[]>> = {
  tokyo: [
    journey(
      '新大阪電材株式会社',
      '大阪',
      ride('express', '東京-新大阪', 14_720),
      ride('subway', '新大阪-本町', 240),
      'ホテル御堂筋イン',
    ),
    journey(
      '金山熱田鋼材株式会社',
      '名古屋',
      ride('express', '東京-名古屋', 11_300),
      ride('train', '名古屋-金山', 170),
      'ホテル錦通り',
    ),
    journey(
      '青葉城システム株式会社',
      '仙台',
      ride('express', '東京-仙台', 11_410),
      ride('subway', '仙台-泉中央', 310),
      'ホテル広瀬川',
    ),
    journey(
      '博多港運株式会社',
      '福岡',
      ride('express', '東京-博多', 23_390),
      ride('subway', '博多-天神', 210),
      'ホテル中洲川端',
    ),
    journey(
      '石狩乳業株式会社',
      '札幌',
      ride('air', '羽田空港-新千歳空港', 31_800),
      ride('train', '新千歳空港-札幌', 1_230),
      'ホテル大通北',
    ),
    journey(
      '加賀金箔工芸株式会社',
      '金沢',
      ride('express', '東京-金沢', 14_380),
      ride('bus', '金沢駅-香林坊', 210),
      'ホテル浅野川',
    ),
    journey(
      '越後米穀株式会社',
      '新潟',
      ride('express', '東京-新潟', 10_760),
      ride('bus', '新潟駅前-古町', 210),
      'ホテル万代橋',
    ),
  ],
  osaka: [
    journey(
      '品川湾岸倉庫株式会社',
      '東京',
      ride('express', '新大阪-東京', 14_720),
      ride('train', '東京-品川', 178),
      'ホテル日本橋茅場',
    ),
    journey(
      '瀬戸内造機株式会社',
      '広島',
      ride('express', '新大阪-広島', 10_630),
      ride('bus', '広島駅-紙屋町', 240),
      'ホテル平和大通り',
    ),
    journey(
      '博多港運株式会社',
      '福岡',
      ride('express', '新大阪-博多', 15_600),
      ride('subway', '博多-天神', 210),
      'ホテル中洲川端',
    ),
  ],
  nagoya: [
    journey(
      '新都心システムズ株式会社',
      '東京',
      ride('express', '名古屋-東京', 11_300),
      ride('train', '東京-新宿', 208),
      'ホテル日本橋茅場',
    ),
    journey(
      '京洛織物株式会社',
      '京都',
      ride('express', '名古屋-京都', 5_910),
      ride('subway', '京都-烏丸御池', 220),
      'ホテル鴨川五条',
    ),
  ],
};

export interface Errand {
  readonly purpose: PurposeCode;
  readonly details: readonly string[];
  readonly party: string;
  readonly ride: Ride;
}

const errand = (purpose: PurposeCode, details: string[], party: string, way: Ride): Errand => ({
  purpose,
  details,
  party,
  ride: way,
});

/** Errands of people who have no clients of their own. */
export const ERRANDS: Readonly<Record<City, readonly Errand[]>> = {
  tokyo: [
    errand('authority', ['登記事項証明書の取得', '変更登記の申請'], '東京法務局', ride('subway', '日本橋-九段下', 178)),
    errand('authority', ['労働保険の手続き', '就業規則の届出'], '労働基準監督署', ride('subway', '日本橋-飯田橋', 178)),
    errand('authority', ['融資の打合せ', '届出印の変更手続き'], '取引銀行', ride('subway', '日本橋-大手町', 178)),
    errand(
      'training',
      ['年末調整実務セミナー', 'インボイス制度研修', '情報セキュリティ研修'],
      '',
      ride('train', '東京-御茶ノ水', 146),
    ),
    errand('recruiting', ['合同企業説明会', '大学の学内説明会'], '', ride('train', '東京-新木場', 230)),
    errand('exhibition', ['展示会の視察', '展示会の説明員'], '', ride('bus', '東京駅八重洲口-東京ビッグサイト', 230)),
  ],
  osaka: [
    errand('training', ['営業所長研修', '安全運転講習'], '', ride('subway', '本町-谷町四丁目', 190)),
    errand('exhibition', ['展示会の説明員'], '', ride('subway', '本町-コスモスクエア', 290)),
  ],
  nagoya: [
    errand('training', ['安全運転講習', '営業研修'], '', ride('subway', '伏見-矢場町', 210)),
    errand('exhibition', ['展示会の説明員'], '', ride('train', '名古屋-金城ふ頭', 360)),
  ],
};
