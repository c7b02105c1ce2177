import { defineRegister } from '../define-register.ts';

const toEvent = { screen: 'calendar', query: { event: ':subject', on: ':day' } };
const openCalendar = { ja: 'カレンダーで開く', en: 'Open in the calendar' };
const initially = { portal: true, mail: true } as const;

export const CALENDAR_REGISTER = defineRegister({
  section: 'calendar',
  events: {
    'calendar-event.added': { ja: '予定の追加', en: 'Event added' },
    'calendar-event.changed': { ja: '予定の変更', en: 'Event changed' },
    'calendar-event.moved': { ja: '予定の移動', en: 'Event moved' },
    'calendar-event.removed': { ja: '予定の削除', en: 'Event removed' },
    'calendar-event.change-undone': { ja: '予定の変更の取消し', en: 'Change of an event undone' },
    'calendar-event.answered': { ja: '予定への出欠の回答', en: 'Invitation answered' },
    'calendar-feed.made': { ja: 'カレンダーの購読URLの作成', en: 'Calendar address made' },
    'calendar-feed.renewed': { ja: 'カレンダーの購読URLの再作成', en: 'Calendar address renewed' },
    'calendar-month.printed': { ja: 'カレンダーの印刷', en: 'Calendar printed' },
    'calendar-file.checked': { ja: 'カレンダーのファイルの確認', en: 'Calendar file checked' },
    'calendar-file.imported': { ja: 'カレンダーのファイルの取り込み', en: 'Calendar file imported' },
    'calendar-feed.revoked': { ja: 'カレンダーの購読URLの取消し', en: 'Calendar address revoked' },
  },
  targets: {
    'calendar-event': { ja: '予定', en: 'Event' },
  },
  fieldTexts: {
    'event-too-long': {
      ja: '1つの予定は{max}日以内にしてください。',
      en: 'One event can last up to {max} {max|day|days}.',
    },
    'start-at-24': {
      ja: '24:00は終了にだけ使えます。開始は翌日の0:00にしてください。',
      en: '24:00 can only be an end. Let it start at 0:00 of the next day.',
    },
    'end-before-start': {
      ja: '終了は開始以降の時刻にしてください。',
      en: 'The end cannot come before the start.',
    },
    'whole-series': {
      ja: 'この項目は繰り返し全体の設定です。変更するには、保存のときに「以降」または「すべて」を選択してください。',
      en: 'This belongs to the whole series. To change it, save this and the following dates, or all.',
    },
    'cannot-open-calendar': {
      ja: '{name}さんはカレンダーを利用できないため、招待できません。参加者から外してください。',
      en: '{name} cannot open the calendar and so cannot be invited. Take them out.',
    },
    'calendar-file-size': {
      ja: 'カレンダーのファイルは5MBまでです。期間を分けて書き出してください。',
      en: 'A calendar file can have up to 5 MB. Export shorter periods.',
    },
    'not-a-date': {
      ja: 'この日は繰り返しにありません。カレンダーを読み直して、日を選び直してください。',
      en: 'The series has no such date. Load the calendar again and choose the date anew.',
    },
    moment: {
      ja: '日時として読み取れません。ISO 8601の日時を、終日の予定は日付を送ってください。',
      en: 'This is no moment. Send a date and time of ISO 8601, or the date alone for a whole day.',
    },
  },
  notifications: {
    'event-invited': {
      group: 'information',
      concerns: { tool: 'calendar' },
      initially,
      link: toEvent,
      look: ['calendar', 'blue'],
      texts: {
        name: { ja: '予定に招待されたとき', en: 'You are invited to an event' },
        title: {
          ja: '{name}さんから予定「{title}」に招待されました（{day}）。',
          en: 'You are invited by {name} to "{title}" on {day}.',
        },
        subject: { ja: '【予定への招待】{title}（{day}）', en: '[Invitation] {title}, {day}' },
        mail: {
          ja: '{name}さんから、{day}の予定「{title}」に招待されました。ポータルのカレンダーで出欠を回答してください。',
          en: 'You are invited by {name} to "{title}" on {day}. Say in the calendar of the portal whether you take part.',
        },
        action: openCalendar,
      },
    },
    'event-changed': {
      group: 'information',
      concerns: { tool: 'calendar' },
      initially,
      link: toEvent,
      look: ['calendar', 'orange'],
      texts: {
        name: { ja: '招待された予定の日時や場所が変わったとき', en: 'An event that you are invited to was moved' },
        title: {
          ja: '{name}さんが予定「{title}」の日時または場所を変更しました（{day}）。',
          en: '{name} changed time or place of "{title}", now on {day}.',
        },
        subject: { ja: '【予定の変更】{title}（{day}）', en: '[Event changed] {title}, {day}' },
        mail: {
          ja: '{name}さんが、予定「{title}」の日時または場所を変更しました。次回は{day}です。新しい内容をカレンダーで確認し、出欠を回答してください。',
          en: '{name} changed time or place of "{title}". Its next date is {day}. Look at it in the calendar, and say whether you take part.',
        },
        action: openCalendar,
      },
    },
    'event-cancelled': {
      group: 'information',
      concerns: { tool: 'calendar' },
      initially,
      link: { screen: 'calendar' },
      look: ['calendar', 'crimson'],
      texts: {
        name: { ja: '招待された予定がなくなったとき', en: 'An event that you are invited to was called off' },
        title: {
          ja: '{name}さんが予定「{title}」（{day}）を取り消したか、参加者からあなたを外しました。',
          en: '{name} called off "{title}" on {day}, or took you out of it.',
        },
        subject: { ja: '【予定の取消し】{title}（{day}）', en: '[Event called off] {title}, {day}' },
        mail: {
          ja: '{name}さんが予定「{title}」（{day}）を取り消したか、参加者からあなたを外しました。カレンダーには表示されなくなります。',
          en: '{name} called off "{title}" on {day}, or took you out of it. Your calendar does not show it any more.',
        },
        action: openCalendar,
      },
    },
    'event-answered': {
      group: 'information',
      concerns: { tool: 'calendar' },
      initially: { portal: true, mail: false },
      link: toEvent,
      look: ['calendar', 'green'],
      texts: {
        name: { ja: '招待した人が出欠を回答したとき', en: 'Somebody answered your invitation' },
        title: {
          ja: '{name}さんが予定「{title}」（{day}）に「{answer}」と回答しました。',
          en: '{name} answered "{title}" on {day}: {answer}.',
        },
        subject: { ja: '【出欠の回答】{title}（{day}）', en: '[Answer] {title}, {day}' },
        mail: {
          ja: '{name}さんが予定「{title}」（{day}）に「{answer}」と回答しました。',
          en: '{name} answered "{title}" on {day}: {answer}.',
        },
        action: openCalendar,
      },
    },
  },
});
