import { defineWords } from '../../platform/words.ts';

export const useAnnouncementWords = defineWords({
  none: { ja: '今お知らせはありません。', en: 'There are no announcements now.' },
  maintain: { ja: 'お知らせ管理を開く', en: 'Manage announcements' },
  more: { ja: 'さらに表示', en: 'Show more' },
  pinned: { ja: '固定', en: 'Pinned' },
  mustRead: { ja: '必読', en: 'Must read' },
  read: { ja: '既読', en: 'Read' },
  readAt: { ja: '{{moment}} に読みました。', en: 'You confirmed this on {{moment}}.' },
  confirm: { ja: '読みました', en: 'I have read this' },
  confirmed: { ja: '「{{title}}」を既読にしました。', en: '"{{title}}" marked as read.' },
  changedMeanwhile: {
    ja: '内容が新しくなりました。もう一度読んでから「読みました」を押してください。',
    en: 'The text is new. Read it again, then press "I have read this".',
  },
  confirmHint: {
    ja: 'この内容を確認したら「読みました」を押してください。押した日時を記録します。',
    en: 'Press "I have read this" once you have. The time is recorded.',
  },
  since: { ja: '{{day}} から', en: 'Since {{day}}' },
  onlyJapanese: { ja: 'このお知らせは日本語だけです。', en: 'This announcement is in Japanese only.' },
  close: { ja: 'お知らせを閉じる', en: 'Close announcement' },
  gone: {
    ja: 'このお知らせは表示できません。掲載期間が終わったか、対象ではない可能性があります。',
    en: 'This announcement cannot be shown. Its period may be over, or it may not be for you.',
  },
});
