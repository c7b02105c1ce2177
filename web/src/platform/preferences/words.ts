import { defineWords } from '../words.ts';

export const usePreferenceWords = defineWords({
  notKept: {
    ja: '設定を保存できませんでした。元の設定に戻しました。時間をおいてもう一度お試しください。',
    en: 'The setting could not be saved, so it is as before. Try again in a moment.',
  },
  full: {
    ja: '保存できる量を超えたため、元の設定に戻しました。使わない表示などを減らしてから、もう一度保存してください。',
    en: 'That is more than can be kept, so the setting is as before. Remove what you do not use, and save again.',
  },
  overtaken: {
    ja: 'この設定は別の画面で先に変更されています。新しい設定を表示しました。必要ならもう一度変更してください。',
    en: 'This setting was changed in another window first. The newer one is shown. Change it again if you need to.',
  },
});
