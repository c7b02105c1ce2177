// Names of the dashboard's cards, as the server and the app write them. Apart from the cards: the start knows those, and no word of them.
import type { Texts } from '../message.ts';
import type { CardId } from './cards.ts';

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
