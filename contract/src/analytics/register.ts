import { defineRegister } from '../define-register.ts';

export const ANALYTICS_REGISTER = defineRegister({
  section: 'system',
  events: {
    'analytics.exported': { ja: '分析のCSV出力', en: 'Analytics exported' },
  },
  targets: {
    'analytics-widget': { ja: '分析のウィジェット', en: 'Widget of the analytics' },
  },
});
