// The words of the fields of delegations, for the API description.
import type { Texts } from '../message.ts';

export const DELEGATION_FIELDS = {
  given: { ja: '自分が頼んだ代理', en: 'Delegations one gave' },
  received: { ja: '自分が頼まれた代理', en: 'Delegations one received' },
  from: { ja: '委任者', en: 'Delegator' },
  to: { ja: '代理人', en: 'Delegate' },
  domains: { ja: '対象の申請種別', en: 'Kinds of requests' },
  amountLimit: { ja: '金額の上限（円）', en: 'Most yen' },
  offeredAt: { ja: '依頼日時', en: 'Asked at' },
  holdsToday: { ja: '今日有効な場合は true', en: 'True where it holds today' },
  note: { ja: '連絡事項', en: 'Message' },
  validFrom: { ja: '開始日', en: 'First day' },
} as const satisfies Texts<string>;
