import { defineWords } from '../../platform/words.ts';

/** Words of what the toolbar's buttons open. */
export const useToolWords = defineWords({
  languageNotKept: {
    ja: '表示言語をアカウントに保存できませんでした。この画面では切り替わっています。',
    en: 'The language could not be saved with your account. This page shows it.',
  },
  fontSizeOf: { ja: '文字サイズ {{percent}}%', en: 'Font size {{percent}}%' },
  percent: { ja: '{{percent}}%', en: '{{percent}}%' },
  usualSize: { ja: '100%に戻す', en: 'Back to 100%' },
  'role.system': { ja: 'システム管理者', en: 'System' },
  'role.admin': { ja: '管理者', en: 'Admin' },
  'role.staff': { ja: 'スタッフ', en: 'Staff' },
  'role.auditor': { ja: '監査人（閲覧のみ）', en: 'Auditor (reads only)' },
  'role.user': { ja: '一般ユーザー', en: 'User' },
  shelved: { ja: '直前の操作', en: 'What you just did' },
  register: { ja: 'アカウント登録', en: 'Register' },
});
