import { defineRegister } from '../define-register.ts';

export const DATED_RATES_REGISTER = defineRegister({
  section: 'masters',
  events: {
    'dated-rate.added': { ja: '改定日のある設定値の追加', en: 'Dated rate added' },
    'dated-rate.corrected': { ja: '改定日のある設定値の訂正', en: 'Dated rate corrected' },
  },
  targets: {
    'dated-rate': { ja: '改定日のある設定値', en: 'Dated rate' },
  },
  fieldTexts: {
    'rate-begun': {
      ja: '開始日は明日以降にしてください。これまでの値は変わりません。',
      en: 'A new value begins tomorrow at the earliest: what was valid stays as it was.',
    },
    'rate-order': {
      ja: 'この日以降に始まる値がすでにあります。その値を訂正するか、後の日付にしてください。',
      en: 'A value with this day or a later one is there already. Correct that one, or choose a later day.',
    },
  },
});
