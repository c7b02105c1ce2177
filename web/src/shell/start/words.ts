import { defineWords } from '../../platform/words.ts';

/** The words that stand before the frame does; its own come with it. */
export const useStartWords = defineWords({
  starting: { ja: '起動しています…', en: 'Starting…' },
  lackOfRole: {
    ja: 'その画面を開く権限がありません。必要な場合はシステム管理者に連絡してください。',
    en: 'You do not have permission for that page. Ask a system administrator if you need it.',
  },
  toolClosed: {
    ja: '{{tool}}は閉じられているため、使えません。登録した内容は残っています。',
    en: '“{{tool}}” is closed to you. What is stored in it is kept.',
  },
});
