import { defineWords } from '../../platform/words.ts';

export const useSideWords = defineWords({
  'hide.left': { ja: '左のパネルを隠す', en: 'Hide the left panel' },
  'hide.right': { ja: '右のパネルを隠す', en: 'Hide the right panel' },
  today: { ja: '今日', en: 'Today' },
  clock: { ja: '現在時刻', en: 'Time now' },
  events: { ja: '予定', en: 'Events' },
  bookings: { ja: '予約', en: 'Reservations' },
  due: { ja: '期限', en: 'Due' },
  'due.to-dos-due': { ja: '期限のToDo {{count}}件', en: { one: '{{count}} to-do due', other: '{{count}} to-dos due' } },
  'due.cards-due': { ja: '期限のカード {{count}}件', en: { one: '{{count}} card due', other: '{{count}} cards due' } },
  notifications: { ja: '通知', en: 'Notifications' },
});
