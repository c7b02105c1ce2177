// Every word of announcements that no table of the contract holds: as they are read, and as they are maintained.
import { EDIT_HEADINGS, MUST_READ, READER_STATE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { defineWords } from '../../platform/words.ts';

export const useAnnouncementWords = defineWords({
  none: { ja: '今お知らせはありません。', en: 'There are no announcements now.' },
  maintain: { ja: 'お知らせ管理を開く', en: 'Manage announcements' },
  more: { ja: 'さらに表示', en: 'Show more' },
  pinned: { ja: '固定', en: 'Pinned' },
  mustRead: MUST_READ,
  read: READER_STATE_NAMES.read,
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
  files: { ja: '添付ファイル', en: 'Attachments' },
  filesHint: {
    ja: 'このお知らせを見られる人は、ファイルも取得できます。',
    en: 'Whoever sees the announcement can fetch its files too.',
  },
  onlyJapanese: { ja: 'このお知らせは日本語だけです。', en: 'This announcement is in Japanese only.' },
  close: { ja: 'お知らせを閉じる', en: 'Close announcement' },
  gone: {
    ja: 'このお知らせは表示できません。掲載期間が終わったか、対象ではない可能性があります。',
    en: 'This announcement cannot be shown. Its period may be over, or it may not be for you.',
  },

  // Maintenance
  panel: { ja: 'お知らせの内容', en: 'Announcement' },
  edit: { ja: '編集', en: 'Edit' },
  facts: {
    ja: '{{category}} · 対象：{{audience}} · {{day}}から · {{moment}} {{by}}が更新',
    en: '{{category}} · For: {{audience}} · From {{day}} · Changed on {{moment}} by {{by}}',
  },
  yes: { ja: 'あり', en: 'Yes' },
  create: { ja: '新規作成', en: 'New' },
  'maintenance.none': { ja: 'お知らせはまだありません。', en: 'No announcements yet.' },
  toList: { ja: 'お知らせ管理に戻る', en: 'Back to announcements' },

  toAnnouncement: { ja: 'お知らせに戻る', en: 'Back to the announcement' },

  newTitle: EDIT_HEADINGS.fresh,
  editTitle: EDIT_HEADINGS.existing,
  'group.text': { ja: '内容', en: 'Content' },
  'group.english': { ja: '英語', en: 'English' },
  'group.audience': { ja: '対象と期間', en: 'For whom and when' },
  title: { ja: '件名', en: 'Title' },
  body: { ja: '本文', en: 'Text' },
  bodyHint: {
    ja: '見出しは「##」、箇条書きは「-」、強調は「**」、リンクは「[表示](URL)」で書けます。',
    en: 'Headings begin with ##, list items with -, strong text stands between **, links are [text](address).',
  },
  titleEn: { ja: '件名（英語）', en: 'Title (English)' },
  bodyEn: { ja: '本文（英語）', en: 'Text (English)' },
  english: {
    ja: '入力すると、英語の画面では英語で表示します。空のときは日本語で表示します。',
    en: 'Shown on English screens. Without it they show the Japanese text.',
  },
  category: { ja: 'カテゴリ', en: 'Category' },
  audience: { ja: '対象', en: 'Audience' },
  departments: { ja: '対象の部署', en: 'Departments' },
  departmentsHint: { ja: '下位の部署の人にも表示します。', en: 'People of the departments below see it too.' },
  shownFrom: { ja: '開始日', en: 'Start date' },
  shownFromHint: { ja: '公開したお知らせを、この日から表示します。', en: 'Once published, it shows from this day on.' },
  lastDay: { ja: '終了日', en: 'Last day' },
  lastDayHint: {
    ja: 'この日まで表示します。空のときは、取り下げるまで表示します。',
    en: 'It is shown up to and including this day. Left blank, it shows until it is withdrawn.',
  },
  'maintenance.pinned': { ja: '先頭に固定', en: 'Pinned to the top' },
  mustReadHint: {
    ja: '対象の人に通知して「読みました」を押してもらい、日時を記録します。後から対象になった人にも通知します。',
    en: 'Everybody it is for is told and confirms having read it; the time is recorded. Whoever it comes to be for later is told too.',
  },
  readAgain: { ja: 'もう一度読んでもらう', en: 'Ask to read it again' },
  readAgainHint: {
    ja: '既読の人も未読に戻ります。内容が変わったときに使います。',
    en: 'Those who have confirmed it are asked once more. For when the content has changed.',
  },
  preview: { ja: 'プレビュー', en: 'Preview' },
  previewEmpty: { ja: '本文を入力すると、ここに表示します。', en: 'What you write shows here.' },
  noTitle: { ja: '（件名なし）', en: '(No title)' },

  saveDraft: { ja: '下書き保存', en: 'Save draft' },
  save: { ja: '保存', en: 'Save' },
  saved: { ja: 'お知らせ「{{title}}」を保存しました。', en: 'Announcement "{{title}}" saved.' },
  publish: { ja: '公開する', en: 'Publish' },
  publishQuestion: { ja: 'お知らせ「{{title}}」を公開しますか？', en: 'Publish the announcement "{{title}}"?' },
  publishEffect: {
    ja: '対象：{{audience}}。{{day}}から表示します。',
    en: 'For: {{audience}}. It shows from {{day}}.',
  },
  published: { ja: 'お知らせ「{{title}}」を公開しました。', en: 'Announcement "{{title}}" published.' },
  withdraw: { ja: '取り下げる', en: 'Withdraw' },
  withdrawQuestion: { ja: 'お知らせ「{{title}}」を取り下げますか？', en: 'Withdraw the announcement "{{title}}"?' },
  withdrawEffect: {
    ja: '全員の画面から消えます。内容と既読の記録は残り、もう一度公開できます。',
    en: 'It goes from all screens. Text and confirmations are kept, and it can be published again.',
  },
  withdrawDraftEffect: {
    ja: 'まだ公開していません。内容は残り、後から公開できます。',
    en: 'It has not been published yet. The text is kept, and it can be published later.',
  },
  withdrawn: { ja: 'お知らせ「{{title}}」を取り下げました。', en: 'Announcement "{{title}}" withdrawn.' },
  draftRule: {
    ja: '下書きは書きかけのまま保存できます。公開するときは、「任意」と書かれていない項目が必要です。',
    en: 'A draft can be saved as it is. To publish it, all fields must be filled in, unless they are marked “Optional”.',
  },
  unsaved: {
    ja: '保存していない変更があります。先に保存してください。',
    en: 'There are unsaved changes. Save them first.',
  },
  readers: { ja: '既読状況', en: 'Readers' },

  readersTitle: { ja: 'お知らせの既読状況', en: 'Who has read an announcement' },
  readRate: { ja: '既読 {{read}} / {{all}}人（{{percent}}%）', en: 'Read by {{read}} of {{all}} ({{percent}}%)' },
  readersCounts: { ja: '既読 {{read}}人 / 対象 {{all}}人', en: '{{read}} of {{all}} have read it' },
  byDepartment: { ja: '部署ごとの既読', en: 'Read, by department' },
  department: { ja: '部署', en: 'Department' },
  noDepartment: { ja: '部署なし', en: 'No department' },
  unread: { ja: '未読', en: 'Unread' },
  peopleCount: { ja: '{{count}}人', en: '{{count}}' },
  remind: { ja: '催促', en: 'Remind' },
  'remind.all': { ja: '未読の人に催促', en: 'Remind unread' },
  'remind.title': {
    ja: '{{count}}人に催促しますか？',
    en: { one: 'Remind {{count}} person?', other: 'Remind {{count}} people?' },
  },
  'remind.all.title': {
    ja: '未読の{{count}}人に催促しますか？',
    en: {
      one: 'Remind {{count}} person who has not read it?',
      other: 'Remind {{count}} people who have not read it?',
    },
  },
  'remind.effect': {
    ja: '内容の確認をお願いする通知を送ります。自分と、今日すでに催促した人には送りません。',
    en: 'They are asked to read and confirm it. You and people reminded today already are left out.',
  },
  'remind.confirm': { ja: '催促する', en: 'Remind' },
  'remind.dismiss': { ja: '戻る', en: 'Back' },
  'remind.done': {
    ja: '{{count}}人に催促しました。',
    en: { one: '{{count}} person reminded.', other: '{{count}} people reminded.' },
  },
  'remind.none': {
    ja: '催促する人はいません。全員に今日すでに催促しています。',
    en: 'Nobody was reminded. Everybody has been reminded today already.',
  },
  'remind.has-read': { ja: '未読ではありません。', en: 'is not one who has still to read it' },
  'remind.own': { ja: '自分の分です。', en: 'it is your own' },
  'remind.already': { ja: '今日はすでに催促しています。', en: 'was reminded today already' },
  noReaders: { ja: '対象の人はいません。', en: 'It is for nobody who can log in.' },
});
