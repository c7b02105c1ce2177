import { defineWords } from '../../platform/words.ts';

/** Words of the sheet that lists the keys. */
export const useKeyWords = defineWords({
  title: { ja: 'キー操作', en: 'Keyboard' },
  button: { ja: 'キー操作', en: 'Keys' },
  after: { ja: 'のあとに', en: 'then' },
  use: { ja: '1文字のキー操作を使う', en: 'Use single-key shortcuts' },
  'use.hint': {
    ja: '音声で入力する場合などに、意図しない操作を防ぐため止められます。CtrlやEscを使う操作は止まりません。',
    en: 'Switch them off if keys act unawares, for instance while you dictate. Those with Ctrl or Esc go on.',
  },
});
