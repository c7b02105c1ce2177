import { defineRegister } from '../define-register.ts';

export const SYSTEM_REGISTER = defineRegister({
  section: 'system',
  events: {
    'sample.loaded': { ja: 'サンプルの読み込み', en: 'Sample loaded' },
  },
  targets: {
    installation: { ja: 'ポータル', en: 'Portal' },
  },
});
