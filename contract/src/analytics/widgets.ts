// The nine widgets of the analysis and the groups that they name. Plain values: pages know them before any schema.
import type { Text } from '../message.ts';

export const WIDGETS = {
  spend: { ja: '月別の支出', en: 'Monthly spend' },
  'first-pass': { ja: '一度で承認された割合', en: 'First-pass approval rate' },
  requests: { ja: '申請件数', en: 'Requests submitted' },
  visits: { ja: 'ポータルの訪問', en: 'Visits to the portal' },
  traffic: { ja: '訪問と画面表示', en: 'Visits and page views' },
  sites: { ja: '拠点', en: 'Sites' },
  people: { ja: '性別の内訳', en: 'People by gender' },
  pace: { ja: '支出の推移', en: 'Spend over time' },
  purchases: { ja: '件数の多い購買', en: 'Most requested purchases' },
} as const satisfies Readonly<Record<string, Text>>;

export type WidgetId = keyof typeof WIDGETS;
export const WIDGET_IDS = Object.keys(WIDGETS) as [WidgetId, ...WidgetId[]];

/** As people told it of themselves; `unanswered` where they told nothing or chose not to. `merged`: groups too small to be shown. */
export const GENDER_GROUPS = {
  female: { ja: '女性', en: 'Female' },
  male: { ja: '男性', en: 'Male' },
  other: { ja: 'その他の回答', en: 'Other answers' },
  unanswered: { ja: '未回答', en: 'Not answered' },
  merged: { ja: '少人数の区分の合計', en: 'Small groups together' },
} as const satisfies Readonly<Record<string, Text>>;

export type GenderGroup = keyof typeof GENDER_GROUPS;
export const GENDER_GROUP_IDS = Object.keys(GENDER_GROUPS) as [GenderGroup, ...GenderGroup[]];

/** Fewer people than this are shown in no group of their own (AN5). */
export const SMALLEST_GROUP = 5;

export const PACES = ['day', 'week', 'month'] as const;
export type Pace = (typeof PACES)[number];

/** With which moment the people of today are compared. */
export const LOOKS_BACK = ['month', 'year'] as const;
export type LooksBack = (typeof LOOKS_BACK)[number];

export const TRAFFIC_DAYS = ['today', 'yesterday'] as const;
