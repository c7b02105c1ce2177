// The cards of the dashboard, in the order they have at first. Plain values: the browser knows them before any schema.
import type { Texts } from '../message.ts';

export const CARD_IDS = [
  'tasks',
  'announcements',
  'month',
  'purchases',
  'review',
  'team',
  'calendar',
  'reservations',
  'shortcuts',
] as const;
export type CardId = (typeof CARD_IDS)[number];

export const CARD_NAMES: Texts<CardId> = {
  tasks: { ja: '自分のやること', en: 'Your tasks' },
  announcements: { ja: 'お知らせ', en: 'Announcements' },
  month: { ja: '今月の交通費', en: 'Travel expenses this month' },
  purchases: { ja: '購買', en: 'Purchases' },
  review: { ja: '今月の確認状況', en: 'Expense confirmation this month' },
  team: { ja: '部署の在席状況', en: 'Your department today' },
  calendar: { ja: '今日の予定', en: 'Your day' },
  reservations: { ja: '今日の予約', en: 'Your reservations today' },
  shortcuts: { ja: 'よく使う画面', en: 'Shortcuts' },
};

/** How a person laid the dashboard out. A card that stands in no list is shown at the end, in one column. */
export interface DashboardChoice {
  readonly order: readonly CardId[];
  readonly hidden: readonly CardId[];
  /** Cards that take two columns where there are as many. */
  readonly wide: readonly CardId[];
}

export const INITIAL_DASHBOARD: DashboardChoice = { order: CARD_IDS, hidden: [], wide: ['announcements'] };
