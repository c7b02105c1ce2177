import { defineWords } from '../../../../platform/words.ts';

export const useViewWords = defineWords({
  history: { ja: '購買申請の履歴', en: 'History of the request' },
  returned: { ja: '{{name}}さんが差し戻しました。', en: 'Returned by {{name}}. ' },
  'returned.automatic': { ja: '差し戻されました。', en: 'Returned. ' },
  'returned.reason': { ja: '理由：{{reason}}', en: 'Reason: {{reason}}' },
  calendar: { ja: '自動', en: 'Automatic' },
});
