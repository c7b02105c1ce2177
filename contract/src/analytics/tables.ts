// Each widget as a table: what its table view shows and its file holds, so that both say the same to the last yen (AN2).
import type { Language, Text } from '../message.ts';
import type { Figures } from './model.ts';
import { type Movement, movement, percentOf, pointsAgainst, shares } from './rules.ts';
import { GENDER_GROUPS, LOOKS_BACK, PACES, TRAFFIC_DAYS, type WidgetId } from './widgets.ts';

export type CellKind = 'text' | 'day' | 'month' | 'hour' | 'count' | 'yen' | 'percent' | 'points' | 'degrees';

export interface TableColumn {
  readonly name: Text;
  readonly kind: CellKind;
}

export interface TableRow {
  /** The tab that it belongs to; null in a widget without tabs. A file holds the rows of all. */
  readonly tab: string | null;
  /** Null: nothing is known. */
  readonly cells: readonly (string | number | null)[];
}

export interface WidgetTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export const PACE_NAMES = {
  day: { ja: '1日', en: '1 day' },
  week: { ja: '1週', en: '1 week' },
  month: { ja: '1か月', en: '1 month' },
} as const satisfies Record<string, Text>;

export const TRAFFIC_DAY_NAMES = {
  today: { ja: '今日', en: 'Today' },
  yesterday: { ja: '昨日', en: 'Yesterday' },
} as const satisfies Record<string, Text>;

/** 2026年度, FY2026. */
export const fiscalYearName = (year: number, language: Language): string =>
  language === 'ja' ? `${year}年度` : `FY${year}`;

const column = (kind: CellKind, ja: string, en: string): TableColumn => ({ kind, name: { ja, en } });
const DAY = column('day', '日', 'Day');

/** 「+12.3%」, 「−4.0%」, 「新規」; null where it cannot be said. The sign is a true minus. */
export function movementText(moved: Movement, language: Language): string | null {
  if (moved.kind === 'unknown') return null;
  if (moved.kind === 'new') return language === 'ja' ? '新規' : 'New';
  return `${signed(moved.percent)}%`;
}

/** +12.3, −4.0, ±0.0. */
export function signed(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '±';
  return `${sign}${Math.abs(value).toFixed(1)}`;
}

const plain = (rows: readonly (readonly (string | number | null)[])[]): TableRow[] =>
  rows.map((cells) => ({ tab: null, cells }));

/** Null only where both are. */
function sumOf(a: number | null, b: number | null): number | null {
  return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}

type Making = (figures: Figures, language: Language) => WidgetTable;

const TABLES: Readonly<Record<WidgetId, Making>> = {
  spend: ({ spend }, language) => ({
    columns: [
      column('text', '年度', 'Fiscal year'),
      column('month', '月', 'Month'),
      column('yen', '精算（円）', 'Claims (yen)'),
      column('yen', '購買（円）', 'Purchases (yen)'),
      column('yen', '合計（円）', 'Total (yen)'),
    ],
    rows: spend.years.flatMap(({ year, months }) =>
      months.map(({ month, claims, purchases }) => ({
        tab: String(year),
        cells: [fiscalYearName(year, language), month, claims, purchases, sumOf(claims, purchases)],
      })),
    ),
  }),
  'first-pass': ({ firstPass }) => ({
    columns: [
      DAY,
      column('count', '決定した件数', 'Decided'),
      column('count', '一度で承認された件数', 'Approved first time'),
      column('percent', '割合（%）', 'Rate (%)'),
    ],
    rows: plain(firstPass.days.map(({ day, passed, decided }) => [day, decided, passed, percentOf(passed, decided)])),
  }),
  requests: ({ requests }) => ({
    columns: [DAY, column('count', '申請件数', 'Requests')],
    rows: plain(requests.days.map(({ day, value }) => [day, value])),
  }),
  visits: ({ visits }) => ({
    columns: [DAY, column('count', '訪問', 'Visits')],
    rows: plain(visits.days.map(({ day, value }) => [day, value])),
  }),
  traffic: ({ traffic }, language) => ({
    columns: [
      column('text', '日', 'Day'),
      column('hour', '時', 'Hour'),
      column('count', '訪問', 'Visits'),
      column('count', '画面表示', 'Page views'),
    ],
    rows: TRAFFIC_DAYS.flatMap((tab) =>
      traffic[tab].map(({ hour, visits, views }) => ({
        tab,
        cells: [TRAFFIC_DAY_NAMES[tab][language], hour, visits, views],
      })),
    ),
  }),
  sites: ({ sites }, language) => ({
    columns: [
      column('text', '拠点', 'Site'),
      column('count', '人数', 'People'),
      column('degrees', '緯度', 'Latitude'),
      column('degrees', '経度', 'Longitude'),
      column('text', '備考', 'Note'),
    ],
    rows: plain(
      sites.map(({ name, nameEn, people, lat, lng }) => [
        language === 'ja' ? name : nameEn,
        people,
        lat,
        lng,
        people === 0 ? SAMPLE[language] : '',
      ]),
    ),
  }),
  people: ({ people }, language) => {
    const groups = people ?? [];
    const parts = shares(groups.map(({ now }) => now));
    return {
      columns: [
        column('text', '区分', 'Group'),
        column('count', '人数', 'People'),
        column('percent', '割合（%）', 'Share (%)'),
        column('text', '前月末から', 'Since last month'),
        column('text', '前年同月末から', 'Since last year'),
      ],
      rows: plain(
        groups.map((group, nth) => [
          GENDER_GROUPS[group.group][language],
          group.now,
          parts[nth] ?? null,
          ...LOOKS_BACK.map((back) => movementText(movement(group.now, group[back]), language)),
        ]),
      ),
    };
  },
  pace: ({ pace }, language) => ({
    columns: [
      column('text', '単位', 'Step'),
      column('day', '開始日', 'From'),
      column('day', '終了日', 'To'),
      column('yen', '金額（円）', 'Amount (yen)'),
    ],
    rows: PACES.flatMap((tab) =>
      pace[tab].steps.map(({ from, to, yen }) => ({ tab, cells: [PACE_NAMES[tab][language], from, to, yen] })),
    ),
  }),
  purchases: ({ purchases }) => ({
    columns: [
      column('text', '件名', 'Purchase name'),
      column('count', '申請件数', 'Requests'),
      column('yen', '申請金額（税込、円）', 'Requested with tax (yen)'),
      column('count', '決定した件数', 'Decided'),
      column('percent', '承認率（%）', 'Approved (%)'),
      column('points', '全体との差（ポイント）', 'Against all (points)'),
    ],
    rows: plain(
      purchases.top.map(({ name, requests, yen, decided, approved }) => {
        const rate = percentOf(approved, decided);
        const all = percentOf(purchases.approved, purchases.decided);
        return [name, requests, yen, decided, rate, pointsAgainst(rate, all)];
      }),
    ),
  }),
};

/** Said of a site where nobody works. */
export const SAMPLE: Text = { ja: '見本', en: 'Sample' };

export function widgetTable(widget: WidgetId, figures: Figures, language: Language): WidgetTable {
  return TABLES[widget](figures, language);
}
