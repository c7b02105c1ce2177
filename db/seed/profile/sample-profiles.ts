// Profiles of some people of the sample organisation. Companies, streets and numbers are made up.

export interface SampleJob {
  readonly title: string;
  readonly company: string;
  /** Years before the person joined; the last month is the one before joining, or so many years before it. */
  readonly begun: number;
  readonly ended?: number;
}

export interface SampleProfile {
  readonly locations: readonly string[];
  readonly occupation: string;
  readonly skills: readonly string[];
  readonly jobs: readonly SampleJob[];
}

/** Of the people one logs in as, by their key. */
export const PROFILES_OF_THE_FOUR = {
  system: {
    locations: ['東京本社'],
    occupation: '情報システム',
    skills: ['ネットワーク', 'PostgreSQL', '情報セキュリティ', '英語'],
    jobs: [{ title: 'システムエンジニア', company: '有限会社あさぎり情報', begun: 6 }],
  },
  admin: {
    locations: ['東京本社'],
    occupation: '経理・人事',
    skills: ['簿記1級', '年末調整', '給与計算'],
    jobs: [
      { title: '経理', company: '株式会社みなもと商店', begun: 5 },
      { title: '販売', company: '株式会社みなもと商店', begun: 8, ended: 5 },
    ],
  },
  staff: {
    locations: ['東京営業所', '自宅'],
    occupation: '法人営業',
    skills: ['提案書作成', '英語', '普通自動車免許'],
    jobs: [{ title: '営業', company: '株式会社青空オフィス', begun: 4 }],
  },
} as const satisfies Readonly<Record<string, SampleProfile>>;

/** Of colleagues, whoever they are. */
export const FURTHER_PROFILES: readonly SampleProfile[] = [
  { locations: ['大阪支社'], occupation: '店舗営業', skills: ['接客', '在庫管理'], jobs: [] },
  {
    locations: ['東京本社', '自宅'],
    occupation: 'ソフトウェア開発',
    skills: ['TypeScript', 'PostgreSQL', '設計レビュー'],
    jobs: [{ title: 'プログラマー', company: '株式会社こだま製作所', begun: 3 }],
  },
  { locations: ['名古屋営業所'], occupation: '技術営業', skills: ['中国語', '展示会の企画'], jobs: [] },
  {
    locations: ['東京本社'],
    occupation: '総務',
    skills: ['防災', '契約書の確認', '衛生管理者'],
    jobs: [{ title: '事務', company: '見本書店株式会社', begun: 7, ended: 2 }],
  },
  { locations: ['大阪支社'], occupation: '法人営業', skills: ['韓国語', '物流'], jobs: [] },
  { locations: ['東京本社'], occupation: '購買', skills: ['価格交渉', '下請法'], jobs: [] },
  { locations: ['自宅'], occupation: 'デザイン', skills: ['写真', '色彩', '図面'], jobs: [] },
  {
    locations: ['大阪支社'],
    occupation: '品質管理',
    skills: ['統計', '監査対応'],
    jobs: [{ title: '検査', company: 'かえで精機株式会社', begun: 2 }],
  },
  {
    locations: ['東京本社', '名古屋営業所'],
    occupation: '事業企画',
    skills: ['市場調査', '英語', '資料作成'],
    jobs: [],
  },
];
