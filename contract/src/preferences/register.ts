import { defineRegister } from '../define-register.ts';

export const PREFERENCES_REGISTER = defineRegister({
  section: 'accounts',
  events: {
    'preference.saved': { ja: '表示設定の保存', en: 'Preference saved' },
  },
  targets: {
    preference: { ja: '表示設定', en: 'Preference' },
  },
  fieldTexts: {
    'preference-size': {
      ja: '保存できる量を超えています。内容を減らして保存してください。',
      en: 'This holds more than can be kept. Remove something and save again.',
    },
  },
});
