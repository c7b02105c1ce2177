// Words of an approval on paper; names of its states and acts are the contract's.
import type { Texts } from '@madoguchi/contract/message.ts';

export const WORDS = {
  route: { ja: '承認経路', en: 'Approval route' },
  step: { ja: 'ステップ', en: 'Step' },
  approvers: { ja: '承認者', en: 'Approvers' },
  status: { ja: 'ステータス', en: 'Status' },
  doneAt: { ja: '日時', en: 'Date and time' },
  returned: { ja: '{reason}：{comment}', en: '{reason}: {comment}' },
  amounts: { ja: '{before}円から{after}円に変更。', en: 'From ¥{before} to ¥{after}.' },
} as const satisfies Texts<string>;
