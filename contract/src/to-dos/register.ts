import { defineRegister } from '../define-register.ts';

export const TODO_REGISTER = defineRegister({
  section: 'to-dos',
  events: {
    'to-do.added': { ja: 'ToDoの追加', en: 'To-do added' },
    'to-do.changed': { ja: 'ToDoの変更', en: 'To-do changed' },
    'to-do.erased': { ja: 'ToDoの完全な削除', en: 'To-do deleted for good' },
    'to-do.change-undone': { ja: 'ToDoの変更の取消し', en: 'Change of a to-do undone' },
    'to-do-place.added': { ja: 'ToDoのフォルダー・ラベルの追加', en: 'Folder or label of to-dos added' },
    'to-do-place.changed': { ja: 'ToDoのフォルダー・ラベルの変更', en: 'Folder or label of to-dos changed' },
    'to-do-place.removed': { ja: 'ToDoのフォルダー・ラベルの削除', en: 'Folder or label of to-dos deleted' },
    'to-do-place.restored': { ja: 'ToDoのフォルダー・ラベルの復元', en: 'Folder or label of to-dos restored' },
    'to-do-place.ordered': { ja: 'ToDoのフォルダー・ラベルの並べ替え', en: 'Folders or labels of to-dos ordered' },
  },
  targets: {
    'to-do': { ja: 'ToDo', en: 'To-do' },
    'to-do-place': { ja: 'ToDoのフォルダー・ラベル', en: 'Folder or label of to-dos' },
  },
  fieldTexts: {
    'start-after-due': {
      ja: '開始日は期限（{due}）以前の日付にしてください。',
      en: 'The start cannot come after the due date, {due}.',
    },
    'time-without-day': {
      ja: '時刻には期限の日付も必要です。日付を入力するか、時刻を消してください。',
      en: 'A time needs a due date. Enter the day, or delete the time.',
    },
    'due-at-24': {
      ja: '24:00は使えません。翌日の0:00にしてください。',
      en: '24:00 is no time of a due date. Use 0:00 of the next day.',
    },
    'no-such-place': {
      ja: 'このフォルダーまたはラベルはありません。削除されていないか確認し、選び直してください。',
      en: 'There is no such folder or label. It may have been deleted; choose another one.',
    },
    'place-twice': {
      ja: '「{title}」はすでにあります。別の名前にしてください。',
      en: '"{title}" exists already. Choose another name.',
    },
    'most-places': {
      ja: '{max}件まで作成できます。使わないものを削除してください。',
      en: 'There can be up to {max}. Delete one that you do not use.',
    },
    'request-number': {
      ja: '申請の番号を入力してください。例：PR-2026-00045、TE-2026-00123',
      en: 'Enter the number of a request. Examples: PR-2026-00045, TE-2026-00123',
    },
  },
  notifications: {
    'to-do-reminder': {
      group: 'information',
      concerns: { tool: 'to-dos' },
      initially: { portal: true, mail: false },
      // `todo` opens it beside the list.
      link: { screen: 'to-dos.folder', params: { folderHandle: ':place' }, query: { todo: ':subject' } },
      look: ['clock', 'orange'],
      texts: {
        name: { ja: 'ToDoのリマインダー', en: 'Reminder of a to-do' },
        title: { ja: 'ToDo「{title}」のリマインダーです。', en: 'Reminder: "{title}".' },
        subject: { ja: '【リマインダー】{title}', en: '[Reminder] {title}' },
        mail: {
          ja: 'ToDo「{title}」のリマインダーです。内容はポータルで確認してください。',
          en: 'This is your reminder of the to-do "{title}". See the portal for its content.',
        },
        action: { ja: 'ToDoを開く', en: 'Open the to-do' },
      },
    },
  },
});
