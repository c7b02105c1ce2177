import { defineWords } from '../../../../platform/words.ts';

export const useViewWords = defineWords({
  history: { ja: '購買申請の履歴', en: 'History of the request' },
  calendar: { ja: '自動', en: 'Automatic' },
});
