import { defineWords } from '../../platform/words.ts';

/** Words of the bell, which the frame shows; those of what it opens come with that. */
export const useBellWords = defineWords({
  bell: { ja: '通知', en: 'Notifications' },
  bellUnread: {
    ja: '通知（未読{{count}}件）',
    en: { one: 'Notifications ({{count}} unread)', other: 'Notifications ({{count}} unread)' },
  },
  bellMany: { ja: '通知（未読{{most}}件以上）', en: 'Notifications (more than {{most}} unread)' },
  arrived: {
    ja: '新しい通知があります。未読{{count}}件',
    en: { one: 'A new notification. {{count}} unread.', other: 'A new notification. {{count}} unread.' },
  },
  open: { ja: '開く', en: 'Open' },
});
