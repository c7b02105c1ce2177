import { defineRegister } from '../define-register.ts';

export const ANNOUNCEMENTS_REGISTER = defineRegister({
  section: 'news',
  events: {
    'announcement.created': { ja: 'お知らせの作成', en: 'Announcement created' },
    'announcement.changed': { ja: 'お知らせの変更', en: 'Announcement changed' },
    'announcement.published': { ja: 'お知らせの公開', en: 'Announcement published' },
    'announcement.withdrawn': { ja: 'お知らせの取下げ', en: 'Announcement withdrawn' },
    'announcements.exported': { ja: 'お知らせ一覧のCSV出力', en: 'Announcement list exported' },
    'announcement.readers-exported': { ja: 'お知らせの既読状況のCSV出力', en: 'Readers of an announcement exported' },
    'announcement.reminded': { ja: 'お知らせの催促', en: 'Readers of an announcement reminded' },
    'announcement.read': { ja: 'お知らせの確認', en: 'Announcement read' },
  },
  targets: {
    announcement: { ja: 'お知らせ', en: 'Announcement' },
  },
  fieldTexts: {
    'departments-needed': { ja: '部署を1つ以上選択してください。', en: 'Select at least one department.' },
    'both-in-english': {
      ja: '英語は件名と本文の両方を入力するか、両方を空にしてください。',
      en: 'Write both the title and the text in English, or neither.',
    },
  },
  notifications: {
    'announcement-must-read': {
      group: 'information',
      initially: { portal: true, mail: true },
      isTask: true,
      link: { screen: 'information', query: { announcement: ':subject' } },
      look: ['announcement', 'orange'],
      texts: {
        name: { ja: '必読のお知らせが公開されたとき', en: 'A must-read announcement came out' },
        title: {
          ja: '必読のお知らせ「{title}」が公開されました。',
          en: 'A must-read announcement came out: "{title}".',
        },
        subject: { ja: '【必読】{title}', en: '[Must read] {title}' },
        mail: {
          ja: '必読のお知らせ「{title}」が公開されました。内容を読み、確認してください。',
          en: 'A must-read announcement came out: "{title}". Read it and confirm that you have.',
        },
        action: { ja: 'お知らせを読む', en: 'Read the announcement' },
      },
    },
    'announcement-reminder': {
      group: 'information',
      initially: { portal: true, mail: true },
      isTask: true,
      isYourTurn: true,
      link: { screen: 'information', query: { announcement: ':subject' } },
      look: ['clock', 'orange'],
      texts: {
        name: { ja: '必読のお知らせの催促', en: 'A reminder of a must-read announcement' },
        title: {
          ja: '必読のお知らせ「{title}」を確認してください。',
          en: 'Read the must-read announcement "{title}" and confirm that you have.',
        },
        subject: { ja: '【催促】必読のお知らせ：{title}', en: '[Reminder] Must read: {title}' },
        mail: {
          ja: '{name}さんから、必読のお知らせ「{title}」の確認をお願いするお知らせです。まだ確認していない場合は、内容を読み、確認してください。',
          en: '{name} asks you to read the must-read announcement "{title}". If you have not done so yet, read it and confirm that you have.',
        },
        action: { ja: 'お知らせを読む', en: 'Read the announcement' },
      },
    },
  },
});
