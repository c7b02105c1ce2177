import { defineRegister } from '../define-register.ts';

export const MEMBERS_REGISTER = defineRegister({
  section: 'people',
  events: {
    'member.opened': { ja: '社員情報の閲覧', en: 'Member record opened' },
    'member.created': { ja: '社員の登録', en: 'Member registered' },
    'member.changed': { ja: '社員情報の変更', en: 'Member changed' },
    'member.post-added': { ja: '所属の追加', en: 'Post added' },
    'member.post-began': { ja: '所属の開始', en: 'Post began' },
    'member.post-ended': { ja: '所属の終了', en: 'Post ended' },
    'member.post-withdrawn': { ja: '所属の取消し', en: 'Post withdrawn' },
    'member.presence-told': { ja: '在席状況の登録', en: 'Presence told' },
    'member.leaving-set': { ja: '退職日の設定', en: 'Leaving date set' },
    'members.exported': { ja: 'メンバー一覧のCSV出力', en: 'Member list exported' },
  },
  targets: {
    employee: { ja: '社員', en: 'Employee' },
  },
  fieldTexts: {
    'number-taken': {
      ja: 'この社員番号はすでに使われています。空にすると、次の番号になります。',
      en: 'This employee number is taken. Leave it empty to get the next free one.',
    },
    extension: { ja: '内線は数字と - で入力してください。', en: 'An extension has digits and - only.' },
    'employee-number': {
      ja: '社員番号は英数字と - _ の32文字以内です。数字を1文字以上入れてください。',
      en: 'An employee number has up to 32 letters, digits, - and _, and at least one digit.',
    },
    'left-before-joined': {
      ja: '退職日は入社日以降にしてください。',
      en: 'The last day cannot come before the day of joining.',
    },
    'before-joined': {
      ja: '入社日より前の日付です。入社日以降の日付にしてください。',
      en: 'This is before the first post, which begins with the day of joining.',
    },
    'post-held': {
      ja: '同じ所属がこの期間にすでにあります。',
      en: 'The person holds this post on these days already.',
    },
    'post-begins-then': {
      ja: 'この日に始まる主務がすでにあります。先にその所属を取り消してください。',
      en: 'Another primary post begins on this day. Withdraw that one first.',
    },
    'first-post': {
      ja: '最初の所属は取り消せません。異動で変更してください。',
      en: 'This is the first post. Transfer the person instead.',
    },
    'primary-ends': {
      ja: '主務は次の主務が始まると終わります。異動で変更してください。',
      en: 'A primary post ends when the next one begins. Transfer the person instead.',
    },
    'first-post-ends': {
      ja: 'この日より前に始まる所属があります。先に所属を直してください。',
      en: 'The posts of the person begin before this day. Set their days first.',
    },
  },
});
